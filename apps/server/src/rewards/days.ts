import { addDays, yangonInstant } from '@shwekan/rules';
import type { World } from '../platform/world.ts';
import { askNow } from './terms.queries.ts';

type Asked = { start_date?: string | undefined; end_date?: string | undefined; page: number; limit: number };

/** What a history asks for: whole Yangon days, both included, today where none is named; and the page. */
export async function pageAsked(world: World, { start_date, end_date, page, limit }: Asked) {
  const [clock] = await askNow.run(undefined, world.db);
  const today = clock?.today ?? '';
  return {
    from_at: yangonInstant(start_date ?? end_date ?? today, '00:00'),
    until_at: yangonInstant(addDays(end_date ?? today, 1), '00:00'),
    row_count: limit,
    skipped: (page - 1) * limit,
  };
}
