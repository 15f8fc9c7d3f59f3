import { setTimeout as wait } from 'node:timers/promises';
import {
  addDays,
  type Calendar,
  type DaysRule,
  LOTTERIES,
  type LotteryCode,
  lotteryOf,
  nextDrawDays,
  previousDrawDay,
  type SourceKind,
  sectionTimes,
  yangonDay,
  yangonInstant,
} from '@shwekan/rules';
import {
  type CalendarLotteriesResult,
  type CalendarSectionsResult,
  calendarLotteries,
  calendarMark,
  calendarSections,
  type DrawsFromResult,
  drawsFrom,
  dropScheduledDraws,
  moveScheduledDraw,
  offDaysFrom,
  writeDraws,
} from '#queries/lottery/calendar.ts';
import { readNow } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { alone } from '../platform/leader.ts';
import type { World } from '../platform/world.ts';
import { type DrawDays, datedDays, ruledDays } from './dates.ts';

/** A process that stands still keeps its turn for five seconds at most. */
const TURN_WITHIN_MS = 6_000;
const TURN_AGAIN_MS = 50;
/** Draw days that are made ahead. */
const DAYS_AHEAD = 5;
/** Draw days before today that a demo starts with, so that its histories are not empty. */
const DEMO_DAYS_BACK: Record<DaysRule, number> = { weekdays: 4, every_day: 4, first_and_sixteenth: 2 };

type Planned = {
  section_id: number;
  day: string;
  section: string;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  odds_hundredths: number;
};

/**
 * Makes the draws of the coming days, and lets those that are not open yet follow the configuration. Safe to run at any time
 * and as often as wished: it works towards a plan that follows from the clock, also after that was moved. Where another process is at it, it
 * waits for its turn: that one may have begun before what the draws follow from was changed. It gives up on one that stands still, for the
 * change is made, and the draws follow with the next turn of any process.
 */
export async function keepDraws(world: World): Promise<void> {
  await takeTurn(world);
}

/**
 * Keeps the draws as one who looks again and again: asks one question, and makes them where anything they follow from is not what it was when
 * this process had made them last.
 */
export function followCalendar(world: World): () => Promise<void> {
  let made: string | null = null;
  return async () => {
    // Asked before the turn: what changes meanwhile is seen at the next look.
    const [asked] = await calendarMark.run(undefined, world.db);
    const mark = asked?.mark ?? null;
    if (mark !== null && mark === made) return;
    if (await takeTurn(world)) made = mark;
  };
}

/** False when another process stood still in its turn. */
async function takeTurn(world: World): Promise<boolean> {
  for (const end_ms = performance.now() + TURN_WITHIN_MS; performance.now() < end_ms; await wait(TURN_AGAIN_MS))
    if ((await alone(world.db, 'lottery.draws', (tx) => keepAll(world, tx))) !== null) return true;
  return false;
}

async function keepAll(world: World, tx: Tx): Promise<true> {
  const now = await readNow(tx);
  const today = yangonDay(now);
  const offered = await calendarLotteries.run(undefined, tx);
  const stands = await readStands(tx, offered, today);
  for (const lottery of drawnOf(offered)) await keepDrawsOf(world, tx, { lottery, today, ...stands(lottery) });
  return true;
}

/** What one lottery's plan follows from. */
type Stand = { sections: CalendarSectionsResult[]; off_days: ReadonlySet<string>; existing: DrawsFromResult[] };

/** Reads how all lotteries stand, each table once. */
async function readStands(
  tx: Tx,
  lotteries: CalendarLotteriesResult[],
  today: string,
): Promise<(lottery: CalendarLotteriesResult) => Stand> {
  // An off day before today decides when the first planned draw opens.
  const from_day = addDays(today, -31);
  const lottery_ids = lotteries.map((it) => it.id);
  const sections = await calendarSections.run({ lottery_ids }, tx);
  const off_days = await offDaysFrom.run({ lottery_ids: LOTTERIES.map((it) => it.id), from_day }, tx);
  const draws = await drawsFrom.run({ lottery_ids, from_day }, tx);
  return (lottery) => {
    const { id } = lottery;
    const { follows } = lotteryOf(lottery.code as LotteryCode);
    const obeyed = follows === null ? [id] : [id, lotteryOf(follows).id];
    const open_ids = withFollowers(lotteries, lottery).flatMap((it) => (it.is_open ? [it.id] : []));
    const open = new Set(sections.flatMap((it) => (it.is_open && open_ids.includes(it.lottery_id) ? [it.draws_at] : [])));
    return {
      sections: sections.filter((it) => it.lottery_id === id && open.has(it.draws_at)),
      off_days: new Set(off_days.filter((it) => obeyed.includes(it.lottery_id)).map((it) => it.day)),
      existing: draws.filter((it) => it.lottery_id === id),
    };
  };
}

/**
 * Those lotteries of all that are offered that make draws. One that is shut makes its draws all the same while one that follows it is open: they take no bets, and the
 * number of both is theirs.
 */
export function drawnOf(offered: CalendarLotteriesResult[]): CalendarLotteriesResult[] {
  return offered.filter((lottery) => withFollowers(offered, lottery).some((it) => it.is_open));
}

/** A lottery and those of the same list that follow it. */
function withFollowers(lotteries: CalendarLotteriesResult[], { code }: CalendarLotteriesResult): CalendarLotteriesResult[] {
  return lotteries.filter((it) => it.code === code || lotteryOf(it.code as LotteryCode).follows === code);
}

