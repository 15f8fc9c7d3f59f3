import type { cashOut } from '@shwekan/contract';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import { type PageOfCashOutsResult, pageOfCashOuts } from '#queries/cash/payout.ts';
import { literal, type Queryable } from '../platform/db.ts';
import { readCounted } from '../platform/lists.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { termsOf } from './terms.ts';

/** Requests for an operator: pending ones first, those that wait longest on top, then newest first. */
export async function listCashOutsForOperator(world: World, call: Call<typeof cashOut.list>) {
  const { state = null, player_id = null } = call.query;
  const search = literal(call.query.search?.trim() ?? '') || null;
  const { vouched_above_pya } = await termsOf(world.db);
  const viewer = { viewer_id: call.who.operator_id, vouched_above_pya };
  const filter = { cash_out_id: null, ...viewer, state, player_id, search, sort: call.query.sort ?? null };
  const { rows, total_count, next } = await readCounted(world.db, pageOfCashOuts, filter, call.query);
  return { total_count, next, data: rows.map(forOperator) };
}

/** One request as the console shows it to this operator. */
export async function showCashOutRequest(db: Queryable, cash_out_id: number, viewer_id: number) {
  const { vouched_above_pya } = await termsOf(db);
  const asked = {
    cash_out_id,
    vouched_above_pya,
    after_id: null,
    viewer_id,
    state: null,
    player_id: null,
    search: null,
    sort: null,
    row_count: 1,
    skipped: 0,
  };
  const [row] = await pageOfCashOuts.run(asked, db);
  if (!row) throw new Error(`cash-out ${cash_out_id} is gone`);
  return forOperator(row);
}

function forOperator(row: PageOfCashOutsResult) {
  const { player_id, player_name, player_phone, method_name, amount_pya, total_count: _, ...rest } = row;
  return {
    ...rest,
    player: { id: player_id, name: player_name, phone: player_phone },
    method: method_name,
    amount: kyatWire(amount_pya),
    claimed_until: row.claimed_until && yangonStamp(row.claimed_until),
    created_at: yangonStamp(row.created_at),
    decided_at: row.decided_at && yangonStamp(row.decided_at),
  };
}
