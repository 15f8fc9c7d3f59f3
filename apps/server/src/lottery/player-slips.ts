import type { lotteries } from '@shwekan/contract';
import type { LotteryCode } from '@shwekan/rules';
import { playerExists, slipsForOperator } from '#queries/lottery/player-slips.ts';
import { historyDays, placeOf } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { slipWire } from './slips.ts';

/** A player's slips for an operator, of one lottery or of all, between two Yangon days (today when none is named), newest first. */
export async function listSlipsOf(world: World, call: Call<typeof lotteries.playerSlips>) {
  const player_id = call.params.id;
  if ((await playerExists.run({ player_id }, world.db)).length === 0) throw new Refusal('not_found');
  const { instants } = await historyDays(world.db, call.query);
  const filter = { player_id, code: call.query.lottery ?? null, ...instants };
  const rows = await slipsForOperator.run({ ...filter, ...placeOf(call.query) }, world.db);
  // The table of lotteries has these codes and no other.
  const data = rows.map((row) => ({ ...slipWire(row), lottery: row.code as LotteryCode }));
  return { data };
}
