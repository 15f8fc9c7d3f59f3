import type { Answer, CallName } from '@shwekan/contract';
import { kyatShown } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { ask } from '../../app/queries.ts';

type Terms = Answer<CallName['GET /api/console/reward-terms']>;
export type RewardTerms = Terms['data'];
/** A change that waits for a second operator. */
export type WaitingTerms = NonNullable<Terms['waiting']>;
export type Welcome = RewardTerms['welcome'];

/** What an owner is told when a change does not count yet. */
export const WAITS = 'A second operator has to confirm this change.';

/** What a new player does for the welcome bonus. */
export const NEEDS: Record<Welcome['needs'], string> = { cash_in: 'the first approved cash-in', level_2: 'approved level 2' };

/** What changes from one set of terms to another, in words, a line each. */
export function differences(now: RewardTerms, then: RewardTerms): string[] {
  const told: [string, string, string][] = [
    ['A point for each', `${whole(now.kyat_per_point)} kyat`, `${whole(then.kyat_per_point)} kyat`],
    ['Referral, games', `${now.game_referral_percent} %`, `${then.game_referral_percent} %`],
    ['Weekly promotion', `${now.weekly_percent} %`, `${then.weekly_percent} %`],
    ['Two operators confirm a week', yesNo(now.weekly_needs_confirmation), yesNo(then.weekly_needs_confirmation)],
    ['A week starts by itself', yesNo(now.weekly_starts_itself), yesNo(then.weekly_starts_itself)],
    ['Welcome bonus', welcomeShown(now.welcome), welcomeShown(then.welcome)],
  ];
  return told.filter(([, before, after]) => before !== after).map(([what, before, after]) => `${what}: ${before}, then ${after}`);
}

function welcomeShown({ is_open, amount, needs }: Welcome): string {
  return is_open ? `${whole(amount)} kyat after ${NEEDS[needs]}` : 'closed';
}

function whole(kyat: string): string {
  return kyatShown(pyaOf(kyat));
}

function yesNo(is: boolean): string {
  return is ? 'yes' : 'no';
}

/** What holds for points, referral, the weekly promotion and the welcome bonus, and a change that waits. */
export const rewardTerms = ask('GET /api/console/reward-terms', {});
