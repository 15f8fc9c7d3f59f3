import { twoDFrom, yangonDay, yangonInstant } from '@shwekan/rules';
import { z } from 'zod';
import type { Reach } from '../../platform/outside.ts';
import type { FeedResult } from '../announce.ts';
import type { LiveNumber } from '../reads.ts';
import { readMessage } from './fault.ts';
import { type Feed, type FeedNote, holidayRef, type Reading, type WaitingDraw } from './feed.ts';
import { fetchText } from './fetch-text.ts';
import { instantOf, isGiven, type Row, readRows, Value } from './thaistock2d-rows.ts';

const ResultRow = z.object({
  open_time: z.string().max(20),
  set: Value,
  value: Value,
  twod: Value,
  stock_date: Value,
  stock_datetime: Value,
});
const Live = z.object({
  server_time: z.string().max(40),
  live: z.object({ set: Value, value: Value, time: Value, twod: Value, date: Value }),
  result: z.array(ResultRow).max(20),
  holiday: z.object({ status: z.union([z.string(), z.number()]).transform(String), date: Value, name: Value }).nullish(),
});
type Live = z.output<typeof Live>;

/** Sections at which the market rests, and until when the moving number then stands still. */
const RESTS: Record<string, string> = { '12:01': '13:30', '16:30': '24:00' };
const OPENING = '09:30';
/** So long after a section the row may still be on its way; only then is the standing number taken for it. */
const ROW_PATIENCE_MS = 120_000;
const OVERDUE_AFTER_MS = 900_000;

/** So long after a section thaistock2d's row is overdue. */
export function overdueAfterMs(): number {
  return OVERDUE_AFTER_MS;
}

/** The feed of thaistock2d: the moving number and today's results. Earlier days come from its history, a feed beside it. */
export function thaistock2d(options: { base: string; reach: Reach }): Feed<LiveNumber> {
  const url = new URL(`${options.base.replace(/\/$/, '')}/live`);
  return {
    name: 'thaistock2d',
    lottery: '2D',
    market: 'SET',
    overdueAfterMs,
    read: async ({ now, waiting }) => readLive(await fetchText(url, options), now, waiting),
  };
}

/**
 * Reads a message of `/live`. Rows of another day than the product's are left out, and told while a draw waits for them. On a day
 * that the feed calls a holiday its results are doubted: an operator decides. Throws for what is not such a message.
 */
export function readLive(body: string, now: Date, waiting: WaitingDraw[] = []): Reading<LiveNumber> {
  const said = readMessage(Live, body);
  const today = yangonDay(now);
  const own = said.result.filter((it) => it.stock_date === today && isOfDay(it.stock_datetime, today)).map(rowOf);
  const { results, notes } = readRows(today, own);
  // A section whose row is there, be it in doubt, is never read from the standing number.
  const empty = new Set(own.map((it) => it.section).filter((section) => notes.every((it) => it.data.section !== section)));
  for (const it of results) empty.delete(it.section);
  results.push(...[...empty].flatMap((section) => standing(said, today, section, now) ?? []));
  notes.push(...wrongDays(said, today, waiting));
  const is_holiday = said.holiday?.status === '1' && said.holiday.date === today;
  if (is_holiday) notes.push({ ref: holidayRef(today), kind: 'feed_holiday', data: { day: today, name: said.holiday?.name ?? '' } });
  const { live, result, holiday } = said;
  return {
    message: { body, news: JSON.stringify({ live, result, holiday }), said_at: said.server_time },
    live: liveOf(said, today),
    results: is_holiday ? results.map((it) => ({ ...it, is_doubted: true as const })) : results,
    notes,
  };
}

function rowOf(row: z.output<typeof ResultRow>): Row {
  return { ...row, section: row.open_time.slice(0, 5), at: instantOf(row.stock_datetime) };
}

/** A row that tells another day than its own date is of neither. */
function isOfDay(stock_datetime: string | null | undefined, day: string): boolean {
  return !isGiven(stock_datetime) || stock_datetime.startsWith(day);
}

function wrongDays(said: Live, today: string, waiting: WaitingDraw[]): FeedNote[] {
  return waiting
    .filter((it) => it.day === today && !it.is_proposed)
    .flatMap(({ day, section }) => {
      const row = said.result.find((it) => it.open_time.startsWith(section));
      if (row === undefined || !isGiven(row.stock_date) || (row.stock_date === today && isOfDay(row.stock_datetime, today))) return [];
      const data = { feed: 'thaistock2d', day, section, feed_day: row.stock_date, feed_time: row.stock_datetime ?? null };
      return [{ ref: `feed_wrong_day:thaistock2d:${day}:${section}`, kind: 'feed_wrong_day' as const, data }];
    });
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
  if (time.length > 8 && !time.startsWith(today)) return null;
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
