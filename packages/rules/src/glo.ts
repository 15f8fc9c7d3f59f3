import { nextDrawDays } from './calendar.ts';
import { addDays } from './time.ts';

/** Until this year's 1 January the draw of New Year was held on 30 December. */
const NEW_YEAR_BEFORE_UNTIL = 2024;
/** From this year's on it gives way to Teachers' Day. */
const TEACHERS_DAY_FROM = 2016;
/** So many days a date of a year's list is off its normal day at most: two dates never meet, and keep their order. Two were the most so far. */
export const GLO_DAYS_OFF_MAX = 6;
export const GLO_DATES_A_YEAR = 24;

/** A draw of the Thai government lottery: its normal day, the 1st or the 16th of a month, and the day on which it is held. */
export type GloDate = { normal_day: string; day: string };

/**
 * The day on which the Thai government lottery plans the draw of a normal day: 16 January on the 17th, 1 May on the 2nd, New Year's on
 * 30 December until 2024 and on 2 January since. Its habits, no more: what it announces otherwise stands in the year's list.
 */
export function gloDay(normal_day: string): string {
  const year = Number(normal_day.slice(0, 4));
  const day = normal_day.slice(5);
  if (day === '01-01') return addDays(normal_day, year <= NEW_YEAR_BEFORE_UNTIL ? -2 : 1);
  if (day === '05-01' || (day === '01-16' && year >= TEACHERS_DAY_FROM)) return addDays(normal_day, 1);
  return normal_day;
}

/** The dates of a year: where they stand already, by their normal day, else as they are planned. Normal days in `off_days` have none. */
export function gloDates(year: number, standing: ReadonlyMap<string, string>, off_days: ReadonlySet<string>): GloDate[] {
  const normal_days = nextDrawDays({ days: 'first_and_sixteenth', off_days: new Set() }, `${year}-01-01`, GLO_DATES_A_YEAR);
  return normal_days
    .filter((it) => !off_days.has(it))
    .map((normal_day) => ({ normal_day, day: standing.get(normal_day) ?? gloDay(normal_day) }));
}

/** True for a day that is near enough to its normal day to stand in a year's list. */
export function isNearNormal({ normal_day, day }: GloDate): boolean {
  return day >= addDays(normal_day, -GLO_DAYS_OFF_MAX) && day <= addDays(normal_day, GLO_DAYS_OFF_MAX);
}
