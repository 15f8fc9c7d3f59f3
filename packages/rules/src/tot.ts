import { numberText, numberValue } from './numbers.ts';

const HIGHEST_3D = 999;

/**
 * The 3D numbers that win tot (near win) for a result: the other permutations of its digits, ascending, then the numbers
 * just below and just above, where they exist. The result itself never pays tot. Throws for a result that is no 3D number.
 */
export function totNumbers(result: string): readonly string[] {
  const value = numberValue(result, 3);
  if (value < 0) throw new RangeError(`not a 3D number: ${result}`);
  const near = permutations(result).filter((number) => number !== result);
  // Permutations differ by a multiple of nine, so a neighbour is never one of them.
  if (value > 0) near.push(numberText(value - 1, 3));
  if (value < HIGHEST_3D) near.push(numberText(value + 1, 3));
  return near;
}

/** The distinct permutations of a number's digits, ascending, itself among them: "077" has three. */
export function permutations(number: string): string[] {
  if (number.length <= 1) return [number];
  const found = new Set<string>();
  for (let place = 0; place < number.length; place += 1) {
    const others = number.slice(0, place) + number.slice(place + 1);
    for (const rest of permutations(others)) found.add(number.charAt(place) + rest);
  }
  return [...found].sort();
}
