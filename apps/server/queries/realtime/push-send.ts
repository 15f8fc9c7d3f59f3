/** Types and statements of src/realtime/push-send.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { NotificationTopic, PageLanguage } from '#queries/unions.ts';

export interface ClaimPushesParams {
  most: number;
  resting: string[];
}

export interface ClaimPushesResult {
  auth: string;
  data: unknown;
  device_id: number;
  endpoint: string;
  host: string;
  id: number;
  is_open: boolean;
  kind: string;
  language: PageLanguage;
  left_s: number;
  notification_id: number;
  p256dh: string;
  topic: NotificationTopic;
  tries: number;
}

export const claimPushes = new PreparedQuery<ClaimPushesParams, ClaimPushesResult>({"usedParamSet":{"resting":true,"most":true},"params":[{"name":"resting","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":99}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":144}]}],"statement":"with due as (\n  select id from push_outbox where next_at <= product_now() and host <> all (:resting!::text[])\n  order by next_at, id limit :most! for update skip locked\n), taken as (\n  update push_outbox o set tries = o.tries + 1, next_at = product_now() + least(interval '1 hour', interval '30 seconds' * power(2, o.tries))\n  from due where o.id = due.id\n  returning o.id, o.device_id, o.notification_id, o.tries\n)\nselect t.id as \"id!\", t.tries as \"tries!\", t.device_id as \"device_id!\", d.endpoint, d.host, d.p256dh, d.auth, d.language,\n  n.id as \"notification_id!\", n.kind, n.topic, coalesce(m.data, n.data) as \"data!\",\n  extract(epoch from n.at + interval '1 day' - product_now())::int as \"left_s!\",\n  s.ended_at is null and s.expires_at > product_now() as \"is_open!\"\nfrom taken t\njoin push_device d on d.id = t.device_id\njoin public_player_session s on s.id = d.session_id\njoin public_notification n on n.id = t.notification_id\nleft join notice m on m.id = n.notice_id"} as never);

export interface EndPushesParams {
  are_sent: boolean[];
  ids: number[];
}

export type EndPushesResult = void;

export const endPushes = new PreparedQuery<EndPushesParams, EndPushesResult>({"usedParamSet":{"ids":true,"are_sent":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":61}]},{"name":"are_sent","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":83}]}],"statement":"with ended as (\n  delete from push_outbox o using unnest(:ids!::bigint[], :are_sent!::boolean[]) as x(id, is_sent) where o.id = x.id\n  returning o.notification_id, x.is_sent\n)\nupdate notice m set pushed_count = m.pushed_count + c.pushed, failed_count = m.failed_count + c.failed\nfrom (\n  select n.notice_id, count(*) filter (where e.is_sent)::int as pushed, count(*) filter (where not e.is_sent)::int as failed\n  from ended e join public_notification n on n.id = e.notification_id where n.notice_id is not null group by n.notice_id\n) c\nwhere m.id = c.notice_id"} as never);

export interface PutOffParams {
  ids: number[];
  waits_s: number[];
}

export type PutOffResult = void;

export const putOff = new PreparedQuery<PutOffParams, PutOffResult>({"usedParamSet":{"ids":true,"waits_s":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":120}]},{"name":"waits_s","required":true,"transform":{"type":"scalar"},"locs":[{"a":133,"b":141}]}],"statement":"update push_outbox o set next_at = greatest(o.next_at, product_now() + make_interval(secs => x.wait_s))\nfrom unnest(:ids!::bigint[], :waits_s!::int[]) as x(id, wait_s) where o.id = x.id"} as never);

export interface DropDevicesParams {
  ids: number[];
}

export type DropDevicesResult = void;

export const dropDevices = new PreparedQuery<DropDevicesParams, DropDevicesResult>({"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":44}]}],"statement":"delete from push_device where id = any (:ids!::bigint[])"} as never);

