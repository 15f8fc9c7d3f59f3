import { CASH_ROWS, PLAY_ROWS } from '@shwekan/contract';
import { kyatWire, parseKyat } from '@shwekan/rules';
import pg from 'pg';
import { expect, test } from 'vitest';
import { cashIn } from './cash-in.ts';
import { bet, MONDAY, TUESDAY } from './draws-world.ts';
import { must } from './people.ts';
import { rewardsWorld } from './rewards-world.ts';
import { sumUpAll } from './sum-up.ts';
import { until } from './until.ts';

const world = await rewardsWorld();
const { people } = world;
const token = world.finance;

type EntriesQuery = NonNullable<NonNullable<Parameters<typeof world.call<'GET /api/console/reports/entries'>>[1]>['query']>;

/** What all pages of the entries behind a figure come to. */
async function behind(query: EntriesQuery): Promise<string> {
  let pya = 0;
  for (let before: number | null | undefined; before !== null; ) {
    const asked = { ...query, limit: 4, ...(before === undefined ? {} : { before }) };
    const { data, next } = await must(world.call('GET /api/console/reports/entries', { token, query: asked }));
    pya = data.reduce((sum, it) => sum + (parseKyat(it.amount, 'signed') ?? Number.NaN), pya);
    before = next;
  }
  return kyatWire(pya);
}

/** Each figure as it is shown, beside what the entries that it opens to come to. */
async function expectOpens(figures: readonly (readonly [shown: string, of: EntriesQuery])[]): Promise<void> {
  expect(figures.length).toBeGreaterThan(0);
  for (const [shown, of] of figures) expect({ ...of, comes_to: await behind(of) }).toEqual({ ...of, comes_to: shown });
}

const PLAY = ['stakes', 'payouts', 'refunds', 'corrections', 'laid_off', 'result'] as const;

const [player, friend] = [await people.player(400_000), await people.player(0)];
await cashIn(world, player, 50_000, people.banker);
await cashIn(world, friend, 20_000, people.banker);
const cash_out = await must(people.cashOut(player, { amount: 8000 }));
const paid = { params: { id: cash_out.data.id }, body: { payout_reference: 'PAY-7001' } };
await must(world.call('POST /api/console/cash-out/:id/pay', { token: people.teller_a, ...paid }));
await must(people.cashOut(player, { amount: 6000 }));
await world.stake(player, 10_000);
await world.stake(player, 300, true);
await world.stake(friend, 700, true);
await must(bet(world, friend, [['15', 500]], { section: '04:30 PM' }));
await world.settle();
await world.takeBack(player, await world.wager(player, { bet: 700 }));
await world.wager(friend, { bet: 400, payout: 150 });

const owner = new pg.Client({ connectionString: world.database_url });
await owner.connect();
const purseOf = async (it: { id: number }, kind: string) =>
  Number((await world.sql('select id from purse where player_id = $1 and kind = $2', [it.id, kind]))[0]?.['id']);
/** Books an entry between a purse of a player and one of the house, from whichever is named first; below zero where its reason may. */
const book = async (ref: string, from: number, to: number, amount_pya: number, house: readonly [kind: string, name: string]) =>
  owner.query(
    `select from post(array[$1], array[split_part($1, ':', 1)], array[$2::bigint], array[$3::bigint], array[$4::bigint], array[$5], array[$6])`,
    [...[ref, from, to, amount_pya], ...house],
  );
await book('welcome_bonus:97000', -1, await purseOf(friend, 'main'), 30_000, ['house_promotions', '']);
await book('pocket_money:97001', -1, await purseOf(friend, 'main'), 20_000, ['house_pocket', '']);
await book('pocket_money:97002', -1, await purseOf(player, 'main'), 10_000, ['house_pocket', '']);
// What a player owes the house makes what it owes others no smaller.
await book('game_repair:97003', await purseOf(friend, 'game'), -1, 77_700, ['house_provider', 'SANDBOX']);
await owner.end();

