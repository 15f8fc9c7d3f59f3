import { kyatShown, LOTTERIES, ODDS_HUNDREDTHS_PER_ONE, oddsShown } from '@shwekan/rules';
import { z } from 'zod';
import type { DeedLine } from '../../platform/deeds/kind.ts';

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

/** Terms as people read them. */
export function termsShown(it: Omit<Terms, 'code'>): string {
  const near = it.tot_odds_hundredths === null ? '' : `, near win x${oddsShown(it.tot_odds_hundredths)}`;
  return `x${oddsShown(it.odds_hundredths)}${near}, commission ${it.commission_basis_points / BASIS_POINTS_PER_PERCENT} %`;
}

/** What is changed of another house, in words; null before for one that is new. */
export function takerLines(before: TakerState | null, after: TakerState): DeedLine[] {
  const [was, is] = [before === null ? null : shown(before), shown(after)];
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is)])];
  return fields.flatMap((field) => {
    const line = { field, before: was?.[field] ?? null, after: is[field] ?? null };
    return line.before === line.after ? [] : [line];
  });
}

function shown({ name, is_open, second_above_pya, terms }: TakerState): Record<string, string> {
  return {
    Name: name,
    State: is_open ? 'open' : 'shut',
    'Sales of a draw above it need a second person': `${kyatShown(second_above_pya)} kyat`,
    ...Object.fromEntries(terms.map((it) => [`Terms of ${it.code}`, termsShown(it)])),
  };
}
