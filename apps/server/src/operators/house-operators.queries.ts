/** Types generated for queries found in "src/operators/house-operators.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'ListOperators' parameters type */
export type ListOperatorsParams = void;

/** 'ListOperators' return type */
export interface ListOperatorsResult {
  created_at: Date;
  first_by: string | null;
  first_is_given: boolean;
  has_password: boolean;
  id: number;
  invited_until: Date | null;
  is_disabled: boolean;
  is_over: boolean | null;
  roles: stringArray;
  second_by: string | null;
  second_is_given: boolean;
  sessions_count: number;
  username: string;
}

/** 'ListOperators' query type */
export interface ListOperatorsQuery {
  params: ListOperatorsParams;
  result: ListOperatorsResult;
}

const listOperatorsIR: any = {"usedParamSet":{},"params":[],"statement":"select o.id, o.username, o.roles, o.created_at, o.disabled_at is not null as \"is_disabled!\", o.password_hash is not null as \"has_password!\",\n  (select count(*) from operator_session s where s.operator_id = o.id and s.expires_at > product_now())::int as \"sessions_count!\",\n  i.expires_at as \"invited_until?\", i.expires_at <= product_now() as \"is_over?\", a.username as \"first_by?\", b.username as \"second_by?\",\n  i.first_hash is not null as \"first_is_given!\", i.second_hash is not null as \"second_is_given!\"\nfrom operator o\nleft join operator_invitation i on i.operator_id = o.id\nleft join operator a on a.id = i.first_by\nleft join operator b on b.id = i.second_by\norder by o.disabled_at is not null, o.username"};

/**
 * Query generated from SQL:
 * ```
 * select o.id, o.username, o.roles, o.created_at, o.disabled_at is not null as "is_disabled!", o.password_hash is not null as "has_password!",
 *   (select count(*) from operator_session s where s.operator_id = o.id and s.expires_at > product_now())::int as "sessions_count!",
 *   i.expires_at as "invited_until?", i.expires_at <= product_now() as "is_over?", a.username as "first_by?", b.username as "second_by?",
 *   i.first_hash is not null as "first_is_given!", i.second_hash is not null as "second_is_given!"
 * from operator o
 * left join operator_invitation i on i.operator_id = o.id
 * left join operator a on a.id = i.first_by
 * left join operator b on b.id = i.second_by
 * order by o.disabled_at is not null, o.username
 * ```
 */
export const listOperators = new PreparedQuery<ListOperatorsParams,ListOperatorsResult>(listOperatorsIR);


/** 'LockOperator' parameters type */
export interface LockOperatorParams {
  operator_id: number;
}

/** 'LockOperator' return type */
export interface LockOperatorResult {
  pg_advisory_xact_lock: undefined | null;
}

/** 'LockOperator' query type */
export interface LockOperatorQuery {
  params: LockOperatorParams;
  result: LockOperatorResult;
}

const lockOperatorIR: any = {"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":70}]}],"statement":"select pg_advisory_xact_lock(hashtextextended('operator', :operator_id!::bigint))"};

/**
 * Query generated from SQL:
 * ```
 * select pg_advisory_xact_lock(hashtextextended('operator', :operator_id!::bigint))
 * ```
 */
export const lockOperator = new PreparedQuery<LockOperatorParams,LockOperatorResult>(lockOperatorIR);


/** 'FindOperatorById' parameters type */
export interface FindOperatorByIdParams {
  operator_id: number;
}

/** 'FindOperatorById' return type */
export interface FindOperatorByIdResult {
  is_disabled: boolean;
  password_hash: string | null;
  roles: stringArray;
  username: string;
}

/** 'FindOperatorById' query type */
export interface FindOperatorByIdQuery {
  params: FindOperatorByIdParams;
  result: FindOperatorByIdResult;
}

const findOperatorByIdIR: any = {"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":118}]}],"statement":"select username, roles, disabled_at is not null as \"is_disabled!\", password_hash from operator where id = :operator_id!"};

/**
 * Query generated from SQL:
 * ```
 * select username, roles, disabled_at is not null as "is_disabled!", password_hash from operator where id = :operator_id!
 * ```
 */
export const findOperatorById = new PreparedQuery<FindOperatorByIdParams,FindOperatorByIdResult>(findOperatorByIdIR);


/** 'IsUsernameTaken' parameters type */
export interface IsUsernameTakenParams {
  username: string;
}

