import { millionBahtFrom, twoDFrom, yangonDay, yangonInstant } from '@shwekan/rules';
import { z } from 'zod';
import type { Reach } from '../../platform/outside.ts';
import type { FeedResult } from '../announce.ts';
import type { LiveNumber } from '../reads.ts';
import { FeedFault, readMessage } from './fault.ts';
import { type Feed, type FeedNote, holidayRef, NOT_ASKED, NOTHING_SAID, type Reading, type WaitingDraw } from './feed.ts';
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
const OVERDUE_AFTER_MS = 900_000;

/**
 * The exchange's own figures, as a second source beside another 2D feed. It tells no number of a moment while the market moves,
 * so it gives results only of the sections at which the market rests, from values whose own time lies in that rest.
 */
export function set(options: { url: string; reach: Reach }): Feed<LiveNumber> {
  let asked_at = Number.NEGATIVE_INFINITY;
  return {
    name: 'set',
    lottery: '2D',
    market: 'SET exchange',
    overdueAfterMs: ({ section }) => (RESTS[section] === undefined ? null : OVERDUE_AFTER_MS),
    async read({ now, waiting }) {
      const today = yangonDay(now);
      const open = waiting.filter((it) => !it.is_proposed && it.day === today && isAtRest(it, now));
      if (open.length === 0 || Math.abs(now.getTime() - asked_at) < ASK_EVERY_MS) return NOT_ASKED;
      asked_at = now.getTime();
      return readSet(await fetchText(new URL(options.url), options), open);
    },
  };
}

/** Reads a message for draws that wait and rest. Throws for what is not such a message. */
export function readSet(body: string, waiting: WaitingDraw[]): Reading<LiveNumber> {
  const said = readMessage(Message, body).indexIndustrySectors.filter((it) => it.symbol === 'SET');
  const index = said[0];
  const [draw] = waiting;
  if (index === undefined || draw === undefined) return NOTHING_SAID;
  const at = index.marketDateTime == null ? null : new Date(index.marketDateTime);
  if (at !== null && Number.isNaN(at.getTime())) throw new FeedFault('feed_unreadable', 'the exchange tells no time', body);
  const notes = notesOf(said, at, draw);
  const is_sure = !notes.some((it) => it.kind === 'feed_inconsistent');
  const is_holiday = notes.some((it) => it.kind === 'feed_holiday');
  const given = at !== null && is_sure ? resultOf(index, at, waiting) : [];
  const results = is_holiday ? given.map((it) => ({ ...it, is_doubted: true as const })) : given;
  const message = { body, news: JSON.stringify([results, notes]), said_at: at?.toISOString() ?? null };
  return { message, live: null, results, notes };
}

type Index = z.output<typeof Message>['indexIndustrySectors'][number];

function resultOf({ last, value: baht, marketStatus }: Index, source_at: Date, waiting: WaitingDraw[]): FeedResult[] {
  if (last == null || baht == null || /open/i.test(marketStatus ?? 'open')) return [];
  const value = millionBahtFrom(baht);
  if (value === null || twoDFrom(last, value) === null) return [];
  const draw = waiting.find((it) => isWithin(it, source_at));
  return draw ? [{ day: draw.day, section: draw.section, set: last, value, source_at }] : [];
}

/** What is odd about a message: the index told twice, a holiday, or figures of another day while a draw waits. */
function notesOf(said: Index[], at: Date | null, { day, section }: WaitingDraw): FeedNote[] {
  const notes: FeedNote[] = [];
  const tell = (kind: FeedNote['kind'], more: object) =>
    notes.push({ ref: `${kind}:set:${day}:${section}`, kind, data: { feed: 'set', day, section, ...more } });
  const told = new Set(said.map((it) => `${it.last} ${it.value}`));
  if (said.length > 1) tell(told.size === 1 ? 'feed_duplicate' : 'feed_inconsistent', { values: [...told] });
  if (/holiday/i.test(said[0]?.marketStatus ?? '')) notes.push({ ref: holidayRef(day), kind: 'feed_holiday', data: { feed: 'set', day } });
  if (at !== null && yangonDay(at) !== day) tell('feed_wrong_day', { feed_day: yangonDay(at) });
  return notes;
}

function isAtRest(draw: WaitingDraw, now: Date): boolean {
  return isWithin(draw, now) && now.getTime() >= yangonInstant(draw.day, draw.section).getTime() + PATIENCE_MS;
}

function isWithin({ day, section }: WaitingDraw, at: Date): boolean {
  const until = RESTS[section];
  if (until === undefined || yangonDay(at) !== day) return false;
  return at >= yangonInstant(day, section) && (until === '24:00' || at < yangonInstant(day, until));
}
