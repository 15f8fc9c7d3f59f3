import { isDay } from '@shwekan/rules';
import { z } from 'zod';
import type { Reach } from '../../platform/outside.ts';
import { readMessage } from './fault.ts';
import { type Feed, type FeedNote, NOT_ASKED, type WaitingDraw, withCorrections } from './feed.ts';
import { fetchText } from './fetch-text.ts';

const Latest = z.object({
  response: z.object({
    date: z.string().max(40),
    data: z.object({
      first: z.object({
        number: z
          .array(z.object({ value: z.string().max(20) }))
          .min(1)
          .max(20),
      }),
    }),
  }),
});
/** The prize changes twice a month: it is asked for while a draw waits or is near, so often at most; and for an hour after it was told, as it may be corrected. */
const ASK_EVERY_MS = 10_000;
const OVERDUE_AFTER_MS = 3_600_000;
/** Draws are held a day or two off the plan now and then. */
const EARLY_DAYS = 2;

/**
 * The first prize of the Thai government lottery. Only the prize of a waiting draw's own date is its result; that one is public, of
 * whatever date, is told as well.
 */
export function glo(options: { base: string; reach: Reach }): Feed {
  const url = new URL(`${options.base.replace(/\/$/, '')}/api/lottery/getLatestLottery`);
  let asked_at = Number.NEGATIVE_INFINITY;
  return {
    name: 'glo',
    lottery: '3D',
    market: 'GLO',
    early_days: EARLY_DAYS,
    overdueAfterMs: () => OVERDUE_AFTER_MS,
    async read({ now, ...asked }) {
      const { draws: open, every_ms } = withCorrections(asked, ASK_EVERY_MS);
      if (open.length === 0 || Math.abs(now.getTime() - asked_at) < every_ms) return NOT_ASKED;
      asked_at = now.getTime();
      const body = await fetchText(url, { ...options, method: 'POST' });
      const { date, data } = readMessage(Latest, body).response;
      const drawn = [...new Set(data.first.number.map((it) => it.value).filter(isDrawn))];
      const draw = open.find((it) => it.day === date);
      const notes = drawn.length > 0 ? [...dateless(open, date), ...repeated(draw, data.first.number.length, drawn)] : [];
      const value = drawn.length === 1 ? drawn[0] : undefined;
      const results = draw && value ? [{ day: draw.day, section: draw.section, set: null, value, source_at: null }] : [];
      const said_at = isDay(date) ? date : null;
      const message = { body, news: `${date} ${drawn.join(' ')}`, said_at };
      const published = said_at !== null && drawn.length > 0 ? { published: { day: said_at, value: value ?? null } } : {};
      return { message, live: null, results, notes, ...published };
    },
  };
}

/** Until the prize is drawn its place is empty or full of letters. */
function isDrawn(value: string): boolean {
  return /\d/.test(value);
}

/** A prize whose date is none. */
function dateless(open: WaitingDraw[], date: string): FeedNote[] {
  const [draw] = open;
  if (draw === undefined || isDay(date)) return [];
  const { day, section } = draw;
  return [{ ref: `feed_wrong_day:glo:${day}:${date}`, kind: 'feed_wrong_day', data: { feed: 'glo', day, section, feed_day: date } }];
}

/** There is one first prize. A feed that tells it twice tells one; two different ones are none. */
function repeated(draw: WaitingDraw | undefined, count: number, drawn: string[]): FeedNote[] {
  if (draw === undefined || count === 1) return [];
  const { day, section } = draw;
  const kind = drawn.length === 1 ? 'feed_duplicate' : 'feed_inconsistent';
  return [{ ref: `${kind}:glo:${day}:${drawn.join(':')}`, kind, data: { feed: 'glo', day, section, values: drawn } }];
}
