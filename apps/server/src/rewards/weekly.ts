import { addDays, mondayOf, REWARD_SHARES } from '@shwekan/rules';
import {
  countPlayers,
  countWeeksAgain,
  dropUnpaidItems,
  endCounting,
  endOfPlayers,
  endPaying,
  hasUnsummed,
  type LockRunAtWorkResult,
  lockRunAtWork,
  markCountedTo,
  markItemsPaid,
  markWaits,
  nextItems,
  runsAtWork,
  startDueRun,
} from '#queries/rewards/weekly.ts';
import { weeklyPromotion } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import { readToday } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notifications.ts';
import type { World } from '../platform/world.ts';
import { rewardTermsOf } from './terms.ts';

/** Players that one transaction counts, and that one pays: an operator who stops the run waits no longer than that. */
const CHUNK_PLAYERS = 500;
const CHUNK_ITEMS = 200;

/**
 * Starts the run of the week that ended last Monday 00:00 in Yangon, and brings every run further that counts or pays: a
 * percent of what each player lost on draws and wagers settled in that week, of games within their share of what they keep, whole kyat. Safe to run twice, by many
 * processes, and to stop half way: an item is paid in the transaction that says so, and its entry's ref is its id.
 */
export async function workOnWeeks(world: World): Promise<void> {
  await startLastWeek(world);
  for (const { id } of await runsAtWork.run(undefined, world.db)) {
    let goes_on = true;
    while (goes_on) goes_on = await world.db.transaction((tx) => workOnRun(tx, id));
  }
}

async function startLastWeek(world: World): Promise<void> {
  const terms = await rewardTermsOf(world.db);
  if (!terms.weekly_starts_itself) return;
  const week_start = addDays(mondayOf(await readToday(world.db)), -7);
  const { weekly_basis_points: basis_points, weekly_needs_confirmation: needs_confirmation } = terms;
  await startDueRun.run({ week_start, basis_points, needs_confirmation, operator_id: null }, world.db);
}

/** What was settled at these times counts otherwise now: a week of theirs that is counted, and not paid, is counted again by itself. */
export async function recountWeeks(tx: Tx, settled_at: readonly Date[]): Promise<void> {
  if (settled_at.length > 0) await countWeeksAgain.run({ settled_at: [...settled_at] }, tx);
}

/** Does the next chunk; false when there is nothing to do for now. */
async function workOnRun(tx: Tx, run_id: number): Promise<boolean> {
  const [run] = await lockRunAtWork.run({ run_id }, tx);
  if (run?.state === 'counting') return countChunk(tx, run);
  return run?.state === 'paying' ? payChunk(tx, run_id) : false;
}

async function countChunk(tx: Tx, run: LockRunAtWorkResult): Promise<boolean> {
  const { id: run_id, counted_to: after, basis_points, from_at, until_at } = run;
  if (after === 0) {
    const [found] = await hasUnsummed.run({ run_id, from_at, until_at }, tx);
    if (found?.is_unsummed) {
      if (!run.waits) await markWaits.run({ run_id, waits: true }, tx);
      return false;
    }
    await dropUnpaidItems.run({ run_id }, tx);
  }
  const [end] = await endOfPlayers.run({ after, player_count: CHUNK_PLAYERS }, tx);
  if (end?.player_id == null) {
    await endCounting.run({ run_id }, tx);
    return true;
  }
  await countPlayers.run({ run_id, after, up_to: end.player_id, basis_points, game_share: REWARD_SHARES.weekly, from_at, until_at }, tx);
  await markCountedTo.run({ run_id, counted_to: end.player_id }, tx);
  return true;
}

async function payChunk(tx: Tx, run_id: number): Promise<boolean> {
  const items = await nextItems.run({ run_id, item_count: CHUNK_ITEMS }, tx);
  if (items.length === 0) {
    await endPaying.run({ run_id }, tx);
    return false;
  }
  const entries = items.map(({ id: item_id, promotion_purse, amount_pya }) => weeklyPromotion({ item_id, promotion_purse, amount_pya }));
  await post(tx, entries);
  await markItemsPaid.run({ item_ids: items.map((it) => it.id) }, tx);
  await notify(tx, ...items.map(({ player_id, amount_pya }) => ({ player_id, kind: 'weekly_promotion', data: { amount_pya } })));
  return true;
}
