import { atRisk, basisPointsOf, countedOf, gameEdgeBasisPoints, REWARD_SHARES } from '@shwekan/rules';
import { type WagersToCountResult, wagersToCount, writeCounted, writeGameReferrals } from '#queries/rewards/wagers.ts';
import type { Entry } from '../ledger/entries.ts';
import type { Tx } from '../platform/db.ts';
import { countPoints } from './points.ts';
import { rewardTermsOf } from './terms.ts';
import { recountWeeks } from './weekly.ts';

type Terms = { pya_per_point: number; game_referral_basis_points: number };

/**
 * Counts wagers as they are now, each with its whole round, and answers the entries of the differences in points; what they earn a
 * referrer is written down for the end of the week. A wager that was rolled back, resettled or told of twice is no special case, and
 * its terms, its game's edge and its referrer are those of its first settlement. The caller holds the reader of facts, so that no two
 * do this at once, and posts.
 */
export async function countWagersOf(tx: Tx, wager_ids: number[]): Promise<Entry[]> {
  const terms = await rewardTermsOf(tx);
  const wagers = (await wagersToCount.run({ wager_ids }, tx)).filter((it) => it.is_settled || it.is_known);
  if (wagers.length === 0) return [];
  const risks = risksOf(wagers);
  const rows = wagers.map((it) => countedRow(it, risks.get(it.wager_id) ?? 0, terms));
  const written = new Map((await writeCounted.run({ rows: JSON.stringify(rows) }, tx)).map((it) => [it.wager_id, it.micro_points]));
  await recountWeeks(
    tx,
    rows.flatMap((row, nth) => (isOtherInWeek(row, wagers[nth]) ? (row.first_settled_at ?? []) : [])),
  );
  await writeReferrals(tx, wagers, rows);
  const micros = wagers.map((it) => ({ player_id: it.player_id, micro: (written.get(it.wager_id) ?? 0) - it.micro_points }));
  return countPoints(tx, 'game', micros);
}

/** Whether a wager counts otherwise in its week than before: it is read anew also where a report or another of its round said something of it. */
function isOtherInWeek(row: ReturnType<typeof countedRow>, before: WagersToCountResult | undefined): boolean {
  const { loss_pya, edge_pya, settled_at } = row;
  return (
    loss_pya !== before?.counted_loss_pya ||
    edge_pya !== before.edge_pya ||
    settled_at?.getTime() !== (before.counted_settled_at ?? null)?.getTime()
  );
}

/** What of each wager was at its game's risk: round by round, and a wager without a round by itself. */
function risksOf(wagers: readonly WagersToCountResult[]): Map<number, number> {
  const rounds = Map.groupBy(wagers, (it) => it.round ?? it.wager_id);
  const risks = new Map<number, number>();
  for (const round of rounds.values()) {
    const at_risk = atRisk(round.map(({ player_id, valid_bet_pya, loss_pya }) => ({ player_id, valid_bet_pya, won_pya: -loss_pya })));
    for (const [nth, it] of round.entries()) risks.set(it.wager_id, at_risk[nth] ?? 0);
  }
  return risks;
}

function countedRow(it: WagersToCountResult, risk_pya: number, terms: Terms) {
  const { wager_id, player_id, valid_bet_pya, loss_pya } = it;
  const referrer_id = it.is_known ? it.referrer_id : it.now_referred_by;
  const referral_basis_points = it.referral_basis_points ?? terms.game_referral_basis_points;
  const edge_basis_points = it.edge_basis_points ?? gameEdgeBasisPoints(it.game_type);
  const first_settled_at = it.first_settled_at ?? it.settled_at;
  const referral_pya = referrer_id === null ? 0 : basisPointsOf(loss_pya, referral_basis_points);
  const counted = countedOf(risk_pya, edge_basis_points);
  const is_changed = referrer_id !== null && (referral_pya !== it.referral_pya || mostOf(counted) !== mostOf(it));
  return {
    wager_id,
    player_id,
    referrer_id,
    valid_bet_pya,
    loss_pya,
    // Counts in the week in which it was first settled, however often it is settled anew.
    settled_at: it.is_settled ? first_settled_at : null,
    first_settled_at,
    pya_per_point: it.pya_per_point ?? terms.pya_per_point,
    referral_basis_points,
    referral_pya,
    round: it.count + (is_changed ? 1 : 0),
    risk_pya,
    edge_basis_points,
    ...counted,
  };
}

/** The most that a wager may bring a referrer: the referral's share of what the game keeps of it. */
function mostOf({ edge_pya }: { edge_pya: number }): number {
  return basisPointsOf(edge_pya, REWARD_SHARES.referral);
}

async function writeReferrals(
  tx: Tx,
  wagers: readonly WagersToCountResult[],
  rows: readonly ReturnType<typeof countedRow>[],
): Promise<void> {
  const changed = rows.flatMap((row, nth) => {
    const before = wagers[nth];
    if (before === undefined || row.referrer_id === null || row.round === before.count) return [];
    const { wager_id, round, referrer_id, player_id: friend_id } = row;
    return [
      {
        wager_id,
        round,
        referrer_id,
        friend_id,
        amount_pya: row.referral_pya - before.referral_pya,
        most_pya: mostOf(row) - mostOf(before),
      },
    ];
  });
  if (changed.length === 0) return;
  await writeGameReferrals.run(
    {
      wager_ids: changed.map((it) => it.wager_id),
      rounds: changed.map((it) => it.round),
      referrer_ids: changed.map((it) => it.referrer_id),
      friend_ids: changed.map((it) => it.friend_id),
      amounts_pya: changed.map((it) => it.amount_pya),
      mosts_pya: changed.map((it) => it.most_pya),
    },
    tx,
  );
}
