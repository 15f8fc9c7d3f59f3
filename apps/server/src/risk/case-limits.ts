import { cases, type Reply } from '@shwekan/contract';
import { type CaseLimits, kyatWire } from '@shwekan/rules';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { lockSetting, writeSetting } from '../platform/house-settings.ts';
import { refuseChanged } from '../platform/seen-record.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { caseLimitsDeed } from './case-limits-deed.ts';
import { CASE_LIMITS, caseLimits } from './case-limits-setting.ts';

/** The same for an operator. */
export async function showLimits(db: Queryable): Promise<Reply<typeof cases.limits>> {
  const { unplayed_cash_out_pya, large_stake_pya, large_win_pya, closed_by_two_pya, ...counts } = await caseLimits(db);
  const amounts = {
    unplayed_cash_out: kyatWire(unplayed_cash_out_pya),
    large_stake: kyatWire(large_stake_pya),
    large_win: kyatWire(large_win_pya),
    closed_by_two: kyatWire(closed_by_two_pya),
  };
  return { data: { ...counts, ...amounts } };
}

/**
 * Changes from where on cases are opened, and closed by two. What was looked at before is not looked at again. A change by which something would open no
 * case any more, or be closed by one, is asked for, all of it, and waits for a second person. Refuses `record_changed`.
 */
export async function changeLimits(world: World, call: Call<typeof cases.changeLimits>) {
  const { before: seen, unplayed_cash_out, large_stake, large_win, closed_by_two, ...counts } = call.body;
  const amounts = {
    unplayed_cash_out_pya: unplayed_cash_out,
    large_stake_pya: large_stake,
    large_win_pya: large_win,
    closed_by_two_pya: closed_by_two,
  };
  const after: CaseLimits = { ...counts, ...amounts };
  return world.db.transaction(async (tx) => {
    await lockSetting(tx, CASE_LIMITS);
    refuseChanged(cases.changeLimits.body.shape.before, seen, (await showLimits(tx)).data);
    const before = await caseLimits(tx);
    const deed_id = findsLess(before, after)
      ? await askDeed(tx, caseLimitsDeed, { data: after, who: call.who, address: call.address })
      : null;
    if (deed_id === null) {
      await writeSetting(tx, CASE_LIMITS, after);
      await auditCall(tx, call, { action: 'change_case_limits', subject: 'case_limits', before, after });
    }
    return { ...(await showLimits(tx)), deed_id };
  });
}

/** Whether something that opens a case would open none, or two close what one would: a higher limit, or a lower one of what was played. */
function findsLess(before: CaseLimits, { unplayed_percent, ...after }: CaseLimits): boolean {
  // The keys of the limits are its fields.
  const fields = Object.keys(after) as (keyof typeof after)[];
  return unplayed_percent < before.unplayed_percent || fields.some((field) => after[field] > before[field]);
}
