import { type GloDate, isNearNormal, type LotteryCode, lotteryOf } from '@shwekan/rules';
import { datesOfYear, moveDate, writeConfirmed } from '#queries/lottery/dates.ts';
import { auditCall, type OperatorCall } from '../platform/audit-row.ts';
import { readToday } from '../platform/clock.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { moveOne, refuseWithoutRoom } from './move.ts';
import { lockWithSlips } from './off-days.ts';

/** Where dates of a year are to be. */
export type DatesList = { code: LotteryCode; year: number; dates: GloDate[] };
/** A date that a list moves, with its draw where there is one. */
export type DateMove = { from_day: string; day: string; draw_id: number | null };

/** Puts dates where a list says, while the calendar waits, and answers what moved. Refuses as `setDates` does. */
export async function putDates(tx: Tx, call: OperatorCall, list: DatesList) {
  const { code, year, dates } = list;
  const { id: lottery_id } = lotteryOf(code);
  const changes = await changesOf(tx, list);
  await refuseHeld(tx, lottery_id, changes);
  for (const it of changes) await moveTo(tx, call, { ...it, lottery_id, year });
  await writeConfirmed.run({ lottery_id, normal_days: dates.map((it) => it.normal_day) }, tx);
  const after = { year, dates: dates.length, moved: changes.map(({ from_day, day }) => ({ from: from_day, to: day })) };
  await auditCall(tx, call, { action: 'confirm_dates', subject: `lottery:${code}`, after });
  return after.moved;
}

/** What a list would move, in the order of its normal days. */
export async function changesOf(db: Queryable, { code, year, dates }: DatesList): Promise<DateMove[]> {
  const today = await readToday(db);
  const wanted = new Map(dates.map((date) => [date.normal_day, date]));
  const standing = await datesOfYear.run({ lottery_id: lotteryOf(code).id, year }, db);
  const rows = standing.filter((row) => wanted.has(row.normal_day));
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
async function refuseHeld(tx: Tx, lottery_id: number, changes: readonly DateMove[]): Promise<void> {
  const draws = await lockWithSlips(
    tx,
    [lottery_id],
    changes.map((it) => it.from_day),
  );
  if (draws.some((it) => it.is_closed)) throw new Refusal('betting_closed');
  if (draws.some((it) => it.has_slips)) throw new Refusal('draw_has_bets');
}

/** Refuses, before a second person is asked, what has no room as the dates stand. */
export async function refuseFull(tx: Tx, lottery_id: number, changes: readonly DateMove[]): Promise<void> {
  await refuseHeld(tx, lottery_id, changes);
  for (const { from_day, day } of changes) await refuseWithoutRoom(tx, { lottery_id, from_day, day });
}

async function moveTo(
  tx: Tx,
  call: OperatorCall,
  { draw_id, year, ...move }: DateMove & { lottery_id: number; year: number },
): Promise<void> {
  if (draw_id !== null) await moveOne(tx, call, { draw_id, day: move.day, reason: `The dates of ${year}` });
  else {
    await refuseWithoutRoom(tx, move);
    await moveDate.run(move, tx);
  }
}
