import type { AnswerRow } from '@shwekan/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask, REFRESH_MS } from '../../app/queries.ts';

export const DEEDS_CALL = 'GET /api/console/deeds';
export type Deed = AnswerRow<typeof DEEDS_CALL>;

export const DEEDS_PER_PAGE = 50;

export const deedsSearch = z.object({
  state: z.enum(['waiting', 'decided']).optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
});

/** What waits for a second person, or was decided, asked again every few seconds. */
export function deeds({ state = 'waiting', page = 1 }: z.output<typeof deedsSearch>) {
  const query = { state, page, limit: DEEDS_PER_PAGE };
  return { ...ask(DEEDS_CALL, { query }), refetchInterval: REFRESH_MS, placeholderData: keepPreviousData };
}

export const STATES: Record<Deed['state'], { label: string; color: string }> = {
  asked: { label: 'waiting', color: 'yellow' },
  done: { label: 'done', color: 'green' },
  refused: { label: 'refused', color: 'red' },
  stale: { label: 'dropped: it had changed', color: 'gray' },
  withdrawn: { label: 'withdrawn', color: 'gray' },
};
