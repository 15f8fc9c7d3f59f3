import { fromHex, type Sha256, toHex, utf8 } from './bytes.ts';
import type { LogEntry } from './receipt-file.ts';

/** Of what an amount is drawn: the day's seed in hex, the public value that it was mixed with, the campaign, and which of its draws it is. */
export type DrawOfPocket = { readonly seed: string; readonly mixed: string; readonly campaign: string; readonly n: number };

const DRAWN_BYTES = 6;

/** A whole number from one to another, both included, drawn from a seed: the first six bytes of a hash, as a remainder. */
export function drawnNumber(sha256: Sha256, { seed, mixed, campaign, n }: DrawOfPocket, least: number, most: number): number {
  const bytes = sha256(utf8(`${seed}\n${mixed}\n${campaign}\n${n}`)).slice(0, DRAWN_BYTES);
  return least + (Number.parseInt(toHex(bytes), 16) % (most - least + 1));
}

/**
 * What is wrong with the draws of a day, or null: that the seed is the one that was told by its hash, and that each amount follows from it. `seeds` and
 * `reveals` are the leaves of the log of the types `draw_seed` and `draw_reveal`.
 */
export function wrongDraw(sha256: Sha256, seeds: readonly LogEntry[], reveals: readonly LogEntry[]): string | null {
  for (const { day, seed, mixed, draws } of reveals) {
    const told = seeds.find((it) => it['day'] === day);
    if (told === undefined || told['sha256'] !== toHex(sha256(fromHex(String(seed)))))
      return `the seed of ${day} is not the one that was told`;
    for (const draw of draws as Record<string, unknown>[]) {
      const of = { seed: String(seed), mixed: String(mixed), campaign: String(draw['campaign']), n: Number(draw['n']) };
      const drawn = drawnNumber(sha256, of, Number(draw['least']), Number(draw['most']));
      if (drawn !== draw['drawn'])
        return `draw ${of.n} of campaign ${of.campaign} on ${day} gave ${draw['drawn']}, its seed gives ${drawn}`;
    }
  }
  return null;
}
