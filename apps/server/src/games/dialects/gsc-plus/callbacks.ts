import { type ProviderCurrency, providerText } from '@shwekan/rules';
import { amountOf, currencyOf, decimalsKept, instantOf, isSigned, type JsonBody, listOf, textOf } from '../json-body.ts';
import type { Operation, OperationKind, Unit, UnitCode, UnitOutcome } from '../operation.ts';

/** The codes of the dialect's answers. */
export const GSCP = {
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
  done: GSCP.ok,
  duplicate: GSCP.duplicate,
  no_member: GSCP.no_member,
  no_funds: GSCP.no_funds,
  no_bet: GSCP.no_bet,
  maintenance: GSCP.maintenance,
  no_product: GSCP.no_product,
  refused: GSCP.failed,
  malformed: GSCP.internal,
};

export type GscPlusCall = 'balance' | 'withdraw' | 'deposit' | 'pushbetdata';
/** The word of each call that is signed. */
const SIGNED_AS: Readonly<Record<GscPlusCall, string>> = {
  balance: 'getbalance',
  withdraw: 'withdraw',
  deposit: 'deposit',
  pushbetdata: 'pushbetdata',
};

const DEBITS: Readonly<Record<string, OperationKind>> = { BET: 'bet', TIP: 'tip', BET_PRESERVE: 'bet' };
const CREDITS: Readonly<Record<string, OperationKind>> = {
  SETTLED: 'result',
  WIN: 'result',
  FREEBET: 'bonus',
  JACKPOT: 'bonus',
  BONUS: 'bonus',
  PROMO: 'bonus',
  LEADERBOARD: 'bonus',
  CANCEL: 'cancel',
  PRESERVE_REFUND: 'refund',
};
const BY_SIGN: Readonly<Record<string, OperationKind>> = { ROLLBACK: 'rollback', ADJUSTMENT: 'adjust', RESETTLED: 'resettle' };
/** What each call may carry: its signature names the call. */
const ACTIONS = { withdraw: { ...DEBITS, ...BY_SIGN }, deposit: { ...CREDITS, ...BY_SIGN } };
const STATUSES: Readonly<Record<string, Operation['status']>> = {
  BET: 'open',
  PENDING: 'open',
  UNSETTLED: 'open',
  SETTLED: 'settled',
  RESETTLED: 'settled',
  VOID: 'void',
  CANCEL: 'void',
  CANCELLED: 'void',
};
/** The product whose prizes are told by pushbetdata and by nothing else. */
const PRIZES_BY_PUSH = '1040';
const BATCH_MAX = 200;
const LIST_MAX = 500;

/** One entry of a batch: what is echoed, and what it asks of the wallet. */
export type GscPlusEntry = { member_account: string; product_code: string; unit: Unit };

/** Whether a request is signed with the secret. The operator code is what was sent: it is compared afterwards. */
export function isGscPlusSigned(sent: JsonBody, call: GscPlusCall, secret: string): boolean {
  const [operator, time] = [sent['operator_code'], sent['request_time']];
  if (typeof operator !== 'string' || typeof time !== 'string') return false;
  return isSigned(sent['sign'], [operator, time, SIGNED_AS[call], secret]);
}

/**
 * The entries of a batch; null when it is none, or in a currency that we do not know. Each is booked as a whole or not at all. What a
 * transaction or a wager's row says of its own currency counts before the entry's, that before the request's, and where nothing is
 * said the product's own.
 */
export function gscPlusEntries(sent: JsonBody, call: GscPlusCall): GscPlusEntry[] | null {
  const currency = currencyOf(sent['currency']);
  if (currency === undefined) return null;
  if (call === 'pushbetdata') return pushedEntries(sent, currency);
  const list = listOf(sent['batch_requests']);
  if (list === null || list.length === 0 || list.length > BATCH_MAX) return null;
  return list.map((entry) => {
    const game_type = textOf(entry['game_type']) ?? null;
    const transactions = call === 'balance' ? [] : listOf(entry['transactions']);
    const operations = (transactions ?? []).map((it) => operationOf(it, call, game_type));
    const is_empty = call !== 'balance' && (transactions === null || transactions.length === 0 || transactions.length > LIST_MAX);
    return entryOf(entry, currency, operations, is_empty);
  });
}

function entryOf(entry: JsonBody, of_request: ProviderCurrency | null, operations: (Operation | null)[], is_empty: boolean): GscPlusEntry {
  const member_account = textOf(entry['member_account']) ?? '';
  const product_code = textOf(entry['product_code']) ?? '';
  const own = currencyOf(entry['currency']);
  const is_malformed = is_empty || operations.includes(null) || own === undefined || product_code === '';
  const currency = own ?? of_request;
  const read = is_malformed ? [] : operations.filter((it) => it !== null);
  return {
    member_account,
    product_code,
    unit: { member: member_account, product: product_code, currency, operations: read, is_malformed },
  };
}

