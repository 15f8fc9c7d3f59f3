import { type Digits, type LayOffRefusal, type LotteryCode, lotteryOf, refuseLayOff } from '@shwekan/rules';
import { type SaleStateResult, saleNumbers, saleState } from '#queries/lottery/lay-off/sale.ts';
import { findDraw } from '#queries/lottery/results.ts';
import type { Queryable, Tx } from '../../platform/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockDraw } from '../draws.ts';
import { lockDrawAt } from '../results.ts';
import type { Terms } from './terms.ts';

/** A draw and another house, as they stand for a sale. `terms` is null where the house takes nothing of the lottery now. */
export type SaleState = {
  code: LotteryCode;
  digits: Digits;
  day: string;
  section: string;
  taker: string;
  refusal: LayOffRefusal | null;
  terms: Omit<Terms, 'code'> | null;
  second_above_pya: number;
  /** What of the draw is sold to the house already. */
  sold_pya: number;
};

/** Locks a draw, with the one whose number it follows: until the transaction ends nothing becomes known of either. Refuses `not_found`. */
export async function lockForSale(tx: Tx, draw_id: number): Promise<void> {
  const [place] = await findDraw.run({ draw_id }, tx);
  if (place === undefined) throw new Refusal('not_found');
  const leader = leaderOf(place.code);
  // Both at once, by id ascending; a draw whose leader is not there stands alone.
  if (leader === null || (await lockDrawAt(tx, { ...place, code: leader })) === null) await lockDraw(tx, draw_id);
}

/** How a sale stands, or null without such a draw or house. */
export async function readSaleState(
  db: Queryable,
  { draw_id, taker_id }: { draw_id: number; taker_id: number },
): Promise<SaleState | null> {
  const [place] = await findDraw.run({ draw_id }, db);
  if (place === undefined) return null;
  const [row] = await saleState.run({ draw_id, taker_id, leader: leaderOf(place.code) }, db);
  if (row === undefined) return null;
  const { day, section, taker, second_above_pya, sold_pya } = row;
  return {
    // The columns hold what the rules' types say: codes are seeded, digits checked.
    code: row.code as LotteryCode,
    digits: row.digits as Digits,
    day,
    section,
    taker,
    refusal: refuseLayOff({ ...row, round: row.rounds }),
    terms: termsNow(row),
    second_above_pya,
    sold_pya,
  };
}

/** What is staked on numbers of a draw, and what of that is sold, by the number's value. */
export async function readSaleNumbers(db: Queryable, draw_id: number, numbers: number[]) {
  const rows = await saleNumbers.run({ draw_id, numbers }, db);
  return new Map(rows.map(({ number, ...it }) => [number, it]));
}

function leaderOf(code: string): LotteryCode | null {
  // The codes of the table are the rules'.
  return lotteryOf(code as LotteryCode).follows;
}

function termsNow(row: SaleStateResult): SaleState['terms'] {
  const { odds_hundredths, commission_basis_points } = row;
  if (!row.is_open || odds_hundredths == null || commission_basis_points == null) return null;
  return { odds_hundredths, tot_odds_hundredths: row.tot_odds_hundredths ?? null, commission_basis_points };
}
