import type { lotteries } from '@shwekan/contract';
import { kyatWire, type LotteryCode, sectionLabel } from '@shwekan/rules';
import { playerExists, slipOfVoucher, slipsForOperator } from '#queries/lottery/player-slips.ts';
import { historyDays, placeOf } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { slipWire } from './slips.ts';

/** Every instant at which a slip was taken, or will be. */
const EVER = { from_at: new Date(0), until_at: new Date('9999-01-01') };

/**
 * A player's slips for an operator, of one lottery or of all, between two Yangon days (today when none is named), newest first; or the one of a
 * voucher, whenever it was taken.
 */
export async function listSlipsOf(world: World, call: Call<typeof lotteries.playerSlips>) {
  const player_id = call.params.id;
  if ((await playerExists.run({ player_id }, world.db)).length === 0) throw new Refusal('not_found');
  const { lottery: code = null, voucher = null, sort = null } = call.query;
  const instants = voucher === null ? (await historyDays(world.db, call.query)).instants : EVER;
  const filter = { player_id, code, voucher, sort, ...instants };
  const rows = await slipsForOperator.run({ ...filter, ...placeOf(call.query) }, world.db);
  // The table of lotteries has these codes and no other.
  const data = rows.map((row) => ({ ...slipWire(row), lottery: row.code as LotteryCode }));
  return { data };
}

/** The slip of a voucher, however it is written, or none. */
export async function findSlip(world: World, { query: { voucher } }: Call<typeof lotteries.slipByVoucher>) {
  const rows = await slipOfVoucher.run({ voucher }, world.db);
  const data = rows.map(({ player_id, name, phone, code, day, section, total_pya, accepted_at, ...slip }) => ({
    ...slip,
    player: { id: player_id, name, phone },
    // The table of lotteries has these codes and no other.
    lottery: code as LotteryCode,
    date: day,
    section: sectionLabel(section),
    total_amount: kyatWire(total_pya),
    created_at: accepted_at.toISOString(),
  }));
  return { data };
}