function operationOf(it: JsonBody, call: GscPlusCall, game_type: string | null): Operation | null {
  const action = textOf(it['action']);
  const actions: Readonly<Record<string, OperationKind>> = call === 'withdraw' || call === 'deposit' ? ACTIONS[call] : {};
  const kind = action && Object.hasOwn(actions, action) ? actions[action] : undefined;
  const amount = amountOf(it['amount']);
  if (!action || kind === undefined || amount === null || amount === undefined) return null;
  // A credit below zero is refused here: the wallet reads a result by its sign.
  if (kind === 'result' && amount.startsWith('-')) return null;
  const is_reserved = action === 'BET_PRESERVE';
  return read(it, { kind, operation: action.toLowerCase(), amount, game_type, transaction_id: textOf(it['id']), is_reserved });
}

type WordMeaning = Pick<Operation, 'kind' | 'operation' | 'amount' | 'game_type' | 'is_reserved' | 'is_result'> & {
  transaction_id: string | null | undefined;
};

function read(it: JsonBody, known: WordMeaning): Operation | null {
  const wager_code = textOf(it['wager_code']);
  const { transaction_id } = known;
  const currency = currencyOf(it['currency']);
  const round_id = textOf(it['round_id']);
  const game_code = textOf(it['game_code']);
  const bet = amountOf(it['bet_amount']);
  const valid_bet = amountOf(it['valid_bet_amount']);
  const payout = amountOf(it['prize_amount']);
  const needs_wager = known.kind === 'bet' || known.kind === 'tip' || known.kind === 'report';
  if (wager_code === undefined || (wager_code === null && needs_wager)) return null;
  if (currency === undefined || transaction_id === undefined || round_id === undefined || game_code === undefined) return null;
  if (bet === undefined || valid_bet === undefined || payout === undefined) return null;
  return {
    ...known,
    transaction_id,
    wager_code,
    currency,
    round_id,
    game_code,
    reported: { bet, valid_bet, payout: known.kind === 'bet' ? null : payout, commission: null },
    status: STATUSES[statusWord(it)] ?? null,
    data_at: instantOf(it['updated_at']) ?? instantOf(it['settled_at']) ?? instantOf(it['created_at']),
  };
}

function statusWord(it: JsonBody): string {
  return String(it['wager_status'] ?? it['status'] ?? '').toUpperCase();
}

/** Report rows, one member's wager each. Only for one product they bring money: the prize of a row that is settled, once. */
function pushedEntries(sent: JsonBody, currency: ProviderCurrency | null): GscPlusEntry[] | null {
  const list = listOf(sent['wagers'] ?? sent['batch_requests']);
  if (list === null || list.length === 0 || list.length > LIST_MAX) return null;
  return list.map((it) => {
    const game_type = textOf(it['game_type']) ?? null;
    const is_result = textOf(it['product_code']) === PRIZES_BY_PUSH && statusWord(it) === 'SETTLED';
    const report = read(it, { kind: 'report', operation: 'pushbetdata', amount: '0', game_type, transaction_id: null, is_result });
    const prize = report?.reported.payout ?? null;
    if (report === null || !is_result || prize === null || prize === '0') return entryOf(it, currency, [report], false);
    // The prize is the payout already: the report comes after it and says the same.
    const gift: Operation = { ...report, kind: 'bonus', is_result: false, transaction_id: report.wager_code, amount: prize };
    return entryOf(it, currency, [gift, report], false);
  });
}

/** The answer to a request whose entries came to these. A push has no rows: it says how many could not be taken. */
export function gscPlusAnswer(entries: GscPlusEntry[], outcomes: UnitOutcome[]): string {
  const data = entries.map(({ member_account, product_code }, index) => {
    const { code = 'malformed', before_pya = 0, after_pya = 0, currency = 'MMK' as const } = outcomes[index] ?? {};
    const number = CODES[code];
    return {
      member_account,
      product_code: asSent(product_code),
      before_balance: decimalsKept(providerText(before_pya, currency)),
      balance: decimalsKept(providerText(after_pya, currency)),
      code: number,
      message: SAID[number],
    };
  });
  return JSON.stringify({ code: GSCP.ok, message: SAID[GSCP.ok], data });
}

/** An answer without rows. */
export function gscPlusSays(code: number): string {
  return JSON.stringify({ code, message: SAID[code] ?? '', data: [] });
}

/** Product codes are numbers on the wire. */
function asSent(code: string): string | number {
  return /^\d{1,9}$/.test(code) ? Number(code) : code;
}
