import type { Answer } from '@shwekan/contract';
import { countShown } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask } from '../../app/queries.ts';

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

const Day = z.iso.date().optional().catch(undefined);
export const costsSearch = z.object({
  from: Day,
  to: Day,
  per: z.enum(['all', 'day', 'week', 'month']).optional().catch(undefined),
});

/** What rewards cost between two days; the last thirty where none are named. */
export function rewardCosts({ from, to, per }: z.output<typeof costsSearch>) {
  return { ...ask('GET /api/console/reward-costs', { query: { from, to, per } }), placeholderData: keepPreviousData };
}

/** An amount in its unit. */
export function amountShown(unit: 'kyat' | 'points', amount: string): string {
  return unit === 'points' ? `${countShown(Number(amount))} points` : kyatOf(amount);
}
