import type { approveCashIn, cashInQueue, rejectCashIn } from '@shwekan/contract';
import { endsWithDigits, kyatWire, yangonStamp } from '@shwekan/rules';
import { cashIn } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import { auditRow } from '../platform/audit-row.ts';
import { isUniqueViolation, type Queryable, type Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import {
  type LockCashInResult,
  lockCashIn,
  markApproved,
  markRejected,
  type PageOfCashInsResult,
  pageOfCashIns,
} from './approval.queries.ts';
import { tellOfCashIn } from './tell-player.ts';

/** Requests for an operator: pending ones first, those that wait longest on top, then newest first. */
export async function listForOperator(world: World, call: Call<typeof cashInQueue>) {
  const { state = null, page, limit } = call.query;
  const search = call.query.search?.trim().replace(/[\\%_]/g, '\\$&') || null;
  const rows = await pageOfCashIns.run({ cash_in_id: null, state, search, row_count: limit, skipped: (page - 1) * limit }, world.db);
  return { total_count: rows[0]?.total_count ?? 0, data: rows.map(forOperator) };
}

/**
 * Credits the player, once: request, money, audit row and message are written together or not at all. Refuses
 * `already_decided` after any decision or the end of its time, `transaction_id_not_valid` when the id read from our account
 * does not end with the digits the player gave, `transaction_id_used` when it paid another request of the method.
 */
export async function approve(world: World, call: Call<typeof approveCashIn>) {
  const full_transaction_id = call.body.full_transaction_id.toUpperCase();
  const { operator_id } = call.who;
  return world.db.transaction(async (tx) => {
    const request = await lockOpen(tx, call.params.id);
    if (!endsWithDigits(full_transaction_id, request.transaction_id)) throw new Refusal('transaction_id_not_valid');

    const [posted] = await post(tx, [cashIn({ ...request, cash_in_id: request.id })], operator_id);
    const new_balance_pya = posted?.moves[0]?.to_balance_after;
    if (new_balance_pya == null) throw new Error(`cash-in ${request.id} was credited to no purse`);
    const old_balance_pya = new_balance_pya - request.amount_pya;
    const decision = { cash_in_id: request.id, operator_id, full_transaction_id, old_balance_pya, new_balance_pya };
    await markApproved.run(decision, tx).catch(refuseUsed);
    await auditRow(tx, {
      ...audited(call, 'approve_cash_in'),
      after: { state: 'approved', full_transaction_id, amount_pya: request.amount_pya },
    });
    await tellOfCashIn(tx, {
      player_id: request.player_id,
      kind: 'cash_in_approved',
      data: { amount_pya: request.amount_pya, balance_pya: new_balance_pya },
    });
    return { data: await decided(tx, request.id) };
  });
}

/** Refuses a request with a reason the player reads. Refuses `already_decided` as `approve` does. */
export async function reject(world: World, call: Call<typeof rejectCashIn>) {
  const { reason } = call.body;
  return world.db.transaction(async (tx) => {
    const request = await lockOpen(tx, call.params.id);
    await markRejected.run({ cash_in_id: request.id, operator_id: call.who.operator_id, reason }, tx);
    await auditRow(tx, { ...audited(call, 'reject_cash_in'), after: { state: 'rejected' }, reason });
    await tellOfCashIn(tx, { player_id: request.player_id, kind: 'cash_in_rejected', data: { amount_pya: request.amount_pya, reason } });
    return { data: await decided(tx, request.id) };
  });
}

/** The request, locked and still to be decided. */
async function lockOpen(tx: Tx, cash_in_id: number): Promise<LockCashInResult> {
  const [request] = await lockCashIn.run({ cash_in_id }, tx);
  if (!request) throw new Refusal('not_found');
  if (!request.is_open) throw new Refusal('already_decided');
  return request;
}

function refuseUsed(error: unknown): never {
  if (isUniqueViolation(error, 'cash_in_paid_once')) throw new Refusal('transaction_id_used');
  throw error;
}

function audited(call: Call<typeof approveCashIn> | Call<typeof rejectCashIn>, action: string) {
  const { operator_id } = call.who;
  return { operator_id, action, subject: `cash_in:${call.params.id}`, before: { state: 'pending' }, address: call.address };
}

async function decided(db: Queryable, cash_in_id: number) {
  const [row] = await pageOfCashIns.run({ cash_in_id, state: null, search: null, row_count: 1, skipped: 0 }, db);
  if (!row) throw new Error(`cash-in ${cash_in_id} is gone`);
  return forOperator(row);
}

const STATES = { pending: 'pending', approved: 'approved', rejected: 'rejected', expired: 'expired' } as const;

function forOperator(row: PageOfCashInsResult) {
  const {
    player_id,
    player_name,
    player_phone,
    method_name,
    amount_pya,
    total_count: _,
    created_at,
    decided_at,
    expires_at,
    ...rest
  } = row;
  return {
    ...rest,
    // A check of the table allows these states and no other.
    state: STATES[row.state as keyof typeof STATES],
    player: { id: player_id, name: player_name, phone: player_phone },
    method: method_name,
    amount: kyatWire(amount_pya),
    created_at: yangonStamp(created_at),
    decided_at: decided_at && yangonStamp(decided_at),
    expires_at: yangonStamp(expires_at),
  };
}
