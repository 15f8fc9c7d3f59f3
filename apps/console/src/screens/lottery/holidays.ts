import type { AnswerRow } from '@shwekan/contract';
import { isDay, type LotteryCode, lotteryOf, weekday } from '@shwekan/rules';
import { ask } from '../../app/queries.ts';

export type HolidayProposal = AnswerRow<'GET /api/console/lotteries/:lottery/off-days/proposal'>;
/** A row of the list that is confirmed: proposed, or typed. */
export type HolidayRow = { id: number; day: string; reason: string; is_moving: boolean; is_typed: boolean; is_chosen: boolean };

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SUNDAY = 0;
const SATURDAY = 6;

/** The Thai holidays of a year that are no off days yet. */
export function proposedOffDays(lottery: LotteryCode, year: number) {
  return {
    ...ask('GET /api/console/lotteries/:lottery/off-days/proposal', { params: { lottery }, query: { year } }),
    staleTime: 0,
    gcTime: 0,
  };
}

/** True for a lottery whose days are those of the exchange of Thailand; what follows it rests with it. */
export function isOfExchange(code: LotteryCode): boolean {
  const { source, follows } = lotteryOf(code);
  return source === 'set' && follows === null;
}

/** The list as it begins: all is chosen but what has no date yet. */
export function rowsOf(proposed: readonly HolidayProposal[]): HolidayRow[] {
  return proposed.map(({ day, name, is_moving }, id) => ({
    id,
    day: day ?? '',
    reason: name,
    is_moving,
    is_typed: false,
    is_chosen: day !== null,
  }));
}

/** The day of the week of a date that is typed; empty until it is one. */
export function weekdayShown(day: string): string {
  return isDay(day) ? (WEEKDAYS[weekday(day)] ?? '') : '';
}

/** Why a chosen row cannot be confirmed; null when it can. */
export function wrongIn({ day, reason }: HolidayRow, year: number): string | null {
  if (!isDay(day)) return 'Type the date';
  if (!day.startsWith(`${year}-`)) return `Not in ${year}`;
  if (weekday(day) === SUNDAY || weekday(day) === SATURDAY) return 'Weekend: type its substitution day';
  return reason.trim() === '' ? 'Type the reason' : null;
}
