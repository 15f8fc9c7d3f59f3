import { type Card, dealer, packs, points } from './cards.ts';
import type { Roll } from './chance.ts';

/** What a round of a table came to. Hands in the order of the table's seats. */
export interface Dealt {
  hands: [Card[], Card[]];
  /** The bet that won. */
  result: string;
}

/** A table game of two hands. */
export interface TableRules {
  code: string;
  /** Bets, with the first two named after the hands. */
  bets: readonly { key: string; pays: string; return: number }[];
  deal(roll: Roll): Dealt;
  /** What a bet brings back, in pya, its own stake included. */
  payout(bet: string, amount_pya: number, dealt: Dealt): number;
  /** What counts as turnover: half a lost half, nothing of a push. */
  valid(bet: string, amount_pya: number, dealt: Dealt): number;
}

const SHOE = packs(8);

/** Dragon Tiger: a card each from eight packs, the higher wins (ace low). A tie takes half of both sides and pays 11 to 1. */
const DRAGON_TIGER: TableRules = {
  code: 'dragon_tiger',
  bets: [
    { key: 'dragon', pays: '1:1', return: 1 - 31 / 415 / 2 },
    { key: 'tiger', pays: '1:1', return: 1 - 31 / 415 / 2 },
    { key: 'tie', pays: '11:1', return: (12 * 31) / 415 },
  ],
  deal(roll) {
    const next = dealer(SHOE, roll);
    const [dragon, tiger] = [next(), next()];
    const result = dragon.rank > tiger.rank ? 'dragon' : dragon.rank < tiger.rank ? 'tiger' : 'tie';
    return { hands: [[dragon], [tiger]], result };
  },
  payout(bet, amount_pya, { result }) {
    if (bet === result) return amount_pya * (bet === 'tie' ? 12 : 2);
    return result === 'tie' ? Math.floor(amount_pya / 2) : 0;
  },
  valid: (bet, amount_pya, { result }) => (result === 'tie' && bet !== 'tie' ? Math.ceil(amount_pya / 2) : amount_pya),
};

/** Baccarat (punto banco) from eight packs: player 1 to 1, banker 0.95 to 1, tie 8 to 1; a tie gives player and banker bets back. */
const BACCARAT: TableRules = {
  code: 'baccarat',
  bets: [
    { key: 'player', pays: '1:1', return: 0.98765 },
    { key: 'banker', pays: '0.95:1', return: 0.98942 },
    { key: 'tie', pays: '8:1', return: 0.8564 },
  ],
  deal(roll) {
    const next = dealer(SHOE, roll);
    const player = [next(), next()];
    const banker = [next(), next()];
    if (points(player) < 8 && points(banker) < 8) {
      const third = points(player) <= 5 ? next() : null;
      if (third) player.push(third);
      if (bankerDraws(points(banker), third)) banker.push(next());
    }
    const [a, b] = [points(player), points(banker)];
    return { hands: [player, banker], result: a > b ? 'player' : a < b ? 'banker' : 'tie' };
  },
  payout(bet, amount_pya, { result }) {
    if (bet === result) return { player: amount_pya * 2, banker: Math.floor(amount_pya * 1.95), tie: amount_pya * 9 }[bet] ?? 0;
    return result === 'tie' ? amount_pya : 0;
  },
  valid: (bet, amount_pya, { result }) => (result === 'tie' && bet !== 'tie' ? 0 : amount_pya),
};

/** Whether the banker takes a third card, by its points and the player's third card (null when the player stood). */
export function bankerDraws(banker: number, third: Card | null): boolean {
  if (third === null) return banker <= 5;
  const value = third.rank < 10 ? third.rank : 0;
  if (banker <= 2) return true;
  if (banker === 3) return value !== 8;
  if (banker === 4) return value >= 2 && value <= 7;
  if (banker === 5) return value >= 4 && value <= 7;
  return banker === 6 && (value === 6 || value === 7);
}

export const TABLES: readonly TableRules[] = [DRAGON_TIGER, BACCARAT];
