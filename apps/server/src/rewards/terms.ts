import { kyatWire, REWARD_TERMS, type RewardTerms, yangonStamp } from '@shwekan/rules';
import { z } from 'zod';
import { readNow } from '../platform/clock.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { type HouseSetting, readSetting, writeSetting } from '../platform/house-settings.ts';

const WelcomeTerms = z.object({ amount_pya: z.number(), needs: z.enum(['level_2', 'cash_in']) });
const WelcomePromise = WelcomeTerms.extend({ since: z.string(), until: z.string() });

/** The house's own terms, in the units of the rules. */
export const OwnTerms = z.object({
  pya_per_point: z.number(),
  game_referral_basis_points: z.number(),
  weekly_basis_points: z.number(),
  weekly_needs_confirmation: z.boolean(),
  weekly_starts_itself: z.boolean(),
  welcome: WelcomeTerms.extend({ is_open: z.boolean() }),
});

export const TERMS: HouseSetting<RewardTerms> = {
  key: 'reward_terms',
  shape: OwnTerms.extend({
    welcome: OwnTerms.shape.welcome.extend({ since: z.string().nullable(), was_open: z.array(WelcomePromise).default([]) }),
  }),
  initial: REWARD_TERMS,
};

/** What holds for rewards at this moment: the house's settings over the defaults of the rules. */
export async function rewardTermsOf(db: Queryable): Promise<RewardTerms> {
  return readSetting(db, TERMS);
}

/** Lets terms hold from now on. A welcome bonus that opens is for accounts opened since this moment; one that closes keeps what it promised until then. */
export async function writeTerms(tx: Tx, before: RewardTerms, after: RewardTerms): Promise<void> {
  await writeSetting(tx, TERMS, { ...after, welcome: welcomeAt((await readNow(tx)).toISOString(), before.welcome, after.welcome) });
}

function welcomeAt(now: string, before: RewardTerms['welcome'], after: RewardTerms['welcome']): RewardTerms['welcome'] {
  if (after.is_open) return before.is_open ? after : { ...after, since: now };
  const { is_open, since, amount_pya, needs, was_open } = before;
  return is_open && since !== null ? { ...after, was_open: [...was_open, { since, until: now, amount_pya, needs }] } : after;
}

/** The terms as operators read them. */
export function termsWire(it: RewardTerms) {
  const { is_open, amount_pya, needs, since } = it.welcome;
  return {
    kyat_per_point: kyatWire(it.pya_per_point),
    game_referral_percent: it.game_referral_basis_points / 100,
    weekly_percent: it.weekly_basis_points / 100,
    weekly_needs_confirmation: it.weekly_needs_confirmation,
    weekly_starts_itself: it.weekly_starts_itself,
    welcome: { is_open, amount: kyatWire(amount_pya), needs, since: since === null ? null : yangonStamp(new Date(since)) },
  };
}
