/** Types and statements of src/rewards/weekly-console.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { WeeklyRunState } from '#queries/unions.ts';

export interface PageOfRunsParams {
  row_count: number;
  run_id?: number | null | void;
  skipped: number;
}

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
  state: WeeklyRunState;
  stopped_by: string;
  total_count: number;
  waits: boolean;
  week_end: string;
  week_start: string;
}

export const pageOfRuns = new PreparedQuery<PageOfRunsParams, PageOfRunsResult>({"usedParamSet":{"run_id":true,"row_count":true,"skipped":true},"params":[{"name":"run_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":100,"b":106},{"a":134,"b":140}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":177,"b":187}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":196,"b":204}]}],"statement":"with page as materialized (\n  select w.*, count(*) over () as total_count from weekly_run w\n  where :run_id::bigint is null or w.id = :run_id\n  order by w.week_start desc limit :row_count! offset :skipped!\n)\nselect r.id, r.week_start, r.week_start + 6 as \"week_end!\", r.state, r.basis_points, r.needs_confirmation, r.waits, r.started_at, r.counted_at, r.paid_at,\n  s.username as started_by, x.username as stopped_by,\n  i.player_count as \"player_count!\", i.net_loss_pya as \"net_loss_pya!\", i.amount_pya as \"amount_pya!\", i.paid_pya as \"paid_pya!\", i.paid_count as \"paid_count!\",\n  r.total_count as \"total_count!\"\nfrom page r\nleft join public_operator s on s.id = r.started_by\nleft join public_operator x on x.id = r.stopped_by\ncross join lateral (\n  select count(*) as player_count, coalesce(sum(lottery_loss_pya + game_loss_pya), 0)::bigint as net_loss_pya,\n    coalesce(sum(amount_pya), 0)::bigint as amount_pya, coalesce(sum(amount_pya) filter (where paid_at is not null), 0)::bigint as paid_pya,\n    count(paid_at) as paid_count\n  from weekly_item where run_id = r.id\n) i\norder by r.week_start desc"} as never);

export interface LockRunToDecideParams {
  run_id: number;
}

export interface LockRunToDecideResult {
  id: number;
  state: WeeklyRunState;
}

export const lockRunToDecide = new PreparedQuery<LockRunToDecideParams, LockRunToDecideResult>({"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":51}]}],"statement":"select id, state from weekly_run where id = :run_id! for no key update"} as never);

export interface ItemsOfRunParams {
  after_id?: number | null | void;
  row_count: number;
  run_id: number;
  search?: string | null | void;
  skipped: number;
  sort?: string | null | void;
}

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

export const itemsOfRun = new PreparedQuery<ItemsOfRunParams, ItemsOfRunResult>({"usedParamSet":{"run_id":true,"search":true,"after_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":108}]},{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":121,"b":127},{"a":221,"b":227},{"a":259,"b":265}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":287,"b":295},{"a":385,"b":393},{"a":492,"b":500}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":611,"b":615},{"a":784,"b":788},{"a":926,"b":930}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1286,"b":1296}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1305,"b":1313}]}],"statement":"with found as materialized (\n  select array(\n    select i.id from weekly_item i\n    where i.run_id = :run_id!\n      and (:search::text is null or i.player_id in (select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%'))\n      and (:after_id::bigint is null or i.amount_pya <= (select k.amount_pya from weekly_item k where k.id = :after_id)\n        and (-i.amount_pya, i.id) > (select -k.amount_pya, k.id from weekly_item k where k.id = :after_id))\n    order by i.amount_pya desc, i.id limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join weekly_item i on i.id = x.id\n    order by case ltrim(:sort, '-') when 'lottery_loss' then i.lottery_loss_pya when 'game_loss' then i.game_loss_pya when 'amount' then i.amount_pya end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect i.id, i.player_id, p.name, p.phone, i.lottery_loss_pya, i.game_loss_pya, i.amount_pya, i.paid_at, cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin weekly_item i on i.id = shown.id\njoin public_player p on p.id = i.player_id\norder by shown.place"} as never);

export interface FindRunParams {
  run_id: number;
}

export interface FindRunResult {
  id: number;
}

export const findRun = new PreparedQuery<FindRunParams, FindRunResult>({"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":44}]}],"statement":"select id from weekly_run where id = :run_id!"} as never);

export interface CountedRunParams {
  run_id: number;
}

export interface CountedRunResult {
  amount_pya: number;
  basis_points: number;
  counted_at: Date | null;
  net_loss_pya: number;
  player_count: number;
  state: WeeklyRunState;
  week_end: string;
  week_start: string;
}

export const countedRun = new PreparedQuery<CountedRunParams, CountedRunResult>({"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":367,"b":374}]}],"statement":"select r.week_start, r.week_start + 6 as \"week_end!\", r.state, r.counted_at, r.basis_points, count(i.id)::int as \"player_count!\",\n  coalesce(sum(i.lottery_loss_pya + i.game_loss_pya), 0)::bigint as \"net_loss_pya!\", coalesce(sum(i.amount_pya), 0)::bigint as \"amount_pya!\"\nfrom weekly_run r left join weekly_item i on i.run_id = r.id and i.paid_at is null\nwhere r.id = :run_id! group by r.id"} as never);

export interface MarkPayingParams {
  run_id: number;
}

export type MarkPayingResult = void;

export const markPaying = new PreparedQuery<MarkPayingParams, MarkPayingResult>({"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":57}]}],"statement":"update weekly_run set state = 'paying' where id = :run_id!"} as never);

export interface MarkStoppedParams {
  operator_id: number;
  run_id: number;
}

export type MarkStoppedResult = void;

export const markStopped = new PreparedQuery<MarkStoppedParams, MarkStoppedResult>({"usedParamSet":{"operator_id":true,"run_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":47}]},{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":86}]}],"statement":"update weekly_run set stopped_by = :operator_id!, state = 'stopped' where id = :run_id!"} as never);

export interface CountAgainParams {
  needs_confirmation: boolean;
  run_id: number;
}

export type CountAgainResult = void;

export const countAgain = new PreparedQuery<CountAgainParams, CountAgainResult>({"usedParamSet":{"needs_confirmation":true,"run_id":true},"params":[{"name":"needs_confirmation","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":154}]},{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":167,"b":174}]}],"statement":"update weekly_run set state = 'counting', counted_to = 0, counted_at = null, paid_at = null, stopped_by = null,\n  needs_confirmation = :needs_confirmation!\nwhere id = :run_id!"} as never);

