import type { CallName } from '@shwekan/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Days } from '../days/days.ts';

const PAGE_ROWS = 20;

/** A page either counts all rows, or names the cursor of those that follow. */
type Page<Row> = { data: readonly Row[] } & ({ total_count: number } | { next: string | null });
export type HistoryQuery = Days & { page: number; limit: number };
type PageParam = { page: number; cursor?: string };

/** A history read page by page, `of` one thing where there are several. The cache has it under its call's name, so that events which concern it bring it up to date. */
export function useHistory<Row extends { id: number | string }>(
  name: CallName,
  days: Days,
  ask: (query: HistoryQuery, cursor: Pick<PageParam, 'cursor'>) => Promise<Page<Row>>,
  of = '',
) {
  const history = useInfiniteQuery({
    queryKey: [name, 'pages', days, of],
    queryFn: ({ pageParam: { page, ...cursor } }) => ask({ ...days, page, limit: PAGE_ROWS }, cursor),
    initialPageParam: { page: 1 } as PageParam,
    getNextPageParam: (last: Page<Row>, pages): PageParam | null => {
      const page = pages.length + 1;
      if ('next' in last) return last.next === null ? null : { page, cursor: last.next };
      return pages.length * PAGE_ROWS < last.total_count ? { page } : null;
    },
  });
  return { ...history, rows: useMemo(() => history.data && rowsOf(history.data.pages), [history.data]) };
}

/** Each row once: what is new at the top moves the last rows of a page into the next one. */
function rowsOf<Row extends { id: number | string }>(pages: readonly Page<Row>[]): Row[] {
  return [...new Map(pages.flatMap((page) => page.data.map((row) => [row.id, row]))).values()];
}
