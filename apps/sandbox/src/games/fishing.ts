import type { Roll } from './chance.ts';

/** What is swimming, and how many times the bullet's price it is worth. */
export const FISH = [
  { kind: 'minnow', multiplier: 2 },
  { kind: 'carp', multiplier: 3 },
  { kind: 'butterfish', multiplier: 5 },
  { kind: 'prawn', multiplier: 8 },
  { kind: 'catfish', multiplier: 15 },
  { kind: 'turtle', multiplier: 25 },
  { kind: 'dolphin', multiplier: 60 },
  { kind: 'dragon', multiplier: 200 },
] as const;

export type FishKind = (typeof FISH)[number]['kind'];

export const BULLETS_KYAT = [10, 20, 50, 100, 200, 500, 1_000] as const;
/** Bullets that travel together as one wager. */
export const MOST_SHOTS = 20;

/** A bullet catches a fish worth m with the chance 0.96 / m: whatever is shot at, 96 % of all bullets comes back. */
const RETURN_NUMERATOR = 24;
const RETURN_DENOMINATOR = 25;
export const FISHING_RETURN = RETURN_NUMERATOR / RETURN_DENOMINATOR;

/** What a bullet brings that hit a fish of this kind: nothing, or the fish. In units of the bullet's price. */
export function shoot(kind: FishKind, roll: Roll): number {
  const multiplier = FISH.find((it) => it.kind === kind)?.multiplier ?? 0;
  return multiplier > 0 && roll(RETURN_DENOMINATOR * multiplier) < RETURN_NUMERATOR ? multiplier : 0;
}
