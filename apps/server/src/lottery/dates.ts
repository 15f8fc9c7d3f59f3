import { addDays, type Calendar, gloDay, previousDrawDay } from '@shwekan/rules';
import { datesFrom, writeDates } from '#queries/lottery/dates.ts';
import type { Tx } from '../platform/db.ts';

/** Days that dates are looked back for: the date before the next draw is among them. */
const DAYS_BACK = 62;

/** The days on which a lottery draws, and the draw day before each. */
export type DrawDays = { days: string[]; before(day: string): string | null };

/** The days of a lottery that draws by a rule. */
export function ruledDays(calendar: Calendar, days: string[]): DrawDays {
  return { days, before: (day) => previousDrawDay(calendar, day) };
}

/** The dates of a lottery that draws on explicit ones: makes those of its normal days that are missing, as the source plans them, and answers where they are now. */
export async function datedDays(tx: Tx, lottery_id: number, calendar: Calendar, normal: string[], today: string): Promise<DrawDays> {
  const before = previousDrawDay(calendar, normal[0] ?? today);
  const normal_days = before === null ? normal : [before, ...normal];
  await writeDates.run({ lottery_id, normal_days, days: normal_days.map(gloDay) }, tx);
  const dates = (await datesFrom.run({ lottery_id, from_day: addDays(today, -DAYS_BACK) }, tx)).filter(
    (it) => !calendar.off_days.has(it.normal_day) && !calendar.off_days.has(it.day),
  );
  const planned = new Set(normal);
  // A year that was confirmed reaches beyond the draws that are made ahead.
  const last = normal.at(-1) ?? today;
  return {
    days: dates.filter((it) => planned.has(it.normal_day) || (it.day >= today && it.normal_day < last)).map((it) => it.day),
    before: (day) => dates.findLast((it) => it.day < day)?.day ?? null,
  };
}
