import type { playerSlips } from '@shwekan/contract';
import { addDays, type LotteryCode, yangonInstant } from '@shwekan/rules';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { playerExists, slipsForOperator } from './player-slips.queries.ts';
import { placeAsked, slipWire } from './slips.ts';

/** A player's slips for an operator, of one lottery or of all, between two Yangon days (today when none is named), newest first. */
export async function listSlipsOf(world: World, call: Call<typeof playerSlips>) {
  const player_id = call.params.id;
  if ((await playerExists.run({ player_id }, world.db)).length === 0) throw new Refusal('not_found');
  const { from_day, until_day, ...place } = await placeAsked(world, call.query, 0);
  const days = { from_at: yangonInstant(from_day, '00:00'), until_at: yangonInstant(addDays(until_day, 1), '00:00') };
  const rows = await slipsForOperator.run({ player_id, code: call.query.lottery ?? null, ...days, ...place }, world.db);
  // The table of lotteries has these codes and no other.
  const data = rows.map((row) => ({ ...slipWire(row), lottery: row.code as LotteryCode }));
  return { total_count: rows[0]?.total_count ?? 0, data };
}
