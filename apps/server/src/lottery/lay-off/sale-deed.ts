import { dayShown, kyatInFull, numberText, PYA_PER_KYAT, sectionLabel, writeBets } from '@shwekan/rules';
import { z } from 'zod';
import type { DeedKind } from '../../platform/deeds/kind.ts';
import { lockForSale, readSaleNumbers, readSaleState, type SaleState } from './state.ts';
import { termsShown } from './taker-deeds.ts';
import { totalOf, writeSale } from './write-sale.ts';

const SaleShape = z.object({
  draw_id: z.number(),
  taker_id: z.number(),
  lines: z.array(z.object({ number: z.number(), stake_pya: z.number() })),
});
type SaleShape = z.output<typeof SaleShape>;
/** How the sale stands, and what of its numbers is sold already: a draw whose time has come, other terms or another sale make it stale. */
type SaleBasis = SaleState & { laid_off_pya: number[] };

/** What is sold of a draw to another house above the amount that one operator may sell. */
export const layOffDeed: DeedKind<SaleShape, SaleBasis> = {
  kind: 'lay_off',
  asks: ['draws', 'risk'],
  decides: ['draws', 'risk'],
  data: SaleShape,
  subject: ({ draw_id }) => `draw:${draw_id}`,
  lock: (tx, { draw_id }) => lockForSale(tx, draw_id),
  async basis(db, { draw_id, taker_id, lines }) {
    const state = await readSaleState(db, { draw_id, taker_id });
    if (state === null) return null;
    const numbers = lines.map((it) => it.number);
    const sold = await readSaleNumbers(db, draw_id, numbers);
    return { ...state, laid_off_pya: numbers.map((it) => sold.get(it)?.laid_off_pya ?? 0) };
  },
  title: (_data, { code, day, section, taker }) =>
    `Of the ${code} draw of ${dayShown(day)}, ${sectionLabel(section.slice(0, 5))}, is sold to ${taker}`,
  lines: ({ lines }, { digits, terms, sold_pya }) => {
    const bets = lines.map((it) => [numberText(it.number, digits), it.stake_pya / PYA_PER_KYAT] as const);
    return [
      { field: 'Numbers', before: null, after: writeBets(bets) },
      {
        field: 'Sold of this draw to this house',
        before: `${kyatInFull(sold_pya)} kyat`,
        after: `${kyatInFull(sold_pya + totalOf(lines))} kyat`,
      },
      { field: 'Terms', before: null, after: terms === null ? 'none' : termsShown(terms) },
    ];
  },
  async perform(tx, { data, basis: { code, terms }, id, asked_by, operator_id }) {
    if (terms === null) throw new Error(`deed ${id} sells without terms`);
    await writeSale(tx, { ...data, code, terms, sold_by: asked_by, booked_by: operator_id, deed_id: id });
  },
};
