import { providerText } from '@shwekan/rules';
import { type AnswerCode, CODE_TEXTS, CODES, UNIT_CODES } from '../codes.ts';
import type { CallbackFault } from '../dialect.ts';
import { decimalsKept } from '../json-body.ts';
import type { UnitOutcome } from '../operation.ts';

const FAULTS: Readonly<Record<CallbackFault, AnswerCode>> = {
  operator: CODES.operator,
  forged: CODES.signature,
  forged_often: CODES.too_many,
  unreadable: CODES.failed,
  busy: CODES.too_many,
  broken: CODES.internal,
};

/** The answer to a request that books. */
export function answerBooking([outcome]: UnitOutcome[]): string {
  if (outcome === undefined) return answerFault('broken');
  const { code, before_pya, after_pya, currency } = outcome;
  return say(UNIT_CODES[code], providerText(after_pya, currency), providerText(before_pya, currency));
}

/** The answer to a question about a member: their balance, or why it is not told. */
export function answerMember([outcome]: UnitOutcome[]): string {
  if (outcome === undefined) return answerFault('broken');
  const { code, after_pya, currency } = outcome;
  return code === 'done' ? say(CODES.ok, providerText(after_pya, currency)) : say(UNIT_CODES[code]);
}

export function answerFault(fault: CallbackFault): string {
  return say(FAULTS[fault]);
}

function say(code: AnswerCode, balance = '0.00', before = balance): string {
  return JSON.stringify({
    ErrorCode: code,
    ErrorMessage: CODE_TEXTS[code],
    Balance: decimalsKept(balance),
    BeforeBalance: decimalsKept(before),
  });
}
