import { FIRST_RUN } from '@shwekan/contract/first-run';
import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { cashIn } from './cash-in.ts';
import { decide } from './deeds.ts';
import { must, operatorToken, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const PASSWORD = 'a-second-person-password';

/** A new house, whose first owner has added themself; the second owner is the one who confirms in `decide`. */
async function newHouse(more: Record<string, string>, now: string | null) {
  const world = await testWorld(more, 'new', now);
  await addOperator(world.database_url, { username: 'boss', password: PASSWORD, roles: ['owner'] });
  const token = await operatorToken(world, 'boss', PASSWORD);
  const steps = async () => (await must(world.call('GET /api/console/first-run', { token }))).data;
  const left = async () => (await steps()).filter((it) => it.is_needed && !it.is_done).map((it) => it.code);
  return { world, token, steps, left };
}
type NewHouse = Awaited<ReturnType<typeof newHouse>>;

/** Opens an account, a way in, a way out and all lotteries, and looks at the list after each. */
async function openHouse({ world, token, steps, left }: NewHouse, after: string[]) {
  expect(await left()).toEqual(['account', 'cash_in', 'cash_out', 'lotteries', ...after]);
  const { data: methods } = await must(world.call('GET /api/console/payment-methods', { token }));
  const params = { id: methods.find((it) => it.code === 'kbzpay')?.id ?? 0 };
  const account = { account_number: '09799000111', account_name: 'Shwekan' };
  await must(decide(world, world.call('POST /api/console/payment-methods/:id/accounts', { token, params, body: account })));
  expect(await left()).toEqual(['cash_in', 'cash_out', 'lotteries', ...after]);
  await must(decide(world, world.call('POST /api/console/payment-methods/:id', { token, params, body: { cash_in_open: true } })));
  expect(await left()).toEqual(['cash_out', 'lotteries', ...after]);
  await must(decide(world, world.call('POST /api/console/payment-methods/:id', { token, params, body: { cash_out_open: true } })));
  expect((await steps()).find((it) => it.code === 'lotteries')).toMatchObject({ is_done: false, detail: '2D, 3D, C2D, 1D, C1D' });
  for (const lottery of ['2D', '3D', 'C2D', '1D', 'C1D'] as const)
    await must(decide(world, world.call('POST /api/console/lotteries/:lottery', { token, params: { lottery }, body: { is_open: true } })));
  expect(await left()).toEqual(after);
}

test('the list of a new house leads a fresh database to its first bet, a step at a time', async () => {
  const house = await newHouse({}, '2026-12-02T09:00:00+06:30');
  const { world, token, steps, left } = house;
  // Each has a sentence and, but for those that need the machine's command line or settings, a page.
  for (const { code } of await steps()) expect(FIRST_RUN).toHaveProperty(code);
  const rest = ['account', 'cash_in', 'cash_out', 'lotteries'];
  expect(await left()).toEqual(['two_owners', ...rest]);
  await addOperator(world.database_url, { username: 'teller', password: PASSWORD, roles: ['cash'] });
  expect(await left(), 'who is no owner is not the second').toEqual(['two_owners', ...rest]);
  await addOperator(world.database_url, { username: 'second-person', password: PASSWORD, roles: ['owner'] });
  await openHouse(house, []);

  const player = await registerPlayer(world);
  await cashIn(world, player, 10_000, token);
  const bet = await world.call('POST /api/user/betting', {
    token: player.token,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { section: '12:01 PM', bet_obj: [{ bet_number: '07', amount: 100 }] },
  });
  expect(bet.status).toBe(200);
});

test('outside a demo it leads through the licence as well, which two owners enter: only then is money taken', async () => {
  const house = await newHouse({ DEMO: 'false' }, null);
  const { world, token, left } = house;
  const stopped = async () => (await must(world.call('GET /api/app-setting'))).data.no_play_reason !== '';
  expect(await left()).toContain('two_owners');
  await addOperator(world.database_url, { username: 'second-person', password: PASSWORD, roles: ['owner'] });
  await openHouse(house, ['licence', 'reached']);
  expect(await stopped()).toBe(true);
  const body = { reference: 'GL-2026-001', expires_on: '2099-12-31' };
  await must(decide(world, world.call('POST /api/console/licence', { token, body })));
  expect(await left(), 'what is left is a setting of the machine').toEqual(['reached']);
  expect(await stopped()).toBe(false);
});
