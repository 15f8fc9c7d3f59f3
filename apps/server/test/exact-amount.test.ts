import { expect, test } from 'vitest';
import { cashRoom } from './cash-room.ts';
import { must, registerPlayer, type TestPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const room = await cashRoom(world);

const ask = (player: TestPlayer, amount: number, payment_id = room.method.id) =>
  world.call('POST /api/user/cash_in/exact_amount', { token: player.token, body: { payment_id, amount } });
const given = async (player: TestPlayer, amount: number) => Number((await must(ask(player, amount))).data?.amount);

test('an exact amount is given to one player, stays his for two hours, and the operator sees that the request has it', async () => {
  const [first, second] = [await registerPlayer(world), await registerPlayer(world)];
  expect([await given(first, 10_000), await given(second, 10_000), await given(first, 10_000)]).toEqual([10_001, 10_002, 10_001]);
  const exact = (await must(room.ask(first, { amount: 10_001 }))).data.id;
  const round = (await must(room.ask(second, { amount: 10_000 }))).data.id;
  const rows = (await room.queue()).data.filter((it) => [exact, round].includes(it.id));
  expect(new Map(rows.map((it) => [it.id, it.is_exact]))).toEqual(
    new Map([
      [exact, true],
      [round, false],
    ]),
  );
  await room.reject(exact);
  expect(await given(first, 10_000), 'what a request of the last days has is not given again').toBe(10_003);
});

test('it stays a player’s who asks for others; one that ran out is no longer exact, and nobody else gets it for a day', async () => {
  const [first, second] = [await registerPlayer(world), await registerPlayer(world)];
  expect([await given(first, 20_000), await given(first, 30_000), await given(second, 20_000)]).toEqual([20_001, 30_001, 20_002]);
  await world.moveClock(119 * 60_000);
  expect(await given(first, 20_000), 'asked again it is his for two hours more').toBe(20_001);
  await world.moveClock(2 * 60_000);
  const late = (await must(room.ask(first, { amount: 30_001 }))).data.id;
  expect((await room.queue({ search: `#${late}` })).data[0]?.is_exact).toBe(false);
  expect(await given(await registerPlayer(world), 20_000)).toBe(20_003);
});

test('a player is given five in a day, and none above the own limit', async () => {
  const player = await registerPlayer(world);
  for (const amount of [60_000, 61_000, 62_000, 63_000, 64_000]) expect(await given(player, amount)).toBe(amount + 1);
  expect((await must(ask(player, 65_000))).data).toBe(null);
  const careful = await registerPlayer(world);
  await must(world.call('POST /api/user/play_limits', { token: careful.token, body: { kind: 'cash_in', period: 'day', amount: 70_000 } }));
  expect(await given(careful, 70_000)).toBe(69_999);
});

test('an amount that others pay as well is nobody’s alone: none is whole hundreds of kyat', async () => {
  const [first, second] = [await registerPlayer(world), await registerPlayer(world)];
  expect([await given(first, 34_999), await given(second, 34_999)]).toEqual([35_001, 35_002]);
  expect(await given(await registerPlayer(world), 999_999), 'nor where only it lies above').toBe(999_998);
});

test('of twenty who ask at once each gets an amount of his own', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => registerPlayer(world)));
  const amounts = await Promise.all(players.map((it) => given(it, 50_000)));
  expect(new Set(amounts).size).toBe(20);
});

test('it stays within what the method takes, and is refused with the reason where the amount is not', async () => {
  const player = await registerPlayer(world);
  expect(await given(player, 1_000_000)).toBe(999_999);
  expect((await ask(player, 1_000_001)).body.code).toBe('amount_too_large');
  expect((await ask(player, 999)).body.code).toBe('amount_too_small');
  expect((await ask(player, 5000, 999_999)).body.code).toBe('method_not_found');
});
