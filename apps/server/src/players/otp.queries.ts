/** Types generated for queries found in "src/players/otp.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockOtpPhone' parameters type */
export interface LockOtpPhoneParams {
  phone: string;
}

/** 'LockOtpPhone' return type */
export interface LockOtpPhoneResult {
  pg_advisory_xact_lock: undefined | null;
}

/** 'LockOtpPhone' query type */
export interface LockOtpPhoneQuery {
  params: LockOtpPhoneParams;
  result: LockOtpPhoneResult;
}

const lockOtpPhoneIR: any = {"usedParamSet":{"phone":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":62}]}],"statement":"select pg_advisory_xact_lock(hashtextextended('otp:' || :phone!::text, 0))"};

/**
 * Query generated from SQL:
 * ```
 * select pg_advisory_xact_lock(hashtextextended('otp:' || :phone!::text, 0))
 * ```
 */
export const lockOtpPhone = new PreparedQuery<LockOtpPhoneParams,LockOtpPhoneResult>(lockOtpPhoneIR);


/** 'OtpWait' parameters type */
export interface OtpWaitParams {
  phone: string;
}

/** 'OtpWait' return type */
export interface OtpWaitResult {
  wait_s: number | null;
}

/** 'OtpWait' query type */
export interface OtpWaitQuery {
  params: OtpWaitParams;
  result: OtpWaitResult;
}

const otpWaitIR: any = {"usedParamSet":{"phone":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":68}]}],"statement":"with recent as (\n  select created_at from otp\n  where phone = :phone! and created_at between product_now() - interval '1 day' and product_now()\n  order by created_at desc limit 6\n)\nselect ceil(extract(epoch from greatest(\n  (select created_at + interval '1 minute' from recent limit 1),\n  (select created_at + interval '10 minutes' from recent offset 2 limit 1),\n  (select created_at + interval '1 day' from recent offset 5 limit 1)\n) - product_now()))::int as wait_s"};

/**
 * Query generated from SQL:
 * ```
 * with recent as (
 *   select created_at from otp
 *   where phone = :phone! and created_at between product_now() - interval '1 day' and product_now()
 *   order by created_at desc limit 6
 * )
 * select ceil(extract(epoch from greatest(
 *   (select created_at + interval '1 minute' from recent limit 1),
 *   (select created_at + interval '10 minutes' from recent offset 2 limit 1),
 *   (select created_at + interval '1 day' from recent offset 5 limit 1)
 * ) - product_now()))::int as wait_s
 * ```
 */
export const otpWait = new PreparedQuery<OtpWaitParams,OtpWaitResult>(otpWaitIR);


/** 'InsertOtp' parameters type */
export interface InsertOtpParams {
  code_hash: Buffer;
  phone: string;
  purpose: string;
}

/** 'InsertOtp' return type */
export interface InsertOtpResult {
  expires_at: Date;
  resend_at: Date;
}

/** 'InsertOtp' query type */
export interface InsertOtpQuery {
  params: InsertOtpParams;
  result: InsertOtpResult;
}

const insertOtpIR: any = {"usedParamSet":{"phone":true,"purpose":true,"code_hash":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":70}]},{"name":"purpose","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":81}]},{"name":"code_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":94}]}],"statement":"insert into otp (phone, purpose, code_hash, expires_at)\nvalues (:phone!, :purpose!, :code_hash!, product_now() + interval '3 minutes')\nreturning expires_at, created_at + interval '1 minute' as \"resend_at!\""};

/**
 * Query generated from SQL:
 * ```
 * insert into otp (phone, purpose, code_hash, expires_at)
 * values (:phone!, :purpose!, :code_hash!, product_now() + interval '3 minutes')
 * returning expires_at, created_at + interval '1 minute' as "resend_at!"
 * ```
 */
export const insertOtp = new PreparedQuery<InsertOtpParams,InsertOtpResult>(insertOtpIR);


/** 'TryCode' parameters type */
export interface TryCodeParams {
  code_hash: Buffer;
  phone: string;
  purpose: string;
  token_hash: Buffer;
}

/** 'TryCode' return type */
export interface TryCodeResult {
  is_right: boolean;
}

/** 'TryCode' query type */
export interface TryCodeQuery {
  params: TryCodeParams;
  result: TryCodeResult;
}

const tryCodeIR: any = {"usedParamSet":{"code_hash":true,"token_hash":true,"phone":true,"purpose":true},"params":[{"name":"code_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":84},{"a":147,"b":157},{"a":232,"b":242}]},{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":175}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":336,"b":342}]},{"name":"purpose","required":true,"transform":{"type":"scalar"},"locs":[{"a":358,"b":366}]}],"statement":"update otp set\n  tries = tries + 1,\n  verified_at = case when code_hash = :code_hash! then product_now() end,\n  token_hash = case when code_hash = :code_hash! then :token_hash!::bytea end,\n  token_expires_at = case when code_hash = :code_hash! then product_now() + interval '10 minutes' end\nwhere id = (select id from otp where phone = :phone! and purpose = :purpose! order by id desc limit 1)\n  and tries < 5 and verified_at is null and expires_at > product_now()\nreturning verified_at is not null as \"is_right!\""};

/**
 * Query generated from SQL:
 * ```
 * update otp set
 *   tries = tries + 1,
 *   verified_at = case when code_hash = :code_hash! then product_now() end,
 *   token_hash = case when code_hash = :code_hash! then :token_hash!::bytea end,
 *   token_expires_at = case when code_hash = :code_hash! then product_now() + interval '10 minutes' end
 * where id = (select id from otp where phone = :phone! and purpose = :purpose! order by id desc limit 1)
 *   and tries < 5 and verified_at is null and expires_at > product_now()
 * returning verified_at is not null as "is_right!"
 * ```
 */
export const tryCode = new PreparedQuery<TryCodeParams,TryCodeResult>(tryCodeIR);


/** 'FindOtpToken' parameters type */
export interface FindOtpTokenParams {
  phone: string;
  purpose: string;
  token_hash: Buffer;
}

/** 'FindOtpToken' return type */
export interface FindOtpTokenResult {
  id: number;
}

/** 'FindOtpToken' query type */
export interface FindOtpTokenQuery {
  params: FindOtpTokenParams;
  result: FindOtpTokenResult;
}

const findOtpTokenIR: any = {"usedParamSet":{"token_hash":true,"phone":true,"purpose":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":38,"b":49}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":69}]},{"name":"purpose","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":93}]}],"statement":"select id from otp\nwhere token_hash = :token_hash! and phone = :phone! and purpose = :purpose! and used_at is null and token_expires_at > product_now()"};

