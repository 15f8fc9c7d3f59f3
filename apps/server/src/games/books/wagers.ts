import type { wagers } from '@shwekan/contract';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import {
  type ConsoleWagersResult,
  callbacksOfWager,
  consoleWagers,
  repairsOfWager,
  transactionsOfWager,
} from '#queries/games/books/wagers.ts';
import { historyDays, readCounted } from '../../platform/lists.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';

/** Wagers for an operator, newest first; of all days unless one is named. */
export async function listWagers(world: World, { query }: Call<typeof wagers.list>) {
  const days = query.start_date || query.end_date ? (await historyDays(world.db, query)).instants : { from_at: null, until_at: null };
  const asked = {
    wager_id: null,
    search: query.search || null,
    p_code: query.p_code ?? null,
    status: query.status ?? null,
    sort: query.sort ?? null,
    ...days,
  };
  const { rows, total_count, next } = await readCounted(world.db, consoleWagers, asked, query);
  return { total_count, next, data: rows.map(wagerWire) };
}

/** A wager with everything about it, for a dispute: nothing is left out and nothing is told that was not stored. */
export async function showWager(world: World, { params }: Call<typeof wagers.show>) {
  const wager_id = params.id;
  const all = {
    after_id: null,
    search: null,
    sort: null,
    p_code: null,
    status: null,
    from_at: null,
    until_at: null,
    row_count: 1,
    skipped: 0,
  };
  const [wager] = await consoleWagers.run({ ...all, wager_id }, world.db);
  if (!wager) throw new Refusal('not_found');
  const [transactions, callbacks, repairs] = await Promise.all([
    transactionsOfWager.run({ wager_id }, world.db),
    callbacksOfWager.run({ wager_id }, world.db),
    repairsOfWager.run({ wager_id }, world.db),
  ]);
  return {
    data: wagerWire(wager),
    transactions: transactions.map(({ moved_pya, before_pya, after_pya, entry, ...it }) => ({
      ...it,
      entry: entry ?? null,
      moved: kyatWire(moved_pya),
      before: kyatWire(before_pya),
      after: kyatWire(after_pya),
      at: yangonStamp(it.at),
    })),
    callbacks: callbacks.map((it) => ({ ...it, at: yangonStamp(it.at) })),
    repairs: repairs.map(({ repair_pya, ...it }) => ({ ...it, amount: kyatWire(repair_pya), at: yangonStamp(it.at) })),
  };
}

function wagerWire(row: ConsoleWagersResult) {
  const { player_id, player_name, player_phone, bet_pya, valid_bet_pya, payout_pya, moved_pya, total_count: _, ...rest } = row;
  return {
    ...rest,
    player: { id: player_id, name: player_name, phone: player_phone },
    bet: kyatWire(bet_pya),
    valid_bet: kyatWire(valid_bet_pya),
    payout: kyatWire(payout_pya),
    moved: kyatWire(moved_pya),
    created_at: yangonStamp(row.created_at),
    settled_at: row.settled_at && yangonStamp(row.settled_at),
  };
}
