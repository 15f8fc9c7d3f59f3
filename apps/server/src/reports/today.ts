import type { Reply, today } from '@shwekan/contract';
import { addDays, kyatWire, LOTTERIES, sectionLabel } from '@shwekan/rules';
import {
  belowZeroOfDays,
  drawsNamed,
  entriesLeftOut,
  figuresOfDays,
  fundsOfDays,
  houseByDay,
  methodsNamed,
} from '#queries/reports/today.ts';
import type { ReportSubject } from '#queries/unions.ts';
import { readNow, readToday } from '../platform/clock.ts';
import type { Queryable } from '../platform/db.ts';
import type { World } from '../platform/world.ts';
import { belowZero } from './below-zero.ts';
import { type BookedSum, cashFigures, figureReasons, playFigures } from './figures.ts';
import { labelsOf, namesApart } from './labels.ts';
import { openDraws } from './open-draws.ts';

type Today = Reply<typeof today.show>;
type Days = { today: string; yesterday: string; week_ago: string };
type Figure = BookedSum & { subject: ReportSubject; day: string; key: string };

const MONTH_DAYS = 30;
const PLAYERS_CASH = [...figureReasons('in'), ...figureReasons('out')];

/** The house today, beside yesterday and the same day a week ago. Reads figures of days and what was booked since they were summed up, never the history. */
export async function showToday({ db }: World, online_count: number): Promise<Today> {
  const today = await readToday(db);
  const days: Days = { today, yesterday: addDays(today, -1), week_ago: addDays(today, -7) };
  const figures = await figuresOfDays.run(
    { subjects: ['house', 'draw', 'account'], from: days.week_ago, to: today, days: Object.values(days) },
    db,
  );
  const of = (kind: ReportSubject) => figures.filter((it) => it.subject === kind);
  const house = of('house');
  const lotteries = house.filter((it) => it.key.startsWith('house_lottery:'));
  const games = house.filter((it) => it.key.startsWith('house_provider:'));
  const play = (some: readonly Figure[]) => ofDays(days, some, playFigures);
  return {
    day: days.today,
    yesterday: days.yesterday,
    week_ago: days.week_ago,
    play: { all: play([...lotteries, ...games]), lotteries: play(lotteries), games: play(games) },
    lotteries: await lotteryRows(db, lotteries, of('draw'), play),
    providers: await providerRows(db, games, play),
    cash: await cashOf(db, days, house, of('account')),
    funds: await fundsOf(db, today),
    open: await openDraws(db),
    online_count,
    left_out_count: await leftOut(db),
  };
}

/** The last thirty days by day: what the house kept of play, what was paid in and out, what players held at the end of each. */
export async function showMonth({ db }: World): Promise<Reply<typeof today.month>> {
  const to = await readToday(db);
  const from = addDays(to, 1 - MONTH_DAYS);
  const rows = await houseByDay.run({ from, to }, db);
  const funds = await fundsOfDays.run({ from, to }, db);
  const below = await belowZeroOfDays.run({ from, to: addDays(to, -1) }, db);
  const below_now_pya = [...(await belowZero(db, await readNow(db))).values()].reduce((sum, it) => sum + it, 0);
  const data = Array.from({ length: MONTH_DAYS }, (_, nth) => {
    const day = addDays(from, nth);
    const of = (kind: string) => rows.find((it) => it.day === day && it.kind === kind);
    const held = funds.filter((it) => it.day === day && it.purse !== 'points').reduce((sum, it) => sum + it.amount, 0);
    const cash = of('house_cash');
    return {
      day,
      lotteries: kyatWire(of('house_lottery')?.amount_pya ?? 0),
      games: kyatWire(of('house_provider')?.amount_pya ?? 0),
      cash_in: kyatWire(0 - (cash?.cash_in_pya ?? 0)),
      cash_out: kyatWire(cash?.cash_out_pya ?? 0),
      // What some players owe makes what is owed to the others no smaller.
      funds: kyatWire(held - (day === to ? below_now_pya : (below.findLast((it) => it.day <= day)?.below_zero_pya ?? 0))),
    };
  });
  return { left_out_count: await leftOut(db), data };
}

