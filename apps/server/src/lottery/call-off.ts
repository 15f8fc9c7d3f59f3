import type { draws } from '@shwekan/contract';
import { proposalsOf } from '#queries/lottery/results.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { lockDraw, showDraw } from './draws.ts';
import { isStanding } from './results.ts';
import { callOffLocked, refuseCallOff } from './void.ts';
import { voidDeed } from './void-deed.ts';

/**
 * Calls a draw off, and with it the draws that follow from it: their number would never come. A job gives every stake back, once. From its
 * closing on, or while a number is proposed, it is asked for, and waits for a second person.
 */
export async function callOff(world: World, call: Call<typeof draws.callOff>) {
  const data = { draw_id: call.params.id, reason: call.body.reason };
  const deed_id = await world.db.transaction(async (tx) => {
    const locked = await lockDraw(tx, data.draw_id);
    refuseCallOff(locked);
    const { draw, now } = locked;
    const proposals = await proposalsOf.run({ draw_id: draw.id }, tx);
    if (now >= draw.closes_at || proposals.some(isStanding))
      return askDeed(tx, voidDeed, { data, who: call.who, address: call.address, reason: data.reason });
    await callOffLocked(tx, call, data);
    return null;
  });
  return { ...(await showDraw(world.db, data.draw_id, call.who)), deed_id };
}
