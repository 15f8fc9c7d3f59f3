import { kyatWire, REWARD_TERMS, type RewardTerms, yangonStamp } from '@shwekan/rules';
import { z } from 'zod';
import { readNow } from '../platform/clock.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { type HouseSetting, readSetting, writeSetting } from '../platform/house-settings.ts';

/** The house's own terms, in the units of the rules. */
export const OwnTerms = z.object({
  pya_per_point: z.number(),
  game_referral_basis_points: z.number(),
  weekly_basis_points: z.number(),
  weekly_needs_confirmation: z.boolean(),
  weekly_starts_itself: z.boolean(),
  welcome: z.object({ is_open: z.boolean(), amount_pya: z.number(), needs: z.enum(['level_2', 'cash_in']) }),
});

export const TERMS: HouseSetting<RewardTerms> = {
  key: 'reward_terms',
  shape: OwnTerms.extend({ welcome: OwnTerms.shape.welcome.extend({ since: z.string().nullable() }) }),
  initial: REWARD_TERMS,
};

/** What holds for rewards at this moment: the house's settings over the defaults of the rules. */
export async function rewardTermsOf(db: Queryable): Promise<RewardTerms> {
  return readSetting(db, TERMS);
}

/** Lets terms hold from now on. A welcome bonus that opens is for accounts opened since this moment. */
export async function writeTerms(tx: Tx, before: RewardTerms, after: RewardTerms): Promise<void> {
  const opens = after.welcome.is_open && !before.welcome.is_open;
  const since = opens ? (await readNow(tx)).toISOString() : after.welcome.since;
  await writeSetting(tx, TERMS, { ...after, welcome: { ...after.welcome, since } });
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
