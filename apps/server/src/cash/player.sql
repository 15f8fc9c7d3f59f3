/* @name find_password  -- read without a lock: a hash is compared outside every transaction */
select password_hash from player where id = :player_id!;

/* @name lock_player
  What a player asks for about money is decided one at a time. Whoever locks more takes a request that is there already first,
  then the player, then purses by id. */
select p.blocked_at is not null as "is_blocked!", coalesce(p.excluded_until > product_now(), false) as "is_excluded!",
  coalesce(p.excluded_until > product_now(), false) and not exists (
    select from play_break b where b.player_id = p.id and b.kind = 'time_out' and b.until_at = p.excluded_until
  ) as "is_self_excluded!",
  p.birthday, yangon_day(product_now()) as "today!",
  p.lvl_2_state = 'approved' as "is_level_2!", p.lvl_2_name, p.turnover_pya,
  coalesce(p.credentials_changed_at > product_now() - make_interval(hours => :quiet_hours!), false) as "is_quiet!"
from player p where p.id = :player_id! for no key update;

/* @name add_turnover  -- by somebody who holds the player */
select add_turnover(:player_id!, :added_pya!);

/* @name drop_turnover */
select set_turnovers(array[:player_id!]::bigint[], '{0}');
