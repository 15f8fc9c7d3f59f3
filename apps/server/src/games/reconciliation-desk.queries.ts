/** Types generated for queries found in "src/games/reconciliation-desk.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'DeskReconciliations' parameters type */
export interface DeskReconciliationsParams {
  reconciliation_id?: number | null | void;
  row_count: number;
  skipped: number;
}

/** 'DeskReconciliations' return type */
export interface DeskReconciliationsResult {
  asked_by: string | null;
  at: Date;
  day: string;
  dialect: string;
  difference_count: number;
  error: string | null;
  id: number;
  open_count: number;
  ours_count: number;
  state: string;
  theirs_count: number;
  total_count: number;
}

/** 'DeskReconciliations' query type */
export interface DeskReconciliationsQuery {
  params: DeskReconciliationsParams;
  result: DeskReconciliationsResult;
}

const deskReconciliationsIR: any = {"usedParamSet":{"reconciliation_id":true,"row_count":true,"skipped":true},"params":[{"name":"reconciliation_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":371,"b":388},{"a":416,"b":433}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":472,"b":482}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":491,"b":499}]}],"statement":"select r.id, r.dialect, r.day::text as \"day!\", r.state, r.error, r.ours_count, r.theirs_count, r.difference_count, o.username as \"asked_by?\", r.at,\n  (select count(*) from wager_difference d where d.reconciliation_id = r.id and d.state = 'open') as \"open_count!\",\n  count(*) over () as \"total_count!\"\nfrom reconciliation r left join operator o on o.id = r.asked_by\nwhere :reconciliation_id::bigint is null or r.id = :reconciliation_id order by r.day desc, r.dialect limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select r.id, r.dialect, r.day::text as "day!", r.state, r.error, r.ours_count, r.theirs_count, r.difference_count, o.username as "asked_by?", r.at,
 *   (select count(*) from wager_difference d where d.reconciliation_id = r.id and d.state = 'open') as "open_count!",
 *   count(*) over () as "total_count!"
 * from reconciliation r left join operator o on o.id = r.asked_by
 * where :reconciliation_id::bigint is null or r.id = :reconciliation_id order by r.day desc, r.dialect limit :row_count! offset :skipped!
 * ```
 */
export const deskReconciliations = new PreparedQuery<DeskReconciliationsParams,DeskReconciliationsResult>(deskReconciliationsIR);


/** 'DeskDifferences' parameters type */
export interface DeskDifferencesParams {
  difference_id?: number | null | void;
  reconciliation_id?: number | null | void;
  row_count: number;
  skipped: number;
  state?: string | null | void;
}

/** 'DeskDifferences' return type */
export interface DeskDifferencesResult {
  asked_by: string | null;
  day: string;
  decided_at: Date | null;
  decided_by: string | null;
  dialect: string;
  id: number;
  kind: string;
  member: string;
  ours_pya: number;
  p_code: string;
  player_id: number | null;
  player_name: string | null;
  player_phone: string | null;
  reason: string | null;
  repair_pya: number;
  state: string;
  theirs_pya: number;
  total_count: number;
  wager_code: string;
}

/** 'DeskDifferences' query type */
export interface DeskDifferencesQuery {
  params: DeskDifferencesParams;
  result: DeskDifferencesResult;
}

const deskDifferencesIR: any = {"usedParamSet":{"difference_id":true,"state":true,"reconciliation_id":true,"row_count":true,"skipped":true},"params":[{"name":"difference_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":720,"b":733},{"a":761,"b":774}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":782,"b":787},{"a":816,"b":821}]},{"name":"reconciliation_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":831,"b":848},{"a":891,"b":908}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":955,"b":965}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":974,"b":982}]}],"statement":"select d.id, d.dialect, r.day::text as \"day!\", d.kind, d.p_code, d.wager_code, d.player_id, p.name as \"player_name?\", p.phone as \"player_phone?\", d.member,\n  d.ours_pya, d.theirs_pya, coalesce(d.repair_pya, d.theirs_pya - d.ours_pya) as \"repair_pya!\", d.state, d.reason,\n  a.username as \"asked_by?\", b.username as \"decided_by?\", d.decided_at, count(*) over () as \"total_count!\"\nfrom wager_difference d join reconciliation r on r.id = d.reconciliation_id left join player p on p.id = d.player_id\nleft join deed e on e.kind = 'wager_repair' and e.subject = 'wager_difference:' || d.id and (e.state = 'asked' or e.id = d.deed_id)\nleft join operator a on a.id = e.asked_by left join operator b on b.id = d.decided_by\nwhere (:difference_id::bigint is null or d.id = :difference_id) and (:state::text is null or d.state = :state)\n  and (:reconciliation_id::bigint is null or d.reconciliation_id = :reconciliation_id)\norder by d.state <> 'open', d.id desc limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select d.id, d.dialect, r.day::text as "day!", d.kind, d.p_code, d.wager_code, d.player_id, p.name as "player_name?", p.phone as "player_phone?", d.member,
 *   d.ours_pya, d.theirs_pya, coalesce(d.repair_pya, d.theirs_pya - d.ours_pya) as "repair_pya!", d.state, d.reason,
 *   a.username as "asked_by?", b.username as "decided_by?", d.decided_at, count(*) over () as "total_count!"
 * from wager_difference d join reconciliation r on r.id = d.reconciliation_id left join player p on p.id = d.player_id
 * left join deed e on e.kind = 'wager_repair' and e.subject = 'wager_difference:' || d.id and (e.state = 'asked' or e.id = d.deed_id)
 * left join operator a on a.id = e.asked_by left join operator b on b.id = d.decided_by
 * where (:difference_id::bigint is null or d.id = :difference_id) and (:state::text is null or d.state = :state)
 *   and (:reconciliation_id::bigint is null or d.reconciliation_id = :reconciliation_id)
 * order by d.state <> 'open', d.id desc limit :row_count! offset :skipped!
 * ```
 */
