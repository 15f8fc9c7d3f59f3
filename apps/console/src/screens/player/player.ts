import type { Answer, AnswerRow } from '@shwekan/contract';
import { addDays, yangonDay } from '@shwekan/rules';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { call, clock } from '../../app/call.ts';
import { ask, askList } from '../../app/queries.ts';
import { dayText, oneOf, pageNumber, searchText } from '../../app/search.ts';
import { lotterySearch } from '../../parts/lottery-choice.ts';

export type Player = Answer<'GET /api/console/players/:id'>['data'];
export type Figures = Answer<'GET /api/console/players/:id/figures'>['data'];
export type Slip = AnswerRow<'GET /api/console/players/:id/slips'>;
export type CashRequest = AnswerRow<'GET /api/console/cash-requests'>;
export type Notification = AnswerRow<'GET /api/console/players/:id/notifications'>;
export type RequestKind = 'cash_in' | 'cash_out';
export type Wager = AnswerRow<'GET /api/console/wagers'>;
type Statement = Answer<'GET /api/console/players/:id/statement'>;
export type StatementLine = Statement['data'][number];
export type StatementTotal = NonNullable<Statement['totals']>[number];

export const TABS = ['profile', 'statement', 'slips', 'wagers', 'cash', 'sessions', 'conversations', 'told', 'cases', 'notes'] as const;
export type Tab = (typeof TABS)[number];

const SLIPS_PER_PAGE = 50;
const WAGERS_PER_PAGE = 50;
const LINES_PER_PAGE = 50;
const DAYS_SHOWN = 7;
const REQUESTS_SHOWN = 20;
const NOTIFICATIONS_PER_PAGE = 50;

export const PURSES = {
  main: 'Main',
  game: 'Game',
  promotion: 'Promotion',
  points: 'Points',
  referral: 'Game referral',
  hold: 'On hold',
} as const;
type Purse = keyof typeof PURSES;

export const playerSearch = z.object({
  tab: oneOf(TABS),
  from: dayText,
  to: dayText,
  purse: oneOf(['main', 'game', 'promotion', 'points', 'referral', 'hold']),
  reason: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional()
    .catch(undefined),
  lottery: lotterySearch,
  /** The one slip that is looked at. */
  voucher: searchText(20),
  /** The one request that is looked at. */
  request: z
    .string()
    .regex(/^cash_(in|out):\d{1,15}$/)
    .optional()
    .catch(undefined),
  page: pageNumber,
});
export type PlayerSearch = z.output<typeof playerSearch>;

export const PLAYER_CALL = 'GET /api/console/players/:id';

/** A player with every purse, as the server knows them now. */
export function playerDetail(id: string) {
  return ask(PLAYER_CALL, { params: { id } });
}

/** Today in Yangon, by the product's clock. */
export function today(): string {
  return yangonDay(new Date(clock.now()));
}

/** The days a history is asked for: the last week where the address names none, for who asks today asks of yesterday as well. */
export function daysOf({ from, to }: PlayerSearch): { start_date: string; end_date: string } {
  const end_date = to ?? today();
  return { start_date: from ?? addDays(end_date, 1 - DAYS_SHOWN), end_date };
}

/** The same days as the filter of days has them. */
export function daysBetween(search: PlayerSearch): { from: string; to: string } {
  const { start_date, end_date } = daysOf(search);
  return { from: start_date, to: end_date };
}

/** The purse's name as the console says it. */
export function purseName(kind: string): string {
  return PURSES[kind as Purse] ?? kind;
}

/** A player's movements of some days, page after page. */
export function statementOf(id: number, search: PlayerSearch) {
  const { purse, reason } = search;
  const query = { ...daysOf(search), purse, reason, limit: LINES_PER_PAGE };
  return infiniteQueryOptions({
    queryKey: ['GET /api/console/players/:id/statement', { params: { id }, query }] as const,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/console/players/:id/statement', { params: { id }, query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** A player's slips of some days, of one lottery or of all. */
export function slipsOf(id: number, search: PlayerSearch) {
  const { voucher, lottery, page = 1 } = search;
  const query = { ...(voucher === undefined ? { ...daysOf(search), lottery } : { voucher }), page, limit: SLIPS_PER_PAGE };
  return askList('GET /api/console/players/:id/slips', { params: { id }, query });
}

/** A player's wagers of some days; a user code is one player's alone. */
export function wagersOf({ user_code }: Pick<Player, 'user_code'>, search: PlayerSearch) {
  const query = { ...daysOf(search), search: user_code, page: search.page ?? 1, limit: WAGERS_PER_PAGE };
  return askList('GET /api/console/wagers', { query });
}

/** What the player did in all, signs of harm, tags. */
export const figuresOf = (id: number) => ask('GET /api/console/players/:id/figures', { params: { id } });
/** The player's open sessions. */
export const sessionsOf = (id: number) => ask('GET /api/console/players/:id/sessions', { params: { id } });
/** What the player was told, page after page. */
export function notificationsOf(id: number) {
  return infiniteQueryOptions({
    queryKey: ['GET /api/console/players/:id/notifications', id] as const,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/console/players/:id/notifications', {
        params: { id },
        query: { cursor: pageParam, limit: NOTIFICATIONS_PER_PAGE },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  });
}
/** What operators wrote about the player. */
export const notesOf = (id: number) => ask('GET /api/console/players/:id/notes', { params: { id } });
/** What the player asked last to pay in, or to be paid out; or the one request with a number. */
export function requestsOf(player_id: number, kind: RequestKind, number?: string) {
  const search = number === undefined ? undefined : `#${number}`;
  return ask('GET /api/console/cash-requests', { query: { kind, player_id, search, limit: REQUESTS_SHOWN } });
}
