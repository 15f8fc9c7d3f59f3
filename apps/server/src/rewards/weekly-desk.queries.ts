/** Types generated for queries found in "src/rewards/weekly-desk.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'PageOfRuns' parameters type */
export interface PageOfRunsParams {
  row_count: number;
  run_id?: number | null | void;
  skipped: number;
}

/** 'PageOfRuns' return type */
export interface PageOfRunsResult {
  amount_pya: number;
  basis_points: number;
  counted_at: Date | null;
  id: number;
  needs_confirmation: boolean;
  net_loss_pya: number;
  paid_at: Date | null;
  paid_count: number;
  paid_pya: number;
  player_count: number;
  started_at: Date;
  started_by: string;
  state: string;
  stopped_by: string;
  total_count: number;
  waits: boolean;
  week_end: string;
  week_start: string;
}

/** 'PageOfRuns' query type */
export interface PageOfRunsQuery {
  params: PageOfRunsParams;
  result: PageOfRunsResult;
}

const pageOfRunsIR: any = {"usedParamSet":{"run_id":true,"row_count":true,"skipped":true},"params":[{"name":"run_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":100,"b":106},{"a":134,"b":140}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":177,"b":187}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":196,"b":204}]}],"statement":"with page as materialized (\n  select w.*, count(*) over () as total_count from weekly_run w\n  where :run_id::bigint is null or w.id = :run_id\n  order by w.week_start desc limit :row_count! offset :skipped!\n)\nselect r.id, r.week_start, r.week_start + 6 as \"week_end!\", r.state, r.basis_points, r.needs_confirmation, r.waits, r.started_at, r.counted_at, r.paid_at,\n  s.username as started_by, x.username as stopped_by,\n  i.player_count as \"player_count!\", i.net_loss_pya as \"net_loss_pya!\", i.amount_pya as \"amount_pya!\", i.paid_pya as \"paid_pya!\", i.paid_count as \"paid_count!\",\n  r.total_count as \"total_count!\"\nfrom page r\nleft join public_operator s on s.id = r.started_by\nleft join public_operator x on x.id = r.stopped_by\ncross join lateral (\n  select count(*) as player_count, coalesce(sum(lottery_loss_pya + game_loss_pya), 0)::bigint as net_loss_pya,\n    coalesce(sum(amount_pya), 0)::bigint as amount_pya, coalesce(sum(amount_pya) filter (where paid_at is not null), 0)::bigint as paid_pya,\n    count(paid_at) as paid_count\n  from weekly_item where run_id = r.id\n) i\norder by r.week_start desc"};

/**
 * Query generated from SQL:
 * ```
 * with page as materialized (
 *   select w.*, count(*) over () as total_count from weekly_run w
 *   where :run_id::bigint is null or w.id = :run_id
 *   order by w.week_start desc limit :row_count! offset :skipped!
 * )
 * select r.id, r.week_start, r.week_start + 6 as "week_end!", r.state, r.basis_points, r.needs_confirmation, r.waits, r.started_at, r.counted_at, r.paid_at,
 *   s.username as started_by, x.username as stopped_by,
 *   i.player_count as "player_count!", i.net_loss_pya as "net_loss_pya!", i.amount_pya as "amount_pya!", i.paid_pya as "paid_pya!", i.paid_count as "paid_count!",
 *   r.total_count as "total_count!"
 * from page r
 * left join public_operator s on s.id = r.started_by
 * left join public_operator x on x.id = r.stopped_by
 * cross join lateral (
 *   select count(*) as player_count, coalesce(sum(lottery_loss_pya + game_loss_pya), 0)::bigint as net_loss_pya,
 *     coalesce(sum(amount_pya), 0)::bigint as amount_pya, coalesce(sum(amount_pya) filter (where paid_at is not null), 0)::bigint as paid_pya,
 *     count(paid_at) as paid_count
 *   from weekly_item where run_id = r.id
 * ) i
 * order by r.week_start desc
 * ```
 */
export const pageOfRuns = new PreparedQuery<PageOfRunsParams,PageOfRunsResult>(pageOfRunsIR);


/** 'LockRunToDecide' parameters type */
export interface LockRunToDecideParams {
  run_id: number;
}

