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

const deskReconciliationsIR: any = {"usedParamSet":{"reconciliation_id":true,"row_count":true,"skipped":true},"params":[{"name":"reconciliation_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":386,"b":403},{"a":431,"b":448}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":487,"b":497}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":506,"b":514}]}],"statement":"select r.id, r.dialect, r.day::text as \"day!\", r.state, r.error, r.ours_count, r.theirs_count, r.difference_count, o.username as \"asked_by?\", r.at,\n  (select count(*) from wager_difference d where d.reconciliation_id = r.id and d.state in ('open', 'proposed')) as \"open_count!\",\n  count(*) over () as \"total_count!\"\nfrom reconciliation r left join operator o on o.id = r.asked_by\nwhere :reconciliation_id::bigint is null or r.id = :reconciliation_id order by r.day desc, r.dialect limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select r.id, r.dialect, r.day::text as "day!", r.state, r.error, r.ours_count, r.theirs_count, r.difference_count, o.username as "asked_by?", r.at,
 *   (select count(*) from wager_difference d where d.reconciliation_id = r.id and d.state in ('open', 'proposed')) as "open_count!",
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
  proposed_by: string | null;
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

const deskDifferencesIR: any = {"usedParamSet":{"difference_id":true,"state":true,"reconciliation_id":true,"row_count":true,"skipped":true},"params":[{"name":"difference_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":594,"b":607},{"a":635,"b":648}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":656,"b":661},{"a":690,"b":695}]},{"name":"reconciliation_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":705,"b":722},{"a":765,"b":782}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":847,"b":857}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":866,"b":874}]}],"statement":"select d.id, d.dialect, r.day::text as \"day!\", d.kind, d.p_code, d.wager_code, d.player_id, p.name as \"player_name?\", p.phone as \"player_phone?\", d.member,\n  d.ours_pya, d.theirs_pya, coalesce(d.repair_pya, d.theirs_pya - d.ours_pya) as \"repair_pya!\", d.state, d.reason,\n  a.username as \"proposed_by?\", b.username as \"decided_by?\", d.decided_at, count(*) over () as \"total_count!\"\nfrom wager_difference d join reconciliation r on r.id = d.reconciliation_id left join player p on p.id = d.player_id\nleft join operator a on a.id = d.proposed_by left join operator b on b.id = d.decided_by\nwhere (:difference_id::bigint is null or d.id = :difference_id) and (:state::text is null or d.state = :state)\n  and (:reconciliation_id::bigint is null or d.reconciliation_id = :reconciliation_id)\norder by d.state not in ('open', 'proposed'), d.id desc limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select d.id, d.dialect, r.day::text as "day!", d.kind, d.p_code, d.wager_code, d.player_id, p.name as "player_name?", p.phone as "player_phone?", d.member,
 *   d.ours_pya, d.theirs_pya, coalesce(d.repair_pya, d.theirs_pya - d.ours_pya) as "repair_pya!", d.state, d.reason,
 *   a.username as "proposed_by?", b.username as "decided_by?", d.decided_at, count(*) over () as "total_count!"
 * from wager_difference d join reconciliation r on r.id = d.reconciliation_id left join player p on p.id = d.player_id
 * left join operator a on a.id = d.proposed_by left join operator b on b.id = d.decided_by
 * where (:difference_id::bigint is null or d.id = :difference_id) and (:state::text is null or d.state = :state)
 *   and (:reconciliation_id::bigint is null or d.reconciliation_id = :reconciliation_id)
 * order by d.state not in ('open', 'proposed'), d.id desc limit :row_count! offset :skipped!
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
  proposed_by: number | null;
  reason: string | null;
  repair_pya: number | null;
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

const lockDifferenceIR: any = {"usedParamSet":{"difference_id":true},"params":[{"name":"difference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":259,"b":273}]}],"statement":"select d.id, d.dialect, d.state, d.player_id, d.p_code, d.wager_code, d.theirs_pya, d.theirs_status, d.theirs_bet_pya, d.theirs_tip_pya,\n  d.theirs_valid_bet_pya, d.theirs_payout_pya, d.repair_pya, d.reason, d.proposed_by\nfrom wager_difference d where d.id = :difference_id! for update"};

