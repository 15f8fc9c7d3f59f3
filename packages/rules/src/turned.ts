import { permutations } from './tot.ts';

/** A number read backwards: "07" is "70". Mirroring twice gives the number again. */
export function mirror(number: string): string {
  return [...number].reverse().join('');
}

/** The numbers with each read backwards, once each, ascending. */
export function withMirrors(selection: readonly string[]): readonly string[] {
  return sortedOnce(selection.flatMap((number) => [number, mirror(number)]));
}

/** The numbers with every other order of their digits, once each, ascending. */
export function withPermutations(selection: readonly string[]): readonly string[] {
  return sortedOnce(selection.flatMap(permutations));
}

function sortedOnce(numbers: readonly string[]): readonly string[] {
  return [...new Set(numbers)].sort();
}
