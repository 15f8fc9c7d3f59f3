/** Types generated for queries found in "src/players/barred.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'BarredBornOn' parameters type */
export interface BarredBornOnParams {
  birthdays: stringArray;
}

/** 'BarredBornOn' return type */
export interface BarredBornOnResult {
  birthday: string;
  id: number;
  is_blocked: boolean;
  lvl_2_name: string | null;
  name: string;
  phone: string;
}

/** 'BarredBornOn' query type */
export interface BarredBornOnQuery {
  params: BarredBornOnParams;
  result: BarredBornOnResult;
}

const barredBornOnIR: any = {"usedParamSet":{"birthdays":true},"params":[{"name":"birthdays","required":true,"transform":{"type":"scalar"},"locs":[{"a":151,"b":161}]}],"statement":"select p.id, p.name, p.phone, p.birthday as \"birthday!\", p.lvl_2_name, p.blocked_at is not null as \"is_blocked!\"\nfrom player p\nwhere p.birthday = any (:birthdays!::date[]) and (p.blocked_at is not null or p.excluded_until > product_now())\norder by p.id"};

/**
 * Query generated from SQL:
 * ```
 * select p.id, p.name, p.phone, p.birthday as "birthday!", p.lvl_2_name, p.blocked_at is not null as "is_blocked!"
 * from player p
 * where p.birthday = any (:birthdays!::date[]) and (p.blocked_at is not null or p.excluded_until > product_now())
 * order by p.id
 * ```
 */
export const barredBornOn = new PreparedQuery<BarredBornOnParams,BarredBornOnResult>(barredBornOnIR);


/** 'BarUntilDecided' parameters type */
export interface BarUntilDecidedParams {
  player_id: number;
  reason: string;
}

/** 'BarUntilDecided' return type */
export type BarUntilDecidedResult = void;

/** 'BarUntilDecided' query type */
export interface BarUntilDecidedQuery {
  params: BarUntilDecidedParams;
  result: BarUntilDecidedResult;
}

const barUntilDecidedIR: any = {"usedParamSet":{"reason":true,"player_id":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":70}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":83,"b":93}]}],"statement":"update player set blocked_at = product_now(), blocked_reason = :reason! where id = :player_id!"};

/**
 * Query generated from SQL:
 * ```
 * update player set blocked_at = product_now(), blocked_reason = :reason! where id = :player_id!
 * ```
 */
export const barUntilDecided = new PreparedQuery<BarUntilDecidedParams,BarUntilDecidedResult>(barUntilDecidedIR);


