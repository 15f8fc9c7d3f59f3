import { readFileSync } from 'node:fs';
import { addDays, countShown, twoDFrom, weekday, yangonDay, yangonInstant, yangonTime } from '@shwekan/rules';
import { parse } from 'csv-parse/sync';
import type { LiveNumber } from '../reads.ts';
import type { Feed } from './feed.ts';

/** What the market said at a time of a recorded day (HH:MM), as recorded. */
export type Recorded = { date: string; time: string; set: string; value: string; twod: string };

const FIRST_MONDAY = '2001-01-01';
const OPENING = '09:30';
/** After these times the market rests until the other, or until it opens. */
const RESTS = [
  ['12:01', '13:30'],
  ['16:30', '24:00'],
] as const;
const HOLD_S = 60;
const SWING_HUNDREDTHS = 120;
const OPENING_VALUE_HUNDREDTHS = 50_000;
const WEEK_MS = 7 * 86_400_000;

/** The recorded days of real draws, oldest first. */
export function recordedDays(): Recorded[][] {
  const rows: Recorded[] = parse(readFileSync(new URL('./replay-2d.csv', import.meta.url)), { columns: true, skip_empty_lines: true });
  const days = new Map<string, Recorded[]>();
  for (const row of rows) days.set(row.date, [...(days.get(row.date) ?? []), { ...row, time: row.time.slice(0, 5) }]);
  return [...days.values()];
}

/**
 * Replays recorded days of real draws on the product clock, so that a fresh machine has live numbers: every weekday is always the
 * same recorded day, and between two sections the number moves, the same way each time, until it stands at the recorded value.
 */
export function replay(days: Recorded[][] = recordedDays()): Feed<LiveNumber> {
  const dayOf = (day: string) => days[weekdaysSince(day) % days.length] ?? [];
  return {
    name: 'replay',
    lottery: '2D',
    market: 'SET',
    async read({ now, waiting }) {
      const results = waiting.flatMap(({ day, section }) => {
        const row = dayOf(day).find((it) => it.time === section);
        return row ? [{ day, section, set: row.set, value: row.value, source_at: yangonInstant(day, section) }] : [];
      });
      return { message: null, live: liveAt(now, dayOf), results, notes: [] };
    },
  };
}

/** Weekdays before a day since a Monday long ago: weekends count as the Friday before them. */
function weekdaysSince(day: string): number {
  const weeks = Math.floor((Date.parse(day) - Date.parse(FIRST_MONDAY)) / WEEK_MS);
  return weeks * 5 + Math.min((weekday(day) + 6) % 7, 4);
}

type Point = { at_s: number; set: number; value: number };

function liveAt(now: Date, dayOf: (day: string) => Recorded[]): LiveNumber {
  const today = yangonDay(now);
  const at_s = secondsOf(yangonTime(now));
  const yesterday = pointsOf(dayOf(addDays(today, weekday(today) === 1 ? -3 : -1))).at(-1);
  const is_weekend = weekday(today) === 0 || weekday(today) === 6;
  const points = is_weekend ? [] : pointsOf(dayOf(today));
  const opening = { at_s: secondsOf(OPENING), set: yesterday?.set ?? 0, value: OPENING_VALUE_HUNDREDTHS };
  const before = [opening, ...points].filter((it) => it.at_s <= at_s).at(-1);
  if (is_weekend || before === undefined) {
    const last = is_weekend ? pointsOf(dayOf(today)).at(-1) : yesterday;
    return shown(last ?? opening, '16:30:00', 'closed');
  }
  const rest = RESTS.find(([from, until]) => at_s >= secondsOf(from) && at_s < secondsOf(until));
  const next = points.find((it) => it.at_s > at_s);
  if (rest || next === undefined) return shown(before, `${rest?.[0] ?? '16:30'}:00`, 'closed');
  return shown(between(before, next, at_s, today), yangonTime(now), 'open');
}

/** The number on its way between two points: near the straight line, at the first point for a minute, and at the second in time. */
function between(from: Point, to: Point, at_s: number, day: string): Point {
  const gone_s = at_s - from.at_s - HOLD_S;
  if (gone_s < 0 && from.at_s !== secondsOf(OPENING)) return from;
  const part = Math.max(0, gone_s) / (to.at_s - from.at_s - HOLD_S);
  const swing = SWING_HUNDREDTHS * Math.min(1, 4 * part * (1 - part)) * scatter(`${day} ${at_s}`);
  return {
    at_s,
    set: Math.round(from.set + (to.set - from.set) * part + swing),
    value: Math.round(from.value + (to.value - from.value) * part),
  };
}

/** A number from -1 to 1 that looks random and is the same every time (FNV-1a). */
export function scatter(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return hash / 2 ** 31 - 1;
}

function pointsOf(day: Recorded[]): Point[] {
  return day.map((it) => ({ at_s: secondsOf(it.time), set: hundredths(it.set), value: hundredths(it.value) }));
}

function shown(point: Point, time: string, status: 'open' | 'closed'): LiveNumber {
  const set = decimalText(point.set);
  const value = decimalText(point.value);
  return { set, value, twod: twoDFrom(set, value) ?? '--', time, status };
}

function hundredths(text: string): number {
  return Number(text.replace(/[,.]/g, ''));
}

function decimalText(value: number): string {
  return `${countShown(Math.floor(value / 100))}.${String(value % 100).padStart(2, '0')}`;
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
