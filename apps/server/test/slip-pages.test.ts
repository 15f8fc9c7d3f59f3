import { expect, test } from 'vitest';
import { bet, drawsWorld, MONDAY, TUESDAY } from './draws-world.ts';
import { must } from './people.ts';

const world = await drawsWorld();
const [player, other] = [await world.player(50_000), await world.player(50_000)];
type Query = { limit?: number; cursor?: string; start_date?: string; end_date?: string };
const page = (query: Query, who = player) => must(world.call('GET /api/user/bet_slip_history_2d', { token: who.token, query }));
const placed: number[] = [];
const place = async (date = MONDAY) => placed.unshift((await must(bet(world, player, [['07', 100]], { date }))).slip_id);
for (let n = 0; n < 5; n += 1) await place();

test('slips are read page by page, newest first, each once, also while new ones come', async () => {
  const first = await page({ limit: 2 });
  expect(first.data.map((it) => it.id)).toEqual(placed.slice(0, 2));
  await place();
  const second = await page({ limit: 2, cursor: first.next ?? '' });
  const third = await page({ limit: 2, cursor: second.next ?? '' });
  expect([...first.data, ...second.data, ...third.data].map((it) => it.id)).toEqual(placed.slice(1));
  expect(third.next).toBeNull();
});

test('a last page that is full has none after it', async () => {
  expect(await page({ limit: 6 })).toMatchObject({ next: null });
  expect((await page({ limit: 5 })).next).toBe(String(placed[4]));
});

test("a cursor that is another player's slip, or no slip at all, shows nothing", async () => {
  const theirs = (await must(bet(world, other, [['08', 100]]))).slip_id;
  for (const cursor of [String(theirs), '999999']) expect(await page({ cursor })).toMatchObject({ data: [], next: null });
});

test('only slips of the days that are asked for are read, and those of other lotteries are not', async () => {
  await must(
    world.call('POST /api/user/betting_1d', {
      token: player.token,
      body: { section: '11:00 AM', date: MONDAY, bet_obj: [{ bet_number: '7', amount: 100 }] },
    }),
  );
  expect((await page({ start_date: MONDAY, end_date: MONDAY })).data.map((it) => it.id)).toEqual(placed);
  expect(await page({ start_date: TUESDAY, end_date: TUESDAY })).toMatchObject({ data: [], next: null });
});

test("an operator reads a player's slips of all lotteries page by page", async () => {
  const read = (query: { page?: number; limit: number; lottery?: '1D' | '2D' }) =>
    must(world.call('GET /api/console/players/:id/slips', { token: world.finance, params: { id: player.id }, query }));
  expect((await read({ limit: 2 })).data.map((it) => it.lottery)).toEqual(['1D', '2D']);
  expect((await read({ limit: 3, page: 2, lottery: '2D' })).data.map((it) => it.id)).toEqual(placed.slice(3, 6));
  expect((await read({ limit: 3, page: 3, lottery: '2D' })).data).toEqual([]);
});

test('each slip is on one page, also where a later one has an earlier time, as a clock that is turned back leaves it', async () => {
  const third = await world.player(5_000);
  const placeAt = async (ms: number) => {
    await world.moveClock(new Date(ms).toISOString());
    return (await must(bet(world, third, [['07', 100]]))).slip_id;
  };
  const now_ms = (await world.now()).getTime();
  const [first, back, last] = [await placeAt(now_ms + 60_000), await placeAt(now_ms), await placeAt(now_ms + 30_000)];
  const read: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null && read.length < 9; ) {
    const { data, next } = await page({ limit: 1, ...(cursor === undefined ? {} : { cursor }) }, third);
    read.push(...data.map((it) => it.id));
    cursor = next;
  }
  expect(read).toEqual([first, last, back]);
});
