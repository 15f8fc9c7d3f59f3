import type { AnswerRow, REPORT_FIGURES } from '@shwekan/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../app/call.ts';
import { dayText, oneOf, rowNumber, searchText } from '../../app/search.ts';
import { CASH_BY, keysOf, PLAY_BY } from '../reports/reports.ts';

export type Entry = AnswerRow<'GET /api/console/reports/entries'>;
const ENTRIES_PER_PAGE = 50;
const KEY_LENGTH = 200;

type Figure = (typeof REPORT_FIGURES)[number];

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
  purses: 'Held',
  owed: 'We owe',
  below_zero: 'Below zero',
  accounts: 'Accounts by the books',
  open_stakes: 'Stakes of draws that had paid nothing yet',
  would_pay: 'Open draws may cost',
  left: 'Left',
};

/** Which figure of which row of a report. */
export const entriesSearch = z.object({
  figure: oneOf(keysOf(FIGURES)),
  by: oneOf([...keysOf(PLAY_BY), ...keysOf(CASH_BY), 'reward', 'purse', 'open_draw']),
  key: searchText(KEY_LENGTH),
  from: dayText,
  to: dayText,
  /** Of a figure of all time: what was booked before it, and up to which entry. */
  until: z.iso.datetime({ offset: true }).optional().catch(undefined),
  up_to: rowNumber,
});
type Search = z.output<typeof entriesSearch>;

/** The entries behind it, page after page. */
export function entriesOf({ figure = 'result', by = 'day', ...of }: Search) {
  const query = { figure, by, key: of.key, from: of.from, to: of.to, until: of.until, up_to: of.up_to, limit: ENTRIES_PER_PAGE };
  return infiniteQueryOptions({
    queryKey: ['GET /api/console/reports/entries', { query }] as const,
    queryFn: ({ pageParam, signal }) => call('GET /api/console/reports/entries', { query: { ...query, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}
