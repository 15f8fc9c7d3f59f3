import type { Roll } from '../src/games/chance.ts';

/** A chance that is the same at every run: a test that measures must not fail one time in a thousand. */
export function seededRoll(seed: number): Roll {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * n);
  };
}
