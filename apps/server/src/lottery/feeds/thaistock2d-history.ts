import { yangonDay } from '@shwekan/rules';
import { z } from 'zod';
import type { Reach } from '../../platform/outside.ts';
import type { LiveNumber } from '../reads.ts';
import { readMessage } from './fault.ts';
import { type Feed, type FeedNote, NOT_ASKED, type Reading, withCorrections } from './feed.ts';
import { fetchText } from './fetch-text.ts';
import { overdueAfterMs } from './thaistock2d.ts';
import { instantOf, readRows, Value } from './thaistock2d-rows.ts';

const Child = z.object({ time: z.string().max(20), set: Value, value: Value, twod: Value });
const History = z.array(z.object({ date: z.string().max(20), child: z.array(Child).max(40) })).max(60);
const ASK_EVERY_MS = 300_000;

/**
 * The earlier days of thaistock2d, asked for while draws of them wait. It is the same source as the live message under the same
 * name: that the two agree proves nothing. A feed beside it, so that its failures keep nobody from today's numbers.
 */
export function thaistock2dHistory(options: { base: string; reach: Reach }): Feed<LiveNumber> {
  const asked_at = new Map<string, number>();
  return {
    name: 'thaistock2d',
    lottery: '2D',
    market: 'SET history',
    overdueAfterMs,
    async read({ now, ...asked }) {
      // Each day in its turn: one that the feed knows nothing of keeps no other from being asked for.
      const { draws } = withCorrections(asked, ASK_EVERY_MS);
      const days = draws.filter((it) => it.day < yangonDay(now)).map((it) => it.day);
      const day = days.find((it) => Math.abs(now.getTime() - (asked_at.get(it) ?? 0)) > ASK_EVERY_MS);
      if (day === undefined) return NOT_ASKED;
      asked_at.set(day, now.getTime());
      const [year, month, date] = day.split('-');
      const url = new URL(`${options.base.replace(/\/$/, '')}/2d_result?date=${date}-${month}-${year}`);
      return readHistory(await fetchText(url, options), day);
    },
  };
}

/** Reads a message of the history for one day. Throws for what is not such a message. */
export function readHistory(body: string, day: string): Reading<LiveNumber> {
  const days = readMessage(History, body);
  const own = days.filter((it) => it.date === day).flatMap((it) => it.child);
  const rows = own.map((it) => ({ ...it, section: it.time.slice(0, 5), at: instantOf(`${day} ${it.time}`) }));
  const { results, notes } = readRows(day, rows);
  const others = days.map((it) => it.date).filter((it) => it !== day);
  if (own.length === 0 && others.length > 0) notes.push(wrongDay(day, others));
  return { message: { body, news: body, said_at: null }, live: null, results, notes };
}

function wrongDay(day: string, others: string[]): FeedNote {
  const data = { feed: 'thaistock2d history', day, feed_day: others[0] };
  return { ref: `feed_wrong_day:thaistock2d:${day}`, kind: 'feed_wrong_day', data };
}
