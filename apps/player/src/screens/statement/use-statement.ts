import type { Answer, CallInput } from '@shwekan/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../house/call.ts';
import type { Days } from '../../parts/days/days.ts';

const CALL = 'GET /api/user/statement';
const PAGE_LINES = 50;

type Statement = Answer<typeof CALL>;
export type Line = Statement['data'][number];
export type Total = NonNullable<Statement['totals']>[number];
export type Purse = NonNullable<NonNullable<CallInput<typeof CALL>['query']>['purse']>;
/** What a statement is asked for; without a purse or a reason, all of them. */
export type StatementFilter = Days & { purse?: Purse; reason?: string };

/** The statement read page by page, and the totals of all its days. The cache has it under its call's name. */
export function useStatement(asked: StatementFilter) {
  const pages = useInfiniteQuery({
    queryKey: [CALL, asked],
    queryFn: ({ pageParam }) => call(CALL, { query: { ...asked, limit: PAGE_LINES, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    // Any bet or payment changes it, and no event tells of all of them.
    staleTime: 0,
  });
  return { ...pages, rows: pages.data?.pages.flatMap((page) => page.data), totals: pages.data?.pages[0]?.totals };
}
