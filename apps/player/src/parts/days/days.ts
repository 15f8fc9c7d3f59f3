import { addDays } from '@shwekan/rules';

/** Yangon days, both inclusive, as histories are asked for. */
export type Days = { readonly start_date: string; readonly end_date: string };

export const PERIODS = { days_today: 1, days_week: 7, days_month: 30 } as const;
export type Period = keyof typeof PERIODS;

/** What a history shows: a period up to today, or days of the player's choice. */
export type DayChoice = Period | Days;

/** The days that were chosen. A period moves on with today. */
export function daysOf(chosen: DayChoice, today: string): Days {
  if (typeof chosen !== 'string') return chosen;
  return { start_date: addDays(today, 1 - PERIODS[chosen]), end_date: today };
}

/** The days from another start; an end before it moves to the start. */
export function startingOn(days: Days, start_date: string): Days {
  if (days.end_date < start_date) return { start_date, end_date: start_date };
  return { ...days, start_date };
}

/** The days to another end; a start after it moves to the end. */
export function endingOn(days: Days, end_date: string): Days {
  if (end_date < days.start_date) return { start_date: end_date, end_date };
  return { ...days, end_date };
}

/** The first and last day of a month, given by any of its days. */
export function monthOf(day: string): Days {
  const start_date = `${day.slice(0, 7)}-01`;
  return { start_date, end_date: addDays(monthAfter(start_date), -1) };
}

/** The first day of the month after (or before) the one a day lies in. */
export function monthAfter(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}

export function monthBefore(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
}

/** A month as weeks from Monday to Sunday; places outside of the month are null. */
export function weeksOf({ start_date, end_date }: Days, weekdayOf: (day: string) => number): (string | null)[][] {
  const lead = (weekdayOf(start_date) + 6) % 7;
  const places: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let day = start_date; day <= end_date; day = addDays(day, 1)) places.push(day);
  while (places.length % 7 !== 0) places.push(null);
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7));
}

export function isWithin(day: string, { start_date, end_date }: Days): boolean {
  return start_date <= day && day <= end_date;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day to which a key goes from another in a calendar of weeks; null when the key means something else. */
export function dayByKey(day: string, key: string): string | null {
  const step = STEPS[key];
  return step === undefined ? null : addDays(day, step);
}
