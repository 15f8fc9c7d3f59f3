import { expect, test } from 'vitest';
import { readFacts } from '../src/platform/fact-reader.ts';
import { audit } from '../src/proof/audit.ts';
import { rewardsReader } from '../src/rewards/facts.ts';
import { keepLoggedIn, must, type TestPlayer } from './people.ts';
import { fresh, seamlessPeople, speaker } from './seamless.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await seamlessPeople(world);
const gsc = speaker(world.server, 'gsc');
const plus = speaker(world.server, 'gsc_plus');
const DAY_MS = 86_400_000;

const { owe } = people;
const paidIn = async (player: TestPlayer, kyat: number) => {
  await must(people.adjust(player, 'main', 'give', kyat));
};
/** A tip of GSC+, in kyat. */
const tip = (member: { member: string }, wager: string, kyat: number) =>
  plus.send('bet', member, { wager, amount: -kyat, bet: 0, valid: 0, more: { action: 'TIP' } });

test('turnover is not forgotten while bets are open: their money counts as held in games', async () => {
  const player = await people.gamePlayer(10_000);
  await paidIn(player, 5000);
  await owe(player, 90_000);
  const wager = fresh();
  expect((await gsc.send('bet', player, { wager, amount: -10_000 })).code).toBe(0);
  expect((await people.transfer(player, 'in', 1000)).body.code).toBe('turnover_left');
  expect((await people.balances(player)).turnover).toBe('90000.00');
  // Lost, it is spent: a new start is fair.
  expect((await gsc.send('result', player, { wager, amount: 0, bet: 10_000 })).code).toBe(0);
  await must(people.transfer(player, 'in', 1000));
  expect((await people.balances(player)).turnover).toBe('0.00');
});

test('small open bets do not stop a new start', async () => {
  const player = await people.gamePlayer(300);
  await paidIn(player, 5000);
  await owe(player, 90_000);
  expect((await gsc.send('bet', player, { wager: fresh(), amount: -300 })).code).toBe(0);
  await must(people.transfer(player, 'in', 1000));
  expect((await people.balances(player)).turnover).toBe('0.00');
});

test('a tip alone is over at once, counts for nothing, and can be rolled back', async () => {
  const player = await people.gamePlayer(1000);
  const [alone, back] = [fresh(), fresh()];
  expect((await tip(player, alone, 50)).code).toBe(0);
  expect((await tip(player, back, 70)).code).toBe(0);
  expect(await people.wagers(player)).toMatchObject([
    { kind: 'tip', status: 'settled', bet_pya: 0, valid_bet_pya: 0, turnover_pya: 0 },
    { kind: 'tip', status: 'settled' },
  ]);
  expect((await plus.send('rollback', player, { wager: back, amount: 70 })).code).toBe(0);
  await readFacts(world.server.world, rewardsReader);
  expect(await people.purse(player)).toBe(95_000);
  expect((await people.wagers(player)).map((it) => it['status'])).toEqual(['settled', 'void']);
  const counted = await world.sql(
    'select sum(micro_points)::int as points, sum(loss_pya)::int as loss from game_reward where player_id = $1',
    [player.id],
  );
  expect(counted.map((it) => [Number(it['points']), Number(it['loss'])])).toEqual([[0, 0]]);
});

test('a tip before its bet, and one beside it, leave the bet open until its result', async () => {
  const player = await people.gamePlayer(1000);
  await owe(player, 1000);
  const wager = fresh();
  await tip(player, wager, 10);
  expect((await plus.send('bet', player, { wager, amount: -100 })).code).toBe(0);
  expect(await people.wagers(player)).toMatchObject([{ kind: 'bet', status: 'open', settled_at: null }]);
  await tip(player, wager, 10);
  expect(await people.wagers(player)).toMatchObject([{ kind: 'bet', status: 'open' }]);
  expect((await plus.send('result', player, { wager, amount: 250, bet: 100, valid: 100 })).code).toBe(0);
  expect(await people.wagers(player)).toMatchObject([{ kind: 'bet', status: 'settled', turnover_pya: 10_000, staked_pya: 12_000 }]);
  expect((await people.balances(player)).turnover).toBe('900.00');
});

test('a jackpot that comes before its bet does not settle the bet', async () => {
  const player = await people.gamePlayer(1000);
  await owe(player, 1000);
  const wager = fresh();
  await plus.send('jackpot', player, { wager, amount: 30 });
  await plus.send('bet', player, { wager, amount: -100 });
  await plus.send('result', player, { wager, amount: 0, bet: 100, valid: 100 });
  expect(await people.wagers(player)).toMatchObject([{ kind: 'bet', status: 'settled', turnover_pya: 10_000, paid_pya: 3000 }]);
});

test("a limit counts a bet on the day it was made: yesterday's rollback makes no room today", async () => {
  const player = await people.gamePlayer(50_000);
  const yesterday = fresh();
  await gsc.send('bet', player, { wager: yesterday, amount: -10_000 });
  await keepLoggedIn(world);
  await world.sql(`update player_session set expires_at = '2100-01-01'`);
  await world.moveClock(DAY_MS);
  await must(world.call('POST /api/user/play_limits', { token: player.token, body: { kind: 'stake', period: 'day', amount: 5000 } }));
  expect((await gsc.send('rollback', player, { wager: yesterday, amount: 10_000 })).code).toBe(0);
  expect((await gsc.send('bet', player, { wager: fresh(), amount: -5001 })).code).not.toBe(0);
  const today = fresh();
  expect((await gsc.send('bet', player, { wager: today, amount: -5000 })).code).toBe(0);
  expect((await gsc.send('bet', player, { wager: fresh(), amount: -1 })).code).not.toBe(0);
  // What is rolled back of today may be staked again.
  expect((await gsc.send('rollback', player, { wager: today, amount: 5000 })).code).toBe(0);
  expect((await gsc.send('bet', player, { wager: fresh(), amount: -5000 })).code).toBe(0);
});

test('cash-out is refused while a purse is below zero, and the books are right', async () => {
  const player = await people.player(20_000);
  const member = String((await world.sql('select user_code from player where id = $1', [player.id]))[0]?.['user_code']);
  await must(people.transfer(player, 'in', 1000));
  const wager = fresh();
  await gsc.send('bet', { member }, { wager, amount: -100 });
  await gsc.send('result', { member }, { wager, amount: 500, bet: 100 });
  await must(people.transfer(player, 'out', 1400));
  await gsc.send('rollback', { member }, { wager, amount: -500 });
  expect((await people.balances(player)).game).toBe('-500.00');
  expect((await people.cashOut(player)).body.code).toBe('overdrawn');
  await must(people.transfer(player, 'in', 500));
  expect((await people.cashOut(player)).status).toBe(200);
  await people.forgetOwed();
  expect((await audit(world.database_url)).difference).toBeNull();
});