/**
 * Query generated from SQL:
 * ```
 * select d.id, d.dialect, d.state, d.player_id, d.p_code, d.wager_code, d.theirs_pya, d.theirs_status, d.theirs_bet_pya, d.theirs_tip_pya,
 *   d.theirs_valid_bet_pya, d.theirs_payout_pya, d.repair_pya, d.reason, d.proposed_by
 * from wager_difference d where d.id = :difference_id! for update
 * ```
 */
export const lockDifference = new PreparedQuery<LockDifferenceParams,LockDifferenceResult>(lockDifferenceIR);


/** 'NetOfWager' parameters type */
export interface NetOfWagerParams {
  p_code: string;
  player_id: number;
  wager_code: string;
}

/** 'NetOfWager' return type */
export interface NetOfWagerResult {
  net_pya: number;
}

/** 'NetOfWager' query type */
export interface NetOfWagerQuery {
  params: NetOfWagerParams;
  result: NetOfWagerResult;
}

const netOfWagerIR: any = {"usedParamSet":{"player_id":true,"p_code":true,"wager_code":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":126}]},{"name":"p_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":144,"b":151}]},{"name":"wager_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":172,"b":183}]}],"statement":"select w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya as \"net_pya!\" from wager w\nwhere w.player_id = :player_id! and w.product = :p_code! and w.wager_code = :wager_code!"};

/**
 * Query generated from SQL:
 * ```
 * select w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya as "net_pya!" from wager w
 * where w.player_id = :player_id! and w.product = :p_code! and w.wager_code = :wager_code!
 * ```
 */
export const netOfWager = new PreparedQuery<NetOfWagerParams,NetOfWagerResult>(netOfWagerIR);


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


/** 'MarkProposed' parameters type */
export interface MarkProposedParams {
  difference_id: number;
  operator_id: number;
  reason: string;
  repair_pya: number;
}

/** 'MarkProposed' return type */
export type MarkProposedResult = void;

/** 'MarkProposed' query type */
export interface MarkProposedQuery {
  params: MarkProposedParams;
  result: MarkProposedResult;
}

const markProposedIR: any = {"usedParamSet":{"repair_pya":true,"reason":true,"operator_id":true,"difference_id":true},"params":[{"name":"repair_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":72}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":91}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":120}]},{"name":"difference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":133,"b":147}]}],"statement":"update wager_difference set state = 'proposed', repair_pya = :repair_pya!, reason = :reason!, proposed_by = :operator_id! where id = :difference_id!"};

/**
 * Query generated from SQL:
 * ```
 * update wager_difference set state = 'proposed', repair_pya = :repair_pya!, reason = :reason!, proposed_by = :operator_id! where id = :difference_id!
 * ```
 */
export const markProposed = new PreparedQuery<MarkProposedParams,MarkProposedResult>(markProposedIR);


/** 'MarkRepaired' parameters type */
export interface MarkRepairedParams {
  difference_id: number;
  operator_id: number;
  repair_paid_pya: number;
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

const markRepairedIR: any = {"usedParamSet":{"operator_id":true,"wager_id":true,"repair_stake_pya":true,"repair_paid_pya":true,"difference_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":73}]},{"name":"wager_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":124}]},{"name":"repair_stake_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":148,"b":165}]},{"name":"repair_paid_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":186,"b":202}]},{"name":"difference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":215,"b":229}]}],"statement":"update wager_difference set state = 'repaired', decided_by = :operator_id!, decided_at = product_now(), wager_id = :wager_id!,\n  repair_stake_pya = :repair_stake_pya!, repair_paid_pya = :repair_paid_pya!\nwhere id = :difference_id!"};

/**
 * Query generated from SQL:
 * ```
 * update wager_difference set state = 'repaired', decided_by = :operator_id!, decided_at = product_now(), wager_id = :wager_id!,
 *   repair_stake_pya = :repair_stake_pya!, repair_paid_pya = :repair_paid_pya!
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


