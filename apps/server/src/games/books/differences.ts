import type { reconciliation } from '@shwekan/contract';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import {
  type ConsoleDifferencesResult,
  type ConsoleReconciliationsResult,
  consoleDifferences,
  consoleReconciliations,
} from '#queries/games/books/differences.ts';
import { askDay } from '#queries/games/books/reconciliation.ts';
import { auditRow } from '../../platform/audit-row.ts';
import { askDeed } from '../../platform/deeds/ask.ts';
import { enqueue } from '../../platform/jobs.ts';
import { readCounted, readWithCount } from '../../platform/lists.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { dismissalDeed } from './dismissal-deed.ts';
import { missingOf, repairDeed } from './repair-deed.ts';

export const RECONCILE = 'reconcile-wagers';

/** Days that were compared, the newest first. */
export async function listReconciliations(world: World, { query }: Call<typeof reconciliation.list>) {
  const { rows, total_count } = await readWithCount(world.db, consoleReconciliations, { reconciliation_id: null }, query);
  return { total_count, data: rows.map(dayWire) };
}

/** Asks for a day to be compared, or once more. Refuses `time_not_valid` for a day that has not come. */
export async function askForDay(world: World, call: Call<typeof reconciliation.ask>) {
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
    const [row] = await consoleReconciliations.run({ reconciliation_id: asked.id, row_count: 1, skipped: 0 }, tx);
    if (!row) throw new Error(`reconciliation ${asked.id} is gone`);
    return { data: dayWire(row) };
  });
}

/** Wagers that differ; those to decide first. */
export async function listDifferences(world: World, { query }: Call<typeof reconciliation.differences>) {
  const { state = null, reconciliation: reconciliation_id = null, sort = null } = query;
  const filter = { difference_id: null, state, reconciliation_id, sort };
  const { rows, total_count, next } = await readCounted(world.db, consoleDifferences, filter, query);
  return { total_count, next, data: rows.map(differenceWire) };
}

/**
 * Asks for a repair: what is missing is booked once a second person confirms it. Refuses `nothing_to_repair` when the member is none
 * of ours, the wager is right by now, or it is no wager but the sum of a day's buy-ins: what is missing of those is given as a correction of the player's balance.
 */
export async function askRepair(world: World, call: Call<typeof reconciliation.askRepair>) {
  const { params, who, address } = call;
  const { reason } = call.body;
  const data = { difference_id: params.id, reason };
  const deed_id = await world.db.transaction(async (tx) => {
    await repairDeed.lock(tx, data);
    const it = await repairDeed.basis(tx, data);
    if (it === null) throw new Refusal('not_found');
    if (it.state !== 'open') throw new Refusal('already_decided');
    if (it.player_id === null || it.kind === 'sums_differ' || missingOf(it) === 0) throw new Refusal('nothing_to_repair');
    return askDeed(tx, repairDeed, { data, who, address, reason });
  });
  return { deed_id };
}

/** Asks for a difference to be left as it is: nothing moves, and once a second person confirms it, a repair that waits is dropped. */
export async function askDismissal(world: World, call: Call<typeof reconciliation.askDismissal>) {
  const { params, who, address } = call;
  const { reason } = call.body;
  const data = { difference_id: params.id, reason };
  const deed_id = await world.db.transaction(async (tx) => {
    await dismissalDeed.lock(tx, data);
    const it = await dismissalDeed.basis(tx, data);
    if (it === null) throw new Refusal('not_found');
    if (it.state !== 'open') throw new Refusal('already_decided');
    return askDeed(tx, dismissalDeed, { data, who, address, reason });
  });
  return { deed_id };
}

function dayWire({ total_count: _, ...row }: ConsoleReconciliationsResult) {
  return { ...row, asked_by: row.asked_by ?? null, at: yangonStamp(row.at) };
}

function differenceWire(row: ConsoleDifferencesResult) {
  const { total_count: _, player_id, player_name, player_phone, ours_pya, theirs_pya, repair_pya, ...rest } = row;
  return {
    ...rest,
    player: player_id === null ? null : { id: player_id, name: player_name ?? '', phone: player_phone ?? '' },
    ours: kyatWire(ours_pya),
    theirs: kyatWire(theirs_pya),
    repair: kyatWire(repair_pya),
    asked_by: row.asked_by ?? null,
    dismissal_asked_by: row.dismissal_asked_by ?? null,
    decided_by: row.decided_by ?? null,
    decided_at: row.decided_at && yangonStamp(row.decided_at),
  };
}
