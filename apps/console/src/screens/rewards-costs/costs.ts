import type { Answer } from '@shwekan/contract';
import { addDays, countShown, dayShown } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { z } from 'zod';
import { askList } from '../../app/queries.ts';
import { dayText, oneOf } from '../../app/search.ts';
import { monthShown, periodShown } from '../../parts/time.ts';

const WEEK_DAYS = 7;

type Report = Answer<'GET /api/console/reward-costs'>;
export type Cost = Report['data'][number];

/** The kinds of reward as operators read them. */
export const KIND_NAMES: Record<Cost['kind'], string> = {
  points: 'Points',
  weekly_promotion: 'Weekly promotion',
  pocket_money: 'Pocket money',
  welcome_bonus: 'Welcome bonus',
  cash_in_bonus: 'Cash-in bonus',
  lottery_referral: 'Referral, lotteries',
  game_referral: 'Referral, games',
};
export const PERIODS = [
  { value: 'all', label: 'In all' },
  { value: 'month', label: 'By month' },
  { value: 'week', label: 'By week' },
  { value: 'day', label: 'By day' },
] as const;

export const costsSearch = z.object({
  from: dayText,
  to: dayText,
  per: oneOf(['all', 'day', 'week', 'month']),
});

/** What rewards cost between two days; the last thirty where none are named. */
export function rewardCosts({ from, to, per }: z.output<typeof costsSearch>) {
  return askList('GET /api/console/reward-costs', { query: { from, to, per } });
}

export type Period = (typeof PERIODS)[number]['value'];

/** A day, a week or a month as it stands in its row, by the first day of it. */
export function periodOf(per: Period, first: string): string {
  if (per === 'month') return monthShown(first.slice(0, 7));
  return per === 'week' ? periodShown(first, addDays(first, WEEK_DAYS - 1)) : dayShown(first);
}

/** An amount in its unit. */
export function amountShown(unit: 'kyat' | 'points', amount: string): string {
  return unit === 'points' ? `${countShown(Number(amount))} points` : kyatOf(amount);
}
