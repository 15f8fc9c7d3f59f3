import { findSending, isAnySending, markTold, nextToTell } from '#queries/realtime/notices.ts';
import { notifyOfNotice } from '../platform/notifications.ts';
import type { World } from '../platform/world.ts';

const CHUNK_PLAYERS = 500;
const TURN_MS = 2_000;

/**
 * Tells players what is being sent to many, some hundred in a transaction, each of them once. Killed half way it goes on where it
 * was; pushes follow as for any notification.
 */
export async function tellNotices(world: World): Promise<void> {
  const until = Date.now() + TURN_MS;
  const [sending] = await isAnySending.run(undefined, world.db);
  let goes_on = sending?.is_any === true;
  while (goes_on && Date.now() < until) goes_on = await tellChunk(world);
}

async function tellChunk(world: World): Promise<boolean> {
  return world.db.transaction(async (tx) => {
    const [found] = await findSending.run(undefined, tx);
    if (!found) return false;
    const next = await nextToTell.run({ notice_id: found.id, most: CHUNK_PLAYERS }, tx);
    const player_ids = next.map((it) => it.id);
    const told = next[0] ? await notifyOfNotice(tx, { id: found.id, kind: next[0].kind }, player_ids) : 0;
    const is_last = next.length < CHUNK_PLAYERS;
    await markTold.run({ notice_id: found.id, told_to: player_ids.at(-1) ?? null, told, is_last }, tx);
    return true;
  });
}
