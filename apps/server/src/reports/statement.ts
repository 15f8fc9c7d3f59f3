import { FUNDS_PURSES, REWARD_ROWS, type Reply, type reports } from '@shwekan/contract';
import { addDays, kyatWire, yangonInstant } from '@shwekan/rules';
import { cashBefore, type HouseOfDaysResult, houseOfDays } from '#queries/reports/statement.ts';
import { readNow, readToday } from '../platform/clock.ts';
import type { Queryable } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import { inSnapshot } from '../platform/snapshot.ts';
import type { World } from '../platform/world.ts';
import { belowZero } from './below-zero.ts';
import { cashFigures, figureReasons, playFigures, REWARD_REASONS } from './figures.ts';
import { fundsAt } from './funds.ts';
import { labelsOf, PURSE_LABELS, REWARD_LABELS } from './labels.ts';
import { kindOf, readRange } from './range.ts';
import { leftOut } from './today.ts';

type Statement = Reply<typeof reports.statement>;
type Behind = Statement['behind'][number];
/** Of which row of a report a row's amounts are; its figure where the column does not say it. */
type Of = Pick<Behind, 'by' | 'key'> & { figure?: Behind['figure'] };
/** An amount of the statement, and what it opens to. */
type Row = Statement['data'][number] & { behind: Omit<Behind, 'part' | 'name' | 'what'> | null };
type TableRow<T> = readonly [name: string, amounts: Readonly<Record<string, T>>, of?: Of];
type Days = { from: string; to: string };

/** Sections and accounts of a house: far fewer than these. */
const ROWS_MOST = 1000;
const MONEY = FUNDS_PURSES.filter((it) => it !== 'points');
/** The figures of reports that columns of the statement tell. */
const FIGURES: Readonly<Record<string, Behind['figure']>> = {
  ...{
    Stakes: 'stakes',
    Payouts: 'payouts',
    Refunds: 'refunds',
    Corrections: 'corrections',
    'Laid off': 'laid_off',
    'Gross result': 'result',
  },
  ...{ In: 'in', Out: 'out', 'Other houses': 'houses', Cost: 'cost', Change: 'held' },
};
const CORRECTIONS: Readonly<Record<string, string>> = {
  adjustment: 'Balances corrected by two operators',
  win_reversed: 'Wins taken back',
  game_rollback: 'Bets and results of games rolled back',
  game_resettled: 'Wagers of games settled anew',
  game_repair: 'Wagers of games repaired',
};

/**
 * A month's statement, of one moment of the database: what was played, paid, given and corrected, and the chain from player funds at its beginning to those at its end. Of the
 * month that runs, until now. Refuses `time_not_valid` for a month to come.
 */
