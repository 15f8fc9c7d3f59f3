import { type CaseLimits, FIRST_CASE_LIMITS } from '@shwekan/rules';
import { z } from 'zod';
import type { Queryable } from '../platform/db.ts';
import { type HouseSetting, readSetting } from '../platform/house-settings.ts';

const Whole = z.number().int().positive();
/** The limits as they are kept. */
export const CaseLimitsRow = z.object({
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
  // A house that kept its limits before there was this one has the first.
  closed_by_two_pya: Whole.default(FIRST_CASE_LIMITS.closed_by_two_pya),
}) satisfies z.ZodType<CaseLimits>;
/** From where on cases are opened. */
export const CASE_LIMITS: HouseSetting<CaseLimits> = { key: 'case_limits', shape: CaseLimitsRow, initial: FIRST_CASE_LIMITS };

/** From where on cases are opened, at this moment. */
export function caseLimits(db: Queryable): Promise<CaseLimits> {
  return readSetting(db, CASE_LIMITS);
}
