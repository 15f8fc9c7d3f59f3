import { fill } from '@shwekan/phrases/fill';
import type { LotteryPhrases } from '@shwekan/phrases/lottery/en';
import { addDays, weekday } from '@shwekan/rules';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const MONDAY_FIRST = [...WEEKDAYS.slice(1), WEEKDAYS[0]];
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** A Yangon day (YYYY-MM-DD) by its short name: "Fri, 20 Nov", and of another year than today's "Mon, 30 Nov 2021". Digits are Latin in every language. */
export function dayName(day: string, today: string, t: LotteryPhrases): string {
  const name = WEEKDAYS[weekday(day)] ?? 'sunday';
  const month = isOfYear(day, today) ? monthOnly(day, t) : monthName(day, t);
  return fill(t.day_name, { weekday: t.weekdays[name], day: Number(day.slice(8)), month });
}

/** A day beside today as short as it can be: "Today", "Tomorrow", else "Mon 23/11", or of another year "Tue 30/11/2021". */
export function nearDayName(day: string, today: string, t: LotteryPhrases): string {
  if (day === today) return t.today;
  if (day === addDays(today, 1)) return t.tomorrow;
  const year = isOfYear(day, today) ? '' : `/${day.slice(0, 4)}`;
  return `${t.weekdays[WEEKDAYS[weekday(day)] ?? 'sunday']} ${Number(day.slice(8))}/${Number(day.slice(5, 7))}${year}`;
}

function isOfYear(day: string, today: string): boolean {
  return day.slice(0, 4) === today.slice(0, 4);
}

/** The month a day lies in: "Nov 2026". */
export function monthName(day: string, t: LotteryPhrases): string {
  return fill(t.month_name, { month: monthOnly(day, t), year: day.slice(0, 4) });
}

/** The days of a week, Monday first. */
export function weekdayNames(t: LotteryPhrases): string[] {
  return MONDAY_FIRST.map((name) => t.weekdays[name]);
}

function monthOnly(day: string, t: LotteryPhrases): string {
  return t.months[MONTHS[Number(day.slice(5, 7)) - 1] ?? 'january'];
}
