import type { Answer, CallName } from '@shwekan/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask, REFRESH_MS } from '../../app/queries.ts';

export type OpenAlert = Answer<CallName['GET /api/console/alerts']>['data'][number];

export const ALERTS_PER_PAGE = 50;

export const alertsSearch = z.object({ page: z.number().int().min(1).max(10_000).optional().catch(undefined) });

/** What needs an eye, newest first, asked again every few seconds. */
export function alerts({ page = 1 }: z.output<typeof alertsSearch>) {
  const query = { page, limit: ALERTS_PER_PAGE };
  return { ...ask('GET /api/console/alerts', { query }), refetchInterval: REFRESH_MS, placeholderData: keepPreviousData };
}

/** The kind of an alert as a sentence begins: "feeds_disagree" is "Feeds disagree". */
export function kindShown(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
