/** Types and statements of src/platform/alerts.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface InsertAlertsParams {
  datas: unknown[];
  kinds: string[];
  refs: string[];
}

export interface InsertAlertsResult {
  id: number;
}

export const insertAlerts = new PreparedQuery<InsertAlertsParams, InsertAlertsResult>({"usedParamSet":{"refs":true,"kinds":true,"datas":true},"params":[{"name":"refs","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":82}]},{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":99}]},{"name":"datas","required":true,"transform":{"type":"scalar"},"locs":[{"a":110,"b":116}]}],"statement":"insert into alert (ref, kind, data)\nselect a.ref, a.kind, a.data from unnest(:refs!::text[], :kinds!::text[], :datas!::jsonb[]) with ordinality as a(ref, kind, data, n) order by a.n\non conflict (ref) do nothing returning id"} as never);

export interface CloseOpenAlertParams {
  id: number;
  kinds?: string[] | null | void;
  operator_id: number;
  username: string;
}

export interface CloseOpenAlertResult {
  kind: string;
  ref: string;
}

export const closeOpenAlert = new PreparedQuery<CloseOpenAlertParams, CloseOpenAlertResult>({"usedParamSet":{"operator_id":true,"id":true,"kinds":true,"username":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":68}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":84}]},{"name":"kinds","required":false,"transform":{"type":"scalar"},"locs":[{"a":113,"b":118},{"a":151,"b":156}]},{"name":"username","required":true,"transform":{"type":"scalar"},"locs":[{"a":193,"b":202}]}],"statement":"update alert set closed_at = product_now(), closed_by = :operator_id!\nwhere id = :id! and closed_at is null and (:kinds::text[] is null or kind = any (:kinds)) and data->>'by' is distinct from :username! returning kind, ref"} as never);

export interface EndOpenAlertsParams {
  kind: string;
}

export type EndOpenAlertsResult = void;

export const endOpenAlerts = new PreparedQuery<EndOpenAlertsParams, EndOpenAlertsResult>({"usedParamSet":{"kind":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":61}]}],"statement":"update alert set closed_at = product_now() where kind = :kind! and closed_at is null"} as never);

export interface EndOpenAlertsAtParams {
  refs: string[];
}

export type EndOpenAlertsAtResult = void;

export const endOpenAlertsAt = new PreparedQuery<EndOpenAlertsAtParams, EndOpenAlertsAtResult>({"usedParamSet":{"refs":true},"params":[{"name":"refs","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":65}]}],"statement":"update alert set closed_at = product_now() where ref = any (:refs!::text[]) and closed_at is null"} as never);

export interface EndOpenAlertsFromParams {
  beginning: string;
  but?: string | null | void;
}

export type EndOpenAlertsFromResult = void;

export const endOpenAlertsFrom = new PreparedQuery<EndOpenAlertsFromParams, EndOpenAlertsFromResult>({"usedParamSet":{"beginning":true,"but":true},"params":[{"name":"beginning","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":76}]},{"name":"but","required":false,"transform":{"type":"scalar"},"locs":[{"a":104,"b":107}]}],"statement":"update alert set closed_at = product_now() where starts_with(ref, :beginning!) and ref is distinct from :but and closed_at is null"} as never);

