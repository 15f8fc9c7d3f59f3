import type { Entry } from '../ledger/entries.ts';
import { lockPursesEach, post } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import type { World } from '../platform/world.ts';
import { lockReader, markRead, nextFacts, readHorizon } from './facts.queries.ts';
import { holdTallies } from './points.ts';
import { roundsOf } from './wagers.queries.ts';
import { countWagersOf } from './wagers.ts';
import { toWelcome, type Welcome, welcomed } from './welcome.ts';

const CHUNK_FACTS = 500;
/** Beyond every fact of its transaction. */
const AFTER_ALL = 999_999_999_999_999;

/**
 * Reads what happened and gives the rewards of it: points and referral of wagers that changed, the welcome of players who did
 * what it asks for. What was read is marked in the transaction that gave its rewards: a fact counts once, and none is lost
 * when the server is killed.
 */
export async function readFacts(world: World): Promise<void> {
  let goes_on = true;
  while (goes_on) goes_on = await world.db.transaction(readChunk);
}

/** Reads the next chunk; false when it was the last for now. */
async function readChunk(tx: Tx): Promise<boolean> {
  const [place] = await lockReader.run(undefined, tx);
  if (!place) throw new Error('rewards have no place among the facts');
  // Before the facts: what becomes visible between the two statements is read the next time.
  const [horizon] = await readHorizon.run(undefined, tx);
  const facts = await nextFacts.run({ xid: place.xid, id: place.id, most: CHUNK_FACTS }, tx);
  const last = facts.at(-1);
  const is_all = facts.length < CHUNK_FACTS;
  if (facts.length > 0) await post(tx, await rewardsOf(tx, facts));
  const next = is_all || !last ? { xid: horizon?.xid ?? place.xid, id: AFTER_ALL } : { xid: last.xid, id: last.id };
  if (next.xid !== place.xid || next.id !== place.id) await markRead.run(next, tx);
  return !is_all;
}

async function rewardsOf(tx: Tx, facts: { kind: string; player_id: number | null; wager_id: number | null }[]): Promise<Entry[]> {
  const wager_ids = new Set<number>();
  const gamblers = new Set<number>();
  const changed = new Set<number>();
  for (const { kind, player_id, wager_id } of facts) {
    if (player_id === null) continue;
    if (kind === 'changed') changed.add(player_id);
    if (kind !== 'wager_changed' || wager_id === null) continue;
    wager_ids.add(wager_id);
    gamblers.add(player_id);
  }
  for (const it of wager_ids.size === 0 ? [] : await roundsOf.run({ wager_ids: [...wager_ids] }, tx)) {
    wager_ids.add(it.wager_id);
    gamblers.add(it.player_id);
  }
  const welcome = await toWelcome(tx, [...changed]);
  await holdRewarded(tx, [...gamblers], welcome);
  const of_wagers = wager_ids.size === 0 ? [] : await countWagersOf(tx, [...wager_ids]);
  return [...of_wagers, ...(await welcomed(tx, welcome))];
}

/** Locks what the rewards of a chunk may touch before any of it is looked at: tallies, then purses of all kinds by id ascending. */
async function holdRewarded(tx: Tx, gamblers: number[], welcome: Welcome): Promise<void> {
  if (gamblers.length > 0) await holdTallies(tx, gamblers);
  await lockPursesEach(tx, [
    ...welcome.player_ids.map((player_id) => ({ player_id, kind: 'main' as const })),
    ...gamblers.map((player_id) => ({ player_id, kind: 'points' as const })),
  ]);
}