/** 'LockRunToDecide' return type */
export interface LockRunToDecideResult {
  id: number;
  state: string;
}

/** 'LockRunToDecide' query type */
export interface LockRunToDecideQuery {
  params: LockRunToDecideParams;
  result: LockRunToDecideResult;
}

const lockRunToDecideIR: any = {"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":51}]}],"statement":"select id, state from weekly_run where id = :run_id! for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select id, state from weekly_run where id = :run_id! for no key update
 * ```
 */
export const lockRunToDecide = new PreparedQuery<LockRunToDecideParams,LockRunToDecideResult>(lockRunToDecideIR);


/** 'ItemsOfRun' parameters type */
export interface ItemsOfRunParams {
  row_count: number;
  run_id: number;
  search?: string | null | void;
  skipped: number;
}

/** 'ItemsOfRun' return type */
export interface ItemsOfRunResult {
  amount_pya: number;
  game_loss_pya: number;
  id: number;
  lottery_loss_pya: number;
  name: string;
  paid_at: Date | null;
  phone: string;
  player_id: number;
  total_count: number;
}

/** 'ItemsOfRun' query type */
export interface ItemsOfRunQuery {
  params: ItemsOfRunParams;
  result: ItemsOfRunResult;
}

const itemsOfRunIR: any = {"usedParamSet":{"run_id":true,"search":true,"row_count":true,"skipped":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":212,"b":219}]},{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":226,"b":232},{"a":271,"b":277},{"a":309,"b":315}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":364,"b":374}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":383,"b":391}]}],"statement":"select i.id, i.player_id, p.name, p.phone, i.lottery_loss_pya, i.game_loss_pya, i.amount_pya, i.paid_at, count(*) over () as \"total_count!\"\nfrom weekly_item i join player p on p.id = i.player_id\nwhere i.run_id = :run_id! and (:search::text is null or p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')\norder by i.amount_pya desc, i.id limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select i.id, i.player_id, p.name, p.phone, i.lottery_loss_pya, i.game_loss_pya, i.amount_pya, i.paid_at, count(*) over () as "total_count!"
 * from weekly_item i join player p on p.id = i.player_id
 * where i.run_id = :run_id! and (:search::text is null or p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')
 * order by i.amount_pya desc, i.id limit :row_count! offset :skipped!
 * ```
 */
export const itemsOfRun = new PreparedQuery<ItemsOfRunParams,ItemsOfRunResult>(itemsOfRunIR);


/** 'FindRun' parameters type */
export interface FindRunParams {
  run_id: number;
}

/** 'FindRun' return type */
export interface FindRunResult {
  id: number;
}

/** 'FindRun' query type */
export interface FindRunQuery {
  params: FindRunParams;
  result: FindRunResult;
}

const findRunIR: any = {"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":44}]}],"statement":"select id from weekly_run where id = :run_id!"};

/**
 * Query generated from SQL:
 * ```
 * select id from weekly_run where id = :run_id!
 * ```
 */
export const findRun = new PreparedQuery<FindRunParams,FindRunResult>(findRunIR);


/** 'CountedRun' parameters type */
export interface CountedRunParams {
  run_id: number;
}

/** 'CountedRun' return type */
export interface CountedRunResult {
  amount_pya: number;
  basis_points: number;
  counted_at: Date | null;
  net_loss_pya: number;
  player_count: number;
  state: string;
  week_end: string;
  week_start: string;
}

/** 'CountedRun' query type */
export interface CountedRunQuery {
  params: CountedRunParams;
  result: CountedRunResult;
}

const countedRunIR: any = {"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":367,"b":374}]}],"statement":"select r.week_start, r.week_start + 6 as \"week_end!\", r.state, r.counted_at, r.basis_points, count(i.id)::int as \"player_count!\",\n  coalesce(sum(i.lottery_loss_pya + i.game_loss_pya), 0)::bigint as \"net_loss_pya!\", coalesce(sum(i.amount_pya), 0)::bigint as \"amount_pya!\"\nfrom weekly_run r left join weekly_item i on i.run_id = r.id and i.paid_at is null\nwhere r.id = :run_id! group by r.id"};

