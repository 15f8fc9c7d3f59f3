import type { lotterySettings } from '@shwekan/contract';
import { type GloDate, gloDates, gloDay, isNearNormal, type LotteryCode, lotteryOf } from '@shwekan/rules';
import { datesOfYear, moveDate, waitForCalendar, writeConfirmed, writeDates } from '#queries/lottery/dates.ts';
import { offDaysOfYear } from '#queries/lottery/settings.ts';
import { auditCall } from '../platform/audit-row.ts';
import { readToday } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { keepDraws } from './calendar.ts';
import { moveOne, refuseWithoutRoom } from './move.ts';
import { lockWithSlips } from './off-days.ts';

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
 * open ones too, but to no later day. Confirmed again they stay as they are. Refuses `not_found`, `draw_has_bets`, `second_operator_needed` for an open draw and a later day, `betting_closed` for a draw that has closed,
 * and `time_not_valid` for what is no normal day of the year or stands there twice, and for a day that has passed, is too far away or taken.
 */
export async function setDates(world: World, call: Call<typeof lotterySettings.confirmDates>) {
  const code = call.params.lottery;
  const { id: lottery_id } = mustBeDated(code);
  const { year, dates } = call.body;
  const normal_days = dates.map((it) => it.normal_day);
  const known = new Set(gloDates(year, new Map(), new Set()).map((it) => it.normal_day));
  if (new Set(normal_days).size < dates.length || normal_days.some((it) => !known.has(it))) throw new Refusal('time_not_valid');
  const moved = await world.db.transaction(async (tx) => {
    await waitForCalendar.run(undefined, tx);
    await writeDates.run({ lottery_id, normal_days, days: normal_days.map(gloDay) }, tx);
    const changes = await changesOf(tx, { lottery_id, year, dates });
    await refuseHeld(tx, lottery_id, changes);
    for (const it of changes) await moveTo(tx, call, { ...it, lottery_id });
    await writeConfirmed.run({ lottery_id, normal_days }, tx);
    const after = { year, dates: dates.length, moved: changes.map(({ from_day, day }) => ({ from: from_day, to: day })) };
    await auditCall(tx, call, { action: 'confirm_dates', subject: `lottery:${code}`, after });
    return after.moved;
  });
  await keepDraws(world);
  return { moved };
}

type Change = { from_day: string; day: string; draw_id: number | null };

/** What a list would change, in the order of its normal days. */
async function changesOf(tx: Tx, it: { lottery_id: number; year: number; dates: readonly GloDate[] }): Promise<Change[]> {
  const today = await readToday(tx);
  const wanted = new Map(it.dates.map((date) => [date.normal_day, date]));
  const rows = (await datesOfYear.run(it, tx)).filter((row) => wanted.has(row.normal_day));
  // A normal day has no row when its planned day is the date of another one.
  if (rows.length < wanted.size || rows.some((row) => row.day < today)) throw new Refusal('time_not_valid');
  return rows.flatMap(({ normal_day, day: from_day, draw_id }) => {
    const to = wanted.get(normal_day);
    if (to === undefined || to.day === from_day) return [];
    if (to.day < today || !isNearNormal(to)) throw new Refusal('time_not_valid');
    return [{ from_day, day: to.day, draw_id }];
  });
}

/** Bets move with a decision of their own, and what has closed is decided by its number. */
async function refuseHeld(tx: Tx, lottery_id: number, changes: Change[]): Promise<void> {
  const from_days = changes.map((it) => it.from_day);
  const draws = await lockWithSlips(tx, [lottery_id], from_days);
  if (draws.some((it) => it.is_closed)) throw new Refusal('betting_closed');
  if (draws.some((it) => it.has_slips)) throw new Refusal('draw_has_bets');
  // Bets would go on when the lottery has drawn: two people move such a draw by itself.
  const later = new Set(changes.filter((it) => it.day > it.from_day).map((it) => it.from_day));
  if (draws.some((it) => it.is_opened && later.has(it.day))) throw new Refusal('second_operator_needed');
}

async function moveTo(
  tx: Tx,
  call: Call<typeof lotterySettings.confirmDates>,
  { draw_id, ...move }: Change & { lottery_id: number },
): Promise<void> {
  if (draw_id !== null) await moveOne(tx, call, { draw_id, day: move.day, reason: `The dates of ${call.body.year}` });
  else {
    await refuseWithoutRoom(tx, move);
    await moveDate.run(move, tx);
  }
}

/** A lottery with dates of its own; the others draw by a rule. */
function mustBeDated(code: LotteryCode) {
  const lottery = lotteryOf(code);
  if (lottery.days !== 'first_and_sixteenth') throw new Refusal('not_found');
  return lottery;
}
