import type { lotterySettings } from '@shwekan/contract';
import { addDays, kyatWire, LOTTERIES, type LotteryCode, lotteryOf, nextDrawDays } from '@shwekan/rules';
import { offDaysFrom } from '#queries/lottery/calendar.ts';
import { waitForCalendar } from '#queries/lottery/dates.ts';
import {
  calledOffOn,
  dayEffect,
  dropEmptyDraws,
  type LockDaysResult,
  lockDays,
  moveDaysDraws,
  queueForDay,
  withSlips,
} from '#queries/lottery/off-days.ts';
import { addOffDay, removeOffDay } from '#queries/lottery/settings.ts';
import { auditCall, type OperatorCall } from '../platform/audit-row.ts';
import { readToday } from '../platform/clock.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import { watchWords } from '../platform/words-to-player.ts';
import type { World } from '../platform/world.ts';
import { tellDraws, tellOfDraws } from './board.ts';
import { keepDraws } from './calendar.ts';
import { followDraws } from './number-rules.ts';
import { tellMoved } from './tell-moved.ts';
import { callOffOne } from './void.ts';

const DAY_MS = 86_400_000;

/** What giving a lottery an off day would do to the draws of that day, and of those that follow it, which take or took bets. */
export async function showOffDay(world: World, { params, query }: Call<typeof lotterySettings.offDayEffect>) {
  const { lottery: code } = params;
  const { day } = query;
  const [effect] = await dayEffect.run({ lottery_ids: groupOf(code), day }, world.db);
  if (effect === undefined) throw new Refusal('not_found');
  const can_move = effect.slip_count > 0 && !effect.has_result && !effect.has_closed && isByRule(code);
  return {
    draws: effect.draw_count,
    slips: effect.slip_count,
    staked: kyatWire(effect.staked_pya),
    has_result: effect.has_result,
    has_closed: effect.has_closed,
    moves_to: can_move ? await nextDay(world.db, code, day) : null,
  };
}

/**
 * Adds or removes a day without draws, for the lotteries that follow this one too, in one transaction, and counts the draws of the day that are called off: they do not come back. Draws of it that hold no bets
 * go. For those that do the operator says what happens: they are called off, or move to the next draw day with their bets. Refuses
 * `draw_opened` when nothing was said or the next day holds bets too, `draw_already_resulted`, `betting_closed` for moving what has closed, and
 * `second_operator_needed` for calling it off: its number may be known, so two people do that before.
 */
export async function changeOffDay(world: World, call: Call<typeof lotterySettings.setOffDay>) {
  const code = call.params.lottery;
  const { day, is_off, reason = '', bets } = call.body;
  const { id: lottery_id } = lotteryOf(code);
  const called_off = await world.db.transaction(async (tx) => {
    await waitForCalendar.run(undefined, tx);
    if (is_off) {
      await addOffDay.run({ lottery_id, day, reason }, tx);
      await watchWords(tx, { who: call.who, player_id: null, about: `lottery:${code}`, text: reason });
      await clearDay(tx, call, bets);
    } else await removeOffDay.run({ lottery_id, day }, tx);
    await tellDraws(tx, ...groupCodes(code));
    const action = is_off ? 'add_off_day' : 'remove_off_day';
    await auditCall(tx, call, { action, subject: `lottery:${code}`, after: bets === undefined ? { day } : { day, bets }, reason });
    const [count] = await calledOffOn.run({ lottery_ids: groupOf(code), day }, tx);
    return count?.draws ?? 0;
  });
  await keepDraws(world);
  return { called_off };
}

/** Takes what has opened of a day away. What has not is dropped by the calendar. */
async function clearDay(tx: Tx, call: Call<typeof lotterySettings.setOffDay>, bets: 'call_off' | 'move' | undefined): Promise<void> {
  const { day, reason = '' } = call.body;
  const lottery_ids = groupOf(call.params.lottery);
  const to = bets === 'move' ? await nextDay(tx, call.params.lottery, day) : null;
  const draws = await lockWithSlips(tx, lottery_ids, to === null ? [day] : [day, to]);
  const opened = draws.filter((it) => it.day === day && it.is_opened);
  if (opened.some((it) => it.has_result)) throw new Refusal('draw_already_resulted');
  const held = opened.filter((it) => it.has_slips);
  if (held.length > 0 && bets === undefined) throw new Refusal('draw_opened');
  if (bets === 'call_off' && held.some((it) => it.is_closed)) throw new Refusal('second_operator_needed');
  const moved = bets === 'move' ? held : [];
  if (moved.length > 0) await moveAll(tx, moved, draws, { day, to });
  const left = opened.filter((it) => !moved.includes(it));
  await clearDraws(tx, call, left, reason);
}

