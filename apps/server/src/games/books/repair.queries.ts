/** Types generated for queries found in "src/games/books/repair.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'QueueForRepair' parameters type */
export interface QueueForRepairParams {
  player_id: number;
}

/** 'QueueForRepair' return type */
export interface QueueForRepairResult {
  turnover_pya: number;
}

/** 'QueueForRepair' query type */
export interface QueueForRepairQuery {
  params: QueueForRepairParams;
  result: QueueForRepairResult;
}

const queueForRepairIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":43,"b":53}]}],"statement":"select turnover_pya from player where id = :player_id! for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select turnover_pya from player where id = :player_id! for no key update
 * ```
 */
export const queueForRepair = new PreparedQuery<QueueForRepairParams,QueueForRepairResult>(queueForRepairIR);


/** 'WagerToRepair' parameters type */
export interface WagerToRepairParams {
  p_code: string;
  player_id: number;
  wager_code: string;
}

/** 'WagerToRepair' return type */
export interface WagerToRepairResult {
  wager: unknown;
}

/** 'WagerToRepair' query type */
export interface WagerToRepairQuery {
  params: WagerToRepairParams;
  result: WagerToRepairResult;
}

const wagerToRepairIR: any = {"usedParamSet":{"player_id":true,"p_code":true,"wager_code":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":73}]},{"name":"p_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":98}]},{"name":"wager_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":130}]}],"statement":"select to_json(w) as \"wager!\" from wager w where w.player_id = :player_id! and w.product = :p_code! and w.wager_code = :wager_code!"};

/**
 * Query generated from SQL:
 * ```
 * select to_json(w) as "wager!" from wager w where w.player_id = :player_id! and w.product = :p_code! and w.wager_code = :wager_code!
 * ```
 */
export const wagerToRepair = new PreparedQuery<WagerToRepairParams,WagerToRepairResult>(wagerToRepairIR);


/** 'NewWagerId' parameters type */
export type NewWagerIdParams = void;

/** 'NewWagerId' return type */
export interface NewWagerIdResult {
  at: Date;
  id: number;
}

/** 'NewWagerId' query type */
export interface NewWagerIdQuery {
  params: NewWagerIdParams;
  result: NewWagerIdResult;
}

const newWagerIdIR: any = {"usedParamSet":{},"params":[],"statement":"select nextval('wager_ids') as \"id!\", product_now() as \"at!\""};

/**
 * Query generated from SQL:
 * ```
 * select nextval('wager_ids') as "id!", product_now() as "at!"
 * ```
 */
export const newWagerId = new PreparedQuery<NewWagerIdParams,NewWagerIdResult>(newWagerIdIR);


/** 'PutWager' parameters type */
export interface PutWagerParams {
  wager: unknown;
}

/** 'PutWager' return type */
export type PutWagerResult = void;

/** 'PutWager' query type */
export interface PutWagerQuery {
  params: PutWagerParams;
  result: PutWagerResult;
}

const putWagerIR: any = {"usedParamSet":{"wager":true},"params":[{"name":"wager","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":74}]}],"statement":"insert into wager select r.* from json_populate_record(null::wager, :wager!::json) r\non conflict (id) do update set\n  kind = excluded.kind, status = excluded.status, is_flagged = excluded.is_flagged, bet_pya = excluded.bet_pya,\n  valid_bet_pya = excluded.valid_bet_pya, payout_pya = excluded.payout_pya, staked_pya = excluded.staked_pya,\n  returned_pya = excluded.returned_pya, paid_pya = excluded.paid_pya, taken_back_pya = excluded.taken_back_pya,\n  turnover_pya = excluded.turnover_pya, is_turnover_counted = excluded.is_turnover_counted,\n  is_result_rolled_back = excluded.is_result_rolled_back, after_pya = excluded.after_pya, settled_at = excluded.settled_at,\n  changed_at = excluded.changed_at, is_repaired = excluded.is_repaired, waiting_pya = excluded.waiting_pya"};

/**
 * Query generated from SQL:
 * ```
 * insert into wager select r.* from json_populate_record(null::wager, :wager!::json) r
 * on conflict (id) do update set
 *   kind = excluded.kind, status = excluded.status, is_flagged = excluded.is_flagged, bet_pya = excluded.bet_pya,
 *   valid_bet_pya = excluded.valid_bet_pya, payout_pya = excluded.payout_pya, staked_pya = excluded.staked_pya,
 *   returned_pya = excluded.returned_pya, paid_pya = excluded.paid_pya, taken_back_pya = excluded.taken_back_pya,
 *   turnover_pya = excluded.turnover_pya, is_turnover_counted = excluded.is_turnover_counted,
 *   is_result_rolled_back = excluded.is_result_rolled_back, after_pya = excluded.after_pya, settled_at = excluded.settled_at,
 *   changed_at = excluded.changed_at, is_repaired = excluded.is_repaired, waiting_pya = excluded.waiting_pya
 * ```
 */
export const putWager = new PreparedQuery<PutWagerParams,PutWagerResult>(putWagerIR);


/** 'PutTurnover' parameters type */
export interface PutTurnoverParams {
  player_id: number;
  turnover_pya: number;
}

/** 'PutTurnover' return type */
export interface PutTurnoverResult {
  set_turnovers: undefined | null;
}

/** 'PutTurnover' query type */
export interface PutTurnoverQuery {
  params: PutTurnoverParams;
  result: PutTurnoverResult;
}

const putTurnoverIR: any = {"usedParamSet":{"player_id":true,"turnover_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":27,"b":37}]},{"name":"turnover_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":70}]}],"statement":"select set_turnovers(array[:player_id!]::bigint[], array[:turnover_pya!]::bigint[])"};

/**
 * Query generated from SQL:
 * ```
 * select set_turnovers(array[:player_id!]::bigint[], array[:turnover_pya!]::bigint[])
 * ```
 */
export const putTurnover = new PreparedQuery<PutTurnoverParams,PutTurnoverResult>(putTurnoverIR);


/** 'MarkRepaired' parameters type */
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

/** 'MarkRepaired' return type */
export type MarkRepairedResult = void;

/** 'MarkRepaired' query type */
export interface MarkRepairedQuery {
  params: MarkRepairedParams;
  result: MarkRepairedResult;
}

const markRepairedIR: any = {"usedParamSet":{"deed_id":true,"reason":true,"operator_id":true,"wager_id":true,"repair_pya":true,"repair_stake_pya":true,"repair_paid_pya":true,"difference_id":true},"params":[{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":66}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":78,"b":85}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":113}]},{"name":"wager_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":157,"b":166}]},{"name":"repair_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":182,"b":193}]},{"name":"repair_stake_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":215,"b":232}]},{"name":"repair_paid_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":253,"b":269}]},{"name":"difference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":282,"b":296}]}],"statement":"update wager_difference set state = 'repaired', deed_id = :deed_id!, reason = :reason!, decided_by = :operator_id!, decided_at = product_now(),\n  wager_id = :wager_id!, repair_pya = :repair_pya!, repair_stake_pya = :repair_stake_pya!, repair_paid_pya = :repair_paid_pya!\nwhere id = :difference_id!"};

/**
 * Query generated from SQL:
 * ```
 * update wager_difference set state = 'repaired', deed_id = :deed_id!, reason = :reason!, decided_by = :operator_id!, decided_at = product_now(),
 *   wager_id = :wager_id!, repair_pya = :repair_pya!, repair_stake_pya = :repair_stake_pya!, repair_paid_pya = :repair_paid_pya!
 * where id = :difference_id!
 * ```
 */
export const markRepaired = new PreparedQuery<MarkRepairedParams,MarkRepairedResult>(markRepairedIR);


