import type { CallName } from '@shwekan/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Days } from '../days/days.ts';

const PAGE_ROWS = 20;

type Page<Row> = { total_count: number; data: readonly Row[] };
export type HistoryQuery = Days & { page: number; limit: number };

/** A history read page by page, `of` one thing where there are several. The cache has it under its call's name, so that events which concern it bring it up to date. */
export function useHistory<Row extends { id: number | string }>(
  name: CallName,
  days: Days,
  ask: (query: HistoryQuery) => Promise<Page<Row>>,
  of = '',
) {
  const history = useInfiniteQuery({
    queryKey: [name, 'pages', days, of],
    queryFn: ({ pageParam }) => ask({ ...days, page: pageParam, limit: PAGE_ROWS }),
    initialPageParam: 1,
    getNextPageParam: (last: Page<Row>, pages) => (pages.length * PAGE_ROWS < last.total_count ? pages.length + 1 : null),
  });
  return { ...history, rows: useMemo(() => history.data && rowsOf(history.data.pages), [history.data]) };
}

/** Each row once: what is new at the top moves the last rows of a page into the next one. */
function rowsOf<Row extends { id: number | string }>(pages: readonly Page<Row>[]): Row[] {
  return [...new Map(pages.flatMap((page) => page.data.map((row) => [row.id, row]))).values()];
}
