/** Types and statements of src/operators/login.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface FindOperatorParams {
  username: string;
}

export interface FindOperatorResult {
  has_second_factor: boolean;
  id: number;
  is_disabled: boolean;
  password_hash: string | null;
  roles: string[];
  username: string;
}

export const findOperator = new PreparedQuery<FindOperatorParams, FindOperatorResult>({"usedParamSet":{"username":true},"params":[{"name":"username","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":227}]}],"statement":"select o.id, username, password_hash, roles, disabled_at is not null as \"is_disabled!\", f.secret is not null as \"has_second_factor!\"\nfrom operator o left join operator_factor f on f.operator_id = o.id where username = :username!"} as never);

export interface InsertOperatorSessionParams {
  address: string;
  device: string;
  operator_id: number;
  token_hash: Buffer;
}

export type InsertOperatorSessionResult = void;

export const insertOperatorSession = new PreparedQuery<InsertOperatorSessionParams, InsertOperatorSessionResult>({"usedParamSet":{"token_hash":true,"operator_id":true,"address":true,"device":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":124}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":139}]},{"name":"address","required":true,"transform":{"type":"scalar"},"locs":[{"a":142,"b":150}]},{"name":"device","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":160}]}],"statement":"with opened as (\n  insert into operator_session (token_hash, operator_id, address, device, expires_at)\n  values (:token_hash!, :operator_id!, :address!, :device!, product_now() + interval '12 hours') returning operator_id\n)\ninsert into operator_seen (operator_id) select operator_id from opened\non conflict (operator_id) do update set seen_at = excluded.seen_at"} as never);

export interface FindOperatorSessionParams {
  idle_minutes: number;
  token_hash: Buffer;
}

export interface FindOperatorSessionResult {
  has_second_factor: boolean;
  is_long_unseen: boolean;
  is_proved: boolean;
  operator_id: number;
  roles: string[];
  session_id: number;
  username: string;
}

export const findOperatorSession = new PreparedQuery<FindOperatorSessionParams, FindOperatorSessionResult>({"usedParamSet":{"idle_minutes":true,"token_hash":true},"params":[{"name":"idle_minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":189,"b":202},{"a":504,"b":517}]},{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":404,"b":415}]}],"statement":"select s.operator_id, s.id as session_id, o.username, o.roles, s.seen_at < product_now() - interval '30 seconds' as \"is_long_unseen!\",\n  s.proved_at > product_now() - make_interval(mins => :idle_minutes!) as \"is_proved!\", f.secret is not null as \"has_second_factor!\"\nfrom operator_session s join operator o on o.id = s.operator_id left join operator_factor f on f.operator_id = o.id\nwhere s.token_hash = :token_hash! and s.expires_at > product_now() and s.seen_at > product_now() - make_interval(mins => :idle_minutes!)\n  and o.disabled_at is null"} as never);

export interface SeeOperatorParams {
  session_id: number;
}

export type SeeOperatorResult = void;

export const seeOperator = new PreparedQuery<SeeOperatorParams, SeeOperatorResult>({"usedParamSet":{"session_id":true},"params":[{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":91}]}],"statement":"with touched as (update operator_session set seen_at = product_now() where id = :session_id! returning operator_id)\ninsert into operator_seen (operator_id) select operator_id from touched\non conflict (operator_id) do update set seen_at = excluded.seen_at"} as never);

export interface EndOperatorSessionParams {
  session_id: number;
}

export type EndOperatorSessionResult = void;

export const endOperatorSession = new PreparedQuery<EndOperatorSessionParams, EndOperatorSessionResult>({"usedParamSet":{"session_id":true},"params":[{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":51}]}],"statement":"delete from operator_session where id = :session_id!"} as never);

export type ForgetOperatorSessionsParams = void;

export type ForgetOperatorSessionsResult = void;

export const forgetOperatorSessions = new PreparedQuery<ForgetOperatorSessionsParams, ForgetOperatorSessionsResult>({"usedParamSet":{},"params":[],"statement":"delete from operator_session where least(expires_at, seen_at + interval '12 hours') < product_now() - interval '1 day'"} as never);

export type TodayOfOperatorsParams = void;

export interface TodayOfOperatorsResult {
  today: string;
}

export const todayOfOperators = new PreparedQuery<TodayOfOperatorsParams, TodayOfOperatorsResult>({"usedParamSet":{},"params":[],"statement":"select yangon_day(product_now()) as \"today!\""} as never);

export interface OpenSessionsParams {
  idle_minutes: number;
  operator_id: number;
}

export interface OpenSessionsResult {
  address: string;
  created_at: Date;
  device: string;
  id: number;
  seen_at: Date;
}

export const openSessions = new PreparedQuery<OpenSessionsParams, OpenSessionsResult>({"usedParamSet":{"operator_id":true,"idle_minutes":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":90,"b":102}]},{"name":"idle_minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":200}]}],"statement":"select id, address, device, created_at, seen_at from operator_session\nwhere operator_id = :operator_id! and expires_at > product_now() and seen_at > product_now() - make_interval(mins => :idle_minutes!)\norder by seen_at desc, id desc"} as never);

export interface EndSessionOfParams {
  operator_id: number;
  session_id: number;
}

export interface EndSessionOfResult {
  address: string;
  created_at: Date;
  device: string;
}

export const endSessionOf = new PreparedQuery<EndSessionOfParams, EndSessionOfResult>({"usedParamSet":{"session_id":true,"operator_id":true},"params":[{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":51}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":83}]}],"statement":"delete from operator_session where id = :session_id! and operator_id = :operator_id! returning address, device, created_at"} as never);

