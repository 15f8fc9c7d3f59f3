/** Types and statements of src/realtime/push-devices.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { NotificationTopic, PageLanguage } from '#queries/unions.ts';

export interface SaveDeviceParams {
  auth: string;
  endpoint: string;
  host: string;
  language: PageLanguage;
  p256dh: string;
  player_id: number;
  session_id: number;
}

export interface SaveDeviceResult {
  id: number;
}

export const saveDevice = new PreparedQuery<SaveDeviceParams, SaveDeviceResult>({"usedParamSet":{"player_id":true,"session_id":true,"endpoint":true,"host":true,"p256dh":true,"auth":true,"language":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":106}]},{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":109,"b":120}]},{"name":"endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":132}]},{"name":"host","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":140}]},{"name":"p256dh","required":true,"transform":{"type":"scalar"},"locs":[{"a":143,"b":150}]},{"name":"auth","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":158}]},{"name":"language","required":true,"transform":{"type":"scalar"},"locs":[{"a":161,"b":170}]}],"statement":"insert into push_device (player_id, session_id, endpoint, host, p256dh, auth, language)\nvalues (:player_id!, :session_id!, :endpoint!, :host!, :p256dh!, :auth!, :language!)\non conflict (endpoint) do update set player_id = excluded.player_id, session_id = excluded.session_id, p256dh = excluded.p256dh,\n  auth = excluded.auth, language = excluded.language, saved_at = product_now()\nreturning id"} as never);

export interface DeviceOfParams {
  old_auth: string;
  old_endpoint: string;
}

export interface DeviceOfResult {
  player_id: number;
}

export const deviceOf = new PreparedQuery<DeviceOfParams, DeviceOfResult>({"usedParamSet":{"old_endpoint":true,"old_auth":true},"params":[{"name":"old_endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":64}]},{"name":"old_auth","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":86}]}],"statement":"select player_id from push_device where endpoint = :old_endpoint! and auth = :old_auth!"} as never);

export interface DropTwinParams {
  endpoint: string;
  old_auth: string;
  old_endpoint: string;
}

export type DropTwinResult = void;

export const dropTwin = new PreparedQuery<DropTwinParams, DropTwinResult>({"usedParamSet":{"old_endpoint":true,"old_auth":true,"endpoint":true},"params":[{"name":"old_endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":78}]},{"name":"old_auth","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":102}]},{"name":"endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":130}]}],"statement":"delete from push_device o using push_device n where o.endpoint = :old_endpoint! and o.auth = :old_auth! and n.endpoint = :endpoint!"} as never);

export interface RenewDeviceParams {
  auth: string;
  endpoint: string;
  host: string;
  old_auth: string;
  old_endpoint: string;
  p256dh: string;
}

export type RenewDeviceResult = void;

export const renewDevice = new PreparedQuery<RenewDeviceParams, RenewDeviceResult>({"usedParamSet":{"endpoint":true,"host":true,"p256dh":true,"auth":true,"old_endpoint":true,"old_auth":true},"params":[{"name":"endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":43}]},{"name":"host","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":58}]},{"name":"p256dh","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":77}]},{"name":"auth","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":92}]},{"name":"old_endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":150}]},{"name":"old_auth","required":true,"transform":{"type":"scalar"},"locs":[{"a":163,"b":172}]}],"statement":"update push_device set endpoint = :endpoint!, host = :host!, p256dh = :p256dh!, auth = :auth!, saved_at = product_now()\nwhere endpoint = :old_endpoint! and auth = :old_auth!"} as never);

export interface DropOldestParams {
  kept: number;
  player_id: number;
}

export type DropOldestResult = void;

export const dropOldest = new PreparedQuery<DropOldestParams, DropOldestResult>({"usedParamSet":{"player_id":true,"kept":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":95}]},{"name":"kept","required":true,"transform":{"type":"scalar"},"locs":[{"a":136,"b":141}]}],"statement":"delete from push_device where id in (\n  select id from push_device where player_id = :player_id! order by saved_at desc, id desc offset :kept!\n)"} as never);

export interface DropOldPushesParams {
  device_id: number;
  player_id: number;
}

export type DropOldPushesResult = void;

export const dropOldPushes = new PreparedQuery<DropOldPushesParams, DropOldPushesResult>({"usedParamSet":{"device_id":true,"player_id":true},"params":[{"name":"device_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":84}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":134,"b":144}]}],"statement":"delete from push_outbox o using public_notification n\nwhere o.device_id = :device_id! and n.id = o.notification_id and n.player_id <> :player_id!"} as never);

export interface DropDeviceParams {
  endpoint: string;
  player_id: number;
}

export type DropDeviceResult = void;

export const dropDevice = new PreparedQuery<DropDeviceParams, DropDeviceResult>({"usedParamSet":{"player_id":true,"endpoint":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":52}]},{"name":"endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":78}]}],"statement":"delete from push_device where player_id = :player_id! and endpoint = :endpoint!"} as never);

export type DropLoggedOutParams = void;

export type DropLoggedOutResult = void;

export const dropLoggedOut = new PreparedQuery<DropLoggedOutParams, DropLoggedOutResult>({"usedParamSet":{},"params":[],"statement":"delete from push_device d using public_player_session s\nwhere s.id = d.session_id and (s.ended_at is not null or s.expires_at <= product_now())"} as never);

export interface ChoicesOfParams {
  player_id: number;
}

export interface ChoicesOfResult {
  in_app: boolean;
  push: boolean;
  topic: NotificationTopic;
}

export const choicesOf = new PreparedQuery<ChoicesOfParams, ChoicesOfResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":116}]}],"statement":"select topic as \"topic!\", in_app as \"in_app!\", push as \"push!\" from notification_choice where player_id = :player_id!"} as never);

export interface SaveChoiceParams {
  in_app: boolean;
  player_id: number;
  push: boolean;
  topic: NotificationTopic;
}

export type SaveChoiceResult = void;

export const saveChoice = new PreparedQuery<SaveChoiceParams, SaveChoiceResult>({"usedParamSet":{"player_id":true,"topic":true,"in_app":true,"push":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":83}]},{"name":"topic","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":92}]},{"name":"in_app","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":102}]},{"name":"push","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":110}]}],"statement":"insert into notification_choice (player_id, topic, in_app, push) values (:player_id!, :topic!, :in_app!, :push!)\non conflict (player_id, topic) do update set in_app = excluded.in_app, push = excluded.push"} as never);

export interface LockPlayerParams {
  player_id: number;
}

export interface LockPlayerResult {
  held: number;
}

export const lockPlayer = new PreparedQuery<LockPlayerParams, LockPlayerResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":47}]}],"statement":"select 1 as \"held!\" from lock_player(:player_id!)"} as never);

export type ReadKeyParams = void;

export interface ReadKeyResult {
  private_encrypted: Buffer;
  public_key: string;
}

export const readKey = new PreparedQuery<ReadKeyParams, ReadKeyResult>({"usedParamSet":{},"params":[],"statement":"select public_key, private_encrypted from push_key"} as never);

export interface WriteKeyParams {
  private_encrypted: Buffer;
  public_key: string;
}

export type WriteKeyResult = void;

export const writeKey = new PreparedQuery<WriteKeyParams, WriteKeyResult>({"usedParamSet":{"public_key":true,"private_encrypted":true},"params":[{"name":"public_key","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":72}]},{"name":"private_encrypted","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":93}]}],"statement":"insert into push_key (public_key, private_encrypted) values (:public_key!, :private_encrypted!) on conflict do nothing"} as never);

