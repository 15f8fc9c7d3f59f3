/* @name queue_for_repair  -- before the purse, as callbacks lock them */
select turnover_pya as "turnover_pya!" from lock_player(:player_id!);

/* @name wager_to_repair  -- the purse is held by now, and with it every callback of the wager */
select to_json(w) as "wager!" from wager w where w.player_id = :player_id! and w.product = :p_code! and w.wager_code = :wager_code!;

/* @name categories_to_repair  -- those of the wager's game in the catalogue, else all of its product */
select c.category_id as "category_id!" from provider p join provider_category c on c.provider_id = p.id
where p.p_code = :p_code! and (
  exists (select from game g where g.provider_id = p.id and g.category_id = c.category_id and g.g_code = :g_code)
  or not exists (select from game g where g.provider_id = p.id and g.g_code = :g_code)
);

/* @name new_wager_id */
select nextval('wager_ids') as "id!", product_now() as "at!";

/* @name put_wager  -- as a repair leaves it */
insert into wager (id, player_id, product, wager_code, dialect, kind, status, is_flagged, round_id, game_code, game_type, bet_pya, valid_bet_pya, payout_pya,
  commission_pya, staked_pya, returned_pya, paid_pya, taken_back_pya, turnover_pya, is_turnover_counted, is_result_rolled_back, before_pya, after_pya,
  data_at, created_at, settled_at, changed_at, is_repaired, waiting_pya, is_reserved)
select r.id, r.player_id, r.product, r.wager_code, r.dialect, r.kind, r.status, r.is_flagged, r.round_id, r.game_code, r.game_type, r.bet_pya,
  r.valid_bet_pya, r.payout_pya, r.commission_pya, r.staked_pya, r.returned_pya, r.paid_pya, r.taken_back_pya, r.turnover_pya, r.is_turnover_counted,
  r.is_result_rolled_back, r.before_pya, r.after_pya, r.data_at, r.created_at, r.settled_at, r.changed_at, r.is_repaired, r.waiting_pya, r.is_reserved
from json_populate_record(null::wager, :wager!::json) r
on conflict (id) do update set
  kind = excluded.kind, status = excluded.status, is_flagged = excluded.is_flagged, bet_pya = excluded.bet_pya,
  valid_bet_pya = excluded.valid_bet_pya, payout_pya = excluded.payout_pya, staked_pya = excluded.staked_pya,
  returned_pya = excluded.returned_pya, paid_pya = excluded.paid_pya, taken_back_pya = excluded.taken_back_pya,
  turnover_pya = excluded.turnover_pya, is_turnover_counted = excluded.is_turnover_counted,
  is_result_rolled_back = excluded.is_result_rolled_back, after_pya = excluded.after_pya, settled_at = excluded.settled_at,
  changed_at = excluded.changed_at, is_repaired = excluded.is_repaired, waiting_pya = excluded.waiting_pya;

/* @name put_turnover */
select set_turnovers(array[:player_id!]::bigint[], array[:turnover_pya!]::bigint[]);

/* @name mark_repaired */
update wager_difference set state = 'repaired', deed_id = :deed_id!, reason = :reason!, decided_by = :operator_id!, decided_at = product_now(),
  wager_id = :wager_id!, repair_pya = :repair_pya!, repair_stake_pya = :repair_stake_pya!, repair_paid_pya = :repair_paid_pya!
where id = :difference_id!;
