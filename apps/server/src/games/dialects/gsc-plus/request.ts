import type { ProviderCurrency } from '@shwekan/rules';
import { z } from 'zod';
import type { CallbackQuestion } from '../dialect.ts';
import { AmountField, CurrencyField, InstantField, TextField } from '../fields.ts';
import { type JsonBody, listOf } from '../json-body.ts';
import type { Operation, OperationKind, Unit } from '../operation.ts';
import { answerRows } from './answer.ts';

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
type Actions = Readonly<Record<string, OperationKind>>;
/** What each call may carry: its signature names the call. */
const ACTIONS: Readonly<Record<string, Actions>> = { withdraw: { ...DEBITS, ...BY_SIGN }, deposit: { ...CREDITS, ...BY_SIGN } };
const NEEDS_WAGER: readonly OperationKind[] = ['bet', 'tip', 'report'];
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

/** A member, product or type that cannot be read is one that nobody knows. */
const Entry = z.object({
  member_account: TextField.catch(null),
  product_code: TextField.catch(null),
  game_type: TextField.catch(null),
});
const Wager = z.object({
  wager_code: TextField,
  currency: CurrencyField,
  round_id: TextField,
  game_code: TextField,
  bet_amount: AmountField,
  valid_bet_amount: AmountField,
  prize_amount: AmountField,
  updated_at: InstantField,
  settled_at: InstantField,
  created_at: InstantField,
});
const Transaction = z.object({ action: TextField, amount: AmountField, id: TextField });

/**
 * What a request asks: a batch, each entry of which is booked as a whole or not at all; null when it is none, or in a currency that we do
 * not know. What a transaction or a wager's row says of its own currency counts before the entry's, that before the request's, and where
 * nothing is said the product's own.
 */
export function readRequest(sent: JsonBody, call: string): CallbackQuestion | null {
  const currency = CurrencyField.safeParse(sent['currency']);
  if (!currency.success) return null;
  const units = call === 'pushbetdata' ? pushedUnits(sent, currency.data) : batchUnits(sent, call, currency.data);
  if (units === null) return null;
  const answer: CallbackQuestion['answer'] = (outcomes) => answerRows(units, outcomes);
  if (call !== 'balance') return { asks: 'booking', units, answer };
  // A balance needs no product.
  const asked = units.map((it) => ({ ...it, is_malformed: it.is_malformed && it.product !== '' }));
  return { asks: 'balances', units: asked, answer };
}

function batchUnits(sent: JsonBody, call: string, currency: ProviderCurrency | null): Unit[] | null {
  const list = listOf(sent['batch_requests']);
  if (list === null || list.length === 0 || list.length > BATCH_MAX) return null;
  return list.map((entry) => {
    const { game_type } = Entry.parse(entry);
    const transactions = call === 'balance' ? [] : listOf(entry['transactions']);
    const operations = (transactions ?? []).map((it) => operationOf(it, ACTIONS[call] ?? {}, game_type));
    const is_empty = call !== 'balance' && (transactions === null || transactions.length === 0 || transactions.length > LIST_MAX);
    return unitOf(entry, currency, operations, is_empty);
  });
}

/** Report rows, one member's wager each. Only for one product they bring money: the prize of a row that is settled, once. */
function pushedUnits(sent: JsonBody, currency: ProviderCurrency | null): Unit[] | null {
  const list = listOf(sent['wagers'] ?? sent['batch_requests']);
  if (list === null || list.length === 0 || list.length > LIST_MAX) return null;
  return list.map((it) => {
    const { game_type, product_code } = Entry.parse(it);
    const is_result = product_code === PRIZES_BY_PUSH && statusWord(it) === 'SETTLED';
    const report = wagerOperation(it, {
      kind: 'report',
      operation: 'pushbetdata',
      amount: '0',
      game_type,
      transaction_id: null,
      is_result,
    });
    const prize = report?.reported.payout ?? null;
    if (report === null || !is_result || prize === null || prize === '0') return unitOf(it, currency, [report], false);
    // The prize is the payout already: the report comes after it and says the same.
    const gift: Operation = { ...report, kind: 'bonus', transaction_id: report.wager_code, amount: prize };
    return unitOf(it, currency, [gift, report], false);
  });
}

function unitOf(entry: JsonBody, of_request: ProviderCurrency | null, operations: (Operation | null)[], is_empty: boolean): Unit {
  const { member_account, product_code } = Entry.parse(entry);
  const own = CurrencyField.safeParse(entry['currency']);
  const product = product_code ?? '';
  const is_malformed = is_empty || operations.includes(null) || !own.success || product === '';
  return {
    member: member_account ?? '',
    product,
    currency: own.data ?? of_request,
    operations: is_malformed ? [] : operations.filter((it) => it !== null),
    is_malformed,
  };
}

function operationOf(sent: JsonBody, actions: Actions, game_type: string | null): Operation | null {
  const read = Transaction.safeParse(sent);
  if (!read.success) return null;
  const { action, amount, id } = read.data;
  const kind = action !== null && Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (action === null || kind === undefined || amount === null) return null;
  // A credit below zero is refused here: the wallet reads a result by its sign.
  if (kind === 'result' && amount.startsWith('-')) return null;
  const is_reserved = action === 'BET_PRESERVE';
  return wagerOperation(sent, { kind, operation: action.toLowerCase(), amount, game_type, transaction_id: id, is_reserved });
}

type WordMeaning = Pick<Operation, 'kind' | 'operation' | 'amount' | 'game_type' | 'transaction_id' | 'is_reserved' | 'is_result'>;

function wagerOperation(sent: JsonBody, known: WordMeaning): Operation | null {
  const read = Wager.safeParse(sent);
  if (!read.success) return null;
  const it = read.data;
  if (it.wager_code === null && NEEDS_WAGER.includes(known.kind)) return null;
  const payout = known.kind === 'bet' ? null : it.prize_amount;
  return {
    ...known,
    wager_code: it.wager_code,
    currency: it.currency,
    round_id: it.round_id,
    game_code: it.game_code,
    reported: { bet: it.bet_amount, valid_bet: it.valid_bet_amount, payout, commission: null },
    status: STATUSES[statusWord(sent)] ?? null,
    data_at: it.updated_at ?? it.settled_at ?? it.created_at,
  };
}

function statusWord(sent: JsonBody): string {
  return String(sent['wager_status'] ?? sent['status'] ?? '').toUpperCase();
}
