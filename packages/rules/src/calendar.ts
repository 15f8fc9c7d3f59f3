import type { DaysRule, SectionDefault } from './lotteries.ts';
import { addDays, weekday, yangonInstant } from './time.ts';

const MINUTE_MS = 60_000;
/** Further than any run of off days: a search that finds nothing by then stops. */
const SEARCH_DAYS_MAX = 400;
const SUNDAY = 0;
const SATURDAY = 6;

/** Which days a lottery draws: its rule, less the off days (YYYY-MM-DD) an operator keeps. */
export type Calendar = { readonly days: DaysRule; readonly off_days: ReadonlySet<string> };

/** True when the lottery draws on this Yangon day. */
export function drawsOn({ days, off_days }: Calendar, day: string): boolean {
  if (off_days.has(day)) return false;
  if (days === 'every_day') return true;
  if (days === 'first_and_sixteenth') return day.endsWith('-01') || day.endsWith('-16');
  const of_week = weekday(day);
  return of_week !== SUNDAY && of_week !== SATURDAY;
}

/** The next `count` draw days from a day on, that day among them if it is one. Fewer when none are found within 400 days of each other. */
export function nextDrawDays(calendar: Calendar, from: string, count: number): string[] {
  const found: string[] = [];
  let day = from;
  for (let idle = 0; found.length < count && idle < SEARCH_DAYS_MAX; day = addDays(day, 1)) {
    if (drawsOn(calendar, day)) found.push(day);
    idle = drawsOn(calendar, day) ? 0 : idle + 1;
  }
  return found;
}

/** The last draw day before a day, or null when there is none within 400 days. */
export function previousDrawDay(calendar: Calendar, before: string): string | null {
  for (let back = 1; back <= SEARCH_DAYS_MAX; back += 1) {
    const day = addDays(before, -back);
    if (drawsOn(calendar, day)) return day;
  }
  return null;
}

/** When a section's draw is held and when its betting closes, on a Yangon day. */
export function sectionTimes(day: string, section: SectionDefault): { draws_at: Date; closes_at: Date } {
  const draws_at = yangonInstant(day, section.time);
  return { draws_at, closes_at: new Date(draws_at.getTime() - section.closes_before_min * MINUTE_MS) };
}
