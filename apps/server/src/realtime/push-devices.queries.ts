/** Types generated for queries found in "src/realtime/push-devices.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'SaveDevice' parameters type */
export interface SaveDeviceParams {
  auth: string;
  endpoint: string;
  host: string;
  language: string;
  p256dh: string;
  player_id: number;
  session_id: number;
}

/** 'SaveDevice' return type */
export interface SaveDeviceResult {
  id: number;
}

/** 'SaveDevice' query type */
export interface SaveDeviceQuery {
  params: SaveDeviceParams;
  result: SaveDeviceResult;
}

const saveDeviceIR: any = {"usedParamSet":{"player_id":true,"session_id":true,"endpoint":true,"host":true,"p256dh":true,"auth":true,"language":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":106}]},{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":109,"b":120}]},{"name":"endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":132}]},{"name":"host","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":140}]},{"name":"p256dh","required":true,"transform":{"type":"scalar"},"locs":[{"a":143,"b":150}]},{"name":"auth","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":158}]},{"name":"language","required":true,"transform":{"type":"scalar"},"locs":[{"a":161,"b":170}]}],"statement":"insert into push_device (player_id, session_id, endpoint, host, p256dh, auth, language)\nvalues (:player_id!, :session_id!, :endpoint!, :host!, :p256dh!, :auth!, :language!)\non conflict (endpoint) do update set player_id = excluded.player_id, session_id = excluded.session_id, p256dh = excluded.p256dh,\n  auth = excluded.auth, language = excluded.language, saved_at = product_now()\nreturning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into push_device (player_id, session_id, endpoint, host, p256dh, auth, language)
 * values (:player_id!, :session_id!, :endpoint!, :host!, :p256dh!, :auth!, :language!)
 * on conflict (endpoint) do update set player_id = excluded.player_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
 *   auth = excluded.auth, language = excluded.language, saved_at = product_now()
 * returning id
 * ```
 */
export const saveDevice = new PreparedQuery<SaveDeviceParams,SaveDeviceResult>(saveDeviceIR);


/** 'DeviceOf' parameters type */
export interface DeviceOfParams {
  old_auth: string;
  old_endpoint: string;
}

/** 'DeviceOf' return type */
export interface DeviceOfResult {
  player_id: number;
}

/** 'DeviceOf' query type */
export interface DeviceOfQuery {
  params: DeviceOfParams;
  result: DeviceOfResult;
}

const deviceOfIR: any = {"usedParamSet":{"old_endpoint":true,"old_auth":true},"params":[{"name":"old_endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":64}]},{"name":"old_auth","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":86}]}],"statement":"select player_id from push_device where endpoint = :old_endpoint! and auth = :old_auth!"};

/**
 * Query generated from SQL:
 * ```
 * select player_id from push_device where endpoint = :old_endpoint! and auth = :old_auth!
 * ```
 */
export const deviceOf = new PreparedQuery<DeviceOfParams,DeviceOfResult>(deviceOfIR);


/** 'DropTwin' parameters type */
export interface DropTwinParams {
  endpoint: string;
  old_auth: string;
  old_endpoint: string;
}

/** 'DropTwin' return type */
export type DropTwinResult = void;

/** 'DropTwin' query type */
export interface DropTwinQuery {
  params: DropTwinParams;
  result: DropTwinResult;
}

const dropTwinIR: any = {"usedParamSet":{"old_endpoint":true,"old_auth":true,"endpoint":true},"params":[{"name":"old_endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":78}]},{"name":"old_auth","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":102}]},{"name":"endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":130}]}],"statement":"delete from push_device o using push_device n where o.endpoint = :old_endpoint! and o.auth = :old_auth! and n.endpoint = :endpoint!"};

/**
 * Query generated from SQL:
 * ```
 * delete from push_device o using push_device n where o.endpoint = :old_endpoint! and o.auth = :old_auth! and n.endpoint = :endpoint!
 * ```
 */
export const dropTwin = new PreparedQuery<DropTwinParams,DropTwinResult>(dropTwinIR);


/** 'RenewDevice' parameters type */
export interface RenewDeviceParams {
  auth: string;
  endpoint: string;
  host: string;
  old_auth: string;
  old_endpoint: string;
  p256dh: string;
}

/** 'RenewDevice' return type */
export type RenewDeviceResult = void;

/** 'RenewDevice' query type */
export interface RenewDeviceQuery {
  params: RenewDeviceParams;
  result: RenewDeviceResult;
}

const renewDeviceIR: any = {"usedParamSet":{"endpoint":true,"host":true,"p256dh":true,"auth":true,"old_endpoint":true,"old_auth":true},"params":[{"name":"endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":43}]},{"name":"host","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":58}]},{"name":"p256dh","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":77}]},{"name":"auth","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":92}]},{"name":"old_endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":150}]},{"name":"old_auth","required":true,"transform":{"type":"scalar"},"locs":[{"a":163,"b":172}]}],"statement":"update push_device set endpoint = :endpoint!, host = :host!, p256dh = :p256dh!, auth = :auth!, saved_at = product_now()\nwhere endpoint = :old_endpoint! and auth = :old_auth!"};

/**
 * Query generated from SQL:
 * ```
 * update push_device set endpoint = :endpoint!, host = :host!, p256dh = :p256dh!, auth = :auth!, saved_at = product_now()
 * where endpoint = :old_endpoint! and auth = :old_auth!
 * ```
 */
export const renewDevice = new PreparedQuery<RenewDeviceParams,RenewDeviceResult>(renewDeviceIR);


/** 'DropOldest' parameters type */
export interface DropOldestParams {
  kept: number;
  player_id: number;
}

/** 'DropOldest' return type */
export type DropOldestResult = void;

/** 'DropOldest' query type */
export interface DropOldestQuery {
  params: DropOldestParams;
  result: DropOldestResult;
}

const dropOldestIR: any = {"usedParamSet":{"player_id":true,"kept":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":95}]},{"name":"kept","required":true,"transform":{"type":"scalar"},"locs":[{"a":136,"b":141}]}],"statement":"delete from push_device where id in (\n  select id from push_device where player_id = :player_id! order by saved_at desc, id desc offset :kept!\n)"};

/**
 * Query generated from SQL:
 * ```
 * delete from push_device where id in (
 *   select id from push_device where player_id = :player_id! order by saved_at desc, id desc offset :kept!
 * )
 * ```
 */
export const dropOldest = new PreparedQuery<DropOldestParams,DropOldestResult>(dropOldestIR);


/** 'DropOldPushes' parameters type */
export interface DropOldPushesParams {
  device_id: number;
  player_id: number;
}

/** 'DropOldPushes' return type */
export type DropOldPushesResult = void;

/** 'DropOldPushes' query type */
export interface DropOldPushesQuery {
  params: DropOldPushesParams;
  result: DropOldPushesResult;
}

const dropOldPushesIR: any = {"usedParamSet":{"device_id":true,"player_id":true},"params":[{"name":"device_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":67,"b":77}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":137}]}],"statement":"delete from push_outbox o using notification n\nwhere o.device_id = :device_id! and n.id = o.notification_id and n.player_id <> :player_id!"};

/**
 * Query generated from SQL:
 * ```
 * delete from push_outbox o using notification n
 * where o.device_id = :device_id! and n.id = o.notification_id and n.player_id <> :player_id!
 * ```
 */
export const dropOldPushes = new PreparedQuery<DropOldPushesParams,DropOldPushesResult>(dropOldPushesIR);


/** 'DropDevice' parameters type */
export interface DropDeviceParams {
  endpoint: string;
  player_id: number;
}

/** 'DropDevice' return type */
export type DropDeviceResult = void;

/** 'DropDevice' query type */
export interface DropDeviceQuery {
  params: DropDeviceParams;
  result: DropDeviceResult;
}

const dropDeviceIR: any = {"usedParamSet":{"player_id":true,"endpoint":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":52}]},{"name":"endpoint","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":78}]}],"statement":"delete from push_device where player_id = :player_id! and endpoint = :endpoint!"};

/**
 * Query generated from SQL:
 * ```
 * delete from push_device where player_id = :player_id! and endpoint = :endpoint!
 * ```
 */
export const dropDevice = new PreparedQuery<DropDeviceParams,DropDeviceResult>(dropDeviceIR);


/** 'DropLoggedOut' parameters type */
export type DropLoggedOutParams = void;

/** 'DropLoggedOut' return type */
export type DropLoggedOutResult = void;

/** 'DropLoggedOut' query type */
export interface DropLoggedOutQuery {
  params: DropLoggedOutParams;
  result: DropLoggedOutResult;
}

const dropLoggedOutIR: any = {"usedParamSet":{},"params":[],"statement":"delete from push_device d using player_session s\nwhere s.id = d.session_id and (s.ended_at is not null or s.expires_at <= product_now())"};

/**
 * Query generated from SQL:
 * ```
 * delete from push_device d using player_session s
 * where s.id = d.session_id and (s.ended_at is not null or s.expires_at <= product_now())
 * ```
 */
export const dropLoggedOut = new PreparedQuery<DropLoggedOutParams,DropLoggedOutResult>(dropLoggedOutIR);


/** 'ChoicesOf' parameters type */
export interface ChoicesOfParams {
  player_id: number;
}

/** 'ChoicesOf' return type */
export interface ChoicesOfResult {
  in_app: boolean;
  push: boolean;
  topic: string;
}

/** 'ChoicesOf' query type */
export interface ChoicesOfQuery {
  params: ChoicesOfParams;
  result: ChoicesOfResult;
}

const choicesOfIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":116}]}],"statement":"select topic as \"topic!\", in_app as \"in_app!\", push as \"push!\" from notification_choice where player_id = :player_id!"};

/**
 * Query generated from SQL:
 * ```
 * select topic as "topic!", in_app as "in_app!", push as "push!" from notification_choice where player_id = :player_id!
 * ```
 */
export const choicesOf = new PreparedQuery<ChoicesOfParams,ChoicesOfResult>(choicesOfIR);


/** 'SaveChoice' parameters type */
export interface SaveChoiceParams {
  in_app: boolean;
  player_id: number;
  push: boolean;
  topic: string;
}

/** 'SaveChoice' return type */
export type SaveChoiceResult = void;

/** 'SaveChoice' query type */
export interface SaveChoiceQuery {
  params: SaveChoiceParams;
  result: SaveChoiceResult;
}

const saveChoiceIR: any = {"usedParamSet":{"player_id":true,"topic":true,"in_app":true,"push":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":83}]},{"name":"topic","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":92}]},{"name":"in_app","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":102}]},{"name":"push","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":110}]}],"statement":"insert into notification_choice (player_id, topic, in_app, push) values (:player_id!, :topic!, :in_app!, :push!)\non conflict (player_id, topic) do update set in_app = excluded.in_app, push = excluded.push"};

/**
 * Query generated from SQL:
 * ```
 * insert into notification_choice (player_id, topic, in_app, push) values (:player_id!, :topic!, :in_app!, :push!)
 * on conflict (player_id, topic) do update set in_app = excluded.in_app, push = excluded.push
 * ```
 */
export const saveChoice = new PreparedQuery<SaveChoiceParams,SaveChoiceResult>(saveChoiceIR);


/** 'LockPlayer' parameters type */
export interface LockPlayerParams {
  player_id: number;
}

/** 'LockPlayer' return type */
export interface LockPlayerResult {
  id: number;
}

/** 'LockPlayer' query type */
export interface LockPlayerQuery {
  params: LockPlayerParams;
  result: LockPlayerResult;
}

const lockPlayerIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":43}]}],"statement":"select id from player where id = :player_id! for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select id from player where id = :player_id! for no key update
 * ```
 */
