import type { UnitCode } from './operation.ts';

/** The codes of an aggregator's answers, the same in both of its dialects. */
export const CODES = {
  ok: 0,
  failed: 16,
  too_many: 20,
  internal: 999,
  no_member: 1000,
  no_funds: 1001,
  operator: 1002,
  duplicate: 1003,
  signature: 1004,
  no_product: 1005,
  no_bet: 1006,
  maintenance: 2000,
} as const;
export type AnswerCode = (typeof CODES)[keyof typeof CODES];

/** What each says in words. */
export const CODE_TEXTS: Readonly<Record<AnswerCode, string>> = {
  0: 'Success',
  16: 'Failed',
  20: 'Too many requests, try again',
  999: 'Internal server error',
  1000: 'Member does not exist',
  1001: 'Insufficient balance',
  1002: 'Operator code is wrong',
  1003: 'Duplicate transaction',
  1004: 'Signature is wrong',
  1005: 'There is no such product',
  1006: 'Bet does not exist',
  2000: 'Product is under maintenance',
};

/** The code of what became of a unit. */
export const UNIT_CODES: Readonly<Record<UnitCode, AnswerCode>> = {
  done: CODES.ok,
  duplicate: CODES.duplicate,
  no_member: CODES.no_member,
  no_funds: CODES.no_funds,
  no_bet: CODES.no_bet,
  maintenance: CODES.maintenance,
  no_product: CODES.no_product,
  refused: CODES.failed,
  malformed: CODES.internal,
};