/** 'IsUsernameTaken' return type */
export interface IsUsernameTakenResult {
  is_taken: boolean;
}

/** 'IsUsernameTaken' query type */
export interface IsUsernameTakenQuery {
  params: IsUsernameTakenParams;
  result: IsUsernameTakenResult;
}

const isUsernameTakenIR: any = {"usedParamSet":{"username":true},"params":[{"name":"username","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":62}]}],"statement":"select exists (select from operator where username = :username!) as \"is_taken!\""};

/**
 * Query generated from SQL:
 * ```
 * select exists (select from operator where username = :username!) as "is_taken!"
 * ```
 */
export const isUsernameTaken = new PreparedQuery<IsUsernameTakenParams,IsUsernameTakenResult>(isUsernameTakenIR);


/** 'PerformOperatorDeed' parameters type */
export interface PerformOperatorDeedParams {
  decider_id: number;
  deed_id: number;
}

/** 'PerformOperatorDeed' return type */
export interface PerformOperatorDeedResult {
  operator_id: number;
}

/** 'PerformOperatorDeed' query type */
export interface PerformOperatorDeedQuery {
  params: PerformOperatorDeedParams;
  result: PerformOperatorDeedResult;
}

const performOperatorDeedIR: any = {"usedParamSet":{"deed_id":true,"decider_id":true},"params":[{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":37}]},{"name":"decider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":51}]}],"statement":"select perform_operator_deed(:deed_id!, :decider_id!) as \"operator_id!\""};

/**
 * Query generated from SQL:
 * ```
 * select perform_operator_deed(:deed_id!, :decider_id!) as "operator_id!"
 * ```
 */
export const performOperatorDeed = new PreparedQuery<PerformOperatorDeedParams,PerformOperatorDeedResult>(performOperatorDeedIR);


/** 'LockInvitation' parameters type */
export interface LockInvitationParams {
  operator_id: number;
}

/** 'LockInvitation' return type */
export interface LockInvitationResult {
  expires_at: Date;
  first_by: number;
  is_over: boolean;
  second_by: number;
}

/** 'LockInvitation' query type */
export interface LockInvitationQuery {
  params: LockInvitationParams;
  result: LockInvitationResult;
}

const lockInvitationIR: any = {"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":139}]}],"statement":"select first_by, second_by, expires_at, expires_at <= product_now() as \"is_over!\" from operator_invitation where operator_id = :operator_id! for update"};

/**
 * Query generated from SQL:
 * ```
 * select first_by, second_by, expires_at, expires_at <= product_now() as "is_over!" from operator_invitation where operator_id = :operator_id! for update
 * ```
 */
export const lockInvitation = new PreparedQuery<LockInvitationParams,LockInvitationResult>(lockInvitationIR);


/** 'WriteFirstHalf' parameters type */
export interface WriteFirstHalfParams {
  hash: Buffer;
  operator_id: number;
}

/** 'WriteFirstHalf' return type */
export type WriteFirstHalfResult = void;

/** 'WriteFirstHalf' query type */
export interface WriteFirstHalfQuery {
  params: WriteFirstHalfParams;
  result: WriteFirstHalfResult;
}

const writeFirstHalfIR: any = {"usedParamSet":{"hash":true,"operator_id":true},"params":[{"name":"hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":49}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":83}]}],"statement":"update operator_invitation set first_hash = :hash! where operator_id = :operator_id!"};

/**
 * Query generated from SQL:
 * ```
 * update operator_invitation set first_hash = :hash! where operator_id = :operator_id!
 * ```
 */
export const writeFirstHalf = new PreparedQuery<WriteFirstHalfParams,WriteFirstHalfResult>(writeFirstHalfIR);


/** 'WriteSecondHalf' parameters type */
export interface WriteSecondHalfParams {
  hash: Buffer;
  operator_id: number;
}

/** 'WriteSecondHalf' return type */
export type WriteSecondHalfResult = void;

/** 'WriteSecondHalf' query type */
export interface WriteSecondHalfQuery {
  params: WriteSecondHalfParams;
  result: WriteSecondHalfResult;
}

const writeSecondHalfIR: any = {"usedParamSet":{"hash":true,"operator_id":true},"params":[{"name":"hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":50}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":84}]}],"statement":"update operator_invitation set second_hash = :hash! where operator_id = :operator_id!"};

/**
 * Query generated from SQL:
 * ```
 * update operator_invitation set second_hash = :hash! where operator_id = :operator_id!
 * ```
 */
export const writeSecondHalf = new PreparedQuery<WriteSecondHalfParams,WriteSecondHalfResult>(writeSecondHalfIR);


/** 'FindInvited' parameters type */
export interface FindInvitedParams {
  first: Buffer;
  second: Buffer;
}

/** 'FindInvited' return type */
export interface FindInvitedResult {
  id: number;
  username: string;
}

/** 'FindInvited' query type */
export interface FindInvitedQuery {
  params: FindInvitedParams;
  result: FindInvitedResult;
}

const findInvitedIR: any = {"usedParamSet":{"first":true,"second":true},"params":[{"name":"first","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":118}]},{"name":"second","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":147}]}],"statement":"select o.id, o.username from operator_invitation i join operator o on o.id = i.operator_id\nwhere i.first_hash = :first! and i.second_hash = :second! and i.expires_at > product_now()"};