test('every figure of today opens to entries that come to it, summed up or not', async () => {
  for (const isSummedUp of [false, true]) {
    if (isSummedUp) await sumUpAll(world);
    const now = await must(world.call('GET /api/console/today', { token }));
    const days = { today: now.day, yesterday: now.yesterday, week_ago: now.week_ago };
    const figures: [string, EntriesQuery][] = [];
    for (const on of ['today', 'yesterday'] as const) {
      const range = { from: days[on], to: days[on] };
      for (const figure of PLAY) {
        figures.push([now.play.all[on][figure], { figure, by: 'day', key: days[on], ...range }]);
        for (const it of now.lotteries)
          figures.push([it[on][figure], { figure, by: it.section === null ? 'lottery' : 'section', key: it.key, ...range }]);
        for (const it of now.providers) figures.push([it[on][figure], { figure, by: 'provider', key: it.key, ...range }]);
      }
      for (const figure of ['in', 'out'] as const) {
        figures.push([now.cash.all[on][figure], { figure, by: 'day', key: days[on], ...range }]);
        for (const it of now.cash.accounts) figures.push([it[on][figure], { figure, by: 'account', key: it.key, ...range }]);
      }
    }
    figures.push([now.funds.total, { figure: 'owed', by: 'purse' }], [now.funds.below_zero, { figure: 'below_zero', by: 'purse' }]);
    for (const { purse, amount } of now.funds.purses) figures.push([amount, { figure: 'owed', by: 'purse', key: purse }]);
    figures.push([now.open.staked, { figure: 'stakes', by: 'open_draw' }], [now.open.worst, { figure: 'would_pay', by: 'open_draw' }]);
    for (const it of now.open.draws) {
      const key = `${it.draw_id} ${it.worst_number}`;
      figures.push([it.staked, { figure: 'stakes', by: 'open_draw', key }], [it.worst, { figure: 'would_pay', by: 'open_draw', key }]);
    }
    expect(Number(now.funds.below_zero)).toBeLessThan(0);
    expect([now.lotteries.length > 2, now.providers.length, now.open.draws.length]).toEqual([true, 2, 1]);
    await expectOpens(figures);
  }
});

test('the sums above a report open to entries that come to them, and so does each figure of a reward', async () => {
  const range = { from: MONDAY, to: MONDAY };
  const figures: [string, EntriesQuery][] = [];
  for (const by of PLAY_ROWS) {
    const { sums } = await must(world.call('GET /api/console/reports/play', { token, query: { ...range, by } }));
    for (const figure of PLAY) if (sums[figure] !== null) figures.push([sums[figure], { figure, by, ...range }]);
  }
  for (const by of CASH_ROWS) {
    const { sums } = await must(world.call('GET /api/console/reports/cash', { token, query: { ...range, by } }));
    for (const figure of ['in', 'out', 'houses'] as const) figures.push([sums[figure], { figure, by, ...range }]);
  }
  const rewards = await must(world.call('GET /api/console/reports/rewards', { token, query: range }));
  expect(rewards.data.length).toBeGreaterThan(1);
  for (const figure of ['cost', 'result', 'left'] as const) figures.push([rewards.sums[figure], { figure, by: 'reward', ...range }]);
  for (const it of rewards.data)
    for (const figure of ['cost', 'stakes', 'result', 'in', 'out', 'left'] as const)
      figures.push([it[figure], { figure, by: 'reward', key: it.key, ...range }]);
  await expectOpens(figures);
});

test('player funds at an instant, and what a day is closed with, open to all entries that led to them', async () => {
  const [middle] = await world.sql('select at from entry order by id offset (select count(*) / 2 from entry) limit 1');
  const figures: [string, EntriesQuery][] = [];
  for (const at of [middle?.['at'] as Date, await world.now()].map((it) => it.toISOString())) {
    const { data, total, below_zero } = await must(world.call('GET /api/console/reports/funds', { token, query: { at } }));
    const of = { by: 'purse', until: at } as const;
    figures.push([total, { ...of, figure: 'owed' }], [below_zero, { ...of, figure: 'below_zero' }]);
    for (const it of data) {
      figures.push([it.amount, { ...of, figure: 'purses', key: it.purse }], [it.owed, { ...of, figure: 'owed', key: it.purse }]);
      figures.push([it.below_zero, { ...of, figure: 'below_zero', key: it.purse }]);
    }
  }
  await world.moveClock(`${TUESDAY}T00:05:00+06:30`);
  const closings = async () => (await must(world.call('GET /api/console/reports/closings', { token }))).data;
  await until(async () => {
    await sumUpAll(world);
    return (await closings()).length > 0;
  });
  // What was booked since is of no day that is closed.
  await cashIn(world, player, 2000, people.banker);
  const [closing] = await closings();
  if (!closing) throw new Error('no day is closed');
  const up_to = closing.last_entry;
  const said = await must(world.call('GET /api/console/reports/entries', { token, query: { figure: 'owed', by: 'purse', up_to } }));
  expect(said.to, 'nothing of the days after it').toBe(closing.day);
  for (const it of closing.purses) figures.push([it.amount, { figure: 'owed', by: 'purse', key: it.purse, up_to }]);
  for (const it of closing.accounts) figures.push([it.booked, { figure: 'accounts', by: 'method', key: `house_cash:${it.method}`, up_to }]);
  figures.push([closing.booked, { figure: 'accounts', by: 'method', up_to }]);
  figures.push([closing.below_zero, { figure: 'below_zero', by: 'purse', up_to }]);
  figures.push([closing.open_stakes, { figure: 'open_stakes', by: 'day', key: closing.day, up_to }]);
  expect([closing.day, closing.open_stakes]).toEqual([MONDAY, '500.00']);
  await expectOpens(figures);
});
