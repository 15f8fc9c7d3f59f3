import { CASH_SORTS, type CallName, calls, PLAY_SORTS } from '@shwekan/contract';
import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { cashIn } from './cash-in.ts';
import { bet, MONDAY, TUESDAY } from './draws-world.ts';
import { addRowPlayers, addRows, PAGED_LISTS } from './list-rows.ts';
import { must, operatorToken } from './people.ts';
import { rewardsWorld } from './rewards-world.ts';
import { until } from './until.ts';

const world = await rewardsWorld();
const { people } = world;

await addOperator(world.database_url, {
  username: 'sorter',
  password: 'an-operator-password',
  roles: ['owner', 'support', 'risk', 'cash'],
});
const token = await operatorToken(world, 'sorter', 'an-operator-password');

/** `least` is how many values are wanted of each, so that there is something to sort. */
type ListQuery = { query?: object; params?: object; least?: number };
type Row = Record<string, unknown>;
/** What was seen to sort: the call, and what it sorts by. */
const seen = new Set<string>();

/** A list sorted by each of these, up and down, stands on its pages in the order of what its rows show; what shows nothing stands last either way. */
async function expectSorted(name: CallName, sorts: readonly string[], { query = {}, params = {}, least = 1 }: ListQuery): Promise<void> {
  const read = async (more: object) => {
    const { data } = (await must(world.call(name, { token, params, query: { ...query, ...more } } as never))) as unknown as { data: Row[] };
    return data;
  };
  const whole = await read({ limit: 100 });
  expect([name, whole.length > 1]).toEqual([name, true]);
  for (const sort of sorts) {
    const shown = whole.map((row) => shownIn(row, sort));
    const upwards = shown.filter((it) => it !== null).sort((one, other) => one - other);
    expect([name, sort, new Set(upwards).size >= least]).toEqual([name, sort, true]);
    const nothing = shown.filter((it) => it === null);
    for (const [way, values] of [[sort, upwards] as const, [`-${sort}`, upwards.toReversed()] as const]) {
      const pages = [...(await read({ sort: way, limit: 2 })), ...(await read({ sort: way, limit: 2, page: 2 }))];
      expect([name, way, pages.map((row) => shownIn(row, sort))]).toEqual([name, way, [...values, ...nothing].slice(0, 4)]);
    }
    seen.add(`${name} ${sort}`);
  }
}

/** What a row shows in a column, as a number: a correction that takes is below nothing. */
function shownIn(row: Row, name: string): number | null {
  const value = row[name];
  if (value === null || value === undefined) return null;
  const isTime = name === 'at' || name === 'day' || name === 'waiting_since' || name.endsWith('_at');
  if (isTime) return Date.parse(String(value));
  return row['direction'] === 'take' && name === 'amount' ? -Number(value) : Number(value);
}

test('a list that is sorted is sorted over all of its pages, up and down', async () => {
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
  const days = { from: MONDAY, to: TUESDAY };
  const own = { start_date: MONDAY, end_date: TUESDAY };
  const lists: [name: CallName, sorts: string[], query: object][] = [
    ['GET /api/console/cash-in', ['amount', 'created_at'], {}],
    ['GET /api/console/cash-out', ['amount', 'created_at'], {}],
    ['GET /api/console/cash-requests', ['amount', 'created_at'], { kind: 'cash_in' }],
    ['GET /api/console/cash-requests', ['amount', 'created_at'], { kind: 'cash_out' }],
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
  for (const [name, sorts, query] of lists) await expectSorted(name, sorts, { query, params: { id: player.id } });
  expect((await world.call('GET /api/console/players', { token, query: { sort: 'password_hash' } })).status).toBe(422);
});

test('so is each list that nothing above has rows of', async () => {
  await addRowPlayers(world);
  const lists: [name: CallName, ...sorts: string[]][] = [
    ['GET /api/console/adjustments', 'created_at', 'amount'],
    ['GET /api/console/cases', 'opened_at', 'found_at'],
    ['GET /api/console/conversations', 'waiting_since', 'last_at'],
    ['GET /api/console/lay-offs', 'sold_at', 'total', 'commission', 'paid'],
    ['GET /api/console/level-two', 'created_at'],
    ['GET /api/console/notices', 'written_at', 'told_count'],
    ['GET /api/console/pocket-campaigns/:id/winners', 'created_at', 'amount'],
    ['GET /api/console/wager-differences', 'day', 'ours', 'theirs', 'repair'],
    ['GET /api/console/weekly-runs/:id/items', 'lottery_loss', 'game_loss', 'amount'],
  ];
  for (const [name, ...sorts] of lists) {
    const list = PAGED_LISTS.find((it) => it.name === name);
    if (!list) throw new Error(`${name} has no rows`);
    await addRows(world, list, 1, 6);
    await expectSorted(name, sorts, { query: list.query ?? {}, params: list.params ?? {}, least: 3 });
  }
});

test('nothing else can be asked to sort by', () => {
  type SortableQuery = { shape?: { sort?: { unwrap: () => { options: string[] } } } } | undefined;
  const asked = calls.flatMap(({ method, path, query }) => {
    const names = (query as SortableQuery)?.shape?.sort?.unwrap().options ?? [];
    return names.filter((it) => !it.startsWith('-')).map((it) => `${method} ${path} ${it}`);
  });
  expect(asked.toSorted()).toEqual([...seen].toSorted());
});
