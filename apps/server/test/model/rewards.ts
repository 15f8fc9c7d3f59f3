import { KYAT, partOf } from './books.ts';
import type { Player, Slip } from './things.ts';

/** What games keep of a stake on slots, and what of that each reward may give, in basis points: the design of rewards. */
const EDGE = 400;
const SHARES = { referral: 1250, weekly: 7500 };
const PERCENTS = { referral: 500, weekly: 300 };
export const WEEK_MS = 7 * 86_400_000;
const YANGON_MS = 6.5 * 3_600_000;
/** The epoch began on a Thursday. */
const MONDAY_MS = 4 * 86_400_000;

type Wager = { state: string; first_settled: number | null; staked: number; paid: number; valid: number };
/** What rewards look at of a model, and what they move. */
type Rewarded = {
  players: readonly Player[];
  slips: readonly Slip[];
  seats: ReadonlyMap<string, { player: Player; wagers: ReadonlyMap<string, Wager> }>;
  weeks: Week[];
  move(from: string, to: string, amount: number, reason: string): void;
};
/** What a week gives by its promotion: counted when it is over, paid when two operators say so. */
export type Week = { start: number; items: Map<Player, number>; is_paid: boolean };

/** When the Yangon week of an instant began. */
export function mondayOf(at: number): number {
  const passed = (at + YANGON_MS - MONDAY_MS) % WEEK_MS;
  return at - passed;
}

/** What a settled wager is worth to a referrer: a percent of what it lost, and the most it may bring. */
export function referralOf(valid: number, loss: number): { earned: number; most: number } {
  return { earned: partOf(loss, PERCENTS.referral), most: partOf(partOf(valid, EDGE), SHARES.referral) };
}

/** At the end of a week each referrer has what is due of all weeks, over all friends: below 0 when friends won. */
export function payReferral(model: Rewarded): void {
  for (const it of model.players) {
    const due = Math.min(it.earned, it.most) - it.given;
    it.given += due;
    model.move('house_referral:game', `referral:${it.n}`, due, 'game_referral');
  }
}

/** A percent of what each player lost on draws and wagers first settled in the week; of games no more than their share of what games keep. */
export function countWeek(model: Rewarded, start: number): void {
  const isIn = (at: number | null) => at !== null && at >= start && at < start + WEEK_MS;
  const items = new Map<Player, number>();
  for (const player of model.players) {
    let lottery = 0;
    for (const { player: whose, draw, total, paid } of model.slips)
      if (whose === player && draw.result !== null && isIn(draw.first_settled)) lottery += total - paid;
    let games = 0;
    let edge = 0;
    for (const seat of model.seats.values())
      if (seat.player === player)
        for (const wager of seat.wagers.values())
          if (wager.state === 'settled' && isIn(wager.first_settled)) {
            games += wager.staked - wager.paid;
            edge += partOf(wager.valid, EDGE);
          }
    const of_all = (lottery + games) * PERCENTS.weekly;
    const most = Math.max(lottery, 0) * PERCENTS.weekly + partOf(edge, SHARES.weekly) * 10_000;
    const amount = Math.floor(Math.min(of_all, most) / (10_000 * KYAT)) * KYAT;
    if (amount > 0) items.set(player, amount);
  }
  model.weeks.push({ start, items, is_paid: items.size === 0 });
}
