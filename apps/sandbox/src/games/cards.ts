import type { Roll } from './chance.ts';

/** Rank 1 (ace) to 13 (king). */
export interface Card {
  rank: number;
  suit: 'spade' | 'heart' | 'diamond' | 'club';
}

const SUITS = ['spade', 'heart', 'diamond', 'club'] as const;

/** Several packs, unshuffled. */
export function packs(count: number): Card[] {
  const one = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, i) => ({ rank: i + 1, suit })));
  return Array.from({ length: count }, () => one).flat();
}

/** Takes cards off a well shuffled shoe: each card left in it is equally likely. The shoe given is not changed. */
export function dealer(shoe: readonly Card[], roll: Roll): () => Card {
  const left = [...shoe];
  return () => {
    const at = roll(left.length);
    const card = left[at];
    const last = left.pop();
    if (!card || !last) throw new Error('the shoe is empty');
    if (at < left.length) left[at] = last;
    return card;
  };
}

/** Points of a hand where tens and pictures count nothing and only the last digit of the sum stays. */
export function points(hand: readonly Card[]): number {
  return hand.reduce((sum, it) => sum + (it.rank < 10 ? it.rank : 0), 0) % 10;
}
