/** Types and statements of src/operators/house-operators.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface ListOperatorsParams {
  idle_minutes: number;
}

export interface ListOperatorsResult {
  created_at: Date;
  first_by: string | null;
  first_is_given: boolean;
  has_password: boolean;
  has_second_factor: boolean;
  id: number;
  invited_until: Date | null;
  is_disabled: boolean;
  is_over: boolean | null;
  roles: string[];
  second_by: string | null;
  second_is_given: boolean;
  seen_at: Date | null;
  sessions_count: number;
  username: string;
}

export const listOperators = new PreparedQuery<ListOperatorsParams, ListOperatorsResult>({"usedParamSet":{"idle_minutes":true},"params":[{"name":"idle_minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":690,"b":703}]}],"statement":"select o.id, o.username, o.roles, o.created_at, o.disabled_at is not null as \"is_disabled!\", o.password_hash is not null as \"has_password!\",\n  f.secret is not null as \"has_second_factor!\", coalesce(s.sessions_count, 0) as \"sessions_count!\", n.seen_at as \"seen_at?\",\n  i.expires_at as \"invited_until?\", i.expires_at <= product_now() as \"is_over?\", a.username as \"first_by?\", b.username as \"second_by?\",\n  i.first_hash is not null as \"first_is_given!\", i.second_hash is not null as \"second_is_given!\"\nfrom operator o\nleft join (\n  select operator_id, count(*)::int as sessions_count from operator_session\n  where expires_at > product_now() and seen_at > product_now() - make_interval(mins => :idle_minutes!) group by operator_id\n) s on s.operator_id = o.id\nleft join operator_seen n on n.operator_id = o.id\nleft join operator_factor f on f.operator_id = o.id\nleft join operator_invitation i on i.operator_id = o.id\nleft join operator a on a.id = i.first_by\nleft join operator b on b.id = i.second_by\norder by o.disabled_at is not null, o.username"} as never);

export interface LockOperatorParams {
  operator_id: number;
}

export interface LockOperatorResult {
  pg_advisory_xact_lock: undefined | null;
}

export const lockOperator = new PreparedQuery<LockOperatorParams, LockOperatorResult>({"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":70}]}],"statement":"select pg_advisory_xact_lock(hashtextextended('operator', :operator_id!::bigint))"} as never);

export interface FindOperatorByIdParams {
  operator_id: number;
}

export interface FindOperatorByIdResult {
  is_disabled: boolean;
  password_hash: string | null;
  roles: string[];
  username: string;
}

export const findOperatorById = new PreparedQuery<FindOperatorByIdParams, FindOperatorByIdResult>({"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":118}]}],"statement":"select username, roles, disabled_at is not null as \"is_disabled!\", password_hash from operator where id = :operator_id!"} as never);

export interface IsUsernameTakenParams {
  username: string;
}

export interface IsUsernameTakenResult {
  is_taken: boolean;
}

export const isUsernameTaken = new PreparedQuery<IsUsernameTakenParams, IsUsernameTakenResult>({"usedParamSet":{"username":true},"params":[{"name":"username","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":62}]}],"statement":"select exists (select from operator where username = :username!) as \"is_taken!\""} as never);

export interface PerformOperatorDeedParams {
  decider_id: number;
  deed_id: number;
}

export interface PerformOperatorDeedResult {
  operator_id: number;
}

export const performOperatorDeed = new PreparedQuery<PerformOperatorDeedParams, PerformOperatorDeedResult>({"usedParamSet":{"deed_id":true,"decider_id":true},"params":[{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":37}]},{"name":"decider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":51}]}],"statement":"select perform_operator_deed(:deed_id!, :decider_id!) as \"operator_id!\""} as never);

export interface LockInvitationParams {
  operator_id: number;
}

export interface LockInvitationResult {
  expires_at: Date;
  first_by: number;
  is_over: boolean;
  second_by: number;
}

export const lockInvitation = new PreparedQuery<LockInvitationParams, LockInvitationResult>({"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":139}]}],"statement":"select first_by, second_by, expires_at, expires_at <= product_now() as \"is_over!\" from operator_invitation where operator_id = :operator_id! for update"} as never);

export interface WriteFirstHalfParams {
  hash: Buffer;
  operator_id: number;
}

export type WriteFirstHalfResult = void;

export const writeFirstHalf = new PreparedQuery<WriteFirstHalfParams, WriteFirstHalfResult>({"usedParamSet":{"hash":true,"operator_id":true},"params":[{"name":"hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":49}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":83}]}],"statement":"update operator_invitation set first_hash = :hash! where operator_id = :operator_id!"} as never);

export interface WriteSecondHalfParams {
  hash: Buffer;
  operator_id: number;
}

export type WriteSecondHalfResult = void;

export const writeSecondHalf = new PreparedQuery<WriteSecondHalfParams, WriteSecondHalfResult>({"usedParamSet":{"hash":true,"operator_id":true},"params":[{"name":"hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":50}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":84}]}],"statement":"update operator_invitation set second_hash = :hash! where operator_id = :operator_id!"} as never);

export interface FindInvitedParams {
  first: Buffer;
  second: Buffer;
}

export interface FindInvitedResult {
  id: number;
  username: string;
}

export const findInvited = new PreparedQuery<FindInvitedParams, FindInvitedResult>({"usedParamSet":{"first":true,"second":true},"params":[{"name":"first","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":118}]},{"name":"second","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":147}]}],"statement":"select o.id, o.username from operator_invitation i join operator o on o.id = i.operator_id\nwhere i.first_hash = :first! and i.second_hash = :second! and i.expires_at > product_now()"} as never);

export interface AcceptInvitationParams {
  first: Buffer;
  password_hash: string;
  second: Buffer;
}

export interface AcceptInvitationResult {
  operator_id: number | null;
}

export const acceptInvitation = new PreparedQuery<AcceptInvitationParams, AcceptInvitationResult>({"usedParamSet":{"first":true,"second":true,"password_hash":true},"params":[{"name":"first","required":true,"transform":{"type":"scalar"},"locs":[{"a":25,"b":31}]},{"name":"second","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":41}]},{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":58}]}],"statement":"select accept_invitation(:first!, :second!, :password_hash!) as \"operator_id?\""} as never);

export interface ChangeOperatorPasswordParams {
  password_hash: string;
  session_id: number;
}

export interface ChangeOperatorPasswordResult {
  change_operator_password: string | null;
}

export const changeOperatorPassword = new PreparedQuery<ChangeOperatorPasswordParams, ChangeOperatorPasswordResult>({"usedParamSet":{"session_id":true,"password_hash":true},"params":[{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":43}]},{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":60}]}],"statement":"select change_operator_password(:session_id!, :password_hash!)::text"} as never);

export interface ShutOperatorOutParams {
  operator_id: number;
}

export interface ShutOperatorOutResult {
  shut_operator_out: string | null;
}

export const shutOperatorOut = new PreparedQuery<ShutOperatorOutParams, ShutOperatorOutResult>({"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":25,"b":37}]}],"statement":"select shut_operator_out(:operator_id!)::text"} as never);

