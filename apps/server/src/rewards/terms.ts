import { kyatWire, REWARD_TERMS, type RewardTerms, yangonStamp } from '@shwekan/rules';
import { z } from 'zod';
import { readNow } from '../platform/clock.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { readRewardSetting, writeRewardSetting } from './terms.queries.ts';

/** Where the house's own terms are kept. */
const TERMS_KEY = 'reward_terms';

/** The house's own terms, in the units of the rules. */
export const OwnTerms = z.object({
  pya_per_point: z.number(),
  game_referral_basis_points: z.number(),
  weekly_basis_points: z.number(),
  weekly_needs_confirmation: z.boolean(),
  weekly_starts_itself: z.boolean(),
  welcome: z.object({ is_open: z.boolean(), amount_pya: z.number(), needs: z.enum(['level_2', 'cash_in']) }),
});

const TermsRecord = OwnTerms.extend({ welcome: OwnTerms.shape.welcome.extend({ since: z.string().nullable() }) })
  .partial()
  .catch({});

/** What holds for rewards at this moment: the house's settings over the defaults of the rules. */
export async function rewardTermsOf(db: Queryable): Promise<RewardTerms> {
  const [row] = await readRewardSetting.run({ key: TERMS_KEY }, db);
  const stored = TermsRecord.parse(row?.value ?? {});
  return {
    pya_per_point: stored.pya_per_point ?? REWARD_TERMS.pya_per_point,
    game_referral_basis_points: stored.game_referral_basis_points ?? REWARD_TERMS.game_referral_basis_points,
    weekly_basis_points: stored.weekly_basis_points ?? REWARD_TERMS.weekly_basis_points,
    weekly_needs_confirmation: stored.weekly_needs_confirmation ?? REWARD_TERMS.weekly_needs_confirmation,
    weekly_starts_itself: stored.weekly_starts_itself ?? REWARD_TERMS.weekly_starts_itself,
    welcome: stored.welcome ?? REWARD_TERMS.welcome,
  };
}

/** Lets terms hold from now on. A welcome bonus that opens is for accounts opened since this moment. */
export async function writeTerms(tx: Tx, before: RewardTerms, after: RewardTerms): Promise<void> {
  const opens = after.welcome.is_open && !before.welcome.is_open;
  const since = opens ? (await readNow(tx)).toISOString() : after.welcome.since;
  await writeRewardSetting.run({ key: TERMS_KEY, value: JSON.stringify({ ...after, welcome: { ...after.welcome, since } }) }, tx);
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