export const deskDifferences = new PreparedQuery<DeskDifferencesParams,DeskDifferencesResult>(deskDifferencesIR);


/** 'LockDifference' parameters type */
export interface LockDifferenceParams {
  difference_id: number;
}

/** 'LockDifference' return type */
export interface LockDifferenceResult {
  dialect: string;
  id: number;
  p_code: string;
  player_id: number | null;
  state: string;
  theirs_bet_pya: number;
  theirs_payout_pya: number;
  theirs_pya: number;
  theirs_status: string;
  theirs_tip_pya: number;
  theirs_valid_bet_pya: number;
  wager_code: string;
}

/** 'LockDifference' query type */
export interface LockDifferenceQuery {
  params: LockDifferenceParams;
  result: LockDifferenceResult;
}

const lockDifferenceIR: any = {"usedParamSet":{"difference_id":true},"params":[{"name":"difference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":220,"b":234}]}],"statement":"select d.id, d.dialect, d.state, d.player_id, d.p_code, d.wager_code, d.theirs_pya, d.theirs_status, d.theirs_bet_pya, d.theirs_tip_pya,\n  d.theirs_valid_bet_pya, d.theirs_payout_pya\nfrom wager_difference d where d.id = :difference_id! for update"};

/**
 * Query generated from SQL:
 * ```
 * select d.id, d.dialect, d.state, d.player_id, d.p_code, d.wager_code, d.theirs_pya, d.theirs_status, d.theirs_bet_pya, d.theirs_tip_pya,
 *   d.theirs_valid_bet_pya, d.theirs_payout_pya
 * from wager_difference d where d.id = :difference_id! for update
 * ```
 */
export const lockDifference = new PreparedQuery<LockDifferenceParams,LockDifferenceResult>(lockDifferenceIR);


/** 'FindDifference' parameters type */
export interface FindDifferenceParams {
  difference_id: number;
}

