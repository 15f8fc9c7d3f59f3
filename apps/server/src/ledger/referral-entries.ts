import type { Entry, HousePurse } from './book.ts';
import { ofRound } from './lottery-entries.ts';

/** What a referrer earns from a friend's slip whose draw was settled. */
export function lotteryReferral(it: { slip_id: number; round?: number; lottery: string; main_purse: number; amount_pya: number }): Entry {
  const move = { from: ofReferral(it.lottery), to: it.main_purse, amount: it.amount_pya };
  return { ref: `lottery_referral:${ofRound(it)}`, reason: 'lottery_referral', moves: [move] };
}

/** Takes back what a referrer earned of a settlement that was reversed; the purse may go below zero and is then barred until it is covered. */
export function lotteryReferralReversed(it: {
  slip_id: number;
  round?: number;
  lottery: string;
  main_purse: number;
  amount_pya: number;
}): Entry {
  const move = { from: it.main_purse, to: ofReferral(it.lottery), amount: it.amount_pya };
  return { ref: `lottery_referral_reversed:${ofRound(it)}`, reason: 'lottery_referral_reversed', moves: [move] };
}

/** What brings a referral purse to what is due after a week: below 0 when friends won, and then taken back; 0 is a bug of the caller. */
export function gameReferral(it: { week_id: number; referral_purse: number; amount_pya: number }): Entry {
  const house = ofReferral('game');
  const move =
    it.amount_pya > 0
      ? { from: house, to: it.referral_purse, amount: it.amount_pya }
      : { from: it.referral_purse, to: house, amount: -it.amount_pya };
  return { ref: `game_referral:week:${it.week_id}`, reason: 'game_referral', moves: [move] };
}

/** A claim of the whole referral purse: `amount_pya` to the player, `fraction_pya` (less than a kyat, 0 is none) back to the house. */
export function referralClaimed(it: {
  claim_id: number;
  referral_purse: number;
  main_purse: number;
  amount_pya: number;
  fraction_pya: number;
}): Entry {
  const paid = { from: it.referral_purse, to: it.main_purse, amount: it.amount_pya };
  const back = { from: it.referral_purse, to: ofReferral('game'), amount: it.fraction_pya };
  return { ref: `referral_claimed:${it.claim_id}`, reason: 'referral_claimed', moves: it.fraction_pya > 0 ? [paid, back] : [paid] };
}

function ofReferral(of: string): HousePurse {
  return { kind: 'house_referral', name: of };
}
