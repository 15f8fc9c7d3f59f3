import { YANGON_OFFSET_MS, yangonDay, yangonTime } from './yangon.ts';

const DAY_MS = 86_400_000;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;
const LABEL = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/;

/** True for a day that exists, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return dayNumber(text) !== null;
}

/** The instant of a Yangon day and time (HH:MM or HH:MM:SS). Throws for a day or time that does not exist. */
export function yangonInstant(day: string, time: string): Date {
  const [, hours, minutes, seconds = '0'] = TIME.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new RangeError(`not a time: ${time}`);
  const inDay_ms = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return new Date(mustBeDay(day) * DAY_MS + inDay_ms - YANGON_OFFSET_MS);
}

/** A day of the wire (YYYY-MM-DD) as people of this market write it: 20/11/2026. */
export function dayShown(day: string): string {
  return day.split('-').reverse().join('/');
}

/** An instant in Yangon as operators read it, to the second: "20/11/2026 12:01:07". */
export function stampShown(at: Date): string {
  return `${dayShown(yangonDay(at))} ${yangonTime(at)}`;
}

/** The day so many days later (earlier when negative). Throws for a day that does not exist. */
export function addDays(day: string, count: number): string {
  return new Date((mustBeDay(day) + count) * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the week: 0 Sunday to 6 Saturday. Throws for a day that does not exist. */
export function weekday(day: string): number {
  // Day 0, the first of January 1970, was a Thursday.
  return (((mustBeDay(day) + 4) % 7) + 7) % 7;
}

/** A section's label on the API, "12:01 PM", from its time HH:MM. Throws for a time that does not exist. */
export function sectionLabel(time: string): string {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new RangeError(`not a time: ${time}`);
  const onDial = Number(hours) % 12 || 12;
  return `${String(onDial).padStart(2, '0')}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** A section's time HH:MM from its label "12:01 PM"; null when the text is no label. */
export function sectionTime(label: string): string | null {
  const [, dial, minutes, half] = LABEL.exec(label) ?? [];
  if (dial === undefined || minutes === undefined) return null;
  const hours = (Number(dial) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** Days since 1970-01-01, or null for a day that does not exist. */
function dayNumber(day: string): number | null {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (year === undefined || Number(year) < 100) return null;
  const at_ms = Date.UTC(Number(year), Number(month) - 1, Number(date));
  // The 30th of February is rolled over by Date.UTC: a day exists only if it reads back the same.
  return new Date(at_ms).toISOString().slice(0, 10) === day ? at_ms / DAY_MS : null;
}

function mustBeDay(day: string): number {
  const number = dayNumber(day);
  if (number === null) throw new RangeError(`not a day: ${day}`);
  return number;
}
