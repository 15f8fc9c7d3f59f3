/** Types generated for queries found in "src/players/jobs.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'ForgetOtps' parameters type */
export type ForgetOtpsParams = void;

/** 'ForgetOtps' return type */
export type ForgetOtpsResult = void;

/** 'ForgetOtps' query type */
export interface ForgetOtpsQuery {
  params: ForgetOtpsParams;
  result: ForgetOtpsResult;
}

const forgetOtpsIR: any = {"usedParamSet":{},"params":[],"statement":"delete from otp where created_at < product_now() - interval '2 days'"};

/**
 * Query generated from SQL:
 * ```
 * delete from otp where created_at < product_now() - interval '2 days'
 * ```
 */
export const forgetOtps = new PreparedQuery<ForgetOtpsParams,ForgetOtpsResult>(forgetOtpsIR);


/** 'ForgetSessions' parameters type */
export type ForgetSessionsParams = void;

/** 'ForgetSessions' return type */
export type ForgetSessionsResult = void;

/** 'ForgetSessions' query type */
export interface ForgetSessionsQuery {
  params: ForgetSessionsParams;
  result: ForgetSessionsResult;
}

const forgetSessionsIR: any = {"usedParamSet":{},"params":[],"statement":"delete from player_session where coalesce(ended_at, expires_at) < product_now() - interval '90 days'"};

/**
 * Query generated from SQL:
 * ```
 * delete from player_session where coalesce(ended_at, expires_at) < product_now() - interval '90 days'
 * ```
 */
export const forgetSessions = new PreparedQuery<ForgetSessionsParams,ForgetSessionsResult>(forgetSessionsIR);


/** 'ForgetTexts' parameters type */
export type ForgetTextsParams = void;

/** 'ForgetTexts' return type */
export type ForgetTextsResult = void;

/** 'ForgetTexts' query type */
export interface ForgetTextsQuery {
  params: ForgetTextsParams;
  result: ForgetTextsResult;
}

const forgetTextsIR: any = {"usedParamSet":{},"params":[],"statement":"delete from sms where at < product_now() - interval '30 days'"};

/**
 * Query generated from SQL:
 * ```
 * delete from sms where at < product_now() - interval '30 days'
 * ```
 */
export const forgetTexts = new PreparedQuery<ForgetTextsParams,ForgetTextsResult>(forgetTextsIR);


/** 'ForgetWaitingTexts' parameters type */
export type ForgetWaitingTextsParams = void;

/** 'ForgetWaitingTexts' return type */
export type ForgetWaitingTextsResult = void;

/** 'ForgetWaitingTexts' query type */
export interface ForgetWaitingTextsQuery {
  params: ForgetWaitingTextsParams;
  result: ForgetWaitingTextsResult;
}

const forgetWaitingTextsIR: any = {"usedParamSet":{},"params":[],"statement":"update sms set state = 'failed', sealed_text = null, error = 'it was not handed on in time'\nwhere state = 'waiting' and at < product_now() - interval '1 hour'"};

/**
 * Query generated from SQL:
 * ```
 * update sms set state = 'failed', sealed_text = null, error = 'it was not handed on in time'
 * where state = 'waiting' and at < product_now() - interval '1 hour'
 * ```
 */
export const forgetWaitingTexts = new PreparedQuery<ForgetWaitingTextsParams,ForgetWaitingTextsResult>(forgetWaitingTextsIR);