/** How many entries are booked and not in the figures of pages yet, because the job that sums up is far behind. */
export async function leftOut(db: Queryable): Promise<number> {
  const [row] = await entriesLeftOut.run(undefined, db);
  return row?.left_out_count ?? 0;
}

function ofDays<T>(days: Days, figures: readonly Figure[], count: (sums: readonly BookedSum[]) => T) {
  const on = (day: string) => count(figures.filter((it) => it.day === day));
  return { today: on(days.today), yesterday: on(days.yesterday), week_ago: on(days.week_ago) };
}

type Play = (some: readonly Figure[]) => Today['play']['all'];

async function lotteryRows(db: Queryable, house: readonly Figure[], draws: readonly Figure[], play: Play) {
  const named = await drawsNamed.run({ draw_ids: [...new Set(draws.map((it) => Number(it.key)))] }, db);
  const rows: Today['lotteries'] = [];
  for (const { code } of LOTTERIES) {
    const whole = house.filter((it) => it.key === `house_lottery:${code}`);
    if (whole.length === 0) continue;
    rows.push({ lottery: code, section: null, key: `house_lottery:${code}`, ...play(whole) });
    const sections = Map.groupBy(
      named.filter((it) => it.code === code),
      (it) => it.section,
    );
    for (const section of [...sections.keys()].sort()) {
      const ids = new Set(sections.get(section)?.map((it) => String(it.id)));
      const key = `${code} ${section}`;
      rows.push({ lottery: code, section: sectionLabel(section), key, ...play(draws.filter((it) => ids.has(it.key))) });
    }
  }
  return rows;
}

async function providerRows(db: Queryable, games: readonly Figure[], play: Play) {
  const keys = [...new Set(games.map((it) => it.key))];
  const label = await labelsOf(db, 'provider', keys);
  const rows = keys.map((key) => ({
    p_code: key.slice('house_provider:'.length),
    name: label(key),
    key,
    ...play(games.filter((it) => it.key === key)),
  }));
  return rows.sort((a, b) => a.name.localeCompare(b.name));
}

async function cashOf(db: Queryable, days: Days, house: readonly Figure[], accounts: readonly Figure[]) {
  const methods = await methodsNamed.run(undefined, db);
  const names = new Map(namesApart(methods.map((it) => [it.code, it.name])));
  const cash = (some: readonly Figure[]) => ofDays(days, some, cashFigures);
  const rows = methods.flatMap((method) => {
    // What was paid between houses alone is no cash of players.
    const own = accounts.filter((it) => it.key.startsWith(`${method.id}:`) && PLAYERS_CASH.includes(it.reason));
    return [...Map.groupBy(own, (it) => it.key).entries()]
      .sort(([a], [b]) => b.localeCompare(a))
      .map(([key, some]) => ({
        method: names.get(method.code) ?? method.code,
        account: key.slice(key.indexOf(':') + 1) || null,
        key,
        ...cash(some),
      }));
  });
  return { all: cash(house.filter((it) => it.key.startsWith('house_cash:'))), accounts: rows };
}

/** The kinds of purse in the order in which they are shown. */
const PURSES = ['main', 'game', 'hold', 'promotion', 'referral'] as const;

async function fundsOf(db: Queryable, day: string): Promise<Today['funds']> {
  const held = new Map((await fundsOfDays.run({ from: day, to: day }, db)).map((it) => [it.purse, it.amount]));
  const below = await belowZero(db, await readNow(db));
  const sum = (of: (purse: (typeof PURSES)[number]) => number) => PURSES.reduce((all, purse) => all + of(purse), 0);
  const above = (purse: (typeof PURSES)[number]) => (held.get(purse) ?? 0) - (below.get(purse) ?? 0);
  return {
    total: kyatWire(sum(above)),
    below_zero: kyatWire(sum((purse) => below.get(purse) ?? 0)),
    purses: PURSES.map((purse) => ({ purse, amount: kyatWire(above(purse)) })),
    points: held.get('points') ?? 0,
  };
}
