/** Types and statements of src/games/books/repair.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface QueueForRepairParams {
  player_id: number;
}

export interface QueueForRepairResult {
  turnover_pya: number;
}

export const queueForRepair = new PreparedQuery<QueueForRepairParams, QueueForRepairResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":66}]}],"statement":"select turnover_pya as \"turnover_pya!\" from lock_player(:player_id!)"} as never);

export interface WagerToRepairParams {
  p_code: string;
  player_id: number;
  wager_code: string;
}

export interface WagerToRepairResult {
  wager: unknown;
}

export const wagerToRepair = new PreparedQuery<WagerToRepairParams, WagerToRepairResult>({"usedParamSet":{"player_id":true,"p_code":true,"wager_code":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":73}]},{"name":"p_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":98}]},{"name":"wager_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":130}]}],"statement":"select to_json(w) as \"wager!\" from wager w where w.player_id = :player_id! and w.product = :p_code! and w.wager_code = :wager_code!"} as never);

export interface CategoriesToRepairParams {
  g_code?: string | null | void;
  p_code: string;
}

export interface CategoriesToRepairResult {
  category_id: number;
}

export const categoriesToRepair = new PreparedQuery<CategoriesToRepairParams, CategoriesToRepairResult>({"usedParamSet":{"p_code":true,"g_code":true},"params":[{"name":"p_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":128}]},{"name":"g_code","required":false,"transform":{"type":"scalar"},"locs":[{"a":241,"b":247},{"a":328,"b":334}]}],"statement":"select c.category_id as \"category_id!\" from provider p join provider_category c on c.provider_id = p.id\nwhere p.p_code = :p_code! and (\n  exists (select from game g where g.provider_id = p.id and g.category_id = c.category_id and g.g_code = :g_code)\n  or not exists (select from game g where g.provider_id = p.id and g.g_code = :g_code)\n)"} as never);

export type NewWagerIdParams = void;

export interface NewWagerIdResult {
  at: Date;
  id: number;
}

export const newWagerId = new PreparedQuery<NewWagerIdParams, NewWagerIdResult>({"usedParamSet":{},"params":[],"statement":"select nextval('wager_ids') as \"id!\", product_now() as \"at!\""} as never);

export interface PutWagerParams {
  wager: unknown;
}

export type PutWagerResult = void;

export const putWager = new PreparedQuery<PutWagerParams, PutWagerResult>({"usedParamSet":{"wager":true},"params":[{"name":"wager","required":true,"transform":{"type":"scalar"},"locs":[{"a":878,"b":884}]}],"statement":"insert into wager (id, player_id, product, wager_code, dialect, kind, status, is_flagged, round_id, game_code, game_type, bet_pya, valid_bet_pya, payout_pya,\n  commission_pya, staked_pya, returned_pya, paid_pya, taken_back_pya, turnover_pya, is_turnover_counted, is_result_rolled_back, before_pya, after_pya,\n  data_at, created_at, settled_at, changed_at, is_repaired, waiting_pya, is_reserved)\nselect r.id, r.player_id, r.product, r.wager_code, r.dialect, r.kind, r.status, r.is_flagged, r.round_id, r.game_code, r.game_type, r.bet_pya,\n  r.valid_bet_pya, r.payout_pya, r.commission_pya, r.staked_pya, r.returned_pya, r.paid_pya, r.taken_back_pya, r.turnover_pya, r.is_turnover_counted,\n  r.is_result_rolled_back, r.before_pya, r.after_pya, r.data_at, r.created_at, r.settled_at, r.changed_at, r.is_repaired, r.waiting_pya, r.is_reserved\nfrom json_populate_record(null::wager, :wager!::json) r\non conflict (id) do update set\n  kind = excluded.kind, status = excluded.status, is_flagged = excluded.is_flagged, bet_pya = excluded.bet_pya,\n  valid_bet_pya = excluded.valid_bet_pya, payout_pya = excluded.payout_pya, staked_pya = excluded.staked_pya,\n  returned_pya = excluded.returned_pya, paid_pya = excluded.paid_pya, taken_back_pya = excluded.taken_back_pya,\n  turnover_pya = excluded.turnover_pya, is_turnover_counted = excluded.is_turnover_counted,\n  is_result_rolled_back = excluded.is_result_rolled_back, after_pya = excluded.after_pya, settled_at = excluded.settled_at,\n  changed_at = excluded.changed_at, is_repaired = excluded.is_repaired, waiting_pya = excluded.waiting_pya"} as never);

export interface PutTurnoverParams {
  player_id: number;
  turnover_pya: number;
}

export interface PutTurnoverResult {
  set_turnovers: undefined | null;
}

export const putTurnover = new PreparedQuery<PutTurnoverParams, PutTurnoverResult>({"usedParamSet":{"player_id":true,"turnover_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":27,"b":37}]},{"name":"turnover_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":70}]}],"statement":"select set_turnovers(array[:player_id!]::bigint[], array[:turnover_pya!]::bigint[])"} as never);

export interface MarkRepairedParams {
  deed_id: number;
  difference_id: number;
  operator_id: number;
  reason: string;
  repair_paid_pya: number;
  repair_pya: number;
  repair_stake_pya: number;
  wager_id: number;
}

export type MarkRepairedResult = void;

export const markRepaired = new PreparedQuery<MarkRepairedParams, MarkRepairedResult>({"usedParamSet":{"deed_id":true,"reason":true,"operator_id":true,"wager_id":true,"repair_pya":true,"repair_stake_pya":true,"repair_paid_pya":true,"difference_id":true},"params":[{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":66}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":78,"b":85}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":113}]},{"name":"wager_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":157,"b":166}]},{"name":"repair_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":182,"b":193}]},{"name":"repair_stake_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":215,"b":232}]},{"name":"repair_paid_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":253,"b":269}]},{"name":"difference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":282,"b":296}]}],"statement":"update wager_difference set state = 'repaired', deed_id = :deed_id!, reason = :reason!, decided_by = :operator_id!, decided_at = product_now(),\n  wager_id = :wager_id!, repair_pya = :repair_pya!, repair_stake_pya = :repair_stake_pya!, repair_paid_pya = :repair_paid_pya!\nwhere id = :difference_id!"} as never);

