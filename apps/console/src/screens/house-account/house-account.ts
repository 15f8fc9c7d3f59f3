import type { Answer, AnswerRow } from '@shwekan/contract';
import { z } from 'zod';
import type { Address } from '../../app/page.tsx';
import { ask, askList, live } from '../../app/queries.ts';
import { dayText, oneOf, pageNumber } from '../../app/search.ts';
import type { NamePair } from '../../parts/HolderName.tsx';

export type Match = AnswerRow<'GET /api/console/house-accounts/:id/matches'>;
export type StatementException = AnswerRow<'GET /api/console/house-accounts/:id/exceptions'>;
export type AccountStatement = AnswerRow<'GET /api/console/house-accounts/:id/statements'>;
export type Difference = Answer<'GET /api/console/house-accounts/:id/difference'>['data'];
export type Look = Answer<'POST /api/console/house-accounts/:id/statements/look'>['data'];

const PER_PAGE = 50;
export const TABS = ['approve', 'exceptions', 'difference', 'statements'] as const;
export type Tab = (typeof TABS)[number];

export const houseAccountSearch = z.object({
  tab: oneOf(TABS),
  state: oneOf(['open', 'closed']),
  page: pageNumber,
  /** Kyat that were counted, and from when on is compared. */
  counted: z.number().int().min(0).max(1e12).optional().catch(undefined),
  from: dayText,
});

export type AccountAddress = Address<typeof houseAccountSearch, '/house-accounts/$id'>;

/** The calls whose answers a statement or an approval changes. */
export const CHANGED = [
  'GET /api/console/house-accounts/:id/matches',
  'GET /api/console/house-accounts/:id/exceptions',
  'GET /api/console/house-accounts/:id/difference',
  'GET /api/console/house-accounts/:id/statements',
  'GET /api/console/house-accounts',
  'GET /api/console/cash-in',
] as const;

/** Who paid, beside whose request it is. */
export function namesOf({ account_name, player, is_name_same }: Match): NamePair {
  return { holder: account_name, person: player.name, isSame: is_name_same };
}

export function matchesOf(id: number) {
  return live(ask('GET /api/console/house-accounts/:id/matches', { params: { id } }), 'cash', 'deeds');
}

export function exceptionsOf(id: number, { state, page = 1 }: z.output<typeof houseAccountSearch>) {
  return askList('GET /api/console/house-accounts/:id/exceptions', { params: { id }, query: { state, page, limit: PER_PAGE } });
}

export function statementsOf(id: number, { page = 1 }: z.output<typeof houseAccountSearch>) {
  return askList('GET /api/console/house-accounts/:id/statements', { params: { id }, query: { page, limit: PER_PAGE } });
}

export function differenceOf(id: number, { counted, from }: z.output<typeof houseAccountSearch>) {
  return askList('GET /api/console/house-accounts/:id/difference', { params: { id }, query: { counted, from } });
}

/** Why a pair is certain, or only looks like it. */
export const REASONS: Record<Match['reason'], string> = {
  digits: 'digits and amount',
  exact: 'exact amount',
  amount_differs: 'The digits are the player’s, the amount is another.',
  other_account: 'The player wrote another account of ours.',
  far_apart: 'The payment and the request are more than three days apart.',
  several: 'It fits more than one.',
  no_id: 'The same amount; the statement has no ID.',
  digits_differ: 'The same amount at about the time; the digits are others.',
  used_twice: 'Its ID stands in the statements twice, or a cash-out has it.',
  closed: 'Somebody closed this payment before.',
};

export const KINDS: Record<StatementException['kind'], string> = {
  no_request: 'Money without a request',
  no_cash_out: 'Money left without a cash-out',
  amount_differs: 'Another amount',
  used_twice: 'ID used twice',
  no_money: 'No money in the statement',
};

export const DIFFERENCES: Record<Difference['lines'][number]['kind'], string> = {
  at_start: 'Before the first line: the app had more (or less) than the books',
  not_booked: 'In the statement, not booked',
  not_in_statement: 'Booked, not in the statement',
  amount_differs: 'Booked with another amount',
  jump: 'Lines are missing before this one: the balances do not go on',
  signed: 'A difference that two people signed',
  booked_later: 'Booked after the statement ends',
  more: 'More lines',
};

export const SKIPPED: Record<Look['skipped'][number]['reason'], string> = {
  no_time: 'no time',
  no_amount: 'no amount',
  no_direction: 'nothing says whether it came or left',
  not_done: 'not said to be done, or given back',
  in_future: 'has not happened yet',
  not_read: 'no payment',
};

/** What columns may mean, in the order in which they are asked for. */
export const MEANINGS = [
  { name: 'time', label: 'Date, or date and time' },
  { name: 'clock', label: 'Time of day, where it stands apart' },
  { name: 'transaction_id', label: 'Transaction ID' },
  { name: 'amount', label: 'Amount' },
  { name: 'amount_in', label: 'Money in, where it stands apart' },
  { name: 'amount_out', label: 'Money out' },
  { name: 'direction', label: 'In or out, as a word' },
  { name: 'status', label: 'Whether it went through, as a word' },
  { name: 'party', label: 'Name' },
  { name: 'balance', label: 'Balance' },
] as const;

/** A file as the server takes it. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
