import type { players } from '@shwekan/contract';
import { lockBlock } from '#queries/players/console.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { unblockDeed } from './unblock-deed.ts';

/** Asks that a blocked player is let in again: it waits for a second person, and they log in anew then. Refuses `already_decided` for a player who is not blocked. */
export async function unblock(world: World, { params: { id: player_id }, body: { reason }, who, address }: Call<typeof players.unblock>) {
  return world.db.transaction(async (tx) => {
    const [before] = await lockBlock.run({ player_id }, tx);
    if (!before) throw new Refusal('not_found');
    if (!before.is_blocked) throw new Refusal('already_decided');
    return { deed_id: await askDeed(tx, unblockDeed, { data: { player_id, reason }, who, address, reason }) };
  });
}
