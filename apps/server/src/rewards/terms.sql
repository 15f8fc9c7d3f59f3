/* @name read_reward_setting */
select value from setting where key = :key!;

/* @name write_reward_setting */
insert into setting (key, value) values (:key!, :value!)
on conflict (key) do update set value = excluded.value, changed_at = product_now();

/* @name lock_reward_setting  -- by a lock of its own: the row may not be there yet */
select pg_advisory_xact_lock(2017, 1)::text as locked;

/* @name best_point  -- what a point is worth by the open offer that gives most for one */
select coalesce(max(amount_pya::float8 / points), 0) as "pya!" from point_offer where is_open;
