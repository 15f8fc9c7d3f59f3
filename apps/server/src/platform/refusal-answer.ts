import { commonRefusals, type Endpoint, type RefusalCode, refusals } from '@shwekan/contract';
import { isForConsole } from '@shwekan/contract/address';
import { fill, phrases } from '@shwekan/phrases';
import { z } from 'zod';
import { isOutcomeUnknown, mayPass, sqlState } from './database-error.ts';
import type { Log } from './log.ts';
import { Refusal } from './refusal.ts';

export type PageLanguage = keyof typeof phrases;

/** The language of a request: the first of ours that Accept-Language names, else Burmese. */
export function languageOf(header: string | undefined): PageLanguage {
  for (const part of (header ?? '').split(',')) {
    const word = part.trim().slice(0, 2).toLowerCase();
    if (word in phrases) return word as PageLanguage;
  }
  return 'my';
}

export type RefusalAnswer = { status: number; retry_after_s: number | null; body: Record<string, unknown> };

/** Turns whatever was thrown into the answer of a failure. What the contract does not promise is a bug: logged, answered 500. */
export function refusedAnswer(
  error: unknown,
  call: { endpoint: Endpoint | null; language: PageLanguage; request_id: string; log: Log; minimum_age: number },
): RefusalAnswer {
  const refusal = asRefusal(error, call.endpoint);
  if (refusal === null || !isPromised(refusal.code, call.endpoint)) {
    call.log.error({ err: error, request_id: call.request_id }, 'a call failed in a way its contract does not promise');
    return answer(new Refusal('internal'), call);
  }
  if (refusal.code === 'busy' || refusal.code === 'outcome_unknown')
    call.log.warn({ err: (error as Error).message, request_id: call.request_id }, `answered ${refusal.code}`);
  return answer(refusal, call);
}

/** A refusal's sentence, for an answer that has several of them. */
export function refusalSentence({ code, more }: Refusal, language: PageLanguage): string {
  return sentenceOf(code, language, more.details);
}

function sentenceOf(code: RefusalCode, language: PageLanguage, values: Record<string, unknown> = {}): string {
  return fill(phrases[language].refusals[code], values as Record<string, string>);
}

/** The sentence and those of fields are filled from the refusal's details, and with the age that the house asks for. */
function answer(refusal: Refusal, call: { language: PageLanguage; request_id: string; minimum_age: number }): RefusalAnswer {
  const { code: why, more } = refusal;
  const status = refusals[why];
  const sentence = (code: RefusalCode) => sentenceOf(code, call.language, { age: call.minimum_age, ...more.details });
  const errors = more.errors && Object.fromEntries(Object.entries(more.errors).map(([field, code]) => [field, sentence(code)]));
  return {
    status,
    retry_after_s: more.retry_after_s ?? (status === 429 || status === 503 ? 2 : null),
    body: {
      result: 0,
      status,
      success: false,
      code: why,
      message: sentence(why),
      ...(errors ? { errors } : {}),
      ...more.details,
      request_id: call.request_id,
    },
  };
}

function isPromised(code: RefusalCode, endpoint: Endpoint | null): boolean {
  if (endpoint === null || (commonRefusals as readonly string[]).includes(code)) return true;
  if (endpoint.auth !== 'none' && ['login_needed', 'session_expired', 'not_allowed', 'forbidden'].includes(code)) return true;
  if (endpoint.auth === 'operator' && ['second_factor_needed', 'proof_needed'].includes(code)) return true;
  if (code === 'foreign_origin' && isForConsole(endpoint)) return true;
  if (endpoint.idempotent && ['key_reused', 'key_running'].includes(code)) return true;
  return endpoint.refuses.includes(code);
}

function asRefusal(error: unknown, endpoint: Endpoint | null): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof z.ZodError) return new Refusal('malformed', { errors: fieldErrors(error) });
  // Whoever only reads may ask again whatever became of it.
  if (isOutcomeUnknown(error) && endpoint?.method !== 'GET') return new Refusal('outcome_unknown');
  if (mayPass(error)) return new Refusal('busy');
  const state = sqlState(error);
  // a text that the database cannot hold (NUL, half a character) is malformed, wherever it was sent
  if (state === '22021' || state === '22P05') return new Refusal('malformed');
  if (state === 'SK001') return new Refusal('not_enough_money');
  return fastifyRefusal(error as { code?: string; statusCode?: number } | null);
}

function fastifyRefusal(error: { code?: string; statusCode?: number } | null): Refusal | null {
  if (error?.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error?.code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('body_too_large');
  if (error?.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('media_type_not_supported');
  if (error?.statusCode === 429) return new Refusal('too_many_requests', { retry_after_s: 30 });
  // A folder among the files of an app.
  if (error?.statusCode === 403 || error?.statusCode === 404) return new Refusal('not_found');
  if (typeof error?.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500) return new Refusal('malformed');
  return null;
}

function fieldErrors(error: z.ZodError): Record<string, RefusalCode> {
  const errors: Record<string, RefusalCode> = {};
  for (const issue of error.issues) {
    const code = issue.message in refusals ? (issue.message as RefusalCode) : 'malformed';
    errors[issue.path.join('.') || 'body'] ??= code;
  }
  return errors;
}
