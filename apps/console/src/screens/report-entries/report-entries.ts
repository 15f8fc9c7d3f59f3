import type { AnswerRow, REPORT_FIGURES } from '@shwekan/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { type CallInput, call } from '../../app/call.ts';
import { dayText, oneOf, searchText } from '../../app/search.ts';
import { CASH_BY, keysOf, PLAY_BY } from '../reports/reports.ts';

export type Entry = AnswerRow<'GET /api/console/reports/entries'>;
/** By what the figure's report has its rows. */
export type EntriesBy = NonNullable<NonNullable<CallInput<'GET /api/console/reports/entries'>['query']>['by']>;
export type Figure = (typeof REPORT_FIGURES)[number];

const ENTRIES_PER_PAGE = 50;
const KEY_LENGTH = 200;

export const FIGURES: Record<Figure, string> = {
  stakes: 'Stakes',
  payouts: 'Payouts',
  refunds: 'Refunds',
  corrections: 'Corrections',
  laid_off: 'Laid off',
  result: 'Gross result',
  in: 'Cash in',
  out: 'Cash out',
  houses: 'Other houses',
  cost: 'Cost',
  held: 'Changed',
};

/** Which figure of which row of a report. */
export const entriesSearch = z.object({
  figure: oneOf(keysOf(FIGURES)),
  by: oneOf([...keysOf(PLAY_BY), ...keysOf(CASH_BY), 'reward', 'purse']),
  key: searchText(KEY_LENGTH),
  from: dayText,
  to: dayText,
});
type Search = z.output<typeof entriesSearch>;

/** The entries behind it, page after page. */
export function entriesOf({ figure = 'result', by = 'day', key, from, to }: Search) {
  const query = { figure, by, key, from, to, limit: ENTRIES_PER_PAGE };
  return infiniteQueryOptions({
    queryKey: ['GET /api/console/reports/entries', query] as const,
    queryFn: ({ pageParam, signal }) => call('GET /api/console/reports/entries', { query: { ...query, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}
