import { TURNOVER_CATEGORIES } from './games.ts';
import { basisPointsOf } from './money.ts';

/**
 * What games keep of a stake by their own odds, in basis points, by the aggregator's words for their type (numbers and names). The
 * figures are on the careful side of what such games publish: slots and fishing 4 to 6 %, sports 3 to 5 %, cards about 2 %, live
 * tables 1 to 1.3 %. A type that is not here counts as the least of them.
 */
const EDGES: Readonly<Record<string, number>> = {
  1: 400,
  SLOT: 400,
  8: 400,
  FISHING: 400,
  3: 300,
  SPORT_BOOK: 300,
  VIRTUAL_SPORT: 300,
  6: 200,
  QIPAI: 200,
};
const LEAST_EDGE_BASIS_POINTS = 100;
/** Play at games that keep so much or more earns points in full; at others in proportion. */
export const FULL_EDGE_BASIS_POINTS = 400;

/**
 * Which part of what games keep each reward of game play may give at most, in basis points; together never more than all of it. So
 * however players share out bets and accounts among themselves, what they get back is less than what play costs them.
 */
export const REWARD_SHARES = { points: 1250, referral: 1250, weekly: 7500 } as const;

/** What a game of a type keeps of a stake, in basis points. */
export function gameEdgeBasisPoints(game_type: string | null): number {
  const word = game_type?.toUpperCase() ?? '';
  return Object.keys(EDGES).includes(word) ? (EDGES[word] ?? LEAST_EDGE_BASIS_POINTS) : LEAST_EDGE_BASIS_POINTS;
}

/** A settled wager of a round: what is valid of its bet, and what its player won by it, below 0 lost. */
export type RoundWager = { player_id: number; valid_bet_pya: number; won_pya: number };

/**
 * What of each wager of one round was at the game's risk (pya). What some players won of a round and others lost of it moved between
 * players and was never the game's: of both sides only what is beyond the other counts. A player alone in a round counts in full.
 */
export function atRisk(wagers: readonly RoundWager[]): number[] {
  const won = new Map<number, number>();
  for (const it of wagers) won.set(it.player_id, (won.get(it.player_id) ?? 0) + it.won_pya);
  const results = [...won.values()];
  const winners_pya = results.reduce((sum, it) => sum + Math.max(it, 0), 0);
  const losers_pya = results.reduce((sum, it) => sum + Math.max(-it, 0), 0);
  const matched_pya = Math.min(winners_pya, losers_pya);
  return wagers.map(({ player_id, valid_bet_pya }) => {
    const result = won.get(player_id) ?? 0;
    const side_pya = result > 0 ? winners_pya : losers_pya;
    if (result === 0 || matched_pya === 0) return valid_bet_pya;
    return partOf(valid_bet_pya, side_pya - matched_pya, side_pya);
  });
}

/** What a wager counts for: toward points, and what the game keeps of it by its odds (pya); both of what was at the game's risk. */
export function countedOf(risk_pya: number, edge_basis_points: number): { counted_pya: number; edge_pya: number } {
  const full = Math.min(edge_basis_points, FULL_EDGE_BASIS_POINTS);
  return { counted_pya: partOf(risk_pya, full, FULL_EDGE_BASIS_POINTS), edge_pya: basisPointsOf(risk_pya, edge_basis_points) };
}

/**
 * What a referrer is to have of all settled periods together (pya): a percent of what friends lost less what they won, and never
 * more than the referral's share of what the games keep. Below 0 when friends won: it is carried on and covered first.
 */
export function referralDue(periods: { earned_pya: number; most_pya: number }): number {
  return Math.min(periods.earned_pya, periods.most_pya);
}

/**
 * What players get back of 1,000 kyat of play at games by rewards at most, and what the games keep of it, in kyat; `is_dearer` when
 * the house gives more than it keeps. `kyat_per_point` is what a point is worth in money, `play_per_point` the play that earns it.
 */
export function rewardCost(it: { point_kyat: number; play_per_point_kyat: number; weekly_percent: number; referral_percent: number }) {
  const kept = (1000 * FULL_EDGE_BASIS_POINTS) / 10_000;
  const points = (1000 / it.play_per_point_kyat) * it.point_kyat;
  const weekly = Math.min(10 * it.weekly_percent, (kept * REWARD_SHARES.weekly) / 10_000);
  const referral = Math.min(10 * it.referral_percent, (kept * REWARD_SHARES.referral) / 10_000);
  return { kept, points, weekly, referral, is_dearer: points + weekly + referral > kept };
}

/** What games that may be played with turnover left keep of a stake at least, in basis points. */
const TURNOVER_EDGE_BASIS_POINTS = Math.min(...TURNOVER_CATEGORIES.map((it) => gameEdgeBasisPoints(String(it))));

/**
 * What a promotion of cash-in gives on 1,000 kyat, how much is to be played for it, and what the games keep of that at most, in kyat: who
 * loses all before plays less. `is_dearer` when the house gives more than it keeps; `enough_turnover` would be played for as much as it gives.
 */
export function promotionCost({ percent, turnover }: { percent: number; turnover: number }) {
  const given = (1000 * percent) / 100;
  const played = (1000 + given) * turnover;
  const edge = TURNOVER_EDGE_BASIS_POINTS / 10_000;
  // Of a quotient that is not exact the last digits are not counted up.
  const enough_turnover = Math.ceil(Number(((100 * given) / ((1000 + given) * edge)).toFixed(6))) / 100;
  return { given, played, kept: played * edge, enough_turnover, is_dearer: turnover < enough_turnover };
}

/** Exact for every safe amount, rounded down. */
function partOf(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}
