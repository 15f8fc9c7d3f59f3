import { twoDFrom, yangonDay, yangonInstant } from '@shwekan/rules';
import { z } from 'zod';
import type { FeedResult } from '../announce.ts';
import type { LiveNumber } from '../reads.ts';
import type { Feed, FeedNote, Reading, WaitingDraw } from './feed.ts';
import { fetchText } from './fetch-text.ts';

// A value is "--" or null until it is final.
const Value = z.string().max(40).nullish();
const Live = z.object({
  server_time: z.string().max(40),
  live: z.object({ set: Value, value: Value, time: Value, twod: Value, date: Value }),
  result: z
    .array(z.object({ open_time: z.string().max(20), set: Value, value: Value, twod: Value, stock_date: Value, stock_datetime: Value }))
    .max(20),
  holiday: z.object({ status: z.union([z.string(), z.number()]).transform(String), date: Value, name: Value }).nullish(),
});
type Live = z.output<typeof Live>;
const History = z
  .array(z.object({ date: z.string(), child: z.array(z.object({ time: z.string(), set: Value, value: Value, twod: Value })).max(20) }))
  .max(40);

/** Sections at which the market rests, and until when the moving number then stands still. */
const RESTS: Record<string, string> = { '12:01': '13:30', '16:30': '24:00' };
const OPENING = '09:30';
/** So long after a section the row may still be on its way; only then is the standing number taken for it. */
const ROW_PATIENCE_MS = 120_000;
const HISTORY_EVERY_MS = 300_000;

/** The feed of thaistock2d: the moving number, today's results, and earlier days from its history while draws of them wait. */
export function thaistock2d(options: { base: string; public_only: boolean }): Feed<LiveNumber> {
  const asked_at = new Map<string, number>();
  const ask = (path: string) => fetchText(new URL(`${options.base.replace(/\/$/, '')}${path}`), options);

  const earlier = async (now: Date, waiting: WaitingDraw[]): Promise<FeedResult[]> => {
    // Each day in its turn: one that the feed knows nothing of keeps no other from being asked for.
    const days = waiting.filter((it) => it.day < yangonDay(now)).map((it) => it.day);
    const day = days.find((it) => Math.abs(now.getTime() - (asked_at.get(it) ?? 0)) > HISTORY_EVERY_MS);
    if (day === undefined) return [];
    asked_at.set(day, now.getTime());
    const [year, month, date] = day.split('-');
    return readHistory(await ask(`/2d_result?date=${date}-${month}-${year}`), day);
  };

  return {
    name: 'thaistock2d',
    lottery: '2D',
    market: 'SET',
    async read({ now, waiting }) {
      const reading = readLive(await ask('/live'), now);
      const more = await earlier(now, waiting);
      return { ...reading, results: [...reading.results, ...more] };
    },
  };
}

/** Reads a message of `/live`. Rows of another day than the product's are left out. Throws for what is not such a message. */
export function readLive(body: string, now: Date): Reading<LiveNumber> {
  const said = Live.parse(JSON.parse(body));
  const today = yangonDay(now);
  const notes: FeedNote[] = [];
  const results: FeedResult[] = [];
  for (const row of said.result) {
    const section = row.open_time.slice(0, 5);
    if (row.stock_date !== today) continue;
    const result =
      finalOf(row, { day: today, section, source_at: instantOf(row.stock_datetime) }, notes) ?? standing(said, today, section, now);
    if (result !== null) results.push(result);
  }
  if (said.holiday?.status === '1' && said.holiday.date === today)
    notes.push({ ref: `feed_holiday:thaistock2d:${today}`, kind: 'feed_holiday', data: { day: today, name: said.holiday.name ?? '' } });
  const { live, result, holiday } = said;
  return { message: { body, news: JSON.stringify({ live, result, holiday }) }, live: liveOf(said, today), results, notes };
}

/** Reads a message of the history for one day. */
export function readHistory(body: string, day: string): FeedResult[] {
  const days = History.parse(JSON.parse(body));
  const rows = days.find((it) => it.date === day)?.child ?? [];
  return rows.flatMap((row) => {
    const section = row.time.slice(0, 5);
    return finalOf(row, { day, section, source_at: instantOf(`${day} ${row.time}`) }, []) ?? [];
  });
}

type Row = { set?: string | null | undefined; value?: string | null | undefined; twod?: string | null | undefined };

/** A row as a result once its values are there. A number that does not follow from its own values is told, and not taken. */
function finalOf(row: Row, at: { day: string; section: string; source_at: Date | null }, notes: FeedNote[]): FeedResult | null {
  const { set, value, twod } = row;
  if (!isGiven(set) || !isGiven(value) || !isGiven(twod)) return null;
  if (twoDFrom(set, value) !== twod) {
    const ref = `feed_inconsistent:thaistock2d:${at.day}:${at.section}:${set}:${value}:${twod}`;
    notes.push({ ref, kind: 'feed_inconsistent', data: { day: at.day, section: at.section, set, value, twod } });
    return null;
  }
  return { ...at, set, value };
}

/**
 * The row can stay empty for minutes while the moving number already shows the result. It is taken only at a section where the
 * market rests, when its own time lies in that section or later and before the market moves again: a section is never settled
 * from another section's value.
 */
function standing(said: Live, today: string, section: string, now: Date): FeedResult | null {
  const until = RESTS[section];
  const { set, value, twod, time, date } = said.live;
  if (until === undefined || date !== today || !isGiven(time) || !isGiven(set) || !isGiven(value)) return null;
  const clock = time.slice(-8).slice(0, 5);
  const asked = said.server_time.slice(11, 16);
  const rests = clock >= section && clock < until && asked >= section && asked < until && said.server_time.startsWith(today);
  if (!rests || now.getTime() < yangonInstant(today, section).getTime() + ROW_PATIENCE_MS) return null;
  if (twoDFrom(set, value) === null || twoDFrom(set, value) !== twod) return null;
  return { day: today, section, set, value, source_at: instantOf(`${today} ${time.slice(-8)}`) };
}

function liveOf(said: Live, today: string): LiveNumber | null {
  const { set, value, time, date } = said.live;
  if (date !== today || !isGiven(set) || !isGiven(value)) return null;
  const twod = twoDFrom(set, value);
  if (twod === null) return null;
  return { set, value, twod, time: time?.slice(-8) ?? '', status: isTrading(said) ? 'open' : 'closed' };
}

function isTrading(said: Live): boolean {
  const clock = said.server_time.slice(11, 16);
  const rests = Object.entries(RESTS).some(([from, until]) => clock >= from && clock < until);
  return said.holiday?.status !== '1' && clock >= OPENING && !rests;
}

function isGiven(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== '' && text !== '--';
}

/** The instant of "YYYY-MM-DD HH:MM:SS" in Yangon; null when it is none. */
function instantOf(text: string | null | undefined): Date | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(?::\d{2})?)$/.exec(text ?? '') ?? [];
  if (day === undefined || time === undefined) return null;
  try {
    return yangonInstant(day, time);
  } catch {
    return null; // No such day or time: the result stands, its own time is not known.
  }
}
