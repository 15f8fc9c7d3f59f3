import type { AnswerRow } from '@shwekan/contract';
import { addDays, mondayOf, yangonDay } from '@shwekan/rules';
import { z } from 'zod';
import { askList, live } from '../../app/queries.ts';
import { pageNumber } from '../../app/search.ts';

export type WeeklyRun = AnswerRow<'GET /api/console/weekly-runs'>;
export type WeeklyItem = AnswerRow<'GET /api/console/weekly-runs/:id/items'>;

const RUNS_PER_PAGE = 20;
const ITEMS_PER_PAGE = 20;

export const weeklySearch = z.object({ page: pageNumber });

/** The weekly promotions, the latest first. */
export function weeklyRuns({ page = 1 }: z.output<typeof weeklySearch>) {
  const query = { page, limit: RUNS_PER_PAGE };
  return live(askList('GET /api/console/weekly-runs', { query }), 'rewards', 'deeds');
}

/** What a run gives each player. */
export function weeklyItems(id: number, page: number) {
  return askList('GET /api/console/weekly-runs/:id/items', { params: { id }, query: { page, limit: ITEMS_PER_PAGE } });
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
