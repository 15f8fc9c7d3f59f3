/** Types generated for queries found in "src/operators/login.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'FindOperator' parameters type */
export interface FindOperatorParams {
  username: string;
}

/** 'FindOperator' return type */
export interface FindOperatorResult {
  id: number;
  is_disabled: boolean;
  password_hash: string | null;
  roles: stringArray;
  username: string;
}

/** 'FindOperator' query type */
export interface FindOperatorQuery {
  params: FindOperatorParams;
  result: FindOperatorResult;
}

const findOperatorIR: any = {"usedParamSet":{"username":true},"params":[{"name":"username","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":125}]}],"statement":"select id, username, password_hash, roles, disabled_at is not null as \"is_disabled!\" from operator where username = :username!"};

/**
 * Query generated from SQL:
 * ```
 * select id, username, password_hash, roles, disabled_at is not null as "is_disabled!" from operator where username = :username!
 * ```
 */
export const findOperator = new PreparedQuery<FindOperatorParams,FindOperatorResult>(findOperatorIR);


/** 'InsertOperatorSession' parameters type */
export interface InsertOperatorSessionParams {
  operator_id: number;
  token_hash: Buffer;
}

/** 'InsertOperatorSession' return type */
export type InsertOperatorSessionResult = void;

/** 'InsertOperatorSession' query type */
export interface InsertOperatorSessionQuery {
  params: InsertOperatorSessionParams;
  result: InsertOperatorSessionResult;
}

const insertOperatorSessionIR: any = {"usedParamSet":{"token_hash":true,"operator_id":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":86}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":101}]}],"statement":"insert into operator_session (token_hash, operator_id, expires_at)\nvalues (:token_hash!, :operator_id!, product_now() + interval '12 hours')"};

/**
 * Query generated from SQL:
 * ```
 * insert into operator_session (token_hash, operator_id, expires_at)
 * values (:token_hash!, :operator_id!, product_now() + interval '12 hours')
 * ```
 */
export const insertOperatorSession = new PreparedQuery<InsertOperatorSessionParams,InsertOperatorSessionResult>(insertOperatorSessionIR);


/** 'FindOperatorSession' parameters type */
export interface FindOperatorSessionParams {
  token_hash: Buffer;
}

/** 'FindOperatorSession' return type */
export interface FindOperatorSessionResult {
  operator_id: number;
  roles: stringArray;
  session_id: number;
  username: string;
}

/** 'FindOperatorSession' query type */
export interface FindOperatorSessionQuery {
  params: FindOperatorSessionParams;
  result: FindOperatorSessionResult;
}

const findOperatorSessionIR: any = {"usedParamSet":{"token_hash":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":147,"b":158}]}],"statement":"select s.operator_id, s.id as session_id, o.username, o.roles\nfrom operator_session s join operator o on o.id = s.operator_id\nwhere s.token_hash = :token_hash! and s.expires_at > product_now() and o.disabled_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select s.operator_id, s.id as session_id, o.username, o.roles
 * from operator_session s join operator o on o.id = s.operator_id
 * where s.token_hash = :token_hash! and s.expires_at > product_now() and o.disabled_at is null
 * ```
 */
export const findOperatorSession = new PreparedQuery<FindOperatorSessionParams,FindOperatorSessionResult>(findOperatorSessionIR);


/** 'EndOperatorSession' parameters type */
export interface EndOperatorSessionParams {
  session_id: number;
}

/** 'EndOperatorSession' return type */
export type EndOperatorSessionResult = void;

/** 'EndOperatorSession' query type */
export interface EndOperatorSessionQuery {
  params: EndOperatorSessionParams;
  result: EndOperatorSessionResult;
}

const endOperatorSessionIR: any = {"usedParamSet":{"session_id":true},"params":[{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":51}]}],"statement":"delete from operator_session where id = :session_id!"};

/**
 * Query generated from SQL:
 * ```
 * delete from operator_session where id = :session_id!
 * ```
 */
export const endOperatorSession = new PreparedQuery<EndOperatorSessionParams,EndOperatorSessionResult>(endOperatorSessionIR);


/** 'ForgetOperatorSessions' parameters type */
export type ForgetOperatorSessionsParams = void;

/** 'ForgetOperatorSessions' return type */
export type ForgetOperatorSessionsResult = void;

/** 'ForgetOperatorSessions' query type */
export interface ForgetOperatorSessionsQuery {
  params: ForgetOperatorSessionsParams;
  result: ForgetOperatorSessionsResult;
}

const forgetOperatorSessionsIR: any = {"usedParamSet":{},"params":[],"statement":"delete from operator_session where expires_at < product_now() - interval '1 day'"};

/**
 * Query generated from SQL:
 * ```
 * delete from operator_session where expires_at < product_now() - interval '1 day'
 * ```
 */
export const forgetOperatorSessions = new PreparedQuery<ForgetOperatorSessionsParams,ForgetOperatorSessionsResult>(forgetOperatorSessionsIR);


/** 'TodayOfOperators' parameters type */
export type TodayOfOperatorsParams = void;

/** 'TodayOfOperators' return type */
export interface TodayOfOperatorsResult {
  today: string;
}

/** 'TodayOfOperators' query type */
export interface TodayOfOperatorsQuery {
  params: TodayOfOperatorsParams;
  result: TodayOfOperatorsResult;
}

const todayOfOperatorsIR: any = {"usedParamSet":{},"params":[],"statement":"select yangon_day(product_now()) as \"today!\""};

/**
 * Query generated from SQL:
 * ```
 * select yangon_day(product_now()) as "today!"
 * ```
 */
export const todayOfOperators = new PreparedQuery<TodayOfOperatorsParams,TodayOfOperatorsResult>(todayOfOperatorsIR);


