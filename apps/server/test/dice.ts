/** Numbers that look random and are the same for the same seed: what a proof did can be done again. */
export type Dice = {
  /** A whole number from 0 up to, not with, `end`. */
  below(end: number): number;
  /** One of some. */
  of<T>(some: readonly T[]): T;
};

/** Dice of a seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, of: (some) => some[below(some.length)] as (typeof some)[number] };
}
