import { expect, test } from 'vitest';
import { cashRoom } from './cash-room.ts';
import { registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const room = await cashRoom(world);
const player = await registerPlayer(world);
const count = async () => (await world.sql('select 1 from cash_in')).length;

const AMOUNTS: unknown[] = [
  -1000,
  '-1000',
  0,
  '0',
  '0.00',
  -0,
  1000.5,
  '1000.50',
  '1000.005',
  '1e4',
  '1E4',
  1e21,
  '0x3e8',
  '+5000',
  ' 5000',
  '5,000',
  '၅၀၀၀',
  '5000 Ks',
  'NaN',
  'Infinity',
  '',
  'five',
  null,
  true,
  false,
  [],
  [5000],
  {},
  { amount: 5000 },
  2 ** 53,
  2 ** 63,
  '9223372036854775808',
  '99999999999999999999',
  999,
  1_000_001,
  "5000'; drop table cash_in; --",
];
test.each(AMOUNTS.map((amount) => [JSON.stringify(amount) ?? String(amount), amount]))('the amount %s is refused', async (_, amount) => {
  const before = await count();
  const got = await room.ask(player, { amount });
  expect(got.status).toBeGreaterThanOrEqual(400);
  expect(got.status).toBeLessThan(500);
  expect(got.body.code).toMatch(/^[a-z_]+$/);
  expect(got.body.message).not.toBe('');
  expect(await count()).toBe(before);
});

const FIELDS: [field: string, value: unknown][] = [
  ['payment_id', 999_999],
  ['payment_id', -1],
  ['payment_id', 'kbzpay'],
  ['payment_id', null],
  ['payment_id', 1.5],
  ['payment_id', 2 ** 60],
  ['account_name', ''],
  ['account_name', '   '],
  ['account_name', 'x'.repeat(81)],
  ['account_name', 'line\nbreak'],
  ['account_name', 5],
  ['account_name', 'nul\u0000'],
  ['transaction_id', ''],
  ['transaction_id', '12345'],
  ['transaction_id', '1234567'],
  ['transaction_id', '12345a'],
  ['transaction_id', -12345],
  ['transaction_id', 12345.6],
  ['transaction_id', null],
  ['transaction_id', '1'.repeat(41)],
  ['holder_phone', '09999999999'],
  ['holder_phone', ''],
  ['holder_phone', null],
  ['holder_phone', '%'],
];
test.each(FIELDS)('%s %j is refused', async (field, value) => {
  const before = await count();
  const got = await room.ask(player, { [field]: value });
  expect(got.status).toBeGreaterThanOrEqual(400);
  expect(got.status).toBeLessThan(500);
  expect(got.body.code).toMatch(/^[a-z_]+$/);
  expect(await count()).toBe(before);
});

test.each(['payment_id', 'account_name', 'transaction_id', 'amount', 'holder_phone'])('without %s it is refused', async (field) => {
  const body: Record<string, unknown> = room.body();
  delete body[field];
  const got = await world.call('POST /api/cash-in', { token: player.token, body });
  expect(got.status).toBeGreaterThanOrEqual(400);
  expect(got.status).toBeLessThan(500);
});

test('whose request it is says the token, whatever the body says', async () => {
  const other = await registerPlayer(world);
  const asked = await room.ask(player, { user_id: other.id, player_id: other.id, state: 'approved', new_balance_pya: 5 });
  expect(asked.body.data.status).toBe('Pending');
  expect((await room.history(player)).data).toHaveLength(1);
  expect((await room.history(other)).data).toEqual([]);
});

test.each(['', '12345', 'x'.repeat(61), "1'; --", 'အ123456', null, 5, ['A123456']])(
  'an operator’s transaction id %j is refused',
  async (full) => {
    const id = (await room.history(player)).data[0]?.id ?? 0;
    const got = await world.call('POST /api/console/cash-in/:id/approve', {
      token: room.token(),
      params: { id },
      body: { full_transaction_id: full },
    });
    expect(got.status).toBe(422);
    expect((await room.history(player)).data[0]?.status).toBe('Pending');
  },
);

test.each(['0', '-1', 'x', '1.5', '99999999999999999999'])('an operator’s request id %s is no request', async (id) => {
  const got = await world.call('POST /api/console/cash-in/:id/approve', {
    token: room.token(),
    params: { id },
    body: { full_transaction_id: 'A123456' },
  });
  expect([404, 422]).toContain(got.status);
});

test('a rejection needs a reason', async () => {
  const id = (await room.history(player)).data[0]?.id ?? 0;
  for (const reason of ['', '  ', 'x'.repeat(201)]) expect((await room.reject(id, reason)).status).toBe(422);
});
