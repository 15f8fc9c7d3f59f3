import type { lotteries } from '@shwekan/contract';
import { kyatWire, type LotteryCode, lineOutcome, lotteryOf, ODDS_HUNDREDTHS_PER_ONE, sectionLabel, yangonDay } from '@shwekan/rules';
import { drawsOfToday, type SlipsOfPlayerResult, slipsOfToday } from '#queries/lottery/reads.ts';
import { readToday } from '../platform/clock.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { KeepAtMost } from '../platform/shared-answers.ts';
import type { World } from '../platform/world.ts';
import { placeAt } from './bets.ts';
import type { BetDesk } from './desk.ts';
import { listLucky, listSections, showNumbers } from './reads.ts';
import { slipsAsked, slipWire } from './slips.ts';

/** 3D is drawn once, at the time its rules say, on a date of its own. */
const SECTION = lotteryOf('3D').sections[0]?.time ?? '';
const LUCKY_SHOWN = 48;
const LUCKY_DAYS_BACK = 1000;

/** The 3D draw that takes bets. Refuses `no_digit_data` when there is none. */
export async function showSection3d(world: World, keepAtMost: KeepAtMost) {
  const { data, is_opened_today, now } = await listSections(world, '3D', keepAtMost);
  const [next] = data;
  if (next === undefined) throw new Refusal('no_digit_data');
  return {
    date_3d: next.date,
    section: next.time_section,
    close: sectionLabel(next.closes_at.slice(11, 16)),
    opening_date: next.date,
    closes_at: next.closes_at,
    is_opened_today,
    is_open: next.is_open,
    odd: next.odd,
    now,
  };
}

/** Each number of the 3D draw of a date, or of the one that takes bets. Refuses `no_digit_data` when there is no such draw. */
export async function showNumbers3d(world: World, asked: string | undefined, keepAtMost: KeepAtMost) {
  const date = asked ?? (await showSection3d(world, keepAtMost)).date_3d;
  return showNumbers(world, '3D', { section: SECTION, date }, keepAtMost);
}

/** Takes a player's 3D bet at the desk. */
export async function placeBet3d(desk: BetDesk, call: Call<typeof lotteries.betting3d>) {
  const day = call.body.date_3d ?? call.body.opening_date ?? null;
  return placeAt(desk, { lottery: '3D', section: SECTION, day }, call);
}

/** A player's own 3D slips between two Yangon days, newest first, with which of their lines won as near wins. */
export async function listSlips3d(world: World, player_id: number, asked: Parameters<typeof slipsAsked>[3]) {
  const { rows, next } = await slipsAsked(world, player_id, '3D', asked);
  return { data: rows.map(slip3dWire), next };
}

/** Slips looked through for those placed today: more than anybody places in a day. */
const LOOKED_AT = 2_000;
/** Slips of today that are shown each; the sums of their draws are of all. */
const TODAY_SHOWN = 30;

/** A player's own slips of today in all lotteries, those that won first, with what became of all of each draw; without any, the last one before. */
export async function listSlipsToday(world: World, player_id: number) {
  const day = await readToday(world.db);
  const asked = { player_id, day, looked_at: LOOKED_AT };
  const rows = await slipsOfToday.run({ ...asked, row_count: TODAY_SHOWN }, world.db);
  const draws = await drawsOfToday.run(asked, world.db);
  // The table of lotteries has these codes and no other.
  const wires = rows.map((row) => ({ is_today: row.is_today, slip: { ...nearWinsWire(row), lottery: row.code as LotteryCode } }));
  const data = wires.filter((it) => it.is_today).map((it) => it.slip);
  return {
    data,
    total_count: draws.reduce((sum, it) => sum + it.slip_count, 0),
    draws: draws.map(({ code, day: date, section, won_pya, ...counts }) => ({
      ...counts,
      lottery: code as LotteryCode,
      date,
      section: sectionLabel(section.slice(0, 5)),
      won_amount: kyatWire(won_pya),
    })),
    last: data.length > 0 ? null : (wires[0]?.slip ?? null),
  };
}

function slip3dWire(slip: SlipsOfPlayerResult) {
  const wire = nearWinsWire(slip);
  return { ...wire, date_3d: slip.day, bet_date: yangonDay(slip.accepted_at), bettings_3d: wire.bettings };
}

/** A slip with which of its lines won as near wins. */
function nearWinsWire(slip: Omit<SlipsOfPlayerResult, 'total_count'>) {
  const wire = slipWire(slip);
  const tot_odd = slip.tot_odds_hundredths === null ? null : slip.tot_odds_hundredths / ODDS_HUNDREDTHS_PER_ONE;
  const bettings = wire.bettings.map((line) => {
    const of_line = { ...slip, bet_number: line.bet_number, stake_pya: 0 };
    const is_tot = wire.lucky_number !== null && lineOutcome(of_line, wire.lucky_number) === 'tot';
    return { ...line, tot: is_tot ? (1 as const) : (0 as const), tot_odd };
  });
  return { ...wire, bettings };
}

/** The numbers of the latest 3D draws, newest first. */
export async function listLucky3d(world: World) {
  const { data } = await listLucky(world, '3D', { page: 1, limit: LUCKY_SHOWN, days_back: LUCKY_DAYS_BACK });
  return data.map((it) => ({ 'lucky number': it.lucky_number, date: it.create_date, opening_date: it.create_date }));
}
