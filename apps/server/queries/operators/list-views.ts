/** Types and statements of src/operators/list-views.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface ViewsOfPageParams {
  operator_id: number;
  page: string;
}

export interface ViewsOfPageResult {
  id: number;
  is_house: boolean;
  name: string;
  search: string;
}

export const viewsOfPage = new PreparedQuery<ViewsOfPageParams, ViewsOfPageResult>({"usedParamSet":{"page":true,"operator_id":true},"params":[{"name":"page","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":93}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":114,"b":126}]}],"statement":"select id, name, search, operator_id is null as \"is_house!\" from list_view\nwhere page = :page! and (operator_id = :operator_id! or operator_id is null) order by operator_id nulls first, name"} as never);

export interface CountViewsParams {
  name: string;
  owner_id?: number | null | void;
  page: string;
}

export interface CountViewsResult {
  count: number;
}

export const countViews = new PreparedQuery<CountViewsParams, CountViewsResult>({"usedParamSet":{"page":true,"owner_id":true,"name":true},"params":[{"name":"page","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":66}]},{"name":"owner_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":105,"b":113}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":140}]}],"statement":"select count(*)::int as \"count!\" from list_view where page = :page! and operator_id is not distinct from :owner_id::bigint and name <> :name!"} as never);

export interface PutViewParams {
  name: string;
  owner_id?: number | null | void;
  page: string;
  search: string;
}

export type PutViewResult = void;

export const putView = new PreparedQuery<PutViewParams, PutViewResult>({"usedParamSet":{"owner_id":true,"page":true,"name":true,"search":true},"params":[{"name":"owner_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":64,"b":72}]},{"name":"page","required":true,"transform":{"type":"scalar"},"locs":[{"a":83,"b":88}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":96}]},{"name":"search","required":true,"transform":{"type":"scalar"},"locs":[{"a":99,"b":106}]}],"statement":"insert into list_view (operator_id, page, name, search) values (:owner_id::bigint, :page!, :name!, :search!)\non conflict (operator_id, page, name) do update set search = excluded.search"} as never);

export interface LockViewParams {
  id: number;
}

export interface LockViewResult {
  name: string;
  operator_id: number | null;
  page: string;
  search: string;
}

export const lockView = new PreparedQuery<LockViewParams, LockViewResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":68}]}],"statement":"select operator_id, page, name, search from list_view where id = :id! for update"} as never);

export interface DropViewParams {
  id: number;
}

export type DropViewResult = void;

export const dropView = new PreparedQuery<DropViewParams, DropViewResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":36}]}],"statement":"delete from list_view where id = :id!"} as never);

