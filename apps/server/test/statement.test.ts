import { phrases } from '@shwekan/phrases/wallet/en';
import { yangonDay } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { bookPages } from '../src/ledger/book.ts';
import { stake, win } from '../src/ledger/entries.ts';
import { lockPurses, post } from '../src/ledger/ledger.ts';
import { cashRoom } from './cash-room.ts';
import { must, registerPlayer, type TestPlayer } from './people.ts';
import { sumUpAll } from './sum-up.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const room = await cashRoom(world);
const player = await registerPlayer(world);
const stranger = await registerPlayer(world);
const DAY_MS = 86_400_000;

let nextCard = 500_000;
async function payIn(who: TestPlayer, amount: number): Promise<void> {
  nextCard += 1;
  const asked = await must(room.ask(who, { amount, transaction_id: String(nextCard) }));
  await must(room.approve(asked.data.id, `S${nextCard}`));
}
async function play(who: TestPlayer, slip_id: number): Promise<void> {
  await world.server.world.db.transaction(async (tx) => {
    const [purse] = await lockPurses(tx, [who.id], 'main');
    const it = { slip_id, lottery: '2D', main_purse: purse?.purse_id ?? 0 };
    await post(tx, [stake({ ...it, total_pya: 10_000 }), win({ ...it, amount_pya: 2500 })]);
  });
}
const statement = (who: TestPlayer, query: Record<string, string | number> = {}) =>
  must(world.call('GET /api/user/statement', { token: who.token, query }));

await payIn(player, 1000);
await payIn(stranger, 9000);
for (let slip = 1; slip <= 6; slip += 1) await play(player, slip);
/** Who plays on two days, with money in two purses. */
const mover = await registerPlayer(world);
const FIRST_DAY = yangonDay(await world.now());
await payIn(mover, 2000);
await must(world.call('POST /api/user/transfer_in', { token: mover.token, body: { transfer_balance: 300 } }));
await play(mover, 901);

test('shows every movement, newest first, each with the balance after it', async () => {
  const { data, next } = await statement(player);
  expect(next).toBeNull();
  expect(data).toHaveLength(13);
  expect(data[0]).toMatchObject({ purse: 'main', reason: 'win', ref: 'win:6', amount: '25.00', balance_after: '550.00' });
  expect(data[1]).toMatchObject({ reason: 'stake', ref: 'stake:6', amount: '-100.00', balance_after: '525.00' });
  expect(data.at(-1)).toMatchObject({ reason: 'cash_in', amount: '1000.00', balance_after: '1000.00' });
  for (let n = 0; n < data.length - 1; n += 1) {
    const [now, before] = [data[n], data[n + 1]];
    expect(Number(now?.balance_after)).toBe(Number(before?.balance_after) + Number(now?.amount));
  }
});

test('turns pages without skipping or repeating a line, also when money moves in between', async () => {
  const whole = (await statement(player)).data;
  const seen: unknown[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 10; page += 1) {
    const got: Awaited<ReturnType<typeof statement>> = await statement(player, { limit: 4, ...(cursor ? { cursor } : {}) });
    seen.push(...got.data);
    cursor = got.next;
    if (page === 0) await play(player, 100);
    if (cursor === null) break;
  }
  expect(seen).toEqual(whole);
});

test('a page that just fits is the last one', async () => {
  const { data } = await statement(player);
  expect((await statement(player, { limit: data.length })).next).toBeNull();
});

test('shows one purse when asked for one', async () => {
  expect((await statement(player, { purse: 'game' })).data).toEqual([]);
  expect((await statement(player, { purse: 'main' })).data).toEqual((await statement(player)).data);
  expect((await world.call('GET /api/user/statement', { token: player.token, query: { purse: 'house_cash' } })).status).toBe(422);
});

test('shows own movements only, and none without a login', async () => {
  const { data } = await statement(stranger);
  expect(data.map((it) => it.amount)).toEqual(['9000.00']);
  expect((await world.call('GET /api/user/statement')).status).toBe(401);
});

