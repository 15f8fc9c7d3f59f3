/* @name find_password  -- takes no lock: a hash is compared outside every transaction */
select phone, password_hash_of(id) as "password_hash!" from public_player where id = :player_id!;

/* @name lock_player  -- what a player asks for about money is decided one at a time */
select is_blocked as "is_blocked!", is_excluded as "is_excluded!", is_self_excluded as "is_self_excluded!", birthday, yangon_day(product_now()) as "today!",
  is_level_2 as "is_level_2!", lvl_2_name, turnover_pya as "turnover_pya!",
  coalesce(credentials_changed_at > product_now() - make_interval(hours => :quiet_hours!), false) as "is_quiet!"
from lock_player(:player_id!);

/* @name add_turnover  -- by somebody who holds the player */
select add_turnover(:player_id!, :added_pya!);

/* @name drop_turnover */
select set_turnovers(array[:player_id!]::bigint[], '{0}');
