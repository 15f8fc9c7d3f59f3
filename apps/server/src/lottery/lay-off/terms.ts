import { LOTTERIES, ODDS_HUNDREDTHS_PER_ONE } from '@shwekan/rules';
import { z } from 'zod';

/** What another house pays for a lottery, and what it gives back of the stake. */
export const Terms = z.object({
  code: z.string(),
  odds_hundredths: z.number(),
  tot_odds_hundredths: z.number().nullable(),
  commission_basis_points: z.number(),
});
export type Terms = z.output<typeof Terms>;

/** Another house as two people agree on it. */
export const TakerState = z.object({ name: z.string(), is_open: z.boolean(), second_above_pya: z.number(), terms: z.array(Terms) });
export type TakerState = z.output<typeof TakerState>;

type TermsIn = { lottery: string; odd: number; tot_odd: number | null; commission_percent: number };
const BASIS_POINTS_PER_PERCENT = 100;

/** The terms that were sent, in the order of the lotteries; near wins only where a lottery has them. */
export function termsOf(sent: readonly TermsIn[]): Terms[] {
  return LOTTERIES.flatMap(({ code, tot_odds_hundredths }) =>
    sent
      .filter((it) => it.lottery === code)
      .map((it) => ({
        code,
        odds_hundredths: Math.round(it.odd * ODDS_HUNDREDTHS_PER_ONE),
        tot_odds_hundredths: tot_odds_hundredths === null || it.tot_odd === null ? null : Math.round(it.tot_odd * ODDS_HUNDREDTHS_PER_ONE),
        commission_basis_points: Math.round(it.commission_percent * BASIS_POINTS_PER_PERCENT),
      })),
  );
}

/** The terms as they are sent out. */
export function termsWire(terms: Omit<Terms, 'code'>) {
  return {
    odd: terms.odds_hundredths / ODDS_HUNDREDTHS_PER_ONE,
    tot_odd: terms.tot_odds_hundredths === null ? null : terms.tot_odds_hundredths / ODDS_HUNDREDTHS_PER_ONE,
    commission_percent: terms.commission_basis_points / BASIS_POINTS_PER_PERCENT,
  };
}
