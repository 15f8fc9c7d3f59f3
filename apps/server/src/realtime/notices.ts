import type { World } from '../platform/world.ts';
import { findSending, tellSome } from './notices.queries.ts';

const CHUNK_PLAYERS = 500;
const TURN_MS = 2_000;

/**
 * Tells players what is being sent to many, some hundred in a transaction, each of them once. Killed half way it goes on where it
 * was; pushes follow as for any notification.
 */
export async function tellNotices(world: World): Promise<void> {
  const until = Date.now() + TURN_MS;
  let goes_on = true;
  while (goes_on && Date.now() < until) goes_on = await tellChunk(world);
}

async function tellChunk(world: World): Promise<boolean> {
  return world.db.transaction(async (tx) => {
    const [found] = await findSending.run(undefined, tx);
    if (!found) return false;
    await tellSome.run({ notice_id: found.id, most: CHUNK_PLAYERS }, tx);
    return true;
  });
}
