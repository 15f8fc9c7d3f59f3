import { addDays, yangonInstant } from '@shwekan/rules';
import type { World } from '../platform/world.ts';
import { askToday } from './cash-in.queries.ts';

/** The instants between which a history is asked for: whole Yangon days, both included, today where none is named. */
export async function daysAsked(world: World, query: { start_date?: string | undefined; end_date?: string | undefined }) {
  const [row] = await askToday.run(undefined, world.db);
  const today = row?.today ?? '';
  return {
    from_at: yangonInstant(query.start_date ?? query.end_date ?? today, '00:00'),
    until_at: yangonInstant(addDays(query.end_date ?? today, 1), '00:00'),
  };
}
