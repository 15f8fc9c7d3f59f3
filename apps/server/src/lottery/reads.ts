import {
  type BettingDraw,
  type Digits,
  kyatWire,
  type LotteryCode,
  lotteryOf,
  maskName,
  maskPhone,
  type NumberState,
  numberText,
  ODDS_HUNDREDTHS_PER_ONE,
  refuseDraw,
  sectionLabel,
  sectionTime,
  yangonStamp,
} from '@shwekan/rules';
import {
  type DrawAskedForResult,
  drawAskedFor,
  exactWinnersOfDraw,
  type LatestSettledResult,
  latestSettled,
  liveOfMarket,
  lotteriesOffered,
  luckyHistory,
  luckyOfDay,
  numbersOfDraw,
  sectionsAhead,
  todayOfLottery,
  winnersOfDraw,
} from '#queries/lottery/reads.ts';
import { historyDays, placeOf } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { KeepAtMost } from '../platform/shared-answers.ts';
import type { World } from '../platform/world.ts';
import { leftOf } from './board.ts';

const WINNERS_SHOWN = 100;
/** A feed that has said nothing for so long is stale. */
const LIVE_FRESH_S = 20;

/** A draw that closes or opens is so at once: what was said of it before is not said again. */
function keepUntilNext(keepAtMost: KeepAtMost, now: Date, instants: readonly (Date | null)[]): void {
  for (const it of instants) if (it !== null && it > now) keepAtMost(it.getTime() - now.getTime());
}

/** The lotteries that are offered. */
export async function listLotteries(world: World, keepAtMost: KeepAtMost) {
  const rows = await lotteriesOffered.run(undefined, world.db);
  for (const it of rows) keepUntilNext(keepAtMost, it.now, [it.closes_at]);
  return rows.map((it) => ({
    id: it.id,
    code: it.code as LotteryCode,
    name: it.name,
    odd: it.odds_hundredths / ODDS_HUNDREDTHS_PER_ONE,
    image: it.image,
    is_open: flag(it.is_open),
    next_closes_at: it.closes_at && yangonStamp(it.closes_at),
    next_section: it.section && labelOf(it.section),
    last_draw:
      it.last_number === null || it.last_day === null || it.last_section === null
        ? null
        : { lucky_number: numberText(it.last_number, it.digits as Digits), date: it.last_day, section: labelOf(it.last_section) },
  }));
}

/** Each section's next draw that has not closed, the nearest first. */
export async function listSections(world: World, code: LotteryCode, keepAtMost: KeepAtMost) {
  const [today] = await todayOfLottery.run({ code }, world.db);
  if (today === undefined) throw new Error('the clock did not answer');
  const rows = await sectionsAhead.run({ code }, world.db);
  keepUntilNext(
    keepAtMost,
    today.now,
    rows.flatMap((it) => [it.opens_at, it.closes_at]),
  );
  const data = rows.map((it) => ({
    id: it.id,
    time_section: labelOf(it.section),
    open_time: yangonStamp(it.opens_at),
    close_time: yangonStamp(it.closes_at),
    is_open: flag(it.takes_bets),
    odd: it.odds_hundredths / ODDS_HUNDREDTHS_PER_ONE,
    date: it.day,
    is_today: flag(it.is_today),
    closes_at: yangonStamp(it.closes_at),
  }));
  return { is_opened_today: flag(today.draws_today), now: yangonStamp(today.now), data };
}

type NumbersAsked = { section: string; date?: string | undefined };

/** Each number of a draw and what is left on it. Refuses `no_digit_data` when there is no such draw. */
export async function showNumbers(world: World, code: LotteryCode, asked: NumbersAsked, keepAtMost: KeepAtMost) {
  const [draw] = await drawAskedFor.run({ code, section: sectionIn(asked.section), day: asked.date ?? null }, world.db);
  if (draw === undefined) throw new Refusal('no_digit_data');
  const digits = draw.digits as Digits;
  keepUntilNext(keepAtMost, draw.now, [draw.opens_at, draw.closes_at]);
  const rows = await numbersOfDraw.run({ draw_id: draw.id }, world.db);
  return {
    overall_amount: kyatWire(draw.cap_pya),
    default_amount: kyatWire(draw.cap_pya),
    odd: draw.odds_hundredths / ODDS_HUNDREDTHS_PER_ONE,
    tot: draw.tot_odds_hundredths === null ? null : draw.tot_odds_hundredths / ODDS_HUNDREDTHS_PER_ONE,
    game: refuseDraw(bettingDraw(code, draw), draw.now) === null ? ('open' as const) : ('close' as const),
    closes_at: yangonStamp(draw.closes_at),
    now: yangonStamp(draw.now),
    date: draw.day,
    section: labelOf(draw.section),
    minimum: kyatWire(draw.stake_min_pya),
    maximum: kyatWire(draw.stake_max_pya),
    step: kyatWire(draw.stake_step_pya),
    version: draw.version,
    data: rows.map((it) => ({
      id: it.number + 1,
      bet_number: numberText(it.number, digits),
      default_amount: kyatWire(draw.cap_pya),
      total_amount: kyatWire(it.taken_pya),
      hot_amount: it.cap_pya === null ? null : kyatWire(it.cap_pya),
      block: it.is_blocked ? ('yes' as const) : ('no' as const),
      remaining: kyatWire(leftOf(draw, stateOf(draw, it))),
    })),
  };
}

