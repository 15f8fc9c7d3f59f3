/** Types and statements of src/players/jobs.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type ForgetOtpsParams = void;

export type ForgetOtpsResult = void;

export const forgetOtps = new PreparedQuery<ForgetOtpsParams, ForgetOtpsResult>({"usedParamSet":{},"params":[],"statement":"delete from otp where created_at < product_now() - interval '2 days'"} as never);

export type ForgetSessionsParams = void;

export type ForgetSessionsResult = void;

export const forgetSessions = new PreparedQuery<ForgetSessionsParams, ForgetSessionsResult>({"usedParamSet":{},"params":[],"statement":"delete from player_session where coalesce(ended_at, expires_at) < product_now() - interval '90 days'"} as never);

export type ForgetTextsParams = void;

export type ForgetTextsResult = void;

export const forgetTexts = new PreparedQuery<ForgetTextsParams, ForgetTextsResult>({"usedParamSet":{},"params":[],"statement":"delete from sms where at < product_now() - interval '30 days'"} as never);

export type ForgetWaitingTextsParams = void;

export type ForgetWaitingTextsResult = void;

export const forgetWaitingTexts = new PreparedQuery<ForgetWaitingTextsParams, ForgetWaitingTextsResult>({"usedParamSet":{},"params":[],"statement":"update sms set state = 'failed', encrypted_text = null, error = 'it was not handed on in time'\nwhere state = 'waiting' and at < product_now() - interval '1 hour'"} as never);

