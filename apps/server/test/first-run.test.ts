import { FIRST_RUN } from '@shwekan/contract/first-run';
import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { cashIn } from './cash-in.ts';
import { decide } from './deeds.ts';
import { must, operatorToken, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const PASSWORD = 'a-second-person-password';

test('the list of a new house leads a fresh database to its first bet, a step at a time', async () => {
  const world = await testWorld({}, 'new', '2026-12-02T09:00:00+06:30');
  await addOperator(world.database_url, { username: 'boss', password: PASSWORD, roles: ['owner'] });
  const token = await operatorToken(world, 'boss', PASSWORD);
  const steps = async () => (await must(world.call('GET /api/console/first-run', { token }))).data;
  const left = async () => (await steps()).filter((it) => it.is_needed && !it.is_done).map((it) => it.code);
  // Each has a sentence and, but for the first, which needs an operator's command line, a page.
  for (const { code } of await steps()) expect(FIRST_RUN).toHaveProperty(code);
  expect(await left()).toEqual(['two_operators', 'account', 'cash_in', 'cash_out', 'lotteries']);

  await addOperator(world.database_url, { username: 'second-person', password: PASSWORD, roles: ['owner'] });
  expect(await left()).toEqual(['account', 'cash_in', 'cash_out', 'lotteries']);
  const { data: methods } = await must(world.call('GET /api/console/payment-methods', { token }));
  const params = { id: methods.find((it) => it.code === 'kbzpay')?.id ?? 0 };
  const account = { account_number: '09799000111', account_name: 'Shwekan' };
  await must(decide(world, world.call('POST /api/console/payment-methods/:id/accounts', { token, params, body: account })));
  expect(await left()).toEqual(['cash_in', 'cash_out', 'lotteries']);
  await must(world.call('POST /api/console/payment-methods/:id', { token, params, body: { cash_in_open: true } }));
  expect(await left()).toEqual(['cash_out', 'lotteries']);
  await must(world.call('POST /api/console/payment-methods/:id', { token, params, body: { cash_out_open: true } }));
  expect((await steps()).find((it) => it.code === 'lotteries')).toMatchObject({ is_done: false, detail: '2D, 3D, C2D, 1D, C1D' });
  for (const lottery of ['2D', '3D', 'C2D', '1D', 'C1D'] as const)
    await must(decide(world, world.call('POST /api/console/lotteries/:lottery', { token, params: { lottery }, body: { is_open: true } })));
  expect(await left()).toEqual([]);

  const player = await registerPlayer(world);
  await cashIn(world, player, 10_000, token);
  const bet = await world.call('POST /api/user/betting', {
    token: player.token,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { section: '12:01 PM', bet_obj: [{ bet_number: '07', amount: 100 }] },
  });
  expect(bet.status).toBe(200);
});