/**
 * Query generated from SQL:
 * ```
 * select o.id, o.username from operator_invitation i join operator o on o.id = i.operator_id
 * where i.first_hash = :first! and i.second_hash = :second! and i.expires_at > product_now()
 * ```
 */
export const findInvited = new PreparedQuery<FindInvitedParams,FindInvitedResult>(findInvitedIR);


/** 'AcceptInvitation' parameters type */
export interface AcceptInvitationParams {
  first: Buffer;
  password_hash: string;
  second: Buffer;
}

/** 'AcceptInvitation' return type */
export interface AcceptInvitationResult {
  operator_id: number | null;
}

/** 'AcceptInvitation' query type */
export interface AcceptInvitationQuery {
  params: AcceptInvitationParams;
  result: AcceptInvitationResult;
}

const acceptInvitationIR: any = {"usedParamSet":{"first":true,"second":true,"password_hash":true},"params":[{"name":"first","required":true,"transform":{"type":"scalar"},"locs":[{"a":25,"b":31}]},{"name":"second","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":41}]},{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":58}]}],"statement":"select accept_invitation(:first!, :second!, :password_hash!) as \"operator_id?\""};

/**
 * Query generated from SQL:
 * ```
 * select accept_invitation(:first!, :second!, :password_hash!) as "operator_id?"
 * ```
 */
export const acceptInvitation = new PreparedQuery<AcceptInvitationParams,AcceptInvitationResult>(acceptInvitationIR);


/** 'ChangeOperatorPassword' parameters type */
export interface ChangeOperatorPasswordParams {
  password_hash: string;
  session_id: number;
}

/** 'ChangeOperatorPassword' return type */
export interface ChangeOperatorPasswordResult {
  change_operator_password: string | null;
}

/** 'ChangeOperatorPassword' query type */
export interface ChangeOperatorPasswordQuery {
  params: ChangeOperatorPasswordParams;
  result: ChangeOperatorPasswordResult;
}

const changeOperatorPasswordIR: any = {"usedParamSet":{"session_id":true,"password_hash":true},"params":[{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":43}]},{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":60}]}],"statement":"select change_operator_password(:session_id!, :password_hash!)::text"};

/**
 * Query generated from SQL:
 * ```
 * select change_operator_password(:session_id!, :password_hash!)::text
 * ```
 */
export const changeOperatorPassword = new PreparedQuery<ChangeOperatorPasswordParams,ChangeOperatorPasswordResult>(changeOperatorPasswordIR);


/** 'ShutOperatorOut' parameters type */
export interface ShutOperatorOutParams {
  operator_id: number;
}

/** 'ShutOperatorOut' return type */
export interface ShutOperatorOutResult {
  shut_operator_out: string | null;
}

/** 'ShutOperatorOut' query type */
export interface ShutOperatorOutQuery {
  params: ShutOperatorOutParams;
  result: ShutOperatorOutResult;
}

const shutOperatorOutIR: any = {"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":25,"b":37}]}],"statement":"select shut_operator_out(:operator_id!)::text"};

/**
 * Query generated from SQL:
 * ```
 * select shut_operator_out(:operator_id!)::text
 * ```
 */
export const shutOperatorOut = new PreparedQuery<ShutOperatorOutParams,ShutOperatorOutResult>(shutOperatorOutIR);


