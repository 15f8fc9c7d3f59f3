import type { weekly } from '@shwekan/contract';
import { addDays, kyatWire, mondayOf, yangonStamp } from '@shwekan/rules';
import { startDueRun } from '#queries/rewards/weekly.ts';
import {
  countAgain,
  findRun,
  itemsOfRun,
  type LockRunToDecideResult,
  lockRunToDecide,
  markStopped,
  type PageOfRunsResult,
  pageOfRuns,
} from '#queries/rewards/weekly-console.ts';
import { auditCall } from '../platform/audit-row.ts';
import { readToday } from '../platform/clock.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { readCounted, readWithCount } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, OperatorCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { rewardTermsOf } from './terms.ts';
import { weeklyDeed } from './weekly-deed.ts';

/** Runs, the latest week first. */
export async function listRuns(world: World, call: Call<typeof weekly.runs>) {
  const { rows, total_count } = await readWithCount(world.db, pageOfRuns, { run_id: null }, call.query);
  return { total_count, data: rows.map(forOperator) };
}

/** Starts the run of a week that is over, named by its Monday. */
export async function startRun(world: World, call: Call<typeof weekly.start>) {
  const { from: week_start } = call.body;
  if (mondayOf(week_start) !== week_start) throw new Refusal('week_not_valid', { errors: { from: 'week_not_valid' } });
  return world.db.transaction(async (tx) => {
    if (addDays(week_start, 7) > (await readToday(tx))) throw new Refusal('week_not_over', { errors: { from: 'week_not_over' } });
    const { weekly_basis_points: basis_points, weekly_needs_confirmation: needs_confirmation } = await rewardTermsOf(tx);
    const { operator_id } = call.who;
    const [started] = await startDueRun.run({ week_start, basis_points, needs_confirmation, operator_id }, tx);
    if (!started) throw new Refusal('already_started');
    await auditCall(tx, call, { action: 'start_weekly_run', subject: `weekly_run:${started.id}`, after: { week_start, basis_points } });
    return { data: await oneRun(tx, started.id) };
  });
}

/** What a run gives each player, the largest first. */
export async function listItems(world: World, call: Call<typeof weekly.items>) {
  const search = call.query.search?.trim() || null;
  const run_id = call.params.id;
  if ((await findRun.run({ run_id }, world.db)).length === 0) throw new Refusal('not_found');
  const filter = { run_id, search, sort: call.query.sort ?? null };
  const { rows, total_count, next } = await readCounted(world.db, itemsOfRun, filter, call.query);
  const data = rows.map((it) => ({
    id: it.id,
    player: { id: it.player_id, name: it.name, phone: it.phone },
    lottery_loss: kyatWire(it.lottery_loss_pya),
    game_loss: kyatWire(it.game_loss_pya),
    net_loss: kyatWire(it.lottery_loss_pya + it.game_loss_pya),
    amount: kyatWire(it.amount_pya),
    paid_at: it.paid_at && yangonStamp(it.paid_at),
  }));
  return { total_count, next, data };
}

/** Asks for the counted amounts of a run to be paid; a second person confirms. */
export async function payRun(world: World, call: Call<typeof weekly.pay>) {
  const { params, who, address } = call;
  let deed_id: number | null = null;
  const answer = await decide(world, call, async (tx, run) => {
    if (run.state !== 'counted') throw new Refusal('run_not_ready');
    deed_id = await askDeed(tx, weeklyDeed, { data: { run_id: params.id }, who, address });
  });
  return { ...answer, deed_id };
}

/** Stops a run; a player who was paid stays paid. */
export async function stopRun(world: World, call: Call<typeof weekly.stop>) {
  return decide(world, call, async (tx, run) => {
    if (run.state === 'paid' || run.state === 'stopped') throw new Refusal('run_not_ready');
    await markStopped.run({ run_id: run.id, operator_id: call.who.operator_id }, tx);
    await auditCall(tx, call, {
      action: 'stop_weekly_run',
      subject: `weekly_run:${run.id}`,
      before: { state: run.state },
      after: { state: 'stopped' },
      reason: call.body.reason,
    });
  });
}

/** Counts a stopped or finished run again: what is not paid yet is worked out anew, a player who was paid is left alone. */
export async function repeatRun(world: World, call: Call<typeof weekly.repeat>) {
  return decide(world, call, async (tx, run) => {
    if (run.state !== 'paid' && run.state !== 'stopped') throw new Refusal('run_not_ready');
    const { weekly_needs_confirmation: needs_confirmation } = await rewardTermsOf(tx);
    await countAgain.run({ run_id: run.id, needs_confirmation }, tx);
    await auditCall(tx, call, {
      action: 'repeat_weekly_run',
      subject: `weekly_run:${run.id}`,
      before: { state: run.state },
      after: { state: 'counting' },
    });
  });
}

type Decision = { params: { id: number }; who: OperatorCaller; address: string };

async function decide(world: World, call: Decision, work: (tx: Tx, run: LockRunToDecideResult) => Promise<void>) {
  return world.db.transaction(async (tx) => {
    const [run] = await lockRunToDecide.run({ run_id: call.params.id }, tx);
    if (!run) throw new Refusal('not_found');
    await work(tx, run);
    return { data: await oneRun(tx, run.id) };
  });
}

async function oneRun(db: Queryable, run_id: number) {
  const [row] = await pageOfRuns.run({ run_id, row_count: 1, skipped: 0 }, db);
  if (!row) throw new Error(`weekly run ${run_id} is gone`);
  return forOperator(row);
}

function forOperator(row: PageOfRunsResult) {
  return {
    id: row.id,
    from: row.week_start,
    to: row.week_end,
    state: row.state,
    percent: row.basis_points / 100,
    player_count: row.player_count,
    net_loss: kyatWire(row.net_loss_pya),
    amount: kyatWire(row.amount_pya),
    paid: kyatWire(row.paid_pya),
    paid_count: row.paid_count,
    waits: row.waits,
    needs_confirmation: row.needs_confirmation,
    started_by: row.started_by,
    stopped_by: row.stopped_by,
    started_at: yangonStamp(row.started_at),
    counted_at: row.counted_at && yangonStamp(row.counted_at),
    paid_at: row.paid_at && yangonStamp(row.paid_at),
  };
}
