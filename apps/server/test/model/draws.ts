/** The lotteries as the design has them, worked out here and not asked of the product. Odds in hundredths. */
export type Code = '1D' | '2D' | '3D' | 'C1D' | 'C2D';
type Lottery = { digits: number; odds: number; tot_odds: number | null; closes_before_min: number; follower: Code | null; bets: string };

export const LOTTERIES: Readonly<Record<Code, Lottery>> = {
  '1D': { digits: 1, odds: 800, tot_odds: null, closes_before_min: 10, follower: null, bets: 'betting_1d' },
  '2D': { digits: 2, odds: 8500, tot_odds: null, closes_before_min: 10, follower: '1D', bets: 'betting' },
  '3D': { digits: 3, odds: 55_000, tot_odds: 1000, closes_before_min: 90, follower: null, bets: 'betting_3d' },
  C1D: { digits: 1, odds: 800, tot_odds: null, closes_before_min: 5, follower: null, bets: 'betting_c1d' },
  C2D: { digits: 2, odds: 8000, tot_odds: null, closes_before_min: 5, follower: 'C1D', bets: 'betting_c2d' },
};

/** The leader of a lottery whose number follows from another's. */
export function leaderOf(code: Code): Code | null {
  return code === '1D' ? '2D' : code === 'C1D' ? 'C2D' : null;
}

/** What a line pays for a number (pya): its stake at the odds for a hit, at the tot odds of 3D for a near win, never both. */
export function linePays(code: Code, line: { number: string; stake: number }, result: string): number {
  const { odds, tot_odds } = LOTTERIES[code];
  if (line.number === result) return (line.stake * odds) / 100;
  if (tot_odds === null || !isNear(line.number, result)) return 0;
  return (line.stake * tot_odds) / 100;
}

/** Near wins of 3D: one beside the result without going round the end, and, unless it is a triple, its digits in another order. */
function isNear(number: string, result: string): boolean {
  if (Math.abs(Number(number) - Number(result)) === 1) return true;
  const inOrder = (text: string) => [...text].sort().join('');
  return inOrder(number) === inOrder(result);
}
