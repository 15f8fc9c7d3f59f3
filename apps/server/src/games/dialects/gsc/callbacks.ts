import { type ProviderCurrency, providerText } from '@shwekan/rules';
import { amountOf, currencyOf, decimalsKept, instantOf, isBody, isSigned, type JsonBody, listOf, textOf } from '../json-body.ts';
import type { Operation, OperationKind, Unit, UnitCode, UnitOutcome } from '../operation.ts';

/** The codes of the dialect's answers. */
export const GSC = {
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

const SAID: Readonly<Record<number, string>> = {
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

const CODES: Readonly<Record<UnitCode, number>> = {
  done: GSC.ok,
  duplicate: GSC.duplicate,
  no_member: GSC.no_member,
  no_funds: GSC.no_funds,
  no_bet: GSC.no_bet,
  maintenance: GSC.maintenance,
  no_product: GSC.no_product,
  refused: GSC.failed,
  malformed: GSC.internal,
};

/** The methods that act on wagers, by their name in lower case. */
const METHODS: Readonly<Record<string, OperationKind>> = {
  placebet: 'bet',
  buyin: 'buy_in',
  gameresult: 'result',
  rollback: 'rollback',
  cancelbet: 'cancel',
  bonus: 'bonus',
  jackpot: 'bonus',
  buyout: 'buy_out',
  pushbet: 'report',
};
const STATUSES: Readonly<Record<string, Operation['status']>> = { '100': 'open', '101': 'settled', '102': 'void' };
const LIST_MAX = 500;

/** Whether a method, in lower case, acts on wagers. */
export function isGscMethod(method: string): boolean {
  return Object.hasOwn(METHODS, method);
}

/** Whether a request is signed with the secret. The operator code is what was sent: it is compared afterwards. */
export function isGscSigned(sent: JsonBody, method: string, secret: string): boolean {
  const [operator, time] = [sent['OperatorCode'], sent['RequestTime']];
  return typeof operator === 'string' && typeof time === 'string' && isSigned(sent['Sign'], [operator, time, method, secret]);
}

/** When a request says it was sent: yyyyMMddHHmmss, in UTC; null when it is no such time. */
export function gscTime(sent: JsonBody): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(sent['RequestTime']));
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  return instantOf(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * What a request asks of the wallet: all its transactions together, or none. `currencies` are the aggregator's numbers of our
 * currencies: an id that is neither one of them nor one of our words makes it malformed.
 */
export function gscUnit(sent: JsonBody, method: string, currencies: ReadonlyMap<string, ProviderCurrency>): Unit {
  const kind = METHODS[method] ?? 'report';
  const product = textOf(sent['ProductID']);
  const list = transactionsOf(sent);
  const operations = (list ?? []).map((it) => operationOf(it, { operation: method, kind, currencies }));
  const told = new Set(operations.map((it) => it?.currency ?? null));
  const is_malformed = !product || list === null || list.length === 0 || list.length > LIST_MAX || operations.includes(null);
  return {
    member: textOf(sent['MemberName']) ?? '',
    product: product ?? '',
    // The answer's balance is in the one currency of all its transactions.
    currency: told.size === 1 ? ([...told][0] ?? null) : null,
    operations: is_malformed ? [] : operations.filter((it) => it !== null),
    is_malformed,
  };
}

/** `Transactions` is a list, `Transaction` one object; either may hold the other. */
function transactionsOf(sent: JsonBody): JsonBody[] | null {
  const value = sent['Transactions'] ?? sent['Transaction'];
  return isBody(value) ? [value] : listOf(value);
}

type OperationWords = { operation: string; kind: OperationKind; currencies: ReadonlyMap<string, ProviderCurrency> };

function operationOf(it: JsonBody, { operation, kind, currencies }: OperationWords): Operation | null {
  const currency = currencyOf(it['CurrencyID'], currencies);
  const wager_code = textOf(it['WagerID']);
  const amount = amountOf(it['TransactionAmount']) ?? (kind === 'report' || kind === 'rollback' || kind === 'cancel' ? '0' : undefined);
  const texts = {
    transaction_id: textOf(it['TransactionID']),
    round_id: textOf(it['GameRoundID']),
    game_code: textOf(it['GameID']),
    game_type: textOf(it['GameType']),
  };
  const reported = {
    bet: amountOf(it['BetAmount']),
    valid_bet: amountOf(it['ValidBetAmount']),
    payout: amountOf(it['PayoutAmount']),
    commission: amountOf(it['CommissionAmount']),
  };
  const needs_wager = kind === 'bet' || kind === 'report';
  if (wager_code === undefined || (wager_code === null && needs_wager) || amount === undefined) return null;
  if (amountOf(it['TransactionAmount']) === undefined || currency === undefined) return null;
  const { transaction_id, round_id, game_code, game_type } = texts;
  const { bet, valid_bet, payout, commission } = reported;
  if (transaction_id === undefined || round_id === undefined || game_code === undefined || game_type === undefined) return null;
  if (bet === undefined || valid_bet === undefined || payout === undefined || commission === undefined) return null;
  return {
    kind,
    operation,
    transaction_id,
    wager_code,
    amount,
    currency,
    round_id,
    game_code,
    game_type,
    reported: { bet, valid_bet, payout, commission },
    status: STATUSES[String(it['Status'])] ?? null,
    data_at: instantOf(it['ModifiedOn']) ?? instantOf(it['CreatedOn']),
  };
}

/** The answer to a request whose unit came to this. */
export function gscAnswer({ code, before_pya, after_pya, currency }: UnitOutcome): string {
  return gscSays(CODES[code], providerText(after_pya, currency), providerText(before_pya, currency));
}

/** An answer with a code and balances. */
export function gscSays(code: number, balance = '0.00', before = balance): string {
  return JSON.stringify({
    ErrorCode: code,
    ErrorMessage: SAID[code] ?? '',
    Balance: decimalsKept(balance),
    BeforeBalance: decimalsKept(before),
  });
}