async function keepDrawsOf(world: World, tx: Tx, it: Stand & { lottery: CalendarLotteriesResult; today: string }): Promise<void> {
  const { lottery, today, sections, off_days, existing } = it;
  const rules = lotteryOf(lottery.code as LotteryCode);
  const calendar = { days: rules.days, off_days };
  const is_dated = rules.days === 'first_and_sixteenth';
  const days_back = isReplayed(world, rules.source) ? DEMO_DAYS_BACK[rules.days] : 0;
  const normal = daysToPlan(calendar, today, days_back);
  const days = is_dated ? await datedDays(tx, lottery.id, calendar, normal, today) : ruledDays(calendar, normal);
  const planned = planDraws({ lottery, sections, existing, days });
  const there = new Map(existing.map((draw) => [placeOf(draw), draw]));

  const missing = planned.filter((plan) => !there.has(placeOf(plan)));
  if (missing.length > 0) await writeDraws.run({ lottery_id: lottery.id, number_count: 10 ** lottery.digits, ...columnsOf(missing) }, tx);
  for (const plan of planned) {
    const draw = there.get(placeOf(plan));
    if (!draw?.is_scheduled) continue;
    const wanted = { ...plan, closes_at: earlier(plan.closes_at, draw.own_closes_at) };
    if (differs(draw, wanted, lottery)) await moveScheduledDraw.run({ id: draw.id, ...wanted }, tx);
  }
  const wanted = new Set(planned.map(placeOf));
  const unwanted = existing.filter((draw) => draw.is_scheduled && !wanted.has(placeOf(draw)));
  if (unwanted.length > 0) await dropScheduledDraws.run({ ids: unwanted.map((draw) => draw.id) }, tx);
}

/** True in a demo whose draws of this lottery are replayed: those of the last days are then made as well. */
function isReplayed({ config }: World, source: SourceKind): boolean {
  const feed = { set: config.FEED_2D, btc_bid: config.FEED_CRYPTO, glo_first_prize: config.FEED_3D }[source];
  return config.DEMO && feed === 'replay';
}

function daysToPlan(calendar: Calendar, today: string, days_back: number): string[] {
  const days = nextDrawDays(calendar, today, DAYS_AHEAD);
  for (let back = 0; back < days_back; back += 1) {
    const before = previousDrawDay(calendar, days[0] ?? today);
    if (before !== null) days.unshift(before);
  }
  return days;
}

/** What draws there should be: each opens when the one before it in its section closes, or on its own day when betting ahead is off. */
function planDraws(it: {
  lottery: CalendarLotteriesResult;
  sections: CalendarSectionsResult[];
  existing: DrawsFromResult[];
  days: DrawDays;
}): Planned[] {
  return it.days.days.flatMap((day) =>
    it.sections.map((section) => {
      const time = section.draws_at.slice(0, 5);
      const times = sectionTimes(day, { time, closes_before_min: section.close_before_minutes });
      const before = closeBefore(it, day, section);
      const opens_at = it.lottery.bet_next_day && before !== null ? before : yangonInstant(day, '00:00');
      const odds_hundredths = section.odds_hundredths ?? it.lottery.odds_hundredths;
      return { section_id: section.id, day, section: section.draws_at, opens_at, odds_hundredths, ...times };
    }),
  );
}

/** When the draw before a day closes in a section: as it stands in its row when it has one, else as it is configured. */
function closeBefore(it: { existing: DrawsFromResult[]; days: DrawDays }, day: string, section: CalendarSectionsResult): Date | null {
  const before = it.days.before(day);
  if (before === null) return null;
  const draw = it.existing.find((row) => row.day === before && row.section === section.draws_at && !row.is_scheduled);
  if (draw) return draw.closes_at;
  return sectionTimes(before, { time: section.draws_at.slice(0, 5), closes_before_min: section.close_before_minutes }).closes_at;
}

/** The configured closing, unless an operator closed this draw before it. */
function earlier(configured: Date, own: Date | null): Date {
  return own !== null && own < configured ? own : configured;
}

function differs(draw: DrawsFromResult, plan: Planned, lottery: CalendarLotteriesResult): boolean {
  return (
    draw.opens_at.getTime() !== plan.opens_at.getTime() ||
    draw.closes_at.getTime() !== plan.closes_at.getTime() ||
    draw.odds_hundredths !== plan.odds_hundredths ||
    draw.tot_odds_hundredths !== lottery.tot_odds_hundredths ||
    draw.stake_min_pya !== lottery.stake_min_pya ||
    draw.stake_max_pya !== lottery.stake_max_pya ||
    draw.stake_step_pya !== lottery.stake_step_pya ||
    draw.cap_pya !== lottery.cap_pya
  );
}

function placeOf(it: { day: string; section: string }): string {
  return `${it.day} ${it.section}`;
}

function columnsOf(draws: Planned[]) {
  return {
    section_ids: draws.map((it) => it.section_id),
    days: draws.map((it) => it.day),
    sections: draws.map((it) => it.section),
    opens_at: draws.map((it) => it.opens_at),
    closes_at: draws.map((it) => it.closes_at),
    draws_at: draws.map((it) => it.draws_at),
    odds_hundredths: draws.map((it) => it.odds_hundredths),
  };
}
