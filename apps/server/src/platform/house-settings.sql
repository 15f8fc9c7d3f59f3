/* @name read_house_settings */
select key, value from setting where key = any (:keys!);

/* @name write_house_setting */
insert into setting (key, value) values (:key!, :value!)
on conflict (key) do update set value = excluded.value, changed_at = product_now();

/* @name lock_house_setting  -- by a lock of its own: the row may not be there yet */
select pg_advisory_xact_lock(2001, hashtext(:key!))::text as locked;
