/** Types and statements of src/players/otp.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { OtpPurpose } from '#queries/unions.ts';

export interface LockOtpPhoneParams {
  phone: string;
}

export interface LockOtpPhoneResult {
  pg_advisory_xact_lock: undefined | null;
}

export const lockOtpPhone = new PreparedQuery<LockOtpPhoneParams, LockOtpPhoneResult>({"usedParamSet":{"phone":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":62}]}],"statement":"select pg_advisory_xact_lock(hashtextextended('otp:' || :phone!::text, 0))"} as never);

export interface OtpWaitParams {
  is_known_device: boolean;
  phone: string;
}

export interface OtpWaitResult {
  wait_s: number | null;
}

export const otpWait = new PreparedQuery<OtpWaitParams, OtpWaitResult>({"usedParamSet":{"phone":true,"is_known_device":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":68}]},{"name":"is_known_device","required":true,"transform":{"type":"scalar"},"locs":[{"a":98,"b":114}]}],"statement":"with recent as (\n  select created_at from otp\n  where phone = :phone! and (is_known_device or not :is_known_device!) and created_at between product_now() - interval '1 day' and product_now()\n  order by created_at desc limit 6\n)\nselect ceil(extract(epoch from greatest(\n  (select created_at + interval '1 minute' from recent limit 1),\n  (select created_at + interval '10 minutes' from recent offset 2 limit 1),\n  (select created_at + interval '1 day' from recent offset 5 limit 1)\n) - product_now()))::int as wait_s"} as never);

export interface InsertOtpParams {
  code_hash: Buffer;
  device_hash: Buffer;
  is_known_device: boolean;
  phone: string;
  place?: string | null | void;
  purpose: OtpPurpose;
}

export interface InsertOtpResult {
  expires_at: Date;
  resend_at: Date;
}

export const insertOtp = new PreparedQuery<InsertOtpParams, InsertOtpResult>({"usedParamSet":{"phone":true,"purpose":true,"is_known_device":true,"device_hash":true,"place":true,"code_hash":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":107}]},{"name":"purpose","required":true,"transform":{"type":"scalar"},"locs":[{"a":110,"b":118}]},{"name":"is_known_device","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":137}]},{"name":"device_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":152}]},{"name":"place","required":false,"transform":{"type":"scalar"},"locs":[{"a":155,"b":160}]},{"name":"code_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":163,"b":173}]}],"statement":"insert into otp (phone, purpose, is_known_device, device_hash, place, code_hash, expires_at)\nvalues (:phone!, :purpose!, :is_known_device!, :device_hash!, :place, :code_hash!, product_now() + interval '3 minutes')\nreturning expires_at, created_at + interval '1 minute' as \"resend_at!\""} as never);

export interface TryCodeParams {
  code_hash: Buffer;
  device_hash: Buffer;
  phone: string;
  place?: string | null | void;
  purpose: OtpPurpose;
  token_hash: Buffer;
}

export interface TryCodeResult {
  is_right: boolean;
}

export const tryCode = new PreparedQuery<TryCodeParams, TryCodeResult>({"usedParamSet":{"device_hash":true,"code_hash":true,"token_hash":true,"phone":true,"purpose":true,"place":true},"params":[{"name":"device_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":69},{"a":144,"b":156},{"a":533,"b":545},{"a":625,"b":637}]},{"name":"code_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":215,"b":225},{"a":288,"b":298},{"a":373,"b":383}]},{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":305,"b":316}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":482,"b":488}]},{"name":"purpose","required":true,"transform":{"type":"scalar"},"locs":[{"a":504,"b":512}]},{"name":"place","required":false,"transform":{"type":"scalar"},"locs":[{"a":558,"b":563}]}],"statement":"update otp set\n  tries = tries + case when device_hash = :device_hash! then 1 else 0 end,\n  place_tries = place_tries + case when device_hash = :device_hash! then 0 else 1 end,\n  verified_at = case when code_hash = :code_hash! then product_now() end,\n  token_hash = case when code_hash = :code_hash! then :token_hash!::bytea end,\n  token_expires_at = case when code_hash = :code_hash! then product_now() + interval '10 minutes' end\nwhere id = (\n    select id from otp where phone = :phone! and purpose = :purpose! and (device_hash = :device_hash! or place = :place) order by id desc limit 1\n  )\n  and case when device_hash = :device_hash! then tries else place_tries end < 5 and verified_at is null and expires_at > product_now()\nreturning verified_at is not null as \"is_right!\""} as never);

export interface FindOtpTokenParams {
  phone: string;
  purpose: OtpPurpose;
  token_hash: Buffer;
}

export interface FindOtpTokenResult {
  id: number;
}

export const findOtpToken = new PreparedQuery<FindOtpTokenParams, FindOtpTokenResult>({"usedParamSet":{"token_hash":true,"phone":true,"purpose":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":38,"b":49}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":69}]},{"name":"purpose","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":93}]}],"statement":"select id from otp\nwhere token_hash = :token_hash! and phone = :phone! and purpose = :purpose! and used_at is null and token_expires_at > product_now()"} as never);

export interface UseOtpTokenParams {
  phone: string;
  purpose: OtpPurpose;
  token_hash: Buffer;
}

export interface UseOtpTokenResult {
  id: number;
}

export const useOtpToken = new PreparedQuery<UseOtpTokenParams, UseOtpTokenResult>({"usedParamSet":{"token_hash":true,"phone":true,"purpose":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":69}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":83,"b":89}]},{"name":"purpose","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":113}]}],"statement":"update otp set used_at = product_now()\nwhere token_hash = :token_hash! and phone = :phone! and purpose = :purpose! and used_at is null and token_expires_at > product_now()\nreturning id"} as never);

export interface KnownPhoneParams {
  device_hash: Buffer;
  phone: string;
}

export interface KnownPhoneResult {
  is_known_device: boolean;
  is_registered: boolean;
}

export const knownPhone = new PreparedQuery<KnownPhoneParams, KnownPhoneResult>({"usedParamSet":{"phone":true,"device_hash":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":54},{"a":169,"b":175}]},{"name":"device_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":197,"b":209}]}],"statement":"select exists (select from player where phone = :phone!) as \"is_registered!\",\n  exists (select from player p join player_session s on s.player_id = p.id where p.phone = :phone! and s.device_hash = :device_hash!) as \"is_known_device!\""} as never);

export interface HasAccountParams {
  phone: string;
}

export interface HasAccountResult {
  is_registered: boolean;
}

export const hasAccount = new PreparedQuery<HasAccountParams, HasAccountResult>({"usedParamSet":{"phone":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":54}]}],"statement":"select exists (select from player where phone = :phone!) as \"is_registered!\""} as never);

export type TodayParams = void;

export interface TodayResult {
  today: string;
}

export const today = new PreparedQuery<TodayParams, TodayResult>({"usedParamSet":{},"params":[],"statement":"select yangon_day(product_now()) as \"today!\""} as never);

