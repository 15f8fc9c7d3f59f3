import { basisPointsOf, type LayOffLine, type LotteryCode } from '@shwekan/rules';
import { countLaidOff, insertLayOff } from '#queries/lottery/lay-off/sale.ts';
import { layOffSold } from '../../ledger/entries.ts';
import { post } from '../../ledger/ledger.ts';
import type { Tx } from '../../platform/db.ts';
import type { Terms } from './terms.ts';

/** What is sold of a draw, and to whom. */
export type Sale = { draw_id: number; taker_id: number; lines: readonly LayOffLine[] };
/** A sale that may be made: its terms are kept with it. `booked_by` is who decided it, where it took two. */
type MadeSale = Sale & { code: LotteryCode; terms: Omit<Terms, 'code'>; sold_by: number; booked_by: number; deed_id: number | null };

/** Writes and books a sale of a locked draw. Answers its id. The database refuses more than is staked. */
export async function writeSale(tx: Tx, { draw_id, taker_id, lines, code, terms, sold_by, booked_by, deed_id }: MadeSale): Promise<number> {
  const total_pya = totalOf(lines);
  const commission_pya = basisPointsOf(total_pya, terms.commission_basis_points);
  const columns = { draw_id, numbers: lines.map((it) => it.number), stakes_pya: lines.map((it) => it.stake_pya) };
  const [sold] = await insertLayOff.run({ ...columns, taker_id, total_pya, ...terms, commission_pya, sold_by, deed_id }, tx);
  if (sold === undefined) throw new Error('a sale was not stored');
  await countLaidOff.run(columns, tx);
  await post(tx, layOffSold({ lay_off_id: sold.id, taker_id, lottery: code, total_pya, commission_pya }), booked_by);
  return sold.id;
}

/** What lines come to, in pya. */
export function totalOf(lines: readonly LayOffLine[]): number {
  return lines.reduce((sum, it) => sum + it.stake_pya, 0);
}
