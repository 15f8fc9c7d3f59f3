import { dayShown, isDay, latinDigits, stampShown } from '@shwekan/rules';
import { say } from '../app/say.tsx';

// The forms of time in the console, one for each purpose; decision 163. Pages write a day, a moment, a month, a period or a span
// by these and `dayShown` alone, and choose them by TimeInput and DaysFilter.
const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;
const SHORT_DAY = 5;

/** A day where there is room for its day and month alone: "20/11". */
export function shortDay(day: string): string {
  return dayShown(day).slice(0, SHORT_DAY);
}

/** A month of the wire (YYYY-MM): "11/2026". */
export function monthShown(month: string): string {
  return dayShown(month);
}

/** The days from one to another: "20/11/2026 – 26/11/2026"; one day stands alone. */
export function periodShown(from: string, to: string): string {
  return from === to ? dayShown(from) : `${dayShown(from)} – ${dayShown(to)}`;
}

/** An instant of the wire in Yangon to the second: "20/11/2026 12:01:07". Empty for a text that is no instant. */
export function instantShown(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? '' : stampShown(at);
}

/** The time of day of an instant of the wire in Yangon, to the minute: "12:01". */
export function timeShown(instant: string): string {
  return instantShown(instant).slice(11, 16);
}

/** How long something takes or has taken, in its two largest units: "45 s", "3 min 20 s", "2 h 05 min", "4 d 3 h". Never below zero. */
export function spanShown(span_ms: number): string {
  const span_s = Math.max(0, Math.floor(span_ms / 1_000));
  if (span_s < MINUTE_S) return say('{s} s', { s: span_s });
  if (span_s < HOUR_S) return say('{min} min {s} s', { min: Math.floor(span_s / MINUTE_S), s: twoDigits(span_s % MINUTE_S) });
  if (span_s < DAY_S) {
    return say('{h} h {min} min', { h: Math.floor(span_s / HOUR_S), min: twoDigits(Math.floor((span_s % HOUR_S) / MINUTE_S)) });
  }
  return say('{d} d {h} h', { d: Math.floor(span_s / DAY_S), h: Math.floor((span_s % DAY_S) / HOUR_S) });
}

function twoDigits(count: number | string): string {
  return String(count).padStart(2, '0');
}

/** What is chosen of time: a day, a month, a day with its minute, a time of day. Values are as the browser's own fields have them. */
export type TimeKind = 'day' | 'month' | 'moment' | 'time';

/** A value of a field as it is shown: "20/11/2026", "11/2026", "20/11/2026 12:01", "12:01". Empty for none. */
export function typedTime(kind: TimeKind, value: string): string {
  if (kind === 'moment') return value === '' ? '' : `${dayShown(value.slice(0, 10))} ${value.slice(11, 16)}`;
  return kind === 'time' ? value : dayShown(value);
}

const DAY = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const DAY_OF_WIRE = /^(\d{4})-(\d\d)-(\d\d)$/;
const MONTH = /^(?:(\d{1,2})[/.\- ](\d{4})|(\d{4})-(\d\d))$/;
const TIME = /^(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?$/;
const MOMENT = /^(\S+?)(?:,\s*|\s+|(?<=^\d{4}-\d\d-\d\d)T)(\S+)$/;

/** What was typed, as the value of its field; null for what is none. Burmese digits, other signs between and the form of the wire are understood. */
export function readTime(kind: TimeKind, typed: string): string | null {
  const text = latinDigits(typed).trim();
  if (kind === 'day') return readDay(text);
  if (kind === 'month') return readMonth(text);
  if (kind === 'time') return readClock(text);
  const [, day = '', time = ''] = MOMENT.exec(text) ?? [];
  const [date, clock] = [readDay(day), readClock(time)];
  return date === null || clock === null ? null : `${date}T${clock.slice(0, 5)}`;
}

function readDay(text: string): string | null {
  const [, date, month, year] = DAY.exec(text) ?? [];
  const day = DAY_OF_WIRE.test(text) ? text : `${year}-${twoDigits(month ?? '')}-${twoDigits(date ?? '')}`;
  return isDay(day) ? day : null;
}

function readMonth(text: string): string | null {
  const [, month, year, wireYear = year, wireMonth = month] = MONTH.exec(text) ?? [];
  const day = readDay(`${wireYear}-${twoDigits(wireMonth ?? '')}-01`);
  return day?.slice(0, 7) ?? null;
}

function readClock(text: string): string | null {
  const [, hours, minutes, seconds] = TIME.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return null;
  return [twoDigits(hours), minutes, ...(seconds === undefined ? [] : [seconds])].join(':');
}
