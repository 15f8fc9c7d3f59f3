import type { Answer } from '@shwekan/contract';
import type { DaysRule, LotteryCode } from '@shwekan/rules';
import { z } from 'zod';
import { ask } from '../../app/queries.ts';
import { FIRST_LOTTERY, lotterySearch } from '../../parts/lottery-choice.ts';

type Settings = Answer<'GET /api/console/lotteries/:lottery'>;
export type Lottery = Settings['data'];
export type SectionRow = Settings['sections'][number];
export type OffDay = Settings['off_days'][number];

export const settingsSearch = z.object({ lottery: lotterySearch });

/** A lottery with its sections and off days. */
export function lotterySettings(lottery: LotteryCode = FIRST_LOTTERY) {
  return ask('GET /api/console/lotteries/:lottery', { params: { lottery } });
}

/** The reading calls that an off day changes. */
export const REFRESHED_BY_OFF_DAYS = [
  'GET /api/console/lotteries/:lottery',
  'GET /api/console/draws',
  'GET /api/console/lotteries/:lottery/off-day',
  'GET /api/console/lotteries/:lottery/off-days/proposal',
  'GET /api/console/calendar',
] as const;

/** What an off day would do to draws that have opened. */
export function offDayEffect(lottery: LotteryCode, day: string) {
  return { ...ask('GET /api/console/lotteries/:lottery/off-day', { params: { lottery }, query: { day } }), staleTime: 0 };
}

/** What off days are beside, by the days on which a lottery draws. */
export const OFF_DAYS_HINT: Record<DaysRule, string> = {
  weekdays: 'Days without draws, beside Saturdays and Sundays.',
  every_day: 'Days without draws.',
  first_and_sixteenth: 'Days without draws. Normally it draws on the 1st and the 16th.',
};

export const ODD_MAX = 1_000;
export const CLOSE_BEFORE_MAX_MINUTES = 600;
