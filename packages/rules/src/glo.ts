import { addDays } from './time.ts';

/** Until this year's 1 January the draw of New Year was held on 30 December. */
const NEW_YEAR_BEFORE_UNTIL = 2024;
/** From this year's on it gives way to Teachers' Day. */
const TEACHERS_DAY_FROM = 2016;

/** The odd ones of the past: a draw that was held on another day than the lottery's habits say, or not at all. */
const ODD: Readonly<Record<string, string | null>> = {
  '2015-06-01': '2015-06-02',
  '2015-12-16': '2015-12-17',
  '2018-03-01': '2018-03-02',
  '2019-07-16': '2019-07-15',
  '2020-04-01': null,
  '2020-04-16': null,
  '2020-05-01': null,
  '2022-02-16': '2022-02-17',
  '2023-08-01': '2023-07-31',
  '2026-01-16': '2026-01-16',
};

/**
 * The day on which the Thai government lottery holds the draw of a normal day, the 1st or the 16th of a month: 16 January on the 17th,
 * 1 May on the 2nd, New Year's on 30 December until 2024 and on 2 January since. Null for one that was not held. A plan: operators
 * move what the lottery announces otherwise.
 */
export function gloDay(normal_day: string): string | null {
  const odd = ODD[normal_day];
  if (odd !== undefined) return odd;
  const year = Number(normal_day.slice(0, 4));
  const day = normal_day.slice(5);
  if (day === '01-01') return addDays(normal_day, year <= NEW_YEAR_BEFORE_UNTIL ? -2 : 1);
  if (day === '05-01' || (day === '01-16' && year >= TEACHERS_DAY_FROM)) return addDays(normal_day, 1);
  return normal_day;
}
