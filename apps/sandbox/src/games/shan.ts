import { type Card, points } from './cards.ts';

// Shan Koe Mee against the dealer, with one pack.
//   Two cards each, face down to the other. Aces count 1, tens and pictures nothing; only the last digit of the sum counts.
//   Eight or nine with two cards is a natural ("do"): it is shown at once and no third card is drawn.
//   Otherwise the player may take one third card; then the dealer takes one at 5 points or less and stands at 6 and 7.
//   Order: natural nine, natural eight, three of a kind, then points. Equal hands give the stake back.
//   The winner's hand says how much is paid: a pair or two cards of one suit twice, three of one suit three times, three of a kind five
//   times. It holds for the dealer's hand as well: five times the stake is held while the hand is played.
//   The house keeps 5 % of what a player wins.
export const HELD_TIMES = 5;
const COMMISSION_PERCENT = 5;
const DEALER_DRAWS_AT = 5;

export function isNatural(hand: readonly Card[]): boolean {
  return hand.length === 2 && points(hand) >= 8;
}

function isTriple(hand: readonly Card[]): boolean {
  return hand.length === 3 && hand.every((it) => it.rank === hand[0]?.rank);
}

/** How many times the stake a hand wins. */
export function multiplierOf(hand: readonly Card[]): number {
  if (isTriple(hand)) return 5;
  const oneSuit = hand.every((it) => it.suit === hand[0]?.suit);
  if (hand.length === 3) return oneSuit ? 3 : 1;
  return oneSuit || hand[0]?.rank === hand[1]?.rank ? 2 : 1;
}

/** Below zero when the first hand is the worse one, 0 for equal ones. */
export function compareHands(one: readonly Card[], other: readonly Card[]): number {
  return strength(one) - strength(other);
}

function strength(hand: readonly Card[]): number {
  if (isNatural(hand)) return 20 + points(hand);
  return isTriple(hand) ? 15 : points(hand);
}

/** Whether the dealer takes a third card. */
export function dealerDraws(hand: readonly Card[]): boolean {
  return points(hand) <= DEALER_DRAWS_AT;
}

export interface ShanResult {
  result: 'win' | 'lose' | 'push';
  /** The winner's. */
  multiplier: number;
  /** What was really bet: a lost hand may cost more than the stake. */
  bet_pya: number;
  /** What comes back, the bet included. */
  payout_pya: number;
}

/** What a stake comes to. */
export function settleShan(player: readonly Card[], banker: readonly Card[], stake_pya: number): ShanResult {
  const order = compareHands(player, banker);
  if (order === 0) return { result: 'push', multiplier: 1, bet_pya: stake_pya, payout_pya: stake_pya };
  const multiplier = multiplierOf(order > 0 ? player : banker);
  if (order < 0) return { result: 'lose', multiplier, bet_pya: stake_pya * multiplier, payout_pya: 0 };
  const won_pya = stake_pya * multiplier;
  const kept_pya = Math.ceil((won_pya * COMMISSION_PERCENT) / 100);
  return { result: 'win', multiplier, bet_pya: stake_pya, payout_pya: stake_pya + won_pya - kept_pya };
}
