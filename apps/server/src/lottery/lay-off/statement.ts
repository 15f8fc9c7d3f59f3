import type { layOff, Reply } from '@shwekan/contract';
import { kyatWire, type LotteryCode, sectionLabel, yangonStamp } from '@shwekan/rules';
import { type StatementOfResult, statementOf } from '#queries/lottery/lay-off/payments.ts';
import { takers } from '#queries/lottery/lay-off/takers.ts';
import { readWithCount } from '../../platform/lists.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';

type Statement = Reply<typeof layOff.statement>;

/** All that changed what is owed between this house and another one, the newest first: sales, what came of them, and payments. */
export async function showTakerStatement(world: World, { params, query }: Call<typeof layOff.statement>): Promise<Statement> {
  const taker_id = params.id;
  if ((await takers.run({ taker_id }, world.db)).length === 0) throw new Refusal('not_found');
  const { rows, total_count } = await readWithCount(world.db, statementOf, { taker_id }, query);
  return { total_count, data: rows.map(moveWire) };
}

function moveWire(row: StatementOfResult): Statement['data'][number] {
  const { id, day, is_taken_back, draw_id = null, payment_id = null, way = null } = row;
  const { reference = null, account = null, by = null, confirmed_by = null } = row;
  return {
    id,
    kind: row.kind as Statement['data'][number]['kind'], // the view names no other
    at: yangonStamp(row.at),
    ...{ draw_id, day, payment_id, way, reference, account, by, confirmed_by, is_taken_back },
    lottery: row.code == null ? null : (row.code as LotteryCode), // the codes of the table are the rules'
    section: row.section == null ? null : sectionLabel(row.section.slice(0, 5)),
    note: row.note || null,
    amount: kyatWire(row.amount_pya),
    balance: kyatWire(row.balance_pya),
  };
}
