import { expect, test } from 'vitest';
import { bet, drawsWorld } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';
import { fresh, seamlessPeople, speaker } from './seamless.ts';

const world = await drawsWorld();
const people = await seamlessPeople(world);
const gsc = speaker(world.server, 'gsc');

const limit = (player: TestPlayer, kind: string, amount: number) =>
  must(world.call('POST /api/user/play_limits', { token: player.token, body: { kind, period: 'day', amount } }));
const used = async (player: TestPlayer) =>
  (await must(world.call('GET /api/user/play_limits', { token: player.token }))).data.limits.map((it) => [it.kind, it.used]);

test('stakes of games and of lotteries count in one limit; a roll-back gives back, a win counts only against losses', async () => {
  const player = await people.gamePlayer(20_000);
  await must(people.adjust(player, 'main', 'give', 30_000));
  await limit(player, 'stake', 5000);
  await limit(player, 'loss', 5000);
  const won = fresh();
  await gsc.send('bet', player, { wager: won, amount: -3000 });
  await must(bet(world, player, [['07', 1000]]));
  expect(await used(player)).toEqual([
    ['stake', '4000.00'],
    ['loss', '4000.00'],
  ]);
  expect((await bet(world, player, [['07', 2000]])).body.code).toBe('limit_reached');
  await gsc.send('result', player, { wager: won, amount: 500, bet: 3000 });
  const back = fresh();
  await gsc.send('bet', player, { wager: back, amount: -700 });
  await gsc.send('rollback', player, { wager: back, amount: 700 });
  expect(await used(player)).toEqual([
    ['stake', '4000.00'],
    ['loss', '3500.00'],
  ]);
});

test('who owes on the game purse bets on no lottery until it is covered', async () => {
  const player = await people.gamePlayer(1000);
  await must(people.adjust(player, 'main', 'give', 5000));
  const spent = fresh();
  await gsc.send('bet', player, { wager: spent, amount: -500 });
  await gsc.send('result', player, { wager: spent, amount: 900, bet: 500 });
  await gsc.send('bet', player, { wager: fresh(), amount: -1400 });
  await gsc.send('rollback', player, { wager: spent, amount: -900 });
  expect(await people.balances(player)).toMatchObject({ main: '5000.00', game: '-900.00' });
  expect((await bet(world, player, [['07', 100]])).body.code).toBe('overdrawn');
  await must(people.adjust(player, 'game', 'give', 900));
  expect((await bet(world, player, [['07', 100]])).status).toBe(200);
});
