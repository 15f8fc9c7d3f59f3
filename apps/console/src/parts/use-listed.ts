import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Reading } from '../app/queries.ts';
import type { Columns } from './DataTable.tsx';
import { useSorted, useTable } from './use-table.ts';

type Rows<Row> = { data: Row[]; total_count?: number };
/** What a list is read by: a reading call whose answer is rows, all of them or a page. */
export type ListReading<Row> = Reading<Rows<Row>>;

/** The rows of a list as they are in sight: the page that the address says, in its order, with how they are shown. */
export function useListed<Row extends object>(from: ListReading<Row>, columns: Columns<Row>) {
  const sorted = useSorted(from, columns);
  // It is what `ask` made, of which a list needs no more than its rows.
  const query = useQuery(sorted as unknown as UseQueryOptions<Rows<Row>>);
  const { name, sent } = askedOf(from.queryKey);
  const { page = 1, limit } = sent.query ?? {};
  const answer = query.data;
  const shown_count = answer?.data.length ?? 0;
  // A list that nobody counts has rows on other pages when a page is full.
  const isPart = limit !== undefined && (page > 1 || shown_count >= limit) && answer?.total_count !== shown_count;
  const table = useTable(columns, isPart);
  const rows = answer && (sorted === from ? table.inOrder(answer.data) : answer.data);
  return { query, asked: { name, sent }, page, limit, table, rows };
}

/** What is asked, as the cache names it: the call, and what is sent. */
function askedOf(key: readonly unknown[]) {
  const [name, sent] = key as readonly [string, { params?: object; query?: { page?: number; limit?: number } }];
  return { name, sent };
}
