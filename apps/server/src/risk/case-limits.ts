import { cases, type Reply } from '@shwekan/contract';
import { type CaseLimits, FIRST_CASE_LIMITS, kyatWire } from '@shwekan/rules';
import { z } from 'zod';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { type HouseSetting, lockSetting, readSetting, writeSetting } from '../platform/house-settings.ts';
import { refuseChanged } from '../platform/seen-record.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

const Whole = z.number().int().positive();
const CaseLimitsRow: z.ZodType<CaseLimits> = z.object({
  payer_players: Whole,
  payout_players: Whole,
  device_players: Whole,
  address_players: Whole,
  ring_friends: Whole,
  unplayed_cash_out_pya: Whole,
  unplayed_percent: Whole,
  covered_percent: Whole,
  large_stake_pya: Whole,
  large_win_pya: Whole,
  wrong_logins: Whole,
});
const CASE_LIMITS: HouseSetting<CaseLimits> = { key: 'case_limits', shape: CaseLimitsRow, initial: FIRST_CASE_LIMITS };

/** From where on cases are opened, at this moment. */
export function caseLimits(db: Queryable): Promise<CaseLimits> {
  return readSetting(db, CASE_LIMITS);
}

/** The same for an operator. */
export async function showLimits(db: Queryable): Promise<Reply<typeof cases.limits>> {
  const { unplayed_cash_out_pya, large_stake_pya, large_win_pya, ...counts } = await caseLimits(db);
  const amounts = {
    unplayed_cash_out: kyatWire(unplayed_cash_out_pya),
    large_stake: kyatWire(large_stake_pya),
    large_win: kyatWire(large_win_pya),
  };
  return { data: { ...counts, ...amounts } };
}

/** Changes from where on cases are opened. What was looked at before is not looked at again. Refuses `record_changed`. */
export async function changeLimits(world: World, call: Call<typeof cases.changeLimits>) {
  const { before: seen, unplayed_cash_out, large_stake, large_win, ...counts } = call.body;
  const after: CaseLimits = { ...counts, unplayed_cash_out_pya: unplayed_cash_out, large_stake_pya: large_stake, large_win_pya: large_win };
  return world.db.transaction(async (tx) => {
    await lockSetting(tx, CASE_LIMITS);
    refuseChanged(cases.changeLimits.body.shape.before, seen, (await showLimits(tx)).data);
    const before = await caseLimits(tx);
    await writeSetting(tx, CASE_LIMITS, after);
    await auditCall(tx, call, { action: 'change_case_limits', subject: 'case_limits', before, after });
    return showLimits(tx);
  });
}
