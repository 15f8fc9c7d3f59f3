import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { audit } from '../src/proof/audit.ts';
import { askCashIn, cashIn } from './cash-in.ts';
import { balanceOf } from './draws-world.ts';
import { photo, sendImage } from './images.ts';
import { must, operatorToken, type TestPlayer } from './people.ts';
import { letTermsHold, readAllFacts, rewardsWorld } from './rewards-world.ts';

const world = await rewardsWorld();
const { finance } = world;
const OPEN = { is_open: true, amount: 3000, needs: 'cash_in' };
const CLOSED = { ...OPEN, is_open: false };

const hold = async (welcome: object) => {
  await letTermsHold(world, world.people, { welcome });
  // What follows comes after this moment, not in it.
  await world.moveClock(60_000);
};
const welcome = async (player?: TestPlayer) => (await must(world.call('GET /api/welcome_bonus', player && { token: player.token }))).data;
const isOpen = async (...players: TestPlayer[]) => Promise.all(players.map(async (it) => (await welcome(it)).is_open));
const balances = async (...players: TestPlayer[]) => {
  await readAllFacts(world);
  return Promise.all(players.map((it) => balanceOf(world, it)));
};
const clean = async () => expect((await audit(world.database_url)).difference).toBeNull();

test('the welcome bonus is promised to those whom it will be given, and who has it reads what they got', async () => {
  const early = await world.player(0);
  await hold(OPEN);
  const player = await world.player(0);
  expect([(await welcome()).is_open, await isOpen(early, player)]).toEqual([1, [0, 1]]);
  for (const it of [early, player]) await cashIn(world, it, 5000, finance);
  expect(await balances(early, player)).toEqual(['5000.00', '8000.00']);
  await hold({ ...OPEN, amount: 5000 });
  expect((await welcome()).amount).toBe('5000.00');
  expect(await welcome(player)).toMatchObject({ amount: '3000.00', is_given: 1 });
  await hold(CLOSED);
  await clean();
});

test('who opened an account while the bonus was open keeps the promise when it closes and opens again; who came between is promised nothing', async () => {
  await hold(OPEN);
  const first = await world.player(0);
  await hold(CLOSED);
  const between = await world.player(0);
  expect(await isOpen(first, between)).toEqual([0, 0]);
  await hold(OPEN);
  const second = await world.player(0);
  expect(await isOpen(first, between, second)).toEqual([1, 0, 1]);
  for (const it of [first, between, second]) await cashIn(world, it, 5000, finance);
  expect(await balances(first, between, second)).toEqual(['8000.00', '5000.00', '8000.00']);
  await hold(CLOSED);
  await clean();
});

test('who paid in while the bonus was open gets what was promised, also when it is closed before the cash-in is approved', async () => {
  await hold(OPEN);
  const [paid, late] = [await world.player(0), await world.player(0)];
  const { approve } = await askCashIn(world, paid, 5000);
  await hold({ ...CLOSED, amount: 1000, needs: 'level_2' });
  expect(await welcome(paid)).toEqual({ is_open: 1, amount: '3000.00', needs: 'cash_in', is_given: 0 });
  expect([(await welcome()).is_open, await isOpen(late)]).toEqual([0, [0]]);
  await cashIn(world, late, 5000, finance);
  await approve(finance);
  expect(await balances(paid, late)).toEqual(['8000.00', '5000.00']);
  expect(await welcome(paid)).toMatchObject({ amount: '3000.00', is_given: 1 });
  await clean();
});

test('who sent the photo for level 2 while the bonus was open gets it once that is approved', async () => {
  await addOperator(world.database_url, { username: 'helper', password: 'an-operator-password', roles: ['support'] });
  const helper = await operatorToken(world, 'helper', 'an-operator-password');
  await hold({ ...OPEN, needs: 'level_2' });
  const [sent, late] = [await world.player(0), await world.player(0)];
  const send = async (player: TestPlayer) => sendImage(world, '/api/user/lvl_2', await photo(), { token: player.token, field: 'image' });
  await send(sent);
  await hold({ ...CLOSED, needs: 'level_2' });
  await send(late);
  expect(await isOpen(sent, late)).toEqual([1, 0]);
  const { data } = await must(world.call('GET /api/console/level-two', { token: helper }));
  for (const { id } of data)
    await must(world.call('POST /api/console/level-two/:id/approve', { token: helper, params: { id }, body: { name: 'U Aung Aung' } }));
  expect(await balances(sent, late)).toEqual(['3000.00', '0.00']);
  await clean();
});