export const lockPlayer = new PreparedQuery<LockPlayerParams,LockPlayerResult>(lockPlayerIR);


/** 'ReadKey' parameters type */
export type ReadKeyParams = void;

/** 'ReadKey' return type */
export interface ReadKeyResult {
  private_sealed: Buffer;
  public_key: string;
}

/** 'ReadKey' query type */
export interface ReadKeyQuery {
  params: ReadKeyParams;
  result: ReadKeyResult;
}

const readKeyIR: any = {"usedParamSet":{},"params":[],"statement":"select public_key, private_sealed from push_key"};

/**
 * Query generated from SQL:
 * ```
 * select public_key, private_sealed from push_key
 * ```
 */
export const readKey = new PreparedQuery<ReadKeyParams,ReadKeyResult>(readKeyIR);


/** 'WriteKey' parameters type */
export interface WriteKeyParams {
  private_sealed: Buffer;
  public_key: string;
}

/** 'WriteKey' return type */
export type WriteKeyResult = void;

/** 'WriteKey' query type */
export interface WriteKeyQuery {
  params: WriteKeyParams;
  result: WriteKeyResult;
}

const writeKeyIR: any = {"usedParamSet":{"public_key":true,"private_sealed":true},"params":[{"name":"public_key","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":69}]},{"name":"private_sealed","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":87}]}],"statement":"insert into push_key (public_key, private_sealed) values (:public_key!, :private_sealed!) on conflict do nothing"};

/**
 * Query generated from SQL:
 * ```
 * insert into push_key (public_key, private_sealed) values (:public_key!, :private_sealed!) on conflict do nothing
 * ```
 */
export const writeKey = new PreparedQuery<WriteKeyParams,WriteKeyResult>(writeKeyIR);


