import type {
  askReconciliation,
  confirmRepair,
  dismissDifference,
  proposeRepair,
  reconciliations,
  wagerDifferences,
} from '@shwekan/contract';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import { auditRow } from '../platform/audit-row.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { enqueue } from '../platform/jobs.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import type { DialectName } from './dialects.ts';
import { askDay } from './reconciliation.queries.ts';
import {
  type DeskDifferencesResult,
  type DeskReconciliationsResult,
  deskDifferences,
  deskReconciliations,
  type LockDifferenceResult,
  lockDifference,
  markDismissed,
  markProposed,
  netOfWager,
} from './reconciliation-desk.queries.ts';
import { bookRepair } from './wager-repair.ts';

export const RECONCILE = 'reconcile-wagers';

/** Days that were compared, the newest first. */
export async function listReconciliations(world: World, { query }: Call<typeof reconciliations>) {
  const place = { row_count: query.limit, skipped: (query.page - 1) * query.limit };
  const rows = await deskReconciliations.run({ reconciliation_id: null, ...place }, world.db);
  return { total_count: rows[0]?.total_count ?? 0, data: rows.map(dayWire) };
}

/** Asks for a day to be compared, or once more. Refuses `time_not_valid` for a day that has not come. */
export async function askForDay(world: World, call: Call<typeof askReconciliation>) {
  const { operator_id } = call.who;
  return world.db.transaction(async (tx) => {
    const [asked] = await askDay.run({ ...call.body, asked_by: operator_id }, tx);
    if (!asked) throw new Refusal('time_not_valid', { errors: { day: 'time_not_valid' } });
    await enqueue(tx, RECONCILE, { reconciliation_id: asked.id }, `${RECONCILE}:${asked.id}`);
    await auditRow(tx, {
      operator_id,
      action: 'ask_reconciliation',
      subject: `reconciliation:${asked.id}`,
      after: call.body,
      address: call.address,
    });
    const [row] = await deskReconciliations.run({ reconciliation_id: asked.id, row_count: 1, skipped: 0 }, tx);
    if (!row) throw new Error(`reconciliation ${asked.id} is gone`);
    return { data: dayWire(row) };
  });
}

/** Wagers that differ; those to decide first. */
export async function listDifferences(world: World, { query }: Call<typeof wagerDifferences>) {
  const asked = { difference_id: null, state: query.state ?? null, reconciliation_id: query.reconciliation ?? null };
  const rows = await deskDifferences.run({ ...asked, row_count: query.limit, skipped: (query.page - 1) * query.limit }, world.db);
  return { total_count: rows[0]?.total_count ?? 0, data: rows.map(differenceWire) };
}

/** Proposes to book what is missing. Refuses `nothing_to_repair` when the member is none of ours, or it is right by now. */
export async function proposeBooking(world: World, call: Call<typeof proposeRepair>) {
  const { operator_id } = call.who;
  return decide(world, call, 'propose_repair', async (tx, it) => {
    if (it.state !== 'open') throw new Refusal('already_decided');
    const repair_pya = await missing(tx, it);
    await markProposed.run({ difference_id: it.id, repair_pya, reason: call.body.reason, operator_id }, tx);
    return { after: { state: 'proposed', repair_pya }, reason: call.body.reason };
  });
}

/**
 * Books a proposed repair, once, by another operator than who proposed it: the money moves, and the wager is what the report says. Refuses `nothing_to_repair` when a callback that came
 * since has changed what is missing: the game purse is locked before that is asked, as callbacks lock it.
 */
export async function confirmBooking(world: World, call: Call<typeof confirmRepair>) {
  const { operator_id } = call.who;
  return decide(world, call, 'confirm_repair', async (tx, it) => {
    if (it.state !== 'proposed' || it.player_id === null || it.repair_pya === null) throw new Refusal('already_decided');
    if (it.proposed_by === operator_id) throw new Refusal('same_operator');
    const { player_id, repair_pya } = it;
    await bookRepair(tx, { ...it, player_id, repair_pya }, operator_id, async () => {
      if ((await missing(tx, it)) !== repair_pya) throw new Refusal('nothing_to_repair');
    });
    return { after: { state: 'repaired', repair_pya: it.repair_pya }, reason: it.reason };
  });
}

/** Leaves a difference as it is, or drops a proposed repair; who proposed it may do so too. Nothing moves. */
export async function dismiss(world: World, call: Call<typeof dismissDifference>) {
  return decide(world, call, 'dismiss_difference', async (tx, it) => {
    if (it.state !== 'open' && it.state !== 'proposed') throw new Refusal('already_decided');
    await markDismissed.run({ difference_id: it.id, reason: call.body.reason, operator_id: call.who.operator_id }, tx);
    return { after: { state: 'dismissed' }, reason: call.body.reason };
  });
}

type Deciding = { params: { id: number }; who: { operator_id: number }; address: string };

async function decide(
  world: World,
  call: Deciding,
  action: string,
  work: (tx: Tx, it: LockDifferenceResult) => Promise<{ after: object; reason: string | null }>,
) {
  const difference_id = call.params.id;
  return world.db.transaction(async (tx) => {
    const [it] = await lockDifference.run({ difference_id }, tx);
    if (!it) throw new Refusal('not_found');
    const done = await work(tx, it);
    const who = { operator_id: call.who.operator_id, address: call.address };
    await auditRow(tx, { ...who, action, subject: `wager_difference:${difference_id}`, before: { state: it.state }, ...done });
    const [row] = await deskDifferences.run({ difference_id, state: null, reconciliation_id: null, row_count: 1, skipped: 0 }, tx);
    if (!row) throw new Error(`difference ${difference_id} is gone`);
    return { data: differenceWire(row) };
  });
}

/** What a repair has to move now (pya, never 0). */
async function missing(db: Queryable, it: LockDifferenceResult): Promise<number> {
  if (it.player_id === null) throw new Refusal('nothing_to_repair');
  const [now] = await netOfWager.run({ player_id: it.player_id, p_code: it.p_code, wager_code: it.wager_code }, db);
  const repair_pya = it.theirs_pya - (now?.net_pya ?? 0);
  if (repair_pya === 0) throw new Refusal('nothing_to_repair');
  return repair_pya;
}

// Checks of the tables allow these words and no other.
function dayWire({ total_count: _, ...row }: DeskReconciliationsResult) {
  const words = { dialect: row.dialect as DialectName, state: row.state as 'asked' | 'done' | 'failed' };
  return { ...row, ...words, asked_by: row.asked_by ?? null, at: yangonStamp(row.at) };
}

function differenceWire(row: DeskDifferencesResult) {
  const { total_count: _, player_id, player_name, player_phone, ours_pya, theirs_pya, repair_pya, ...rest } = row;
  return {
    ...rest,
    dialect: row.dialect as DialectName,
    kind: row.kind as 'missing_here' | 'missing_there' | 'amounts_differ',
    state: row.state as 'open' | 'proposed' | 'repaired' | 'dismissed' | 'gone',
    player: player_id === null ? null : { id: player_id, name: player_name ?? '', phone: player_phone ?? '' },
    ours: kyatWire(ours_pya),
    theirs: kyatWire(theirs_pya),
    repair: kyatWire(repair_pya),
    proposed_by: row.proposed_by ?? null,
    decided_by: row.decided_by ?? null,
    decided_at: row.decided_at && yangonStamp(row.decided_at),
  };
}
