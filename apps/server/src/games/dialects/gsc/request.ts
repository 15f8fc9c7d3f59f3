import { z } from 'zod';
import type { CallbackQuestion } from '../dialect.ts';
import { AmountField, type CurrencyNumbers, currencyOf, InstantField, TextField } from '../fields.ts';
import { isBody, type JsonBody, listOf } from '../json-body.ts';
import type { Operation, OperationKind, Unit } from '../operation.ts';
import { answerBooking, answerMember } from './answer.ts';

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
const MOVES_NOTHING: readonly OperationKind[] = ['report', 'rollback', 'cancel'];
const NEEDS_WAGER: readonly OperationKind[] = ['bet', 'report'];
const LIST_MAX = 500;

/** A member or product that cannot be read is one that nobody knows. */
const Member = z.object({
  MemberName: TextField.catch(null),
  ProductID: TextField.catch(null),
  Password: z.string().optional().catch(undefined),
});
const Transaction = z.object({
  TransactionID: TextField,
  WagerID: TextField,
  GameRoundID: TextField,
  GameID: TextField,
  GameType: TextField,
  CurrencyID: TextField,
  TransactionAmount: AmountField,
  BetAmount: AmountField,
  ValidBetAmount: AmountField,
  PayoutAmount: AmountField,
  CommissionAmount: AmountField,
  Status: z.unknown().optional(),
  ModifiedOn: InstantField,
  CreatedOn: InstantField,
});

/** What a request of a method in lower case asks; null when there is no such method. */
export function readRequest(sent: JsonBody, method: string, currencies: CurrencyNumbers): CallbackQuestion | null {
  const { MemberName, ProductID, Password } = Member.parse(sent);
  const asked = { member: MemberName ?? '', product: ProductID ?? '' };
  const unit: Unit = { ...asked, currency: null, operations: [], is_malformed: false };
  if (method === 'getbalance') return { asks: 'balances', units: [unit], answer: answerMember };
  if (method === 'mobilelogin') return { asks: 'login', units: [unit], password: Password ?? '', answer: answerMember };
  const kind = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  if (kind === undefined) return null;
  return { asks: 'booking', units: [bookingOf(unit, sent, { operation: method, kind, currencies })], answer: answerBooking };
}

type OperationWords = { operation: string; kind: OperationKind; currencies: CurrencyNumbers };

/** All transactions of a request together, or none. */
function bookingOf(unit: Unit, sent: JsonBody, words: OperationWords): Unit {
  const list = transactionsOf(sent);
  const operations = (list ?? []).map((it) => operationOf(it, words));
  const told = new Set(operations.map((it) => it?.currency ?? null));
  const is_malformed = unit.product === '' || list === null || list.length === 0 || list.length > LIST_MAX || operations.includes(null);
  return {
    ...unit,
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

function operationOf(sent: JsonBody, { operation, kind, currencies }: OperationWords): Operation | null {
  const read = Transaction.safeParse(sent);
  if (!read.success) return null;
  const it = read.data;
  const currency = currencyOf(it.CurrencyID, currencies);
  const amount = it.TransactionAmount ?? (MOVES_NOTHING.includes(kind) ? '0' : null);
  if (currency === undefined || amount === null || (it.WagerID === null && NEEDS_WAGER.includes(kind))) return null;
  return {
    kind,
    operation,
    transaction_id: it.TransactionID,
    wager_code: it.WagerID,
    amount,
    currency,
    round_id: it.GameRoundID,
    game_code: it.GameID,
    game_type: it.GameType,
    reported: { bet: it.BetAmount, valid_bet: it.ValidBetAmount, payout: it.PayoutAmount, commission: it.CommissionAmount },
    status: STATUSES[String(it.Status)] ?? null,
    data_at: it.ModifiedOn ?? it.CreatedOn,
  };
}
