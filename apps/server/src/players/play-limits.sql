/* @name show_limits */
select l.kind, l.period, l.limit_pya, l.raise_pya, l.raise_asked_at, u.used_pya as "used_pya!"
from play_limit l join play_limits_used(:player_id!) u on u.kind = l.kind and u.period = l.period
where l.player_id = :player_id!
order by l.kind, l.period;

/* @name running_break  -- the break that ends last */
select kind, until_at from play_break where player_id = :player_id! and until_at > product_now() order by until_at desc limit 1;

/* @name queue_for_limits */
select 1 as "held!" from queue_for_limits(:player_id!::bigint);

/* @name lock_limit */
select limit_pya, raise_pya, raise_asked_at,
  coalesce(raise_asked_at <= product_now() - make_interval(hours => :wait_hours!), false) as "may_confirm!"
from play_limit where player_id = :player_id! and kind = :kind! and period = :period! for no key update;

/* @name put_limit  -- a new or lower limit counts at once and ends a raise that waits */
insert into play_limit (player_id, kind, period, limit_pya) values (:player_id!, :kind!, :period!, :limit_pya!)
on conflict (player_id, kind, period) do update set limit_pya = excluded.limit_pya, raise_pya = null, raise_asked_at = null, changed_at = product_now();

/* @name ask_raise */
update play_limit set raise_pya = :raise_pya, raise_asked_at = product_now() where player_id = :player_id! and kind = :kind! and period = :period!;

/* @name drop_limit */
delete from play_limit where player_id = :player_id! and kind = :kind! and period = :period!;

/* @name note_raise */
insert into play_limit_raise (player_id, kind, period, from_pya, to_pya) values (:player_id!, :kind!, :period!, :from_pya!, :to_pya);

/* @name add_break  -- a running break is never shortened */
with added as (
  insert into play_break (player_id, kind, from_at, until_at)
  select :player_id!, :kind!, at, at + make_interval(days => :days!, months => :months!) from product_now() as at
  returning until_at
)
update player p set excluded_until = greatest(p.excluded_until, added.until_at) from added where p.id = :player_id!
returning p.excluded_until;
