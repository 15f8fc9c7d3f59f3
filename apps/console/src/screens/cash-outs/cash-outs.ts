import type { AnswerRow } from '@shwekan/contract';
import { reasons } from '@shwekan/phrases/reasons';
import { countShown } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { z } from 'zod';
import { askList, live } from '../../app/queries.ts';
import { oneOf, pageNumber, searchText } from '../../app/search.ts';
import { type NamePair, nameDifference } from '../../parts/HolderName.tsx';
import { type Claim, holderOf } from '../../parts/RequestCells.tsx';

export type CashOut = AnswerRow<'GET /api/console/cash-out'>;

const CASH_OUTS_PER_PAGE = 50;

export const STATES = [
  { value: 'pending', label: 'Waiting' },
  { value: 'paid', label: 'Paid' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'all', label: 'All' },
] as const;

export const cashOutsSearch = z.object({
  state: oneOf(['pending', 'paid', 'rejected', 'all']),
  search: searchText(),
  page: pageNumber,
});

/** The queue as the address says; without a state, the requests that wait. */
export function cashOuts({ state = 'pending', search, page = 1 }: z.output<typeof cashOutsSearch>) {
  const query = { state: state === 'all' ? undefined : state, search, page, limit: CASH_OUTS_PER_PAGE };
  return live(askList('GET /api/console/cash-out', { query }), 'cash', 'claims', 'deeds');
}

export type NextDeed = { readonly what: 'ask' | 'pay'; readonly refusal: string | null };

type Standing = Pick<CashOut, 'is_blocked' | 'is_overdrawn' | 'is_sent' | 'needs_second' | 'asked_by' | 'confirmed_by'>;

/**
 * What comes next for a request, and why it cannot be done yet: one that needs two people is asked for, confirmed, then paid. Who is blocked is paid
 * nothing. To who is below zero nothing is sent; what was sent already is noted, whatever came before, and booked by a second person.
 */
export function nextDeed(standing: Standing): NextDeed {
  const next = deedInTurn(standing);
  return standing.is_blocked ? { ...next, refusal: 'Blocked: nothing is paid out.' } : next;
}

function deedInTurn({ is_overdrawn, is_sent, needs_second, asked_by, confirmed_by }: Omit<Standing, 'is_blocked'>): NextDeed {
  // Who said so is gone, or the player has changed: it is noted anew.
  if (is_sent) return { what: 'pay', refusal: asked_by === null ? null : 'Sent: a second person has to confirm it.' };
  if (is_overdrawn) return { what: 'pay', refusal: null };
  if (!needs_second || confirmed_by !== null) return { what: 'pay', refusal: null };
  if (asked_by === null) return { what: 'ask', refusal: null };
  return { what: 'pay', refusal: 'A second person has to confirm it first.' };
}

/** What an operator chooses from most often; the player reads it. */
export const REJECT_REASONS = reasons.cash_out.map((it) => it.en) as [string, ...string[]];

type Payment = Pick<CashOut, 'id' | 'state' | 'method' | 'account_number' | 'account_name' | 'amount' | 'lvl_2_name' | 'is_name_same'> &
  Parameters<typeof nextDeed>[0];

/** What this operator may pay now: nothing that a colleague works on. */
export function toPay<P extends Payment & Claim>(rows: readonly P[], username: string, now_ms: number): P[] {
  return rows.filter((it) => it.state === 'pending' && isPayable(it) && [null, username].includes(holderOf(it, now_ms)));
}

/** Payments as text to send them by: a line each, and what they come to. */
export function paymentLines(due: readonly Payment[]): string[] {
  // A line begins with its number: no table takes what a player wrote for a formula.
  const lines = due.map((it) =>
    [`#${it.id}`, it.method, it.account_number, it.account_name, kyatOf(it.amount), ...wordOf(it)].join(' · ').replace(/\s+/g, ' '),
  );
  const total = due.reduce((sum, it) => sum + Math.trunc(Number(it.amount)), 0);
  return [...lines, `${due.length} payments, ${countShown(total)} kyat`];
}

/** Whom the account is of, beside whom the player is by the photo of level 2. */
export function namesOf({
  account_name,
  lvl_2_name,
  is_name_same,
}: Pick<Payment, 'account_name' | 'lvl_2_name' | 'is_name_same'>): NamePair {
  return { holder: account_name, person: lvl_2_name, isSame: is_name_same };
}

function wordOf(payment: Payment): string[] {
  const difference = nameDifference(namesOf(payment));
  return difference === null ? [] : [difference === 'other' ? 'NAME DIFFERS' : 'NAME IN OTHER LETTERS'];
}

function isPayable(row: Payment): boolean {
  const { what, refusal } = nextDeed(row);
  return what === 'pay' && refusal === null && !row.is_overdrawn && !row.is_sent;
}
