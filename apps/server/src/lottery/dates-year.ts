import type { lotterySettings } from '@shwekan/contract';
import { gloDates, gloDay, type LotteryCode, lotteryOf } from '@shwekan/rules';
import { datesOfYear, waitForCalendar, writeDates } from '#queries/lottery/dates.ts';
import { offDaysOfYear } from '#queries/lottery/settings.ts';
import { readToday } from '../platform/clock.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { keepDraws } from './calendar.ts';
import { datesDeed } from './dates-deed.ts';
import { changesOf, putDates, refuseFull } from './dates-list.ts';

/** The dates of a year from today on: where they stand, else as they are planned. Refuses `not_found` for a lottery that draws by a rule. */
export async function proposeDates(world: World, { params, query }: Call<typeof lotterySettings.proposedDates>) {
  const { id: lottery_id } = mustBeDated(params.lottery);
  const { year } = query;
  const today = await readToday(world.db);
  const rows = new Map((await datesOfYear.run({ lottery_id, year }, world.db)).map((it) => [it.normal_day, it]));
  const off_days = new Set((await offDaysOfYear.run({ lottery_id, year }, world.db)).map((it) => it.day));
  const standing = new Map([...rows].map(([normal_day, it]) => [normal_day, it.day]));
  const data = gloDates(year, standing, off_days).map((it) => {
    const row = rows.get(it.normal_day);
    const held = { slips: row?.slip_count ?? 0, is_closed: row?.is_closed ?? false };
    return { ...it, planned_day: gloDay(it.normal_day), is_confirmed: row?.is_confirmed ?? false, ...held };
  });
  return { data: data.filter((it) => it.day >= today) };
}

/**
 * Makes dates of a year where the list says, in one transaction, and marks them as confirmed: draws that hold no bets move with them,
 * open ones too. Confirmed again they stay as they are. A list by which a date comes later is asked for, all of it, and waits for a second person: bets would go
 * on when the lottery has drawn. Refuses `not_found`, `draw_has_bets`, `betting_closed` for a draw that has closed,
 * and `time_not_valid` for what is no normal day of the year or stands there twice, and for a day that has passed, is too far away or taken.
 */
export async function setDates(world: World, call: Call<typeof lotterySettings.confirmDates>) {
  const { code, id: lottery_id } = mustBeDated(call.params.lottery);
  const { year, dates } = call.body;
  const normal_days = dates.map((it) => it.normal_day);
  const known = new Set(gloDates(year, new Map(), new Set()).map((it) => it.normal_day));
  if (new Set(normal_days).size < dates.length || normal_days.some((it) => !known.has(it))) throw new Refusal('time_not_valid');
  const list = { code, year, dates };
  const { moved, deed_id } = await world.db.transaction(async (tx) => {
    await waitForCalendar.run(undefined, tx);
    await writeDates.run({ lottery_id, normal_days, days: normal_days.map(gloDay) }, tx);
    const changes = await changesOf(tx, list);
    if (!changes.some((it) => it.day > it.from_day)) return { moved: await putDates(tx, call, list), deed_id: null };
    await refuseFull(tx, lottery_id, changes);
    return { moved: [], deed_id: await askDeed(tx, datesDeed, { data: list, who: call.who, address: call.address }) };
  });
  if (deed_id === null) await keepDraws(world);
  return { moved, deed_id };
}

/** A lottery with dates of its own; the others draw by a rule. */
function mustBeDated(code: LotteryCode) {
  const lottery = lotteryOf(code);
  if (lottery.days !== 'first_and_sixteenth') throw new Refusal('not_found');
  return lottery;
}
