import type { adjustments, confirmAdjustment, proposeAdjustment, rejectAdjustment } from '@shwekan/contract';
import { ADJUSTMENT_MOST_PYA, countShown, kyatWire, PYA_PER_KYAT, yangonStamp } from '@shwekan/rules';
import { adjustment } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import { auditRow } from '../platform/audit-row.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import {
  findPlayer,
  insertAdjustment,
  type LockAdjustmentResult,
  lockAdjustment,
  markAdjustmentConfirmed,
  markAdjustmentRejected,
  type PageOfAdjustmentsResult,
  pageOfAdjustments,
} from './adjustments.queries.ts';
import { tellMessage } from './tell-player.ts';

/** Corrections: proposed ones first, the oldest on top; then newest first. */
export async function listAdjustments(world: World, call: Call<typeof adjustments>) {
  const { state = null, player_id = null, page, limit } = call.query;
  const place = { row_count: limit, skipped: (page - 1) * limit };
  const rows = await pageOfAdjustments.run({ adjustment_id: null, state, player_id, ...place }, world.db);
  return { total_count: rows[0]?.total_count ?? 0, data: rows.map(forOperator) };
}

/** Proposes a correction of a purse. Nothing moves until another operator confirms it. */
export async function propose(world: World, call: Call<typeof proposeAdjustment>) {
  const { player_id, purse, direction, amount, reason } = call.body;
  if (amount === 0) throw new Refusal('amount_not_set', { errors: { amount: 'amount_not_set' } });
  if (amount > ADJUSTMENT_MOST_PYA) throw new Refusal('amount_too_large', { errors: { amount: 'amount_too_large' } });
  const counted = purse === 'points' ? pointsOf(amount) : amount;
  const amount_pya = direction === 'give' ? counted : -counted;
  const { operator_id } = call.who;
  return world.db.transaction(async (tx) => {
    if ((await findPlayer.run({ player_id }, tx)).length === 0) throw new Refusal('not_found');
    const [added] = await insertAdjustment.run({ player_id, purse, amount_pya, reason, operator_id }, tx);
    if (!added) throw new Error('an adjustment was not written');
    await auditRow(tx, { ...by(call, 'propose_adjustment', added.id), after: { player_id, purse, amount_pya }, reason });
    return { data: await oneAdjustment(tx, added.id) };
  });
}

/** Moves the money of a proposed correction, once. An operator never confirms their own; a purse cannot be taken below zero. */
export async function confirm(world: World, call: Call<typeof confirmAdjustment>) {
  const { operator_id } = call.who;
  return world.db.transaction(async (tx) => {
    const proposed = await lockProposed(tx, call.params.id);
    if (proposed.proposed_by === operator_id) throw new Refusal('same_operator');
    const { id: adjustment_id, purse_id, player_id, amount_pya } = proposed;
    const is_points = proposed.purse === 'points';
    const [posted] = await post(tx, [adjustment({ adjustment_id, purse: purse_id, is_points, amount_pya })], operator_id);
    const move = posted?.moves[0];
    const balance_after_pya = move?.to_balance_after ?? move?.from_balance_after;
    if (balance_after_pya == null) throw new Error(`adjustment ${adjustment_id} moved nothing`);
    await markAdjustmentConfirmed.run({ adjustment_id, operator_id, balance_after_pya }, tx);
    await auditRow(tx, {
      ...by(call, 'confirm_adjustment', adjustment_id),
      before: { state: 'proposed' },
      after: { state: 'confirmed', amount_pya },
    });
    await tellMessage(tx, { player_id, ...messageOf(proposed) });
    return { data: await oneAdjustment(tx, adjustment_id) };
  });
}

function messageOf({ purse, amount_pya, reason }: LockAdjustmentResult): { kind: string; data: Record<string, string | number> } {
  const sign = amount_pya > 0 ? '+' : '-';
  if (purse === 'points') return { kind: 'points_adjusted', data: { points: `${sign}${countShown(Math.abs(amount_pya))}`, reason } };
  return { kind: amount_pya > 0 ? 'adjusted_up' : 'adjusted_down', data: { amount_pya: Math.abs(amount_pya), reason } };
}

/** Drops a proposed correction; who proposed it may do so too. */
export async function drop(world: World, call: Call<typeof rejectAdjustment>) {
  return world.db.transaction(async (tx) => {
    const { id: adjustment_id } = await lockProposed(tx, call.params.id);
    await markAdjustmentRejected.run({ adjustment_id, operator_id: call.who.operator_id }, tx);
    await auditRow(tx, { ...by(call, 'reject_adjustment', adjustment_id), before: { state: 'proposed' }, after: { state: 'rejected' } });
    return { data: await oneAdjustment(tx, adjustment_id) };
  });
}

async function lockProposed(tx: Tx, adjustment_id: number): Promise<LockAdjustmentResult> {
  const [found] = await lockAdjustment.run({ adjustment_id }, tx);
  if (!found) throw new Refusal('not_found');
  if (found.state !== 'proposed') throw new Refusal('already_decided');
  return found;
}

async function oneAdjustment(db: Queryable, adjustment_id: number) {
  const [row] = await pageOfAdjustments.run({ adjustment_id, state: null, player_id: null, row_count: 1, skipped: 0 }, db);
  if (!row) throw new Error(`adjustment ${adjustment_id} is gone`);
  return forOperator(row);
}

const STATES = { proposed: 'proposed', confirmed: 'confirmed', rejected: 'rejected' } as const;
const PURSES = { main: 'main', game: 'game', promotion: 'promotion', points: 'points' } as const;

/** Points in a body stand as kyat do. Refuses `amount_not_valid` for a part of one. */
function pointsOf(amount: number): number {
  if (amount % PYA_PER_KYAT !== 0) throw new Refusal('amount_not_valid', { errors: { amount: 'amount_not_valid' } });
  return amount / PYA_PER_KYAT;
}

/** What a purse counts, as the wire writes it: twelve points stand as 12 kyat do. */
function shownPya({ purse }: { purse: string }, amount: number): number {
  return purse === 'points' ? amount * PYA_PER_KYAT : amount;
}

function forOperator(row: PageOfAdjustmentsResult) {
  const { player_id, player_name, player_phone, amount_pya, balance_after_pya, total_count: _, ...rest } = row;
  return {
    ...rest,
    // Checks of the table allow these states and purses and no other.
    state: STATES[row.state as keyof typeof STATES],
    purse: PURSES[row.purse as keyof typeof PURSES],
    player: { id: player_id, name: player_name, phone: player_phone },
    direction: amount_pya > 0 ? ('give' as const) : ('take' as const),
    amount: kyatWire(shownPya(row, Math.abs(amount_pya))),
    balance_after: balance_after_pya === null ? null : kyatWire(shownPya(row, balance_after_pya)),
    created_at: yangonStamp(row.created_at),
    decided_at: row.decided_at && yangonStamp(row.decided_at),
  };
}

type Changed = { who: { operator_id: number }; address: string };

function by(call: Changed, action: string, id: number) {
  return { operator_id: call.who.operator_id, action, subject: `adjustment:${id}`, address: call.address };
}