test('shows the Yangon days asked for, today when none is named', async () => {
  const today = (await statement(player)).data.length;
  const day = new Date((await world.now()).getTime() + 6.5 * 3_600_000).toISOString().slice(0, 10);
  await world.moveClock(DAY_MS);
  expect((await statement(player)).data).toEqual([]);
  await play(player, 200);
  expect((await statement(player)).data).toHaveLength(2);
  expect((await statement(player, { start_date: day, end_date: day })).data).toHaveLength(today);
  expect((await statement(player, { start_date: day })).data).toHaveLength(today + 2);
  expect((await statement(player, { start_date: '2020-01-01', end_date: '2020-12-31' })).data).toEqual([]);
});

test('what came in and went out on some days is what the moves say, whether it is summed up by day, in part or not yet', async () => {
  const who = mover;
  const day = FIRST_DAY;
  const moved = async (from: string, to: string) => {
    const rows = await world.sql(
      `select p.kind as purse, sum(greatest(x.amount, 0))::bigint as money_in, sum(greatest(-x.amount, 0))::bigint as money_out, count(*)::int as count
       from purse p join lateral (
         select entry_id, -amount as amount from move where from_purse = p.id union all select entry_id, amount from move where to_purse = p.id) x on true
       join entry e on e.id = x.entry_id where p.player_id = $1 and yangon_day(e.at) between $2 and $3 group by p.id, p.kind order by p.id`,
      [who.id, from, to],
    );
    return rows.map((it) => ({ ...it, money_in: `${Number(it['money_in']) / 100}.00`, money_out: `${Number(it['money_out']) / 100}.00` }));
  };
  /** The totals and the lines of all pages are those of the ledger's own rows. */
  const same = async (from: string, to: string, more: object = {}) => {
    const query = { start_date: from, end_date: to, limit: 3, ...more };
    const first = await statement(who, query);
    expect(first.totals).toEqual(await moved(from, to));
    let count = first.data.length;
    for (let next = first.next; next !== null; ) {
      const page: Awaited<ReturnType<typeof statement>> = await statement(who, { ...query, cursor: next });
      count += page.data.length;
      next = page.next;
    }
    expect(count).toBe(first.totals?.reduce((sum, it) => sum + it.count, 0));
    return first.totals;
  };
  await sumUpAll(world);
  await same(day, day);
  const next_day = yangonDay(await world.now());
  expect(next_day > day).toBe(true);
  await play(who, 902);
  await sumUpAll(world);
  await play(who, 903);
  const [main] = (await same(next_day, next_day)) ?? [];
  expect(main).toMatchObject({ purse: 'main', money_out: '200.00', count: 4 });
  expect(await same(day, next_day)).toHaveLength(2);
  await same(day, day);
  expect((await statement(who, { start_date: day, end_date: next_day, reason: 'stake' })).totals).toEqual([
    { purse: 'main', money_in: '0.00', money_out: '300.00', count: 3 },
  ]);
  expect((await statement(who, { start_date: '2020-01-01', end_date: '2020-12-31' })).totals).toEqual([]);
});

test('the file is asked for twenty times a minute by a player, however many share an address', async () => {
  const [many, one] = [await registerPlayer(world), await registerPlayer(world)];
  const file = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '10.9.8.7' };
    return (await fetch(new URL('/api/user/statement.csv', world.server.player_url), { headers })).status;
  };
  for (let n = 0; n < 20; n += 1) expect(await file(many.token)).toBe(200);
  expect(await file(many.token)).toBe(429);
  expect(await file(one.token)).toBe(200);
});

test.each(['x', '-1', "1'", '99999999999999999999', '1.1'])('a strange cursor %s is the first page', async (cursor) => {
  expect((await statement(player, { cursor })).data).toEqual((await statement(player)).data);
});

test('every reason of the entry book that moves a player’s money has a name on the statement', () => {
  const named = Object.keys(phrases.statement.reasons).sort();
  const isPlayers = (kind: string) => !kind.startsWith('house_');
  const booked = bookPages().filter(({ routes }) => routes.some(({ from, to }) => isPlayers(from) || isPlayers(to)));
  expect(named).toEqual(booked.map(({ reason }) => reason).sort());
});
