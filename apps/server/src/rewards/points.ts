import { addToTallies, lockTallies, openTallies, writeChanges } from '#queries/rewards/points.ts';
import { type Entry, pointsEarned } from '../ledger/entries.ts';
import { lockPurses } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';

/** What play changed of a player's points, in millionths of one: below 0 when it was taken back. */
export type PointCount = { player_id: number; micro: number };

/**
 * Counts play toward points and answers the entries that bring each purse to what its player earned: points are never a sum
 * of roundings, but what the whole play is worth less what was given. Points that are to be taken back and were spent are
 * owed, and covered by what is earned next. Locks tallies by player ascending, then points purses; the caller posts.
 */
export async function countPoints(tx: Tx, source: 'lottery' | 'game', counted: readonly PointCount[]): Promise<Entry[]> {
  const changed = counted.filter((it) => it.micro !== 0);
  if (changed.length === 0) return [];
  const player_ids = changed.map((it) => it.player_id);
  await holdTallies(tx, player_ids);
  const due = await addToTallies.run({ source, player_ids, micros: changed.map((it) => it.micro) }, tx);
  if (due.length === 0) return [];
  const purses = new Map(
    (
      await lockPurses(
        tx,
        due.map((it) => it.player_id),
        'points',
      )
    ).map((it) => [it.player_id, it]),
  );
  const moves = due.flatMap(({ player_id, due_points }) => {
    const purse = purses.get(player_id);
    if (purse === undefined) throw new Error(`player ${player_id} has no purse of points`);
    const points = Math.max(due_points, -purse.balance);
    return points === 0 ? [] : [{ player_id, points }];
  });
  if (moves.length === 0) return [];
  const written = await writeChanges.run({ source, player_ids: moves.map((it) => it.player_id), points: moves.map((it) => it.points) }, tx);
  return written.map((it) => pointsEarned({ change_id: it.id, points_purse: purses.get(it.player_id)?.purse_id ?? 0, points: it.points }));
}

/** Locks the tallies of players, by player ascending, before any purse. */
export async function holdTallies(tx: Tx, player_ids: number[]): Promise<void> {
  await openTallies.run({ player_ids }, tx);
  await lockTallies.run({ player_ids }, tx);
}
