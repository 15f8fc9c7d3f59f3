/** Types and statements of src/cash/adjustments.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { AdjustedPurse } from '#queries/unions.ts';

export interface FindPlayerParams {
  player_id: number;
}

export interface FindPlayerResult {
  id: number;
  name: string;
  phone: string;
}

export const findPlayer = new PreparedQuery<FindPlayerParams, FindPlayerResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":63}]}],"statement":"select id, name, phone from public_player where id = :player_id!"} as never);

export interface LockCorrectedParams {
  player_id: number;
}

export interface LockCorrectedResult {
  held: number;
}

export const lockCorrected = new PreparedQuery<LockCorrectedParams, LockCorrectedResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":47}]}],"statement":"select 1 as \"held!\" from lock_player(:player_id!)"} as never);

export interface FindPurseParams {
  player_id: number;
  purse: string;
}

export interface FindPurseResult {
  id: number;
}

export const findPurse = new PreparedQuery<FindPurseParams, FindPurseResult>({"usedParamSet":{"player_id":true,"purse":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":56}]},{"name":"purse","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":75}]}],"statement":"select id from public_purse where player_id = :player_id! and kind = :purse!"} as never);

export interface InsertAdjustmentParams {
  amount_pya: number;
  deed_id: number;
  player_id: number;
  purse: AdjustedPurse;
  reason: string;
}

export interface InsertAdjustmentResult {
  id: number;
}

export const insertAdjustment = new PreparedQuery<InsertAdjustmentParams, InsertAdjustmentResult>({"usedParamSet":{"deed_id":true,"player_id":true,"purse":true,"amount_pya":true,"reason":true},"params":[{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":87}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":90,"b":100}]},{"name":"purse","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":109}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":123}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":126,"b":133}]}],"statement":"insert into adjustment (deed_id, player_id, purse, amount_pya, reason)\nvalues (:deed_id!, :player_id!, :purse!, :amount_pya!, :reason!) returning id"} as never);

export interface PageOfAdjustmentsParams {
  after_id?: number | null | void;
  player_id?: number | null | void;
  row_count: number;
  skipped: number;
  sort?: string | null | void;
}

export interface PageOfAdjustmentsResult {
  amount_pya: number;
  asked_by: string;
  confirmed_by: string;
  created_at: Date;
  id: number;
  player_id: number;
  player_name: string;
  player_phone: string;
  purse: AdjustedPurse;
  reason: string;
  total_count: number;
}

export const pageOfAdjustments = new PreparedQuery<PageOfAdjustmentsParams, PageOfAdjustmentsResult>({"usedParamSet":{"after_id":true,"player_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":90,"b":98},{"a":126,"b":134}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":142,"b":151},{"a":186,"b":195}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":291,"b":295},{"a":463,"b":467},{"a":628,"b":632}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1058,"b":1068}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1077,"b":1085}]}],"statement":"with found as materialized (\n  select array(\n    select a.id from adjustment a\n    where (:after_id::bigint is null or a.id < :after_id) and (:player_id::bigint is null or a.player_id = :player_id)\n    order by a.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join adjustment a on a.id = x.id\n    order by case ltrim(:sort, '-') when 'created_at' then extract(epoch from a.created_at) when 'amount' then a.amount_pya * case a.purse when 'points' then 100 else 1 end end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect a.id, a.player_id, p.name as player_name, p.phone as player_phone, a.purse, a.amount_pya, a.reason,\n  w.username as asked_by, c.username as confirmed_by, a.created_at, cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin adjustment a on a.id = shown.id\njoin public_player p on p.id = a.player_id\njoin public_deed d on d.id = a.deed_id\njoin public_operator w on w.id = d.asked_by\njoin public_operator c on c.id = d.decided_by\norder by shown.place"} as never);