function stateOf(draw: DrawAskedForResult, it: { taken_pya: number; cap_pya: number | null; is_blocked: boolean }): NumberState {
  return { taken_pya: it.taken_pya, cap_pya: Math.min(it.cap_pya ?? draw.cap_pya, draw.cap_pya), blocked: it.is_blocked };
}

function bettingDraw(code: LotteryCode, draw: DrawAskedForResult): BettingDraw {
  const digits = draw.digits as Digits;
  const result = draw.result === null ? null : numberText(draw.result, digits);
  return { ...draw, digits, result, section_is_open: draw.is_open, lines_max: lotteryOf(code).lines_max };
}

/** The numbers of today by section: "Coming Soon" until the draw is settled; one that was called off is marked, with when it was to close. */
export async function luckyToday(world: World, code: LotteryCode) {
  const rows = await luckyOfDay.run({ code }, world.db);
  return rows.map((it) => ({
    number: it.result == null ? 'Coming Soon' : numberText(it.result, it.digits as Digits),
    draw: {
      section: labelOf(it.section),
      date: it.day,
      ...(it.is_called_off && { called_off: 1 as const, closes_at: yangonStamp(it.closes_at) }),
    },
    source: { set: it.set, value: it.value },
  }));
}

/** Settled draws between two days, newest first, with the values their numbers follow from. */
export async function listLucky(
  world: World,
  code: LotteryCode,
  asked: { start_date?: string | undefined; end_date?: string | undefined; page: number; limit: number; days_back: number },
) {
  const { days } = await historyDays(world.db, asked, asked.days_back);
  const rows = await luckyHistory.run({ code, ...days, ...placeOf(asked) }, world.db);
  const data = rows.map((it) => ({
    id: it.id,
    lucky_number: numberText(it.result, it.digits as Digits),
    set: it.source_set,
    value: it.source_value,
    section: labelOf(it.section),
    category_id: it.lottery_id,
    create_date: it.day,
  }));
  return { data };
}

type Winners = { data: { id: number; win_amount: string; bet_amount: string; name: string; phone: string }[] };
/** A settled draw's winners never change, and everyone asks for the same: kept for the latest draw of each lottery. */
const kept = new WeakMap<World, Map<LotteryCode, { settled: string; winners: Winners }>>();

/** The winners of the latest settled draw, a row per player, largest first, at most 100. */
export async function listWinners(world: World, code: LotteryCode) {
  const [draw] = await latestSettled.run({ code }, world.db);
  if (draw === undefined) return { data: [], section: null, open_date: null, lucky_number: null };
  const of_draw = { section: labelOf(draw.section), open_date: draw.day, lucky_number: numberText(draw.result, draw.digits as Digits) };
  const { data } = await winnersOf(world, code, draw);
  return { data: data.map((it) => ({ ...it, ...of_draw })), ...of_draw };
}

async function winnersOf(world: World, code: LotteryCode, draw: LatestSettledResult): Promise<Winners> {
  const settled = `${draw.id} ${draw.settled_at.toISOString()}`;
  const of_world = kept.get(world) ?? new Map();
  kept.set(world, of_world);
  const known = of_world.get(code);
  if (known?.settled === settled) return known.winners;
  const asked = { draw_id: draw.id, number: draw.result, limit: WINNERS_SHOWN };
  const has_tot = lotteryOf(code).tot_odds_hundredths !== null;
  const rows = await (has_tot ? exactWinnersOfDraw.run(asked, world.db) : winnersOfDraw.run(asked, world.db));
  const data = rows.map((it, place) => ({
    id: place + 1,
    win_amount: kyatWire(it.amount_pya),
    bet_amount: kyatWire(it.stake_pya),
    name: maskName(it.name),
    phone: maskPhone(it.phone),
  }));
  of_world.set(code, { settled, winners: { data } });
  return { data };
}

export type LiveNumber = { set: string; value: string; twod: string; time: string; status: 'open' | 'closed' | 'stale' };

/** The best bid of BTC/USDT, and the C2D number it would give. */
export type LiveCrypto = { bid: string; c2d: string; time: string; status: 'open' | 'closed' | 'stale' };

/** The moving number of the stock market as its feed last told it; stale when the feed has gone quiet. */
export async function showLive(world: World): Promise<{ data: LiveNumber }> {
  return liveOf<LiveNumber>(world, 'SET', { set: '--', value: '--', twod: '--', time: '', status: 'stale' });
}

/** The moving bid as its feed last told it; stale when the feed has gone quiet. */
export async function showLiveCrypto(world: World): Promise<{ data: LiveCrypto }> {
  return liveOf<LiveCrypto>(world, 'BTCUSDT', { bid: '--', c2d: '--', time: '', status: 'stale' });
}

async function liveOf<T extends LiveNumber | LiveCrypto>(world: World, market: string, none: T): Promise<{ data: T }> {
  const [row] = await liveOfMarket.run({ market, fresh_s: LIVE_FRESH_S }, world.db);
  if (row === undefined) return { data: none };
  const data = row.data as T;
  return { data: row.is_fresh ? data : { ...data, status: 'stale' } };
}

/** A section of a request, a label or a time, as HH:MM. */
export function sectionIn(text: string): string {
  return sectionTime(text) ?? text.slice(0, 5);
}

/** A time as the database has it, as its label. */
export function labelOf(section: string): string {
  return sectionLabel(section.slice(0, 5));
}

function flag(is_so: boolean): 0 | 1 {
  return is_so ? 1 : 0;
}
