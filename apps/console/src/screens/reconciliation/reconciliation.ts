import type { AnswerRow } from '@shwekan/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask, REFRESH_MS } from '../../app/queries.ts';

export type ComparedDay = AnswerRow<'GET /api/console/reconciliations'>;
export type Difference = AnswerRow<'GET /api/console/wager-differences'>;

export const DIFFERENCES_PER_PAGE = 50;
export const DAYS_CALL = 'GET /api/console/reconciliations';
export const DIFFERENCES_CALL = 'GET /api/console/wager-differences';
export const KINDS = { missing_here: 'missing here', missing_there: 'missing there', amounts_differ: 'amounts differ' } as const;

export const differencesSearch = z.object({ page: z.number().int().min(1).max(10_000).optional().catch(undefined) });

/** The last days that were compared, asked again every few seconds: a comparison takes a while. */
export const comparedDays = { ...ask(DAYS_CALL, { query: { limit: 14 } }), refetchInterval: REFRESH_MS };

/** Wagers that differ, those to decide first. */
export function differences({ page = 1 }: z.output<typeof differencesSearch>) {
  const query = { page, limit: DIFFERENCES_PER_PAGE };
  return { ...ask(DIFFERENCES_CALL, { query }), refetchInterval: REFRESH_MS, placeholderData: keepPreviousData };
}