type DayDraw = LockDaysResult & { has_slips: boolean };

/** Takes locked draws without a result away: those that hold bets are called off, and every stake goes back. */
export async function clearDraws(tx: Tx, call: OperatorCall, draws: DayDraw[], reason: string): Promise<void> {
  // A book that was closed is kept: it is called off, though nobody bet.
  for (const { id } of draws.filter((it) => it.has_slips || it.is_shut)) await callOffOne(tx, call, id, reason);
  await tellOfDraws(
    tx,
    draws.map((it) => it.id),
  );
  await dropEmptyDraws.run({ draw_ids: draws.filter((it) => !it.has_slips && !it.is_shut).map((it) => it.id) }, tx);
}

/** Locks the draws of lotteries on days and says which hold bets; none comes after. */
export async function lockWithSlips(tx: Tx, lottery_ids: number[], days: string[]): Promise<DayDraw[]> {
  await queueForDay.run({ lottery_ids, days }, tx);
  const draws = await lockDays.run({ lottery_ids, days }, tx);
  const holding = new Set((await withSlips.run({ draw_ids: draws.map((it) => it.id) }, tx)).map((it) => it.id));
  return draws.map((it) => ({ ...it, has_slips: holding.has(it.id) }));
}

/** Moves draws with their bets to another day, in the place of its own, which hold none. */
async function moveAll(tx: Tx, moved: DayDraw[], draws: DayDraw[], { day, to }: { day: string; to: string | null }): Promise<void> {
  if (to === null) throw new Refusal('time_not_valid');
  if (moved.some((it) => it.is_closed)) throw new Refusal('betting_closed');
  const places = new Set(moved.map(placeOf));
  const own = draws.filter((it) => it.day === to && places.has(placeOf(it)));
  if (own.some((it) => it.has_slips || it.is_shut || it.has_result)) throw new Refusal('draw_opened');
  await dropEmptyDraws.run({ draw_ids: own.map((it) => it.id) }, tx);
  await tellOfDraws(
    tx,
    moved.map((it) => it.id),
  );
  const days = Math.round((Date.parse(to) - Date.parse(day)) / DAY_MS);
  const draw_ids = moved.map((it) => it.id);
  await tellMoved(tx, draw_ids, to);
  await moveDaysDraws.run({ draw_ids, day: to, days }, tx);
  await followDraws(tx, draw_ids);
}

function placeOf({ lottery_id, section }: DayDraw): string {
  return `${lottery_id} ${section}`;
}

/** A lottery and those whose numbers follow from its own: without it they have none. */
export function groupOf(code: LotteryCode): number[] {
  return groupCodes(code).map((it) => lotteryOf(it).id);
}

function groupCodes(code: LotteryCode): LotteryCode[] {
  return [code, ...LOTTERIES.filter((it) => it.follows === code).map((it) => it.code)];
}

/** 3D has dates of its own, which are moved one by one. */
function isByRule(code: LotteryCode): boolean {
  return lotteryOf(code).days !== 'first_and_sixteenth';
}

/** The draw day after a day; null for a lottery with dates of its own. */
async function nextDay(db: Queryable, code: LotteryCode, day: string): Promise<string | null> {
  const { id, days, follows } = lotteryOf(code);
  if (!isByRule(code)) return null;
  const today = await readToday(db);
  const lottery_ids = follows === null ? [id] : [id, lotteryOf(follows).id];
  const from_day = day < today ? day : today;
  const off_days = new Set((await offDaysFrom.run({ lottery_ids, from_day }, db)).map((it) => it.day));
  return nextDrawDays({ days, off_days }, addDays(day, 1), 1)[0] ?? null;
}