/**
 * Query generated from SQL:
 * ```
 * select id from otp
 * where token_hash = :token_hash! and phone = :phone! and purpose = :purpose! and used_at is null and token_expires_at > product_now()
 * ```
 */
export const findOtpToken = new PreparedQuery<FindOtpTokenParams,FindOtpTokenResult>(findOtpTokenIR);


/** 'UseOtpToken' parameters type */
export interface UseOtpTokenParams {
  phone: string;
  purpose: string;
  token_hash: Buffer;
}

/** 'UseOtpToken' return type */
export interface UseOtpTokenResult {
  id: number;
}

/** 'UseOtpToken' query type */
export interface UseOtpTokenQuery {
  params: UseOtpTokenParams;
  result: UseOtpTokenResult;
}

const useOtpTokenIR: any = {"usedParamSet":{"token_hash":true,"phone":true,"purpose":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":69}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":83,"b":89}]},{"name":"purpose","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":113}]}],"statement":"update otp set used_at = product_now()\nwhere token_hash = :token_hash! and phone = :phone! and purpose = :purpose! and used_at is null and token_expires_at > product_now()\nreturning id"};

/**
 * Query generated from SQL:
 * ```
 * update otp set used_at = product_now()
 * where token_hash = :token_hash! and phone = :phone! and purpose = :purpose! and used_at is null and token_expires_at > product_now()
 * returning id
 * ```
 */
export const useOtpToken = new PreparedQuery<UseOtpTokenParams,UseOtpTokenResult>(useOtpTokenIR);


/** 'KnownPhone' parameters type */
export interface KnownPhoneParams {
  device_hash: Buffer;
  phone: string;
}

/** 'KnownPhone' return type */
export interface KnownPhoneResult {
  is_known_device: boolean;
  is_registered: boolean;
}

/** 'KnownPhone' query type */
export interface KnownPhoneQuery {
  params: KnownPhoneParams;
  result: KnownPhoneResult;
}

const knownPhoneIR: any = {"usedParamSet":{"phone":true,"device_hash":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":54},{"a":169,"b":175}]},{"name":"device_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":197,"b":209}]}],"statement":"select exists (select from player where phone = :phone!) as \"is_registered!\",\n  exists (select from player p join player_session s on s.player_id = p.id where p.phone = :phone! and s.device_hash = :device_hash!) as \"is_known_device!\""};

/**
 * Query generated from SQL:
 * ```
 * select exists (select from player where phone = :phone!) as "is_registered!",
 *   exists (select from player p join player_session s on s.player_id = p.id where p.phone = :phone! and s.device_hash = :device_hash!) as "is_known_device!"
 * ```
 */
export const knownPhone = new PreparedQuery<KnownPhoneParams,KnownPhoneResult>(knownPhoneIR);


/** 'HasAccount' parameters type */
export interface HasAccountParams {
  phone: string;
}

/** 'HasAccount' return type */
export interface HasAccountResult {
  is_registered: boolean;
}

/** 'HasAccount' query type */
export interface HasAccountQuery {
  params: HasAccountParams;
  result: HasAccountResult;
}

const hasAccountIR: any = {"usedParamSet":{"phone":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":54}]}],"statement":"select exists (select from player where phone = :phone!) as \"is_registered!\""};

/**
 * Query generated from SQL:
 * ```
 * select exists (select from player where phone = :phone!) as "is_registered!"
 * ```
 */
export const hasAccount = new PreparedQuery<HasAccountParams,HasAccountResult>(hasAccountIR);


/** 'Today' parameters type */
export type TodayParams = void;

/** 'Today' return type */
export interface TodayResult {
  today: string;
}

/** 'Today' query type */
export interface TodayQuery {
  params: TodayParams;
  result: TodayResult;
}

const todayIR: any = {"usedParamSet":{},"params":[],"statement":"select yangon_day(product_now()) as \"today!\""};

/**
 * Query generated from SQL:
 * ```
 * select yangon_day(product_now()) as "today!"
 * ```
 */
export const today = new PreparedQuery<TodayParams,TodayResult>(todayIR);


