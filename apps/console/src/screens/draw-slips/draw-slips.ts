import type { AnswerRow } from '@shwekan/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../app/call.ts';
import { REFRESH_MS } from '../../app/queries.ts';
import { searchText } from '../../app/search.ts';

export type DrawSlip = AnswerRow<'GET /api/console/draws/:id/slips'>;

/** What is looked for, as the address says it. */
export const slipsSearch = z.object({ number: searchText(3), voucher: searchText(20) });
type SlipsSearch = z.output<typeof slipsSearch>;

/** The slips of a draw, newest first; asked again every few seconds while only the newest are in sight. */
export function slipsOfDraw(draw_id: string, { number, voucher }: SlipsSearch) {
  const query = { ...(number ? { bet_number: number } : {}), ...(voucher ? { voucher } : {}) };
  return infiniteQueryOptions({
    queryKey: ['GET /api/console/draws/:id/slips', { params: { id: draw_id }, query }] as const,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/console/draws/:id/slips', {
        params: { id: draw_id },
        query: { ...query, ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : REFRESH_MS),
  });
}
