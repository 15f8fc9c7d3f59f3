import { totNumbers } from './tot.ts';

/** Odds are kept in hundredths, so that x8.5 is 850 and no float appears. */
export const ODDS_HUNDREDTHS_PER_ONE = 100;

export type LineOutcome = 'hit' | 'tot' | 'lost';

/** A line as it was accepted, with the odds copied onto it then. */
export type AcceptedLine = {
  readonly bet_number: string;
  readonly stake_pya: number;
  readonly odds_hundredths: number;
  readonly tot_odds_hundredths: number | null;
};

/** What a winning stake pays: stake x odds, rounded down to a pya; the stake is not returned on top. Exact for every stake and odds the product takes. */
export function payoutPya(stake_pya: number, odds_hundredths: number): number {
  const wholes = Math.floor(stake_pya / ODDS_HUNDREDTHS_PER_ONE);
  const rest = stake_pya - wholes * ODDS_HUNDREDTHS_PER_ONE;
  return wholes * odds_hundredths + Math.floor((rest * odds_hundredths) / ODDS_HUNDREDTHS_PER_ONE);
}

/** How a line came out. Only a lottery with tot odds has near wins, and an exact hit never also pays tot. */
export function lineOutcome(line: AcceptedLine, result: string): LineOutcome {
  if (line.bet_number === result) return 'hit';
  if (line.tot_odds_hundredths === null) return 'lost';
  return totNumbers(result).includes(line.bet_number) ? 'tot' : 'lost';
}

/** What a line pays for a result, in pya; 0 when it lost. */
export function linePayoutPya(line: AcceptedLine, result: string): number {
  const outcome = lineOutcome(line, result);
  if (outcome === 'hit') return payoutPya(line.stake_pya, line.odds_hundredths);
  if (outcome === 'tot') return payoutPya(line.stake_pya, line.tot_odds_hundredths ?? 0);
  return 0;
}

/** Odds as people read them: 8500 is "85", 850 is "8.5". */
export function oddsShown(odds_hundredths: number): string {
  const digits = String(odds_hundredths).padStart(3, '0');
  const decimals = digits.slice(-2).replace(/0+$/, '');
  return decimals === '' ? digits.slice(0, -2) : `${digits.slice(0, -2)}.${decimals}`;
}

/** What a draw pays for a number, and for a near win where its lottery has them. */
export type DrawOdds = { readonly odds_hundredths: number; readonly tot_odds_hundredths: number | null };

/** What a draw pays when a number is drawn, its near wins with it. `taken` is what is staked on each number, in pya. */
export function wouldPayPya(
  { odds_hundredths, tot_odds_hundredths }: DrawOdds,
  taken: ReadonlyMap<string, number>,
  number: string,
): number {
  const straight = payoutPya(taken.get(number) ?? 0, odds_hundredths);
  if (tot_odds_hundredths === null) return straight;
  return totNumbers(number).reduce((sum, it) => sum + payoutPya(taken.get(it) ?? 0, tot_odds_hundredths), straight);
}
