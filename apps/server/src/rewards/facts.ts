import { roundsOf } from '#queries/rewards/wagers.ts';
import type { Entry } from '../ledger/entries.ts';
import { lockPursesEach, post } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import type { FactReader, FactToRead } from '../platform/fact-reader.ts';
import { holdTallies } from './points.ts';
import { countWagersOf } from './wagers.ts';
import { toWelcome, type Welcome, welcomed } from './welcome.ts';

/** Gives the rewards of what happened: points and referral of wagers that changed, the welcome of players who did what it asks for. */
export const rewardsReader: FactReader = {
  name: 'rewards',
  kinds: ['wager_changed'],
  changes: ['profile', 'cash_in'],
  take: async (tx, facts) => void (await post(tx, await rewardsOf(tx, facts))),
};

async function rewardsOf(tx: Tx, facts: readonly FactToRead[]): Promise<Entry[]> {
  const wager_ids = new Set<number>();
  const gamePlayers = new Set<number>();
  const changed = new Set<number>();
  for (const { kind, player_id, data } of facts) {
    if (player_id === null) continue;
    if (kind === 'changed') changed.add(player_id);
    if (kind !== 'wager_changed') continue;
    wager_ids.add(Number(data['wager_id']));
    gamePlayers.add(player_id);
  }
  for (const it of wager_ids.size === 0 ? [] : await roundsOf.run({ wager_ids: [...wager_ids] }, tx)) {
    wager_ids.add(it.wager_id);
    gamePlayers.add(it.player_id);
  }
  const welcome = await toWelcome(tx, [...changed]);
  await holdRewarded(tx, [...gamePlayers], welcome);
  const of_wagers = wager_ids.size === 0 ? [] : await countWagersOf(tx, [...wager_ids]);
  return [...of_wagers, ...(await welcomed(tx, welcome))];
}

/** Locks what the rewards of a chunk may touch before any of it is looked at: tallies, then purses of all kinds by id ascending. */
async function holdRewarded(tx: Tx, gamePlayers: number[], welcome: Welcome): Promise<void> {
  if (gamePlayers.length > 0) await holdTallies(tx, gamePlayers);
  await lockPursesEach(tx, [
    ...welcome.player_ids.map((player_id) => ({ player_id, kind: 'main' as const })),
    ...gamePlayers.map((player_id) => ({ player_id, kind: 'points' as const })),
  ]);
}
