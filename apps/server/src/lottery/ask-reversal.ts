import type { draws } from '@shwekan/contract';
import { lotteryOf } from '@shwekan/rules';
import { standingDraw } from '#queries/lottery/results.ts';
import type { Tx } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { lockDraw, showDraw } from './draws.ts';
import type { LockedDraw } from './results.ts';
import { reversalDeed } from './reversal-deed.ts';
import { reversible } from './reverse.ts';

/**
 * An operator asks for a settlement to be taken back, with those of the draws that follow from it: one number was wrong, so was the
 * other. Nothing happens before a second person confirms. A draw whose payout is stopped may be taken back as well.
 */
export async function askReversal(world: World, call: Call<typeof draws.askReversal>) {
  const { who, address } = call;
  const data = { draw_id: call.params.id, reason: call.body.reason };
  const deed_id = await world.db.transaction(async (tx) => {
    const locked = await lockDraw(tx, data.draw_id);
    await refuseFollower(tx, locked.draw);
    reversible(locked);
    return askDeed(tx, reversalDeed, { data, who, address, reason: data.reason });
  });
  return { ...(await showDraw(world.db, data.draw_id, call.who)), deed_id };
}

/** A follower's number is its leader's: they are reversed together, unless the leader was called off. */
async function refuseFollower(tx: Tx, draw: LockedDraw): Promise<void> {
  const { follows } = lotteryOf(draw.code);
  const [leader] = await standingDraw.run({ code: follows, day: draw.day, section: draw.section }, tx);
  if (leader !== undefined) throw new Refusal('draw_follows');
}
