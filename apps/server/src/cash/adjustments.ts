import type { adjustments } from '@shwekan/contract';
import { ADJUSTMENT_MOST_PYA, kyatWire, PYA_PER_KYAT, yangonStamp } from '@shwekan/rules';
import { type PageOfAdjustmentsResult, pageOfAdjustments } from '#queries/cash/adjustments.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { readCounted } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { adjustmentDeed } from './adjustment-deed.ts';

/** Corrections that are booked, newest first. */
export async function listAdjustments(world: World, call: Call<typeof adjustments.list>) {
  const { player_id = null, ...place } = call.query;
  const { rows, total_count, next } = await readCounted(world.db, pageOfAdjustments, { player_id, sort: place.sort ?? null }, place);
  return { total_count, next, data: rows.map(adjustmentWire) };
}

/** Asks for a correction of a purse. Nothing moves until a second person confirms it. */
export async function askAdjustment(world: World, call: Call<typeof adjustments.ask>) {
  const { player_id, purse, direction, amount, reason } = call.body;
  if (amount === 0) throw new Refusal('amount_not_set', { errors: { amount: 'amount_not_set' } });
  if (amount > ADJUSTMENT_MOST_PYA) throw new Refusal('amount_too_large', { errors: { amount: 'amount_too_large' } });
  const counted = purse === 'points' ? pointsOf(amount) : amount;
  const data = { player_id, purse, amount_pya: direction === 'give' ? counted : -counted, reason };
  const { who, address } = call;
  return { deed_id: await world.db.transaction((tx) => askDeed(tx, adjustmentDeed, { data, who, address, reason })) };
}

/** Points in a body stand as kyat do. Refuses `amount_not_valid` for a part of one. */
function pointsOf(amount: number): number {
  if (amount % PYA_PER_KYAT !== 0) throw new Refusal('amount_not_valid', { errors: { amount: 'amount_not_valid' } });
  return amount / PYA_PER_KYAT;
}

function adjustmentWire(row: PageOfAdjustmentsResult) {
  const { player_id, player_name, player_phone, amount_pya, total_count: _, ...rest } = row;
  // What a purse counts, as the wire writes it: twelve points stand as 12 kyat do.
  const amount = Math.abs(amount_pya) * (row.purse === 'points' ? PYA_PER_KYAT : 1);
  return {
    ...rest,
    player: { id: player_id, name: player_name, phone: player_phone },
    direction: amount_pya > 0 ? ('give' as const) : ('take' as const),
    amount: kyatWire(amount),
    created_at: yangonStamp(row.created_at),
  };
}