/**
 * Query generated from SQL:
 * ```
 * select r.week_start, r.week_start + 6 as "week_end!", r.state, r.counted_at, r.basis_points, count(i.id)::int as "player_count!",
 *   coalesce(sum(i.lottery_loss_pya + i.game_loss_pya), 0)::bigint as "net_loss_pya!", coalesce(sum(i.amount_pya), 0)::bigint as "amount_pya!"
 * from weekly_run r left join weekly_item i on i.run_id = r.id and i.paid_at is null
 * where r.id = :run_id! group by r.id
 * ```
 */
export const countedRun = new PreparedQuery<CountedRunParams,CountedRunResult>(countedRunIR);


/** 'MarkPaying' parameters type */
export interface MarkPayingParams {
  run_id: number;
}

/** 'MarkPaying' return type */
export type MarkPayingResult = void;

/** 'MarkPaying' query type */
export interface MarkPayingQuery {
  params: MarkPayingParams;
  result: MarkPayingResult;
}

const markPayingIR: any = {"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":57}]}],"statement":"update weekly_run set state = 'paying' where id = :run_id!"};

/**
 * Query generated from SQL:
 * ```
 * update weekly_run set state = 'paying' where id = :run_id!
 * ```
 */
export const markPaying = new PreparedQuery<MarkPayingParams,MarkPayingResult>(markPayingIR);


/** 'MarkStopped' parameters type */
export interface MarkStoppedParams {
  operator_id: number;
  run_id: number;
}

/** 'MarkStopped' return type */
export type MarkStoppedResult = void;

/** 'MarkStopped' query type */
export interface MarkStoppedQuery {
  params: MarkStoppedParams;
  result: MarkStoppedResult;
}

const markStoppedIR: any = {"usedParamSet":{"operator_id":true,"run_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":47}]},{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":86}]}],"statement":"update weekly_run set stopped_by = :operator_id!, state = 'stopped' where id = :run_id!"};

/**
 * Query generated from SQL:
 * ```
 * update weekly_run set stopped_by = :operator_id!, state = 'stopped' where id = :run_id!
 * ```
 */
export const markStopped = new PreparedQuery<MarkStoppedParams,MarkStoppedResult>(markStoppedIR);


/** 'DropUnpaidItems' parameters type */
export interface DropUnpaidItemsParams {
  run_id: number;
}

/** 'DropUnpaidItems' return type */
export type DropUnpaidItemsResult = void;

/** 'DropUnpaidItems' query type */
export interface DropUnpaidItemsQuery {
  params: DropUnpaidItemsParams;
  result: DropUnpaidItemsResult;
}

const dropUnpaidItemsIR: any = {"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":46}]}],"statement":"delete from weekly_item where run_id = :run_id! and paid_at is null"};

/**
 * Query generated from SQL:
 * ```
 * delete from weekly_item where run_id = :run_id! and paid_at is null
 * ```
 */
export const dropUnpaidItems = new PreparedQuery<DropUnpaidItemsParams,DropUnpaidItemsResult>(dropUnpaidItemsIR);


/** 'CountAgain' parameters type */
export interface CountAgainParams {
  needs_confirmation: boolean;
  run_id: number;
}

/** 'CountAgain' return type */
export type CountAgainResult = void;

/** 'CountAgain' query type */
export interface CountAgainQuery {
  params: CountAgainParams;
  result: CountAgainResult;
}

const countAgainIR: any = {"usedParamSet":{"needs_confirmation":true,"run_id":true},"params":[{"name":"needs_confirmation","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":154}]},{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":167,"b":174}]}],"statement":"update weekly_run set state = 'counting', counted_to = 0, counted_at = null, paid_at = null, stopped_by = null,\n  needs_confirmation = :needs_confirmation!\nwhere id = :run_id!"};

/**
 * Query generated from SQL:
 * ```
 * update weekly_run set state = 'counting', counted_to = 0, counted_at = null, paid_at = null, stopped_by = null,
 *   needs_confirmation = :needs_confirmation!
 * where id = :run_id!
 * ```
 */
export const countAgain = new PreparedQuery<CountAgainParams,CountAgainResult>(countAgainIR);


