import type { cashRequests } from '@shwekan/contract';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import {
  type PageOfCashInRequestsResult,
  type PageOfCashOutRequestsResult,
  pageOfCashInRequests,
  pageOfCashOutRequests,
} from '#queries/cash/requests.ts';
import { literal } from '../platform/db.ts';
import { readCounted } from '../platform/lists.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

/** Cash-ins or cash-outs for who answers players about them: as they stand, and nothing by which money could be taken. */
export async function listCashRequests(world: World, call: Call<typeof cashRequests.list>) {
  const { kind, player_id = null } = call.query;
  const search = literal(call.query.search?.trim() ?? '') || null;
  const filter = { player_id, search, sort: call.query.sort ?? null };
  const { rows, total_count, next } =
    kind === 'cash_in'
      ? await readCounted(world.db, pageOfCashInRequests, filter, call.query)
      : await readCounted(world.db, pageOfCashOutRequests, filter, call.query);
  return { total_count, next, data: rows.map(requestWire) };
}

function requestWire(row: PageOfCashInRequestsResult | PageOfCashOutRequestsResult) {
  const { player_id, player_name, player_phone, method_name, amount_pya, corrected_pya, total_count: _, ...rest } = row;
  return {
    ...rest,
    player: { id: player_id, name: player_name, phone: player_phone },
    method: method_name,
    amount: kyatWire(amount_pya),
    corrected: corrected_pya === null ? null : kyatWire(corrected_pya),
    transaction_id: row.transaction_id ?? '',
    created_at: yangonStamp(row.created_at),
    decided_at: row.decided_at && yangonStamp(row.decided_at),
  };
}
