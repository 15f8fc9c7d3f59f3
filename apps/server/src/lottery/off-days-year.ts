import type { lotterySettings } from '@shwekan/contract';
import { drawsOn, type LotteryCode, lotteryOf } from '@shwekan/rules';
import { waitForCalendar } from '#queries/lottery/dates.ts';
import { addOffDay, offDaysOfYear } from '#queries/lottery/settings.ts';
import { auditCall } from '../platform/audit-row.ts';
import { readToday } from '../platform/clock.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import { watchWords } from '../platform/words-to-player.ts';
import type { World } from '../platform/world.ts';
import { keepDraws } from './calendar.ts';
import { proposedHolidays } from './holidays.ts';
import { clearDraws, groupOf, lockWithSlips } from './off-days.ts';

/** The Thai holidays of a year, from today on, that are no off days yet; those without a date are to be filled in. Refuses `not_found` for a lottery that is not of the exchange. */
export async function proposeOffDays(world: World, { params, query }: Call<typeof lotterySettings.proposedOffDays>) {
  const { id: lottery_id } = mustBeOfExchange(params.lottery);
  const { year } = query;
  const today = await readToday(world.db);
  const there = await offDaysOfYear.run({ lottery_id, year }, world.db);
  const days = new Set(there.map((it) => it.day));
  // A day that follows the moon may stand on another date than was proposed.
  const isThere = (name: string) => there.some((it) => it.reason.startsWith(name));
  const holidays = (await proposedHolidays(year)).filter((it) => !(it.is_moving && isThere(it.name)));
  return { data: holidays.filter((it) => (it.day === null ? `${year}` >= today.slice(0, 4) : it.day >= today && !days.has(it.day))) };
}

/**
 * Makes days of a year off days, for the lotteries that follow too, in one transaction. Those that are so already stay as they are. Days whose
 * draws hold bets, or have a result, are left and named: each is decided by itself. Refuses `not_found`, and `time_not_valid` for a day
 * of another year or on which the lottery does not draw anyway.
 */
export async function addOffDays(world: World, call: Call<typeof lotterySettings.confirmOffDays>) {
  const code = call.params.lottery;
  const { id: lottery_id, days } = mustBeOfExchange(code);
  const { year } = call.body;
  const wanted = new Map(call.body.days.map((it) => [it.day, it.reason]));
  const isWrong = (day: string) => !day.startsWith(`${year}-`) || !drawsOn({ days, off_days: new Set() }, day);
  if ([...wanted.keys()].some(isWrong)) throw new Refusal('time_not_valid');
  const done = await world.db.transaction(async (tx) => {
    await waitForCalendar.run(undefined, tx);
    const there = new Set((await offDaysOfYear.run({ lottery_id, year }, tx)).map((it) => it.day));
    const asked = [...wanted].filter(([day]) => !there.has(day)).map(([day, reason]) => ({ day, reason }));
    const draws = (
      await lockWithSlips(
        tx,
        groupOf(code),
        asked.map((it) => it.day),
      )
    ).filter((it) => it.is_opened);
    const holds = new Set(draws.filter((it) => it.has_slips || it.has_result).map((it) => it.day));
    const added = asked.filter((it) => !holds.has(it.day));
    for (const { day, reason } of added) {
      await addOffDay.run({ lottery_id, day, reason }, tx);
      await clearDraws(
        tx,
        call,
        draws.filter((it) => it.day === day),
        reason,
      );
    }
    const text = added.map((it) => it.reason).join('\n');
    await watchWords(tx, { who: call.who, player_id: null, about: `lottery:${code}`, text });
    const left = asked.filter((it) => holds.has(it.day));
    await auditCall(tx, call, { action: 'confirm_off_days', subject: `lottery:${code}`, after: { year, added, left } });
    return { added: added.map((it) => it.day), left };
  });
  await keepDraws(world);
  return done;
}

/** A lottery whose numbers come from the exchange itself; one that follows it rests with it. */
function mustBeOfExchange(code: LotteryCode) {
  const lottery = lotteryOf(code);
  if (lottery.source !== 'set' || lottery.follows !== null) throw new Refusal('not_found');
  return lottery;
}
