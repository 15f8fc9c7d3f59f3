/** Types and statements of src/operators/login.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface FindOperatorParams {
  username: string;
}

export interface FindOperatorResult {
  id: number;
  is_disabled: boolean;
  password_hash: string | null;
  roles: string[];
  username: string;
}

export const findOperator = new PreparedQuery<FindOperatorParams, FindOperatorResult>({"usedParamSet":{"username":true},"params":[{"name":"username","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":125}]}],"statement":"select id, username, password_hash, roles, disabled_at is not null as \"is_disabled!\" from operator where username = :username!"} as never);

export interface InsertOperatorSessionParams {
  operator_id: number;
  token_hash: Buffer;
}

export type InsertOperatorSessionResult = void;

export const insertOperatorSession = new PreparedQuery<InsertOperatorSessionParams, InsertOperatorSessionResult>({"usedParamSet":{"token_hash":true,"operator_id":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":86}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":101}]}],"statement":"insert into operator_session (token_hash, operator_id, expires_at)\nvalues (:token_hash!, :operator_id!, product_now() + interval '12 hours')"} as never);

export interface FindOperatorSessionParams {
  token_hash: Buffer;
}

export interface FindOperatorSessionResult {
  operator_id: number;
  roles: string[];
  session_id: number;
  username: string;
}

export const findOperatorSession = new PreparedQuery<FindOperatorSessionParams, FindOperatorSessionResult>({"usedParamSet":{"token_hash":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":147,"b":158}]}],"statement":"select s.operator_id, s.id as session_id, o.username, o.roles\nfrom operator_session s join operator o on o.id = s.operator_id\nwhere s.token_hash = :token_hash! and s.expires_at > product_now() and o.disabled_at is null"} as never);

export interface EndOperatorSessionParams {
  session_id: number;
}

export type EndOperatorSessionResult = void;

export const endOperatorSession = new PreparedQuery<EndOperatorSessionParams, EndOperatorSessionResult>({"usedParamSet":{"session_id":true},"params":[{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":51}]}],"statement":"delete from operator_session where id = :session_id!"} as never);

export type ForgetOperatorSessionsParams = void;

export type ForgetOperatorSessionsResult = void;

export const forgetOperatorSessions = new PreparedQuery<ForgetOperatorSessionsParams, ForgetOperatorSessionsResult>({"usedParamSet":{},"params":[],"statement":"delete from operator_session where expires_at < product_now() - interval '1 day'"} as never);

export type TodayOfOperatorsParams = void;

export interface TodayOfOperatorsResult {
  today: string;
}

export const todayOfOperators = new PreparedQuery<TodayOfOperatorsParams, TodayOfOperatorsResult>({"usedParamSet":{},"params":[],"statement":"select yangon_day(product_now()) as \"today!\""} as never);

