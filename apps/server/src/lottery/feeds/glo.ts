import { yangonInstant } from '@shwekan/rules';
import { z } from 'zod';
import type { Feed, FeedNote } from './feed.ts';
import { fetchText } from './fetch-text.ts';

const Latest = z.object({
  response: z.object({
    date: z.string().max(40),
    data: z.object({ first: z.object({ number: z.array(z.object({ value: z.string().max(20) })).min(1) }) }),
  }),
});
/** The prize changes twice a month: it is asked for while a draw waits, so often at most. */
const ASK_EVERY_MS = 10_000;
const MISSING_AFTER_MS = 6 * 3_600_000;

/** The first prize of the Thai government lottery. Only the prize of a waiting draw's own date is its result. */
export function glo(options: { base: string; public_only: boolean }): Feed {
  const url = new URL(`${options.base.replace(/\/$/, '')}/api/lottery/getLatestLottery`);
  let asked_at = Number.NEGATIVE_INFINITY;
  return {
    name: 'glo',
    lottery: '3D',
    market: 'GLO',
    async read({ now, waiting }) {
      const open = waiting.filter((it) => !it.is_proposed);
      const notes = open.filter((it) => now.getTime() - yangonInstant(it.day, it.section).getTime() > MISSING_AFTER_MS).map(missing);
      if (open.length === 0 || Math.abs(now.getTime() - asked_at) < ASK_EVERY_MS) return { message: null, live: null, results: [], notes };
      asked_at = now.getTime();
      const body = await fetchText(url, { ...options, method: 'POST' });
      const { date, data } = Latest.parse(JSON.parse(body)).response;
      const value = data.first.number[0]?.value ?? '';
      const draw = open.find((it) => it.day === date);
      const results = draw && isDrawn(value) ? [{ day: draw.day, section: draw.section, set: null, value, source_at: null }] : [];
      return { message: { body, news: `${date} ${value}` }, live: null, results, notes };
    },
  };
}

/** Until the prize is drawn its place is empty or full of letters. */
function isDrawn(value: string): boolean {
  return /\d/.test(value);
}

function missing({ day, section }: { day: string; section: string }): FeedNote {
  return { ref: `feed_missing:glo:${day}:${section}`, kind: 'feed_missing', data: { lottery: '3D', day, section } };
}
