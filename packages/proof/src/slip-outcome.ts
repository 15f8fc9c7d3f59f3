/**
 * The trade's arithmetic once more, in this package's own words: what number follows from what a source told, and what a slip is
 * paid for it. A verifier that borrowed the house's own rules would repeat the house's mistakes.
 */

/** The values a result was read from, as the source wrote them. */
export type SourceReading = { readonly set: string | null; readonly value: string | null };

/** The lines of a slip with the odds it was accepted at: hundredths for one, pya for stakes. */
export type PricedLines = {
  readonly numbers: readonly string[];
  readonly stakes_pya: readonly number[];
  readonly odds_hundredths: number;
  readonly tot_odds_hundredths: number | null;
};

const PRICE = /^(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{1,12})?$/;

/**
 * The number that follows from a reading: 2D is the second decimal of the SET index and the last whole digit of the value, crypto 2D
 * the last whole digit of the bid and its second decimal, 3D the end of the first prize; 1D is the second digit of its 2D. Null
 * when none follows: a price of zero, digits behind the second decimal, a lottery that is not known.
 */
export function numberOf(lottery: string, { set, value }: SourceReading): string | null {
  switch (lottery) {
    case '2D':
      return joined(hundredth(set), unit(value));
    case 'C2D':
      return joined(unit(value), hundredth(value));
    case '1D':
      return numberOf('2D', { set, value })?.charAt(1) ?? null;
    case 'C1D':
      return numberOf('C2D', { set, value })?.charAt(1) ?? null;
    case '3D':
      return value !== null && /^\d{6}$/.test(value) ? value.slice(3) : null;
    default:
      return null;
  }
}

function joined(first: string | null, second: string | null): string | null {
  return first === null || second === null ? null : first + second;
}

function isPrice(text: string | null): text is string {
  return text !== null && PRICE.test(text) && /[1-9]/.test(text);
}

function unit(price: string | null): string | null {
  return isPrice(price) ? (price.split('.')[0]?.slice(-1) ?? null) : null;
}

function hundredth(price: string | null): string | null {
  if (!isPrice(price)) return null;
  const decimals = price.split('.')[1] ?? '';
  return /^\d{0,2}0*$/.test(decimals) ? (decimals[1] ?? '0') : null;
}

/** What the lines are paid for a number, in pya: each stake at its odds, cut to whole pya. A near win pays only where near odds are. */
export function payoutOf({ numbers, stakes_pya, odds_hundredths, tot_odds_hundredths }: PricedLines, drawn: string): number {
  let sum = 0n;
  numbers.forEach((number, line) => {
    const odds = number === drawn ? odds_hundredths : isNear(number, drawn) ? (tot_odds_hundredths ?? 0) : 0;
    sum += (BigInt(stakes_pya[line] ?? 0) * BigInt(odds)) / 100n;
  });
  return Number(sum);
}

/** A near win: one below, one above, or the same digits in another order. */
function isNear(number: string, drawn: string): boolean {
  const sorted = (text: string) => [...text].sort().join('');
  return Math.abs(Number(number) - Number(drawn)) === 1 || sorted(number) === sorted(drawn);
}
