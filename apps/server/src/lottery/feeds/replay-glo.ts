import { readFileSync } from 'node:fs';
import { yangonInstant } from '@shwekan/rules';
import { parse } from 'csv-parse/sync';
import type { Feed } from './feed.ts';

/** A recorded first prize. */
export type RecordedPrize = { date: string; first_prize: string; three_d: string };

const FIRST_YEAR = 2001;
const DRAWS_A_YEAR = 24;

/** The recorded first prizes, oldest first. */
export function recordedPrizes(): RecordedPrize[] {
  return parse(readFileSync(new URL('./replay-glo.csv', import.meta.url)), { columns: true, skip_empty_lines: true });
}

/** Replays recorded first prizes draw after draw, so that a fresh machine has 3D numbers: a date always has the same one. */
export function replayGlo(prizes: RecordedPrize[] = recordedPrizes()): Feed {
  return {
    name: 'replay',
    lottery: '3D',
    market: 'GLO',
    async read({ waiting }) {
      const results = waiting.flatMap(({ day, section }) => {
        const row = prizes[halfMonth(day) % prizes.length];
        return row ? [{ day, section, set: null, value: row.first_prize, source_at: yangonInstant(day, section) }] : [];
      });
      return { message: null, live: null, results, notes: [] };
    },
  };
}

/** Half months before a day since long ago. */
function halfMonth(day: string): number {
  const [year = FIRST_YEAR, month = 1, date = 1] = day.split('-').map(Number);
  return (year - FIRST_YEAR) * DRAWS_A_YEAR + (month - 1) * 2 + (date > 15 ? 1 : 0);
}
