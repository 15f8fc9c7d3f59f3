import type { AnswerRow } from '@shwekan/contract';
import { dayShown, GLO_DAYS_OFF_MAX, isDay, isNearNormal } from '@shwekan/rules';
import { ask } from '../../app/queries.ts';
import { today } from '../../parts/draws.ts';
import { counted } from '../../parts/format.ts';

export type ProposedDate = AnswerRow<'GET /api/console/lotteries/:lottery/dates/proposal'>;
/** A date of the list that is confirmed, with where it stands now. */
export type DateRow = ProposedDate & { stands: string };

/** The reading calls that a year's list changes. */
export const REFRESHED_BY_DATES = [
  'GET /api/console/draws',
  'GET /api/console/lotteries/:lottery/dates/proposal',
  'GET /api/console/calendar',
] as const;

/** The 3D dates of a year that are still to come. */
export function proposedDates(year: number) {
  return {
    ...ask('GET /api/console/lotteries/:lottery/dates/proposal', { params: { lottery: '3D' }, query: { year } }),
    staleTime: 0,
    gcTime: 0,
  };
}

/** True for a date that the list cannot move: its draw holds bets or has closed. */
export function isHeld({ slips, is_closed }: ProposedDate): boolean {
  return is_closed || slips > 0;
}

/** Why a date cannot be confirmed; null when it can. */
export function wrongIn(row: DateRow): string | null {
  if (!isDay(row.day)) return 'Type the date';
  if (row.day === row.stands) return null;
  if (row.day < today()) return 'It has passed';
  return isNearNormal(row) ? null : `At most ${counted(GLO_DAYS_OFF_MAX, 'day')} from ${dayShown(row.normal_day)}`;
}

/** What an operator should know of a date that can be confirmed; null when there is nothing. */
export function noteOf(row: DateRow): string | null {
  if (row.is_closed) return 'Betting has closed: stays';
  if (row.slips > 0) return `Holds ${counted(row.slips, 'slip')}: use Move`;
  const { day, stands, planned_day, normal_day } = row;
  const is_moved = day !== stands;
  const said = is_moved ? [`moves from ${dayShown(stands)}`] : row.is_confirmed ? ['confirmed'] : [];
  if (day !== planned_day && !(is_moved && stands === planned_day)) said.push(`usually ${dayShown(planned_day)}`);
  else if (day !== normal_day && day === planned_day) said.push(`in place of ${dayShown(normal_day)}`);
  if (day > stands) said.push('a second person confirms');
  const text = said.join(', ');
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}
