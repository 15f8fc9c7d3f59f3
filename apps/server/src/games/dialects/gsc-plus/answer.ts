import { providerText } from '@shwekan/rules';
import { type AnswerCode, CODE_TEXTS, CODES, UNIT_CODES } from '../codes.ts';
import type { CallbackFault } from '../dialect.ts';
import { decimalsKept } from '../json-body.ts';
import type { Unit, UnitOutcome } from '../operation.ts';

const FAULTS: Readonly<Record<CallbackFault, AnswerCode>> = {
  operator: CODES.operator,
  forged: CODES.signature,
  forged_often: CODES.too_many,
  unreadable: CODES.internal,
  busy: CODES.internal,
  broken: CODES.internal,
};

/** The answer to a batch: a row for each of its entries. */
export function answerRows(units: readonly Unit[], outcomes: readonly UnitOutcome[]): string {
  const data = units.map(({ member, product }, index) => {
    const { code = 'malformed', before_pya = 0, after_pya = 0, currency = 'MMK' as const } = outcomes[index] ?? {};
    const number = UNIT_CODES[code];
    return {
      member_account: member,
      product_code: asSent(product),
      before_balance: decimalsKept(providerText(before_pya, currency)),
      balance: decimalsKept(providerText(after_pya, currency)),
      code: number,
      message: CODE_TEXTS[number],
    };
  });
  return JSON.stringify({ code: CODES.ok, message: CODE_TEXTS[CODES.ok], data });
}

/** An answer without rows. */
export function answerFault(fault: CallbackFault): string {
  const code = FAULTS[fault];
  return JSON.stringify({ code, message: CODE_TEXTS[code], data: [] });
}

/** Product codes are numbers on the wire. */
function asSent(code: string): string | number {
  return /^\d{1,9}$/.test(code) ? Number(code) : code;
}
