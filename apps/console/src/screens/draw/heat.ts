import { type Digits, QUICK_PICKS_1D, QUICK_PICKS_2D, QUICK_PICKS_3D } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import type { NumberRow } from './draw.ts';

/** What the colour of a number says: how full it is, or how much it would pay. */
export type HeatBy = 'taken' | 'would_pay';

export type Heat = { readonly bet_number: string; readonly shown_pya: number /** 0 to 1. */; readonly share: number };

/** How hot each number is: taken as a share of its cap, or the payout as a share of the largest payout of all. */
export function heatOf(numbers: readonly NumberRow[], by: HeatBy): readonly Heat[] {
  const largest_pya = Math.max(1, ...numbers.map((it) => pyaOf(it.would_pay)));
  return numbers.map((it) => {
    const shown_pya = pyaOf(it[by]);
    const whole_pya = by === 'taken' ? pyaOf(it.cap) : largest_pya;
    return { bet_number: it.bet_number, shown_pya, share: whole_pya === 0 ? 1 : Math.min(1, shown_pya / whole_pya) };
  });
}

export type Risk = {
  readonly bet_number: string;
  readonly would_pay_pya: number /** Less what other houses pay. */;
  readonly net_pya: number /** Negative: the house would lose. */;
  readonly left_pya: number;
};

/**
 * The numbers that would cost the house most, worst first, with what would be left of the stakes that it kept. What other houses pay is no cost. Numbers without stakes are
 * not among them.
 */
export function worstNumbers(numbers: readonly NumberRow[], kept_pya: number, count: number): readonly Risk[] {
  return numbers
    .map((it) => ({ bet_number: it.bet_number, would_pay_pya: pyaOf(it.would_pay), net_pya: pyaOf(it.net_pay) }))
    .filter((it) => it.would_pay_pya > 0)
    .sort((one, other) => other.net_pya - one.net_pya || one.bet_number.localeCompare(other.bet_number))
    .slice(0, count)
    .map((it) => ({ ...it, left_pya: kept_pya - it.net_pya }));
}

type Group = { readonly name: string; readonly numbers: readonly string[] };

/** Groups of numbers of so many digits that an operator selects at once, by their name. */
export function selectionGroups(digits: Digits): readonly Group[] {
  if (digits === 2) return groupsOfTwo();
  if (digits === 1) return (['odd', 'even', 'big', 'small'] as const).map((key) => ({ name: key, numbers: QUICK_PICKS_1D[key].numbers() }));
  return (['triples', 'even_triples', 'odd_triples', 'hundreds', 'series'] as const).map((key) => ({
    name: key.replace('_', ' '),
    numbers: QUICK_PICKS_3D[key].numbers(),
  }));
}

function groupsOfTwo(): readonly Group[] {
  const plain = (['doubles', 'even', 'odd', 'big', 'small', 'power', 'nakhat', 'brothers'] as const).map((key) => ({
    name: key,
    numbers: QUICK_PICKS_2D[key].numbers(),
  }));
  const byDigit = (['head', 'tail'] as const).flatMap((key) =>
    Array.from({ length: 10 }, (_, digit) => ({ name: `${key} ${digit}`, numbers: QUICK_PICKS_2D[key].numbers(digit) })),
  );
  return [...plain, ...byDigit];
}
