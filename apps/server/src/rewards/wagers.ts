import { type Entry, gameReferral } from '../ledger/entries.ts';
import type { Tx } from '../platform/db.ts';
import { countPoints } from './points.ts';
import { rewardTermsOf } from './terms.ts';
import { countWagers, writeGameReferrals } from './wagers.queries.ts';

/**
 * Counts wagers as they are now and answers the entries of the differences: points of their valid turnover, and the percent
 * of what the house won from a friend to the referrer, below 0 when the friend won. The caller holds the reader of facts, so
 * that no two do this at once, and posts.
 */
export async function countWagersOf(tx: Tx, wager_ids: number[]): Promise<Entry[]> {
  const { pya_per_point, game_referral_basis_points: basis_points } = await rewardTermsOf(tx);
  const changed = await countWagers.run({ wager_ids, pya_per_point, basis_points }, tx);
  const referrals = changed.flatMap(({ wager_id, round, player_id: friend_id, referrer_id, referral_purse, referral_pya: amount_pya }) =>
    amount_pya === 0 || referrer_id === null || referral_purse === null
      ? []
      : [{ wager_id, round, friend_id, referrer_id, referral_purse, amount_pya }],
  );
  if (referrals.length > 0) {
    await writeGameReferrals.run(
      {
        wager_ids: referrals.map((it) => it.wager_id),
        rounds: referrals.map((it) => it.round),
        referrer_ids: referrals.map((it) => it.referrer_id),
        friend_ids: referrals.map((it) => it.friend_id),
        amounts_pya: referrals.map((it) => it.amount_pya),
      },
      tx,
    );
  }
  return [...referrals.map(gameReferral), ...(await countPoints(tx, 'game', changed))];
}