/** 'FindDifference' return type */
export interface FindDifferenceResult {
  name: string | null;
  ours_bet_pya: number | null;
  ours_payout_pya: number | null;
  ours_pya: number;
  ours_status: string | null;
  ours_valid_bet_pya: number | null;
  p_code: string;
  phone: string | null;
  player_id: number | null;
  state: string;
  theirs_bet_pya: number;
  theirs_payout_pya: number;
  theirs_pya: number;
  theirs_status: string;
  theirs_tip_pya: number;
  theirs_valid_bet_pya: number;
  wager_code: string;
}

/** 'FindDifference' query type */
export interface FindDifferenceQuery {
  params: FindDifferenceParams;
  result: FindDifferenceResult;
}

const findDifferenceIR: any = {"usedParamSet":{"difference_id":true},"params":[{"name":"difference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":627,"b":641}]}],"statement":"select d.state, d.player_id, p.name as \"name?\", p.phone as \"phone?\", d.p_code, d.wager_code,\n  w.status as \"ours_status?\", w.bet_pya as \"ours_bet_pya?\", w.valid_bet_pya as \"ours_valid_bet_pya?\", w.payout_pya as \"ours_payout_pya?\",\n  coalesce(w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya, 0)::bigint as \"ours_pya!\",\n  d.theirs_status, d.theirs_bet_pya, d.theirs_tip_pya, d.theirs_valid_bet_pya, d.theirs_payout_pya, d.theirs_pya\nfrom wager_difference d left join player p on p.id = d.player_id\nleft join wager w on w.player_id = d.player_id and w.product = d.p_code and w.wager_code = d.wager_code\nwhere d.id = :difference_id!"};

/**
 * Query generated from SQL:
 * ```
 * select d.state, d.player_id, p.name as "name?", p.phone as "phone?", d.p_code, d.wager_code,
 *   w.status as "ours_status?", w.bet_pya as "ours_bet_pya?", w.valid_bet_pya as "ours_valid_bet_pya?", w.payout_pya as "ours_payout_pya?",
 *   coalesce(w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya, 0)::bigint as "ours_pya!",
 *   d.theirs_status, d.theirs_bet_pya, d.theirs_tip_pya, d.theirs_valid_bet_pya, d.theirs_payout_pya, d.theirs_pya
 * from wager_difference d left join player p on p.id = d.player_id
 * left join wager w on w.player_id = d.player_id and w.product = d.p_code and w.wager_code = d.wager_code
 * where d.id = :difference_id!
 * ```
 */
export const findDifference = new PreparedQuery<FindDifferenceParams,FindDifferenceResult>(findDifferenceIR);


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
export type PutTurnoverResult = void;

/** 'PutTurnover' query type */
export interface PutTurnoverQuery {
  params: PutTurnoverParams;
  result: PutTurnoverResult;
}

const putTurnoverIR: any = {"usedParamSet":{"turnover_pya":true,"player_id":true},"params":[{"name":"turnover_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":46}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":69}]}],"statement":"update player set turnover_pya = :turnover_pya! where id = :player_id!"};

/**
 * Query generated from SQL:
 * ```
 * update player set turnover_pya = :turnover_pya! where id = :player_id!
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


/** 'MarkDismissed' parameters type */
export interface MarkDismissedParams {
  difference_id: number;
  operator_id: number;
  reason: string;
}

/** 'MarkDismissed' return type */
export type MarkDismissedResult = void;

/** 'MarkDismissed' query type */
export interface MarkDismissedQuery {
  params: MarkDismissedParams;
  result: MarkDismissedResult;
}

const markDismissedIR: any = {"usedParamSet":{"reason":true,"operator_id":true,"difference_id":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":65}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":93}]},{"name":"difference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":134,"b":148}]}],"statement":"update wager_difference set state = 'dismissed', reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :difference_id!"};

/**
 * Query generated from SQL:
 * ```
 * update wager_difference set state = 'dismissed', reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :difference_id!
 * ```
 */
export const markDismissed = new PreparedQuery<MarkDismissedParams,MarkDismissedResult>(markDismissedIR);


