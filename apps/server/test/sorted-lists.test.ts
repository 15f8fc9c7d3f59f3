import { CASH_SORTS, type CallName, PLAY_SORTS } from '@shwekan/contract';
import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { cashIn } from './cash-in.ts';
import { bet, MONDAY, TUESDAY } from './draws-world.ts';
import { must, operatorToken } from './people.ts';
import { rewardsWorld } from './rewards-world.ts';
import { until } from './until.ts';

const world = await rewardsWorld();
const { people } = world;

test('a list that is sorted is sorted over all of its pages, up and down', async () => {
  await addOperator(world.database_url, {
    username: 'sorter',
    password: 'an-operator-password',
    roles: ['owner', 'support', 'risk', 'cash'],
  });
  const support = await operatorToken(world, 'sorter', 'an-operator-password');
  const [player, other, third] = [await people.player(50_000), await people.player(70_000), await people.player(10_000)];
  const playOn = async (date: string, kyat: number) => {
    await cashIn(world, other, 5000 + kyat, world.finance);
    await must(bet(world, player, [['12', 500 + kyat]], { section: '04:30 PM', date }));
    await must(bet(world, player, [['13', 900]], { section: '04:30 PM', date }));
    await must(bet(world, other, [['14', 300]], { section: '04:30 PM', date }));
    await world.wager(player, { bet: 400, payout: 100 });
    await world.wager(other, { bet: 100 + kyat, payout: 700 });
  };
  await playOn(MONDAY, 200);
  await world.moveClock(`${TUESDAY}T09:00:00+06:30`);
  await until(async () => (await must(world.call('GET /api/section'))).data.some((it) => it.date === TUESDAY && it.is_open === 1));
  await playOn(TUESDAY, 100);
  for (const [amount, who] of [
    [9000, player],
    [5000, other],
    [7000, third],
  ] as const)
    await must(people.cashOut(who, { amount }));
  type Rows = { data: Record<string, unknown>[] };
  const days = { from: MONDAY, to: TUESDAY };
  const own = { start_date: MONDAY, end_date: TUESDAY };
  const lists: [name: CallName, sorts: string[], query: object][] = [
    ['GET /api/console/cash-in', ['amount', 'created_at'], {}],
    ['GET /api/console/cash-out', ['amount', 'created_at'], {}],
    ['GET /api/console/players', ['balance', 'game_balance', 'created_at', 'seen_at'], {}],
    ['GET /api/console/wagers', ['bet', 'payout', 'moved', 'created_at'], {}],
    ['GET /api/console/players/:id/slips', ['total_amount', 'reward_amount', 'created_at'], own],
    ['GET /api/console/audit', ['at'], {}],
    ['GET /api/console/outbox', ['at'], {}],
    ['GET /api/console/deeds', ['asked_at'], { state: 'decided' }],
    ['GET /api/console/reports/play', [...PLAY_SORTS], { ...days, by: 'player' }],
    ['GET /api/console/reports/play', ['stakes', 'payouts', 'refunds', 'result'], { ...days, by: 'number' }],
    ['GET /api/console/reports/play', ['stakes', 'result'], { ...days, by: 'day' }],
    ['GET /api/console/reports/cash', [...CASH_SORTS], { ...days, by: 'day' }],
  ];
  const shownIn = (row: Record<string, unknown>, name: string) =>
    name === 'at' || name.endsWith('_at') ? Date.parse(String(row[name])) : Number(row[name]);
  for (const [name, sorts, query] of lists) {
    const read = async (more: object) => {
      const asked = { token: support, params: { id: player.id }, query: { ...query, ...more } };
      return ((await must(world.call(name, asked as never))) as unknown as Rows).data;
    };
    const whole = await read({ limit: 200 });
    expect([name, whole.length > 1]).toEqual([name, true]);
    for (const sort of sorts) {
      const upwards = whole.map((row) => shownIn(row, sort)).sort((one, other) => one - other);
      for (const [way, values] of [[sort, upwards] as const, [`-${sort}`, upwards.toReversed()] as const]) {
        const pages = [...(await read({ sort: way, limit: 2 })), ...(await read({ sort: way, limit: 2, page: 2 }))];
        expect([name, way, pages.map((row) => shownIn(row, sort))]).toEqual([name, way, values.slice(0, 4)]);
      }
    }
  }
  expect((await world.call('GET /api/console/players', { token: support, query: { sort: 'password_hash' } })).status).toBe(422);
});
