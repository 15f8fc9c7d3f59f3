/** Types and statements of src/platform/alert-messages/messages.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { AlertMessageState, AlertWay } from '#queries/unions.ts';

export type MessagesDueParams = void;

export interface MessagesDueResult {
  is_message: boolean;
  is_untold: boolean;
}

export const messagesDue = new PreparedQuery<MessagesDueParams, MessagesDueResult>({"usedParamSet":{},"params":[],"statement":"select exists (\n    select from alert a left join alert_kind k on k.kind = a.kind left join public_operator s on s.id = k.snoozed_by\n    where a.told_at is null and a.closed_at is null and a.at < product_now() - interval '1 minute'\n      and (coalesce(k.snoozed_until, '-infinity') <= product_now() or a.data->>'by' = s.username)\n  ) as \"is_untold!\",\n  exists (select from alert_message where state = 'waiting' and next_at <= product_now()) as \"is_message!\""} as never);

export interface UntoldAlertsParams {
  most: number;
}

export interface UntoldAlertsResult {
  id: number;
  kind: string;
}

export const untoldAlerts = new PreparedQuery<UntoldAlertsParams, UntoldAlertsResult>({"usedParamSet":{"most":true},"params":[{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":335,"b":340}]}],"statement":"select a.id, a.kind from alert a left join alert_kind k on k.kind = a.kind left join public_operator s on s.id = k.snoozed_by\nwhere a.told_at is null and a.closed_at is null and a.at < product_now() - interval '1 minute'\n  and (coalesce(k.snoozed_until, '-infinity') <= product_now() or a.data->>'by' = s.username)\norder by a.id limit :most! for update of a skip locked"} as never);

export interface MarkToldParams {
  ids: number[];
}

export type MarkToldResult = void;

export const markTold = new PreparedQuery<MarkToldParams, MarkToldResult>({"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":61}]}],"statement":"update alert set told_at = product_now() where id = any (:ids!::bigint[])"} as never);

export interface InsertMessageParams {
  alert_ids: number[];
  kind: string;
  way: AlertWay;
}

export type InsertMessageResult = void;

export const insertMessage = new PreparedQuery<InsertMessageParams, InsertMessageResult>({"usedParamSet":{"way":true,"kind":true,"alert_ids":true},"params":[{"name":"way","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":61}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":69}]},{"name":"alert_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":82}]}],"statement":"insert into alert_message (way, kind, alert_ids) values (:way!, :kind!, :alert_ids!)"} as never);

export interface ClaimMessagesParams {
  most: number;
  ways: AlertWay[];
}

export interface ClaimMessagesResult {
  alert_ids: number[];
  id: number;
  kind: string;
  tries: number;
  way: AlertWay;
}

export const claimMessages = new PreparedQuery<ClaimMessagesParams, ClaimMessagesResult>({"usedParamSet":{"ways":true,"most":true},"params":[{"name":"ways","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":118}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":163,"b":168}]}],"statement":"with due as (\n  select id from alert_message where state = 'waiting' and next_at <= product_now() and way = any (:ways!::alert_way[])\n  order by next_at, id limit :most! for update skip locked\n)\nupdate alert_message m\nset tries = m.tries + 1, next_at = product_now() + least(interval '10 minutes', interval '30 seconds' * power(2, least(m.tries, 8)))\nfrom due where m.id = due.id\nreturning m.id, m.way, m.kind, m.alert_ids, m.tries"} as never);

export interface AlertsOfParams {
  ids: number[];
}

export interface AlertsOfResult {
  at: Date;
  closed_at: Date | null;
  data: unknown;
  id: number;
}

export const alertsOf = new PreparedQuery<AlertsOfParams, AlertsOfResult>({"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":74}]}],"statement":"select a.id, a.data, a.at, a.closed_at from alert a where a.id = any (:ids!::bigint[]) order by a.id"} as never);

export interface OwnerOfKindParams {
  kind: string;
}

export interface OwnerOfKindResult {
  username: string;
}

export const ownerOfKind = new PreparedQuery<OwnerOfKindParams, OwnerOfKindResult>({"usedParamSet":{"kind":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":126}]}],"statement":"select o.username from alert_kind k join public_operator o on o.id = k.owner_id and o.disabled_at is null where k.kind = :kind!"} as never);

export interface EndMessageParams {
  error?: string | null | void;
  id: number;
  state: AlertMessageState;
}

export type EndMessageResult = void;

export const endMessage = new PreparedQuery<EndMessageParams, EndMessageResult>({"usedParamSet":{"state":true,"error":true,"id":true},"params":[{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":39}]},{"name":"error","required":false,"transform":{"type":"scalar"},"locs":[{"a":50,"b":55}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":97}]}],"statement":"update alert_message set state = :state!, error = :error, ended_at = product_now() where id = :id! and state = 'waiting'"} as never);

export interface PutOffMessageParams {
  error: string;
  id: number;
  wait_s: number;
}

export type PutOffMessageResult = void;

export const putOffMessage = new PreparedQuery<PutOffMessageParams, PutOffMessageResult>({"usedParamSet":{"error":true,"wait_s":true,"id":true},"params":[{"name":"error","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":39}]},{"name":"wait_s","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":115}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":133}]}],"statement":"update alert_message set error = :error!, next_at = greatest(next_at, product_now() + make_interval(secs => :wait_s!))\nwhere id = :id! and state = 'waiting'"} as never);

export interface GiveUpMessagesParams {
  days: number;
}

export type GiveUpMessagesResult = void;

export const giveUpMessages = new PreparedQuery<GiveUpMessagesParams, GiveUpMessagesResult>({"usedParamSet":{"days":true},"params":[{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":144}]}],"statement":"update alert_message set state = 'failed', ended_at = product_now()\nwhere state = 'waiting' and at < product_now() - make_interval(days => :days!)"} as never);

export interface DropMessagesParams {
  ways: AlertWay[];
}

export type DropMessagesResult = void;

export const dropMessages = new PreparedQuery<DropMessagesParams, DropMessagesResult>({"usedParamSet":{"ways":true},"params":[{"name":"ways","required":true,"transform":{"type":"scalar"},"locs":[{"a":109,"b":114}]}],"statement":"update alert_message set state = 'dropped', ended_at = product_now() where state = 'waiting' and way <> all (:ways!::alert_way[])"} as never);

export type WaysFareParams = void;

export interface WaysFareResult {
  error: string | null;
  last_sent_at: Date | null;
  next_at: Date | null;
  oldest_waiting_at: Date | null;
  waiting_count: number;
  way: AlertWay;
}

export const waysFare = new PreparedQuery<WaysFareParams, WaysFareResult>({"usedParamSet":{},"params":[],"statement":"select w.way as \"way!\", m.waiting_count as \"waiting_count!\", m.oldest_waiting_at, m.next_at, m.last_sent_at, l.error\nfrom unnest(enum_range(null::alert_way)) as w(way)\ncross join lateral (\n  select count(*) filter (where state = 'waiting')::int as waiting_count, min(at) filter (where state = 'waiting') as oldest_waiting_at,\n    min(next_at) filter (where state = 'waiting') as next_at, max(ended_at) filter (where state = 'sent') as last_sent_at\n  from alert_message where way = w.way\n) m\nleft join lateral (select error from alert_message where way = w.way and tries > 0 order by coalesce(ended_at, next_at) desc, id desc limit 1) l on true"} as never);

