import { millionBahtFrom, twoDFrom, yangonDay, yangonInstant } from '@shwekan/rules';
import { z } from 'zod';
import type { FeedResult } from '../announce.ts';
import type { LiveNumber } from '../reads.ts';
import type { Feed, WaitingDraw } from './feed.ts';
import { fetchText } from './fetch-text.ts';

// Decimals as text or as JSON numbers, which print as they were written; the value is in baht.
const Decimal = z.union([z.string().max(40), z.number().positive().max(Number.MAX_SAFE_INTEGER).transform(String)]);
const Message = z.object({
  indexIndustrySectors: z
    .array(
      z.object({
        symbol: z.string(),
        last: Decimal.nullish(),
        value: Decimal.nullish(),
        marketDateTime: z.string().max(40).nullish(),
        marketStatus: z.string().max(40).nullish(),
      }),
    )
    .max(200),
});

/** Sections at which the market rests, and until when its values then stand still. */
const RESTS: Record<string, string> = { '12:01': '13:30', '16:30': '24:00' };
const ASK_EVERY_MS = 5_000;
/** So long after a section the standing values may still change. */
const PATIENCE_MS = 120_000;

/**
 * The exchange's own figures, as a second source beside another 2D feed. It tells no number of a moment while the market moves,
 * so it gives results only of the sections at which the market rests, from values whose own time lies in that rest.
 */
export function set(options: { url: string; public_only: boolean }): Feed<LiveNumber> {
  let asked_at = Number.NEGATIVE_INFINITY;
  return {
    name: 'set',
    lottery: '2D',
    market: 'SET exchange',
    async read({ now, waiting }) {
      const today = yangonDay(now);
      const open = waiting.filter((it) => !it.is_proposed && it.day === today && isAtRest(it, now));
      if (open.length === 0 || Math.abs(now.getTime() - asked_at) < ASK_EVERY_MS)
        return { message: null, live: null, results: [], notes: [] };
      asked_at = now.getTime();
      const body = await fetchText(new URL(options.url), options);
      const results = readSet(body, open);
      return { message: { body, news: JSON.stringify(results) }, live: null, results, notes: [] };
    },
  };
}

/** Reads a message for draws that wait. Throws for what is not such a message. */
export function readSet(body: string, waiting: WaitingDraw[]): FeedResult[] {
  const index = Message.parse(JSON.parse(body)).indexIndustrySectors.find((it) => it.symbol === 'SET');
  if (index?.last == null || index.value == null || index.marketDateTime == null) return [];
  if (/open/i.test(index.marketStatus ?? 'open')) return [];
  const value = millionBahtFrom(index.value);
  const source_at = new Date(index.marketDateTime);
  if (value === null || twoDFrom(index.last, value) === null || Number.isNaN(source_at.getTime())) return [];
  const draw = waiting.find((it) => isWithin(it, source_at));
  return draw ? [{ day: draw.day, section: draw.section, set: index.last, value, source_at }] : [];
}

function isAtRest(draw: WaitingDraw, now: Date): boolean {
  return isWithin(draw, now) && now.getTime() >= yangonInstant(draw.day, draw.section).getTime() + PATIENCE_MS;
}

function isWithin({ day, section }: WaitingDraw, at: Date): boolean {
  const until = RESTS[section];
  if (until === undefined || yangonDay(at) !== day) return false;
  return at >= yangonInstant(day, section) && (until === '24:00' || at < yangonInstant(day, until));
}
