import type { Answer } from '@shwekan/contract';
import { dayShown, weekday } from '@shwekan/rules';
import { ask } from '../../app/queries.ts';

type Year = Answer<'GET /api/console/calendar'>;
export type YearDay = Year['data'][number];

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A year of the lotteries, day by day. */
export function lotteryYear(year: number) {
  return ask('GET /api/console/calendar', { query: { year } });
}

/** What a day is first of all, for its colour: its own date counts more than that it is free. */
export function markOf(day: YearDay): 'date' | 'off' | 'holiday' | 'moved' | 'none' | null {
  if (day.date !== null) return 'date';
  if (day.off.length > 0) return 'off';
  if (day.holiday !== null) return 'holiday';
  if (day.moved_to !== null) return 'moved';
  return day.lotteries.length === 0 ? 'none' : null;
}

/** All that is to be said of a day, a sentence each. */
export function sentencesOf(day: YearDay): string[] {
  const said: string[] = [];
  const lotteries = day.lotteries.join(', ');
  if (lotteries !== '') said.push(day.is_made ? `Draws: ${lotteries}` : `To be drawn: ${lotteries}`);
  for (const [reason, resting] of Map.groupBy(day.off, (it) => it.reason))
    said.push(`Off for ${resting.map((it) => it.lottery).join(', ')}: ${reason}`);
  if (day.date !== null) {
    said.push(day.date.is_confirmed ? 'A confirmed date of 3D' : 'A planned date of 3D, not confirmed yet');
    if (day.date.normal_day !== day.day) said.push(`In place of ${dayShown(day.date.normal_day)}`);
  }
  if (day.moved_to !== null) said.push(`3D moved from here to ${dayShown(day.moved_to)}`);
  if (day.holiday !== null) said.push(`Thai holiday, no off day yet: ${day.holiday}`);
  return said.length === 0 ? ['Nothing is drawn'] : said;
}

/** The weeks of a month, Monday first; null where a week has days of another month. */
export function weeksOf(days: readonly YearDay[]): (YearDay | null)[][] {
  const [first] = days;
  if (first === undefined) return [];
  const before = (weekday(first.day) + 6) % 7;
  const cells: (YearDay | null)[] = [...Array.from({ length: before }, () => null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
