/** Types and statements of src/platform/deeds/deeds.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { DeedState } from '#queries/unions.ts';

export interface InsertDeedParams {
  asked_by: number;
  basis: unknown;
  data: unknown;
  kind: string;
  subject: string;
  words: string;
}

export interface InsertDeedResult {
  id: number;
}

export const insertDeed = new PreparedQuery<InsertDeedParams, InsertDeedResult>({"usedParamSet":{"kind":true,"subject":true,"data":true,"basis":true,"asked_by":true,"words":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":76}]},{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":87}]},{"name":"data","required":true,"transform":{"type":"scalar"},"locs":[{"a":90,"b":95}]},{"name":"basis","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":111}]},{"name":"asked_by","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":130}]},{"name":"words","required":true,"transform":{"type":"scalar"},"locs":[{"a":133,"b":139}]}],"statement":"insert into deed (kind, subject, data, basis, asked_by, words) values (:kind!, :subject!, :data!::jsonb, :basis!::jsonb, :asked_by!, :words!)\non conflict (kind, subject) where state = 'asked' do nothing returning id"} as never);

export interface LockDeedParams {
  deed_id: number;
}

export interface LockDeedResult {
  asked_by: number;
  basis: unknown;
  data: unknown;
  id: number;
  kind: string;
  state: DeedState;
  subject: string;
}

export const lockDeed = new PreparedQuery<LockDeedParams, LockDeedResult>({"usedParamSet":{"deed_id":true},"params":[{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":84}]}],"statement":"select id, kind, subject, data, basis, state, asked_by from deed where id = :deed_id! for update"} as never);

export interface FindWaitingDeedParams {
  kind: string;
  subject: string;
}

export interface FindWaitingDeedResult {
  asked_by: number;
  basis: unknown;
  data: unknown;
  id: number;
}

export const findWaitingDeed = new PreparedQuery<FindWaitingDeedParams, FindWaitingDeedResult>({"usedParamSet":{"kind":true,"subject":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":61}]},{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":85}]}],"statement":"select id, data, basis, asked_by from deed where kind = :kind! and subject = :subject! and state = 'asked'"} as never);

export interface DecideDeedParams {
  deed_id: number;
  operator_id: number;
  reason?: string | null | void;
  state: DeedState;
}

export type DecideDeedResult = void;

export const decideDeed = new PreparedQuery<DecideDeedParams, DecideDeedResult>({"usedParamSet":{"state":true,"operator_id":true,"reason":true,"deed_id":true},"params":[{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":24,"b":30}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":58}]},{"name":"reason","required":false,"transform":{"type":"scalar"},"locs":[{"a":98,"b":104}]},{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":125}]}],"statement":"update deed set state = :state!, decided_by = :operator_id!, decided_at = product_now(), reason = :reason where id = :deed_id!"} as never);

export interface DropDeedParams {
  deed_id: number;
  why: DeedState;
}

export type DropDeedResult = void;

export const dropDeed = new PreparedQuery<DropDeedParams, DropDeedResult>({"usedParamSet":{"why":true,"deed_id":true},"params":[{"name":"why","required":true,"transform":{"type":"scalar"},"locs":[{"a":24,"b":28}]},{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":110}]}],"statement":"update deed set state = :why!, decided_at = product_now()\nwhere id in (select id from deed where id = :deed_id! and state = 'asked' for update skip locked)"} as never);

export type WaitingDeedsParams = void;

export interface WaitingDeedsResult {
  asked_by: number;
  basis: unknown;
  data: unknown;
  id: number;
  kind: string;
}

export const waitingDeeds = new PreparedQuery<WaitingDeedsParams, WaitingDeedsResult>({"usedParamSet":{},"params":[],"statement":"select id, kind, data, basis, asked_by from deed where state = 'asked' order by id"} as never);

export interface FindAskerParams {
  operator_id: number;
}

export interface FindAskerResult {
  is_shut_out: boolean;
  roles: string[];
}

export const findAsker = new PreparedQuery<FindAskerParams, FindAskerResult>({"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":100}]}],"statement":"select roles, disabled_at is not null as \"is_shut_out!\" from public_operator where id = :operator_id!"} as never);

export interface PageOfDeedsParams {
  after_id?: number | null | void;
  askers: number[];
  is_waiting: boolean;
  kinds: string[];
  row_count: number;
  search?: string | null | void;
  skipped: number;
  sort?: string | null | void;
  subject?: string | null | void;
}

export interface PageOfDeedsResult {
  asked_at: Date;
  asked_by: string;
  asked_by_id: number;
  basis: unknown;
  data: unknown;
  decided_at: Date | null;
  decided_by: string | null;
  id: number;
  kind: string;
  reason: string | null;
  state: DeedState;
  subject: string;
  total_count: number;
}

export const pageOfDeeds = new PreparedQuery<PageOfDeedsParams, PageOfDeedsResult>({"usedParamSet":{"kinds":true,"is_waiting":true,"subject":true,"search":true,"askers":true,"after_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":103}]},{"name":"is_waiting","required":true,"transform":{"type":"scalar"},"locs":[{"a":132,"b":143},{"a":477,"b":488}]},{"name":"subject","required":false,"transform":{"type":"scalar"},"locs":[{"a":150,"b":157},{"a":188,"b":195}]},{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":209,"b":215},{"a":241,"b":247},{"a":279,"b":285},{"a":363,"b":369},{"a":402,"b":408}]},{"name":"askers","required":true,"transform":{"type":"scalar"},"locs":[{"a":315,"b":322}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":438,"b":446},{"a":502,"b":510},{"a":600,"b":608}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":790,"b":794},{"a":988,"b":992}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1408,"b":1418}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1427,"b":1435}]}],"statement":"with found as materialized (\n  select array(\n    select d.id from deed d\n    where d.kind = any (:kinds!) and (d.state = 'asked') = :is_waiting! and (:subject::text is null or d.subject = :subject)\n      and (:search::text is null or length(:search) > 2 and d.words ilike '%' || :search || '%' or d.asked_by = any (:askers!::bigint[])\n        or d.id = case when :search ~ '^#[0-9]{1,15}$' then substr(:search, 2)::bigint end)\n      and (:after_id::bigint is null or case when :is_waiting! then d.id > :after_id\n        else (d.decided_at, d.id) < (select k.decided_at, k.id from deed k where k.id = :after_id) end)\n    order by d.state = 'asked', case when d.state = 'asked' then d.id end, d.decided_at desc, d.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join deed d on d.id = x.id\n    order by extract(epoch from d.asked_at) * case when :sort like '-%' then -1 else 1 end, x.place\n  ) end as ids from found\n)\nselect d.id, d.kind, d.subject, d.data, d.basis, d.state, d.asked_by as asked_by_id, a.username as asked_by, d.asked_at,\n  c.username as \"decided_by?\", d.decided_at, d.reason, cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin deed d on d.id = shown.id\njoin public_operator a on a.id = d.asked_by\nleft join public_operator c on c.id = d.decided_by\norder by shown.place"} as never);

export interface OperatorsNamedParams {
  text: string;
}

export interface OperatorsNamedResult {
  id: number;
}

export const operatorsNamed = new PreparedQuery<OperatorsNamedParams, OperatorsNamedResult>({"usedParamSet":{"text":true},"params":[{"name":"text","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":64}]}],"statement":"select id from public_operator where username ilike '%' || :text! || '%'"} as never);

export interface DeedsToDecideParams {
  kinds: string[];
  operator_id: number;
}

export interface DeedsToDecideResult {
  count: number;
  newest: number;
}

export const deedsToDecide = new PreparedQuery<DeedsToDecideParams, DeedsToDecideResult>({"usedParamSet":{"kinds":true,"operator_id":true},"params":[{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":122}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":141,"b":153}]}],"statement":"select count(*)::int as \"count!\", coalesce(max(id), 0) as \"newest!\" from deed where state = 'asked' and kind = any (:kinds!) and asked_by <> :operator_id!"} as never);

