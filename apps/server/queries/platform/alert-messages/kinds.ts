/** Types and statements of src/platform/alert-messages/kinds.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type KindsDecidedParams = void;

export interface KindsDecidedResult {
  kind: string;
  owner: string | null;
  snoozed_by: string | null;
  snoozed_until: Date | null;
}

export const kindsDecided = new PreparedQuery<KindsDecidedParams, KindsDecidedResult>({"usedParamSet":{},"params":[],"statement":"select k.kind, o.username as \"owner?\", case when k.snoozed_until > product_now() then k.snoozed_until end as snoozed_until, s.username as \"snoozed_by?\"\nfrom alert_kind k\nleft join public_operator o on o.id = k.owner_id and o.disabled_at is null\nleft join public_operator s on s.id = k.snoozed_by"} as never);

export type OpenCountsParams = void;

export interface OpenCountsResult {
  kind: string;
  open_count: number;
}

export const openCounts = new PreparedQuery<OpenCountsParams, OpenCountsResult>({"usedParamSet":{},"params":[],"statement":"select kind, count(*)::int as \"open_count!\" from alert where closed_at is null group by kind"} as never);

export interface NewestOpenAlertParams {
  kinds?: string[] | null | void;
  username: string;
}

export interface NewestOpenAlertResult {
  newest: number;
}

export const newestOpenAlert = new PreparedQuery<NewestOpenAlertParams, NewestOpenAlertResult>({"usedParamSet":{"kinds":true,"username":true},"params":[{"name":"kinds","required":false,"transform":{"type":"scalar"},"locs":[{"a":87,"b":92},{"a":127,"b":132}]},{"name":"username","required":true,"transform":{"type":"scalar"},"locs":[{"a":171,"b":180}]}],"statement":"select coalesce(max(a.id), 0) as \"newest!\" from alert a\nwhere a.closed_at is null and (:kinds::text[] is null or a.kind = any (:kinds)) and a.data->>'by' is distinct from :username!\n  and not exists (select from alert_kind k join public_operator s on s.id = k.snoozed_by\n    where k.kind = a.kind and k.snoozed_until > product_now() and a.data->>'by' is distinct from s.username)"} as never);

export interface SnoozeKindParams {
  hours: number;
  kind: string;
  operator_id: number;
}

export type SnoozeKindResult = void;

export const snoozeKind = new PreparedQuery<SnoozeKindParams, SnoozeKindResult>({"usedParamSet":{"kind":true,"hours":true,"operator_id":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":70}]},{"name":"hours","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":118}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":122,"b":134}]}],"statement":"insert into alert_kind (kind, snoozed_until, snoozed_by) values (:kind!, product_now() + make_interval(hours => :hours!), :operator_id!)\non conflict (kind) do update set snoozed_until = excluded.snoozed_until, snoozed_by = excluded.snoozed_by"} as never);

export interface OwnKindParams {
  kind: string;
  owner_id?: number | null | void;
}

export type OwnKindResult = void;

export const ownKind = new PreparedQuery<OwnKindParams, OwnKindResult>({"usedParamSet":{"kind":true,"owner_id":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":53}]},{"name":"owner_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":56,"b":64}]}],"statement":"insert into alert_kind (kind, owner_id) values (:kind!, :owner_id) on conflict (kind) do update set owner_id = excluded.owner_id"} as never);

export type OperatorsToOwnParams = void;

export interface OperatorsToOwnResult {
  id: number;
  roles: string[];
  username: string;
}

export const operatorsToOwn = new PreparedQuery<OperatorsToOwnParams, OperatorsToOwnResult>({"usedParamSet":{},"params":[],"statement":"select id, username, roles from public_operator where disabled_at is null order by username"} as never);

