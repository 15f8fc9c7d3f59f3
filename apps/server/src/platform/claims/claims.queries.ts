/** Types generated for queries found in "src/platform/claims/claims.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'FindClaim' parameters type */
export interface FindClaimParams {
  subject: string;
}

/** 'FindClaim' return type */
export interface FindClaimResult {
  claimed_by: string;
  claimed_until: Date;
  operator_id: number;
}

/** 'FindClaim' query type */
export interface FindClaimQuery {
  params: FindClaimParams;
  result: FindClaimResult;
}

const findClaimIR: any = {"usedParamSet":{"subject":true},"params":[{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":145}]}],"statement":"select operator_id as \"operator_id!\", claimed_by as \"claimed_by!\", claimed_until as \"claimed_until!\" from standing_claim where subject = :subject!"};

/**
 * Query generated from SQL:
 * ```
 * select operator_id as "operator_id!", claimed_by as "claimed_by!", claimed_until as "claimed_until!" from standing_claim where subject = :subject!
 * ```
 */
export const findClaim = new PreparedQuery<FindClaimParams,FindClaimResult>(findClaimIR);


/** 'PutClaim' parameters type */
export interface PutClaimParams {
  minutes: number;
  operator_id: number;
  subject: string;
}

/** 'PutClaim' return type */
export type PutClaimResult = void;

/** 'PutClaim' query type */
export interface PutClaimQuery {
  params: PutClaimParams;
  result: PutClaimResult;
}

const putClaimIR: any = {"usedParamSet":{"subject":true,"operator_id":true,"minutes":true},"params":[{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":69}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":84}]},{"name":"minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":133}]}],"statement":"insert into claim (subject, operator_id, expires_at) values (:subject!, :operator_id!, product_now() + make_interval(mins => :minutes!))\non conflict (subject) do update set operator_id = excluded.operator_id, expires_at = excluded.expires_at"};

/**
 * Query generated from SQL:
 * ```
 * insert into claim (subject, operator_id, expires_at) values (:subject!, :operator_id!, product_now() + make_interval(mins => :minutes!))
 * on conflict (subject) do update set operator_id = excluded.operator_id, expires_at = excluded.expires_at
 * ```
 */
export const putClaim = new PreparedQuery<PutClaimParams,PutClaimResult>(putClaimIR);


/** 'DropClaim' parameters type */
export interface DropClaimParams {
  subject: string;
}

/** 'DropClaim' return type */
export type DropClaimResult = void;

/** 'DropClaim' query type */
export interface DropClaimQuery {
  params: DropClaimParams;
  result: DropClaimResult;
}

const dropClaimIR: any = {"usedParamSet":{"subject":true},"params":[{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":42}]}],"statement":"delete from claim where subject = :subject!"};

/**
 * Query generated from SQL:
 * ```
 * delete from claim where subject = :subject!
 * ```
 */
export const dropClaim = new PreparedQuery<DropClaimParams,DropClaimResult>(dropClaimIR);


/** 'OperatorsAmong' parameters type */
export interface OperatorsAmongParams {
  roles: stringArray;
}

/** 'OperatorsAmong' return type */
export interface OperatorsAmongResult {
  id: number;
  username: string;
}

/** 'OperatorsAmong' query type */
export interface OperatorsAmongQuery {
  params: OperatorsAmongParams;
  result: OperatorsAmongResult;
}

const operatorsAmongIR: any = {"usedParamSet":{"roles":true},"params":[{"name":"roles","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":62}]}],"statement":"select id, username from public_operator where roles && :roles!::text[] and disabled_at is null order by username"};

/**
 * Query generated from SQL:
 * ```
 * select id, username from public_operator where roles && :roles!::text[] and disabled_at is null order by username
 * ```
 */
export const operatorsAmong = new PreparedQuery<OperatorsAmongParams,OperatorsAmongResult>(operatorsAmongIR);


