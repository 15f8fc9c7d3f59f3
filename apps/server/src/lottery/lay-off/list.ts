import type { layOff } from '@shwekan/contract';
import { type Digits, kyatWire, type LotteryCode, numberText, sectionLabel, yangonStamp } from '@shwekan/rules';
import { type LayOffsResult, layOffs } from '#queries/lottery/lay-off/sale.ts';
import type { Queryable } from '../../platform/db.ts';
import { readCounted } from '../../platform/lists.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { termsWire } from './terms.ts';

/** What was sold to other houses, the newest first. */
export async function listLayOffs(world: World, { query }: Call<typeof layOff.list>) {
  const filter = { lay_off_id: null, draw_id: query.draw_id ?? null, taker_id: query.taker_id ?? null, sort: query.sort ?? null };
  const { rows, total_count, next } = await readCounted(world.db, layOffs, filter, query);
  return { total_count, next, data: rows.map(layOffWire) };
}

/** One sale as it stands. */
export async function showLayOff(db: Queryable, lay_off_id: number) {
  const [row] = await layOffs.run({ lay_off_id, after_id: null, draw_id: null, taker_id: null, sort: null, row_count: 1, skipped: 0 }, db);
  if (row === undefined) throw new Error(`sale ${lay_off_id} is gone`);
  return layOffWire(row);
}

function layOffWire(row: LayOffsResult) {
  return {
    id: row.id,
    draw_id: row.draw_id,
    lottery: row.code as LotteryCode, // the codes of the table are the rules'
    date: row.day,
    section: sectionLabel(row.section.slice(0, 5)),
    taker_id: row.taker_id,
    taker: row.taker,
    lines: row.numbers.map((number, n) => ({
      bet_number: numberText(number, row.digits as Digits), // a check of the table has them so
      amount: kyatWire(row.stakes_pya[n] ?? 0),
    })),
    total: kyatWire(row.total_pya),
    ...termsWire({ ...row, tot_odds_hundredths: row.tot_odds_hundredths ?? null }),
    // The other house has it back with a draw that was called off.
    commission: kyatWire(row.kind === 'refund' ? 0 : row.commission_pya),
    state: stateOf(row),
    paid: kyatWire(row.paid_pya),
    sold_by: row.sold_by,
    sold_at: yangonStamp(row.at),
  };
}

function stateOf({ kind, is_settled }: LayOffsResult) {
  if (kind === 'refund') return 'refunded' as const;
  if (kind === 'win') return 'won' as const;
  return is_settled ? ('lost' as const) : ('open' as const);
}
