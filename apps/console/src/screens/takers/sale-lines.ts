import { basisPointsOf, type LotteryCode, PYA_PER_KYAT, readBets, wouldPayPya } from '@shwekan/rules';
import type { Taker } from '../../parts/lay-off.ts';
import { leftKyat, type NumberRow } from '../draw/draw.ts';

export type SaleLine = { readonly bet_number: string; readonly amount: number };
type Terms = Taker['terms'][number];

/** What is written to be sold: each number once, with its amounts added up. */
export function saleLines(text: string, lottery: LotteryCode): readonly SaleLine[] {
  return readBets(text, { lottery }).lines.map((it) => ({ bet_number: it.number, amount: it.stake_kyat }));
}

/** Why what is written cannot be sold, or null: a word that is not understood, or more than is left of a number. */
export function refuseSaleText(text: string, lottery: LotteryCode, numbers: readonly NumberRow[]): string | null {
  if (text.trim() === '') return null;
  const unclear = readBets(text, { lottery }).words.filter((it) => it.state !== 'read');
  if (unclear.length > 0) return `Not understood: ${unclear.map((it) => it.text).join(' ')}`;
  const left = new Map(numbers.map((it) => [it.bet_number, leftKyat(it)]));
  const above = saleLines(text, lottery).find((it) => it.amount > (left.get(it.bet_number) ?? 0));
  if (above === undefined) return null;
  const { bet_number } = above;
  return `More than is left of ${bet_number}: ${(left.get(bet_number) ?? 0).toLocaleString('en')} kyat.`;
}

/** What a sale comes to at the terms of a house, in pya: its stake, the commission, and the most that the house would pay. */
export function saleSums(lines: readonly SaleLine[], { odd, tot_odd, commission_percent }: Terms) {
  const taken = new Map(lines.map((it) => [it.bet_number, it.amount * PYA_PER_KYAT]));
  const total_pya = lines.reduce((sum, it) => sum + it.amount * PYA_PER_KYAT, 0);
  const odds = { odds_hundredths: Math.round(odd * 100), tot_odds_hundredths: tot_odd === null ? null : Math.round(tot_odd * 100) };
  const pays = lines.map((it) => wouldPayPya(odds, taken, it.bet_number));
  return { total_pya, commission_pya: basisPointsOf(total_pya, Math.round(commission_percent * 100)), most_pya: Math.max(0, ...pays) };
}
