import type { Answer, CallName } from '@shwekan/contract';
import { isDay } from '@shwekan/rules';
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

const KINDS: Record<string, string> = {
  result_unreadable: 'A feed sent a result that gives no number',
  result_early: 'A result came before betting closed',
  result_differs: 'A feed says another number than the confirmed one',
  results_disagree: 'Feeds or operators disagree about a number',
  feed_holiday: 'A feed says that today is a holiday',
  feed_inconsistent: 'A feed gave a number that its own values do not give',
  feed_missing: 'A feed gave no result for a draw',
  sms_budget: 'The budget of text messages for the day is used up',
};

/** The kind of an alert as a sentence; one that the console does not know yet is shown in its own words. */
export function kindShown(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return KINDS[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The day whose draws an alert is about, or null. */
export function dayOf(data: unknown): string | null {
  const day = typeof data === 'object' && data !== null && 'day' in data ? data.day : null;
  return typeof day === 'string' && isDay(day) ? day : null;
}
