import type { cashIn } from '@shwekan/contract';
import { bonusOf, isSameName, kyatWire, lessFee, yangonStamp } from '@shwekan/rules';
import { type PageOfCashInsResult, pageOfCashIns } from '#queries/cash/approval.ts';
import { literal, type Queryable } from '../platform/db.ts';
import { readCounted } from '../platform/lists.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

/** Requests for an operator: pending ones first, those that wait longest on top, then newest first. */
export async function listForOperator(world: World, call: Call<typeof cashIn.list>) {
  const { state = null, player_id = null } = call.query;
  const search = literal(call.query.search?.trim() ?? '') || null;
  const filter = { cash_in_id: null, state, player_id, search, sort: call.query.sort ?? null };
  const { rows, total_count, next } = await readCounted(world.db, pageOfCashIns, filter, call.query);
  return { total_count, next, data: rows.map(forOperator) };
}

/** One request as the console shows it. */
export async function showCashInRequest(db: Queryable, cash_in_id: number) {
  const asked = { cash_in_id, after_id: null, state: null, player_id: null, search: null, sort: null, row_count: 1, skipped: 0 };
  const [row] = await pageOfCashIns.run(asked, db);
  if (!row) throw new Error(`cash-in ${cash_in_id} is gone`);
  return forOperator(row);
}

function forOperator(row: PageOfCashInsResult) {
  const {
    player_id,
    player_name,
    player_phone,
    method_name,
    amount_pya,
    counted_pya: _counted,
    corrected_pya,
    total_count: _,
    ...rest
  } = row;
  const credited_pya = row.credited_pya ?? lessFee(amount_pya, row.fee_percent);
  const { account_name, lvl_2_name } = row;
  return {
    ...rest,
    player: { id: player_id, name: player_name, phone: player_phone },
    method: method_name,
    amount: kyatWire(amount_pya),
    corrected: corrected_pya === null ? null : kyatWire(corrected_pya),
    is_name_same: account_name === null ? null : isSameName(account_name, lvl_2_name ?? player_name),
    account_name: row.account_name ?? '',
    transaction_id: row.transaction_id ?? '',
    holder_phone: row.holder_phone ?? '',
    credited: kyatWire(credited_pya),
    promotion: promotionOf(row, credited_pya),
    claimed_until: row.claimed_until && yangonStamp(row.claimed_until),
    created_at: yangonStamp(row.created_at),
    decided_at: row.decided_at && yangonStamp(row.decided_at),
    expires_at: yangonStamp(row.expires_at),
  };
}

function promotionOf(row: PageOfCashInsResult, credited_pya: number) {
  const { promotion_code: code, bonus_basis_points, turnover_hundredths } = row;
  if (code === null || bonus_basis_points === null || turnover_hundredths === null) return null;
  const bonus = kyatWire(row.bonus_pya ?? bonusOf(credited_pya, bonus_basis_points));
  return { code, percent: bonus_basis_points / 100, turnover: turnover_hundredths / 100, bonus };
}
