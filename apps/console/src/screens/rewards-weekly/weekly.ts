import type { AnswerRow } from '@shwekan/contract';
import { addDays, mondayOf, yangonDay } from '@shwekan/rules';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask, REFRESH_MS } from '../../app/queries.ts';

export type WeeklyRun = AnswerRow<'GET /api/console/weekly-runs'>;
export type WeeklyItem = AnswerRow<'GET /api/console/weekly-runs/:id/items'>;

export const RUNS_PER_PAGE = 20;
export const ITEMS_PER_PAGE = 20;

export const weeklySearch = z.object({ page: z.number().int().min(1).max(10_000).optional().catch(undefined) });

/** The weekly promotions, the latest first, asked again every few seconds. */
export function weeklyRuns({ page = 1 }: z.output<typeof weeklySearch>) {
  const query = { page, limit: RUNS_PER_PAGE };
  return { ...ask('GET /api/console/weekly-runs', { query }), refetchInterval: REFRESH_MS, placeholderData: keepPreviousData };
}

/** What a run gives each player. */
export function weeklyItems(id: number, page: number) {
  return {
    ...ask('GET /api/console/weekly-runs/:id/items', { params: { id }, query: { page, limit: ITEMS_PER_PAGE } }),
    placeholderData: keepPreviousData,
  };
}

/** What a run is doing, as a sentence. */
export function runShown({ state, waits }: Pick<WeeklyRun, 'state' | 'waits'>): string {
  if (state === 'counting') return waits ? 'waits for play to be summed up' : 'counting';
  return { counted: 'waits for two people', paying: 'paying', paid: 'paid', stopped: 'stopped' }[state];
}

const WEEKS_OFFERED = 26;

/** The weeks that are over, the latest first, Monday to Sunday of Yangon. */
export function finishedWeeks(now_ms: number): { from: string; to: string }[] {
  const monday = mondayOf(yangonDay(new Date(now_ms)));
  return Array.from({ length: WEEKS_OFFERED }, (_, nth) => {
    const from = addDays(monday, -7 * (nth + 1));
    return { from, to: addDays(from, 6) };
  });
}
