import type { CallName } from '@shwekan/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Days } from '../days/days.ts';

const PAGE_ROWS = 20;

/** A page names the cursor of the rows that follow it. */
export type HistoryPage<Row> = { data: readonly Row[]; next: string | null };
export type HistoryQuery = Days & { limit: number; cursor?: string };

/** A history read page by page, `of` one thing where there are several. The cache has it under its call's name, so that events which concern it bring it up to date. */
export function useHistory<Row extends { id: number | string }>(
  name: CallName,
  days: Days,
  ask: (query: HistoryQuery) => Promise<HistoryPage<Row>>,
  of = '',
) {
  const history = useInfiniteQuery({
    queryKey: [name, 'pages', days, of],
    queryFn: ({ pageParam }) => ask({ ...days, limit: PAGE_ROWS, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: HistoryPage<Row>) => last.next,
  });
  return { ...history, rows: useMemo(() => history.data && rowsOf(history.data.pages), [history.data]) };
}

/** Each row once: of pages that were read at different times, one may end later than the next begins. */
function rowsOf<Row extends { id: number | string }>(pages: readonly HistoryPage<Row>[]): Row[] {
  return [...new Map(pages.flatMap((page) => page.data.map((row) => [row.id, row]))).values()];
}