export async function showStatement(world: World, { query }: Call<typeof reports.statement>): Promise<Statement> {
  const days = daysOfMonth(query.month);
  if (days.from > (await readToday(world.db))) throw new Refusal('time_not_valid');
  return inSnapshot(world, async ({ db }) => {
    const { rows, difference } = await readStatement(db, days);
    const told = { data: rows.map(({ behind: _, ...row }) => row), behind: rows.flatMap(behindOf) };
    return { ...days, left_out_count: await leftOut(db), difference: kyatWire(difference), ...told };
  });
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): Days {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 8)}01`, -1) };
}

/** The rows of a statement of the days of a month, and what its chain is off by. */
export async function readStatement(db: Queryable, { from, to }: Days) {
  const house = await houseOfDays.run({ from, to }, db);
  const [began_at, ended_at] = [yangonInstant(from, '00:00'), await endOf(db, to)];
  const [begin, end] = [await fundsAt(db, began_at), await fundsAt(db, ended_at)];
  // The chain leads from all to all: what some players owe is in it, and told beneath.
  const [below_begin, below_end] = [sumOf(await belowZero(db, began_at)), sumOf(await belowZero(db, ended_at))];
  const { rows: chain, difference } = chainOf(house, sumOf(begin), sumOf(end));
  const rows = [
    ...(await playRows(db, { from, to }, house)),
    ...(await cashRows(db, { from, to }, house)),
    ...tableOf(
      'Player funds',
      [
        ...MONEY.map((it) => [PURSE_LABELS[it], begin.get(it) ?? 0, end.get(it) ?? 0, { by: 'purse', key: it }] as const),
        ['All', sumOf(begin), sumOf(end), undefined] as const,
        ['Of it below zero, owed by players', below_begin, below_end, undefined] as const,
      ].map(([name, opening, closing, of]) => [name, { Opening: opening, Change: closing - opening, Closing: closing }, of] as const),
    ),
    ...rewardRows(house),
    ...tableOf(
      'Corrections',
      Object.entries(CORRECTIONS).map(([reason, name]) => [name, { 'To players': 0 - of(house, [reason]) }] as const),
    ),
    ...chain,
  ];
  return { rows, difference };
}

/** The instant up to which a statement is: the end of its last day, or now. */
async function endOf(db: Queryable, to: string): Promise<Date> {
  const now = await readNow(db);
  return new Date(Math.min(now.getTime(), yangonInstant(addDays(to, 1), '00:00').getTime()));
}

async function playRows(db: Queryable, days: Days, house: readonly HouseOfDaysResult[]): Promise<Row[]> {
  const { data } = await readRange(db, { ...days, page: 1, limit: ROWS_MOST }, kindOf('section', 'result'));
  const sections = data
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((it) => [it.label, it.sums, { by: 'section', key: it.key }] as const);
  const lotteries = house.filter((it) => it.key.startsWith('house_lottery:'));
  const games = house.filter((it) => it.key.startsWith('house_provider:'));
  const providers = [...Map.groupBy(games, (it) => it.key)];
  const label = await labelsOf(
    db,
    'provider',
    providers.map(([key]) => key),
  );
  return [
    ...wireTable(
      'Lotteries',
      [...sections, ['All', lotteries, { by: 'lottery', key: null }] as const].map(([name, sums, of]) => [name, playShown(sums), of]),
    ),
    ...wireTable(
      'Providers',
      [
        ...providers.map(([key, sums]) => [label(key), sums, { by: 'provider', key }] as const),
        ['All', games, { by: 'provider', key: null }] as const,
      ].map(([name, sums, of]) => [name, playShown(sums), of]),
    ),
  ];
}

type Sums = readonly { reason: string; amount_pya: number }[];
const counted = (sums: Sums) => sums.map((it) => ({ reason: it.reason, amount_pya: it.amount_pya, entry_count: 0 }));

/** The columns of play. */
export function playShown(sums: Sums): Record<string, string> {
  const { stakes, payouts, refunds, corrections, laid_off, result } = playFigures(counted(sums));
  return { Stakes: stakes, Payouts: payouts, Refunds: refunds, Corrections: corrections, 'Laid off': laid_off, 'Gross result': result };
}

async function cashRows(db: Queryable, days: Days, house: readonly HouseOfDaysResult[]): Promise<Row[]> {
  const before = await cashBefore.run({ from: days.from }, db);
  const keys = [...new Set([...before, ...house].map((it) => it.key).filter((it) => it.startsWith('house_cash:')))].sort();
  const label = await labelsOf(db, 'method', keys);
  const methods = keys.map((key) => {
    const sums = house.filter((it) => it.key === key);
    const opening = before.find((it) => it.key === key)?.held_pya ?? 0;
    return {
      name: label(key),
      key,
      opening,
      in_pya: 0 - of(sums, ['cash_in']),
      out_pya: of(sums, ['cash_out_paid']),
      houses_pya: 0 - of(sums, figureReasons('houses')),
      closing: opening - of(sums, null),
    };
  });
  const all = (field: 'opening' | 'in_pya' | 'out_pya' | 'houses_pya' | 'closing') => methods.reduce((sum, it) => sum + it[field], 0);
  const total = {
    name: 'All',
    key: null,
    opening: all('opening'),
    in_pya: all('in_pya'),
    out_pya: all('out_pya'),
    houses_pya: all('houses_pya'),
    closing: all('closing'),
  };
  const { data } = await readRange(db, { ...days, page: 1, limit: ROWS_MOST }, kindOf('account', 'in'));
  const accounts = data.map((it) => [it.label, cashFigures(it.sums), { by: 'account', key: it.key }] as const);
  return [
    ...tableOf(
      'Cash by way to pay',
      [...methods, total].map(
        (it) =>
          [
            it.name,
            { Opening: it.opening, In: it.in_pya, Out: it.out_pya, 'Other houses': it.houses_pya, Closing: it.closing },
            { by: 'method', key: it.key },
          ] as const,
      ),
    ),
    ...wireTable(
      'Cash by account',
      accounts.map(([name, it, of]) => [name, { In: it.in, Out: it.out, 'Other houses': it.houses }, of]),
    ),
  ];
}

function rewardRows(house: readonly HouseOfDaysResult[]): Row[] {
  const kinds = REWARD_ROWS.map(
    (kind) => [REWARD_LABELS[kind], { Cost: 0 - of(house, REWARD_REASONS[kind]) }, { by: 'reward', key: kind }] as const,
  );
  return tableOf('Bonuses and rewards', [
    ...kinds,
    ['All', { Cost: kinds.reduce((sum, [, it]) => sum + it.Cost, 0) }, { by: 'reward', key: null }] as const,
  ]);
}

/** Opening and all moves between the house and players' purses come to the closing, or the difference says by how much not. */
function chainOf(house: readonly HouseOfDaysResult[], opening: number, closing: number) {
  const play = (...reasons: string[]) => 0 - of(house, reasons);
  const rewards = 0 - of(house, Object.values(REWARD_REASONS).flat());
  const named: [string, number][] = [
    ['Cash in', play('cash_in')],
    ['Cash out', play('cash_out_paid')],
    ['Stakes', play('stake', 'game_bet')],
    ['Payouts and refunds', play('win', 'game_win', 'refund')],
    ['Corrections of play', play('win_reversed', 'game_rollback', 'game_resettled', 'game_repair')],
    ['Bonuses and rewards', rewards],
    ['Corrections of balances', play('adjustment')],
  ];
  const other = 0 - of(house, null) - named.reduce((sum, [, pya]) => sum + pya, 0);
  const moves: [string, number][] = other === 0 ? named : [...named, ['Other reasons', other]];
  const reckoned = opening - of(house, null);
  const difference = closing - reckoned;
  const lines: [string, number][] = [
    ['Player funds at the beginning', opening],
    ...moves,
    ['All of these', reckoned],
    ['Player funds at the end', closing],
    [difference === 0 ? 'Difference: none, the chain holds' : 'Difference: the chain does not hold', difference],
  ];
  return {
    difference,
    rows: tableOf(
      'From beginning to end',
      lines.map(([name, pya]) => [name, { Kyat: pya }, chainOpens(name)] as const),
    ),
  };
}

/** What came to the house for some reasons, or for all. */
export function of(sums: Sums, reasons: readonly string[] | null): number {
  return sums.filter((it) => reasons === null || reasons.includes(it.reason)).reduce((sum, it) => sum + it.amount_pya, 0);
}

function sumOf(held: ReadonlyMap<string, number>): number {
  return MONEY.reduce((sum, purse) => sum + (held.get(purse) ?? 0), 0);
}

/** What a line of the chain opens to, where one figure of reports tells it. */
const CHAIN: Readonly<Record<string, Behind['figure']>> = {
  ...{ 'Cash in': 'in', 'Cash out': 'out', Stakes: 'stakes', 'Corrections of play': 'corrections', 'Bonuses and rewards': 'cost' },
};

function chainOpens(name: string): Of | undefined {
  const figure = CHAIN[name];
  return figure && { by: figure === 'cost' ? 'reward' : 'day', key: null, figure };
}

/** The rows of a part from amounts in pya. */
export function tableOf(part: string, rows: readonly TableRow<number>[]): Row[] {
  return wireTable(
    part,
    rows.map(([name, pya, of]) => [name, Object.fromEntries(Object.entries(pya).map(([what, amount]) => [what, kyatWire(amount)])), of]),
  );
}

/** The same from amounts as they are sent. */
export function wireTable(part: string, rows: readonly TableRow<string>[]): Row[] {
  return rows.flatMap(([name, amounts, of]) =>
    Object.entries(amounts).map(([what, amount]) => {
      const figure = of?.figure ?? FIGURES[what];
      return { part, name, what, amount, behind: of && figure ? { figure, by: of.by, key: of.key } : null };
    }),
  );
}

function behindOf({ part, name, what, behind }: Row): Behind[] {
  return behind === null ? [] : [{ part, name, what, ...behind }];
}
