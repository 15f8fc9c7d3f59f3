import type { Entry, HousePurse } from './book.ts';

const HOUSE_POINTS: HousePurse = { kind: 'house_points', name: '' };

/** Points of settled play: `points` above 0 are given, below 0 taken back; 0 is a bug of the caller. */
export function pointsEarned(it: { change_id: number; points_purse: number; points: number }): Entry {
  const move =
    it.points > 0
      ? { from: HOUSE_POINTS, to: it.points_purse, amount: it.points }
      : { from: it.points_purse, to: HOUSE_POINTS, amount: -it.points };
  return { ref: `points_earned:${it.change_id}`, reason: 'points_earned', moves: [move] };
}

/** An exchange: the points to the house, the money of the offer to the player's main purse. */
export function pointsClaimed(it: {
  claim_id: number;
  points_purse: number;
  main_purse: number;
  points: number;
  amount_pya: number;
}): Entry[] {
  const spent = { from: it.points_purse, to: HOUSE_POINTS, amount: it.points };
  const given = { from: { kind: 'house_rewards', name: '' }, to: it.main_purse, amount: it.amount_pya } as const;
  return [
    { ref: `points_spent:${it.claim_id}`, reason: 'points_spent', moves: [spent] },
    { ref: `points_reward:${it.claim_id}`, reason: 'points_reward', moves: [given] },
  ];
}

/** What a week gives a player, to the promotion purse. */
export function weeklyPromotion(it: { item_id: number; promotion_purse: number; amount_pya: number }): Entry {
  const move = { from: { kind: 'house_promotions', name: 'weekly' }, to: it.promotion_purse, amount: it.amount_pya } as const;
  return { ref: `weekly_promotion:${it.item_id}`, reason: 'weekly_promotion', moves: [move] };
}

/** A claim of the whole promotion purse. */
export function promotionClaimed(it: { claim_id: number; promotion_purse: number; main_purse: number; amount_pya: number }): Entry {
  const move = { from: it.promotion_purse, to: it.main_purse, amount: it.amount_pya };
  return { ref: `promotion_claimed:${it.claim_id}`, reason: 'promotion_claimed', moves: [move] };
}

/** A draw of pocket money, from the purse of its campaign. */
export function pocketMoney(it: { draw_id: number; campaign_id: number; main_purse: number; amount_pya: number }): Entry {
  const move = { from: { kind: 'house_pocket', name: String(it.campaign_id) }, to: it.main_purse, amount: it.amount_pya } as const;
  return { ref: `pocket_money:${it.draw_id}`, reason: 'pocket_money', moves: [move] };
}

/** The bonus of a new player. */
export function welcomeBonus(it: { player_id: number; main_purse: number; amount_pya: number }): Entry {
  const move = { from: { kind: 'house_promotions', name: 'welcome' }, to: it.main_purse, amount: it.amount_pya } as const;
  return { ref: `welcome_bonus:${it.player_id}`, reason: 'welcome_bonus', moves: [move] };
}
