import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { audit } from '../src/proof/audit.ts';
import { cashRoom } from './cash-room.ts';
import { must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const room = await cashRoom(world);
const newPlayer = () => registerPlayer(world);
const DAY_MS = 86_400_000;

async function pendingOf(player: TestPlayer, more: Record<string, unknown> = {}): Promise<number> {
  return (await must(room.ask(player, more))).data.id;
}

describe('how to pay in', () => {
  test('everyone sees the methods with our accounts and their limits', async () => {
    const shown = await must(world.call('GET /api/payment-method/show-cashin'));
    expect(shown.pay[0]).toMatchObject({
      name: 'KBZPay',
      minimum: '1000.00',
      maximum: '1000000.00',
      payment_account_numbers: [{ account_name: 'Shwekan Co., Ltd.' }],
    });
    for (const it of [...shown.pay, ...shown.banking]) expect(it.payment_account_numbers).not.toEqual([]);
  });

  test('quick amounts lie within the limits', async () => {
    const { data, minimum, maximum } = await must(world.call('GET /api/cashin-amount'));
    expect([minimum, maximum]).toEqual(['1000.00', '1000000.00']);
    expect(data).toContain('1000');
    for (const amount of data) expect(Number(amount)).toBeLessThanOrEqual(1_000_000);
  });

  test('a closed method is not shown, and refuses', async () => {
    await world.sql('update payment_method set cash_in_open = false where id = $1', [room.method.id]);
    try {
      const shown = await must(world.call('GET /api/payment-method/show-cashin'));
      expect(shown.pay.map((it) => it.id)).not.toContain(room.method.id);
      expect((await room.ask(await newPlayer())).body.code).toBe('method_closed');
    } finally {
      await world.sql('update payment_method set cash_in_open = true where id = $1', [room.method.id]);
    }
  });
});

describe('a cash-in', () => {
  test('waits until an operator approves it, then is money, once', async () => {
    const player = await newPlayer();
    const asked = await must(room.ask(player, { amount: '5000.00', transaction_id: 654321 }));
    expect(asked.message).toBe('Cashin request sent!');
    expect(asked.data).toMatchObject({
      amount: '5000.00',
      status: 'Pending',
      old_amount: null,
      new_amount: null,
      transaction_id: '654321',
    });
    expect(await room.balance(player)).toBe('0.00');

    const { data } = await must(room.approve(asked.data.id, 'kbz000654321'));
    expect(data).toMatchObject({ state: 'approved', full_transaction_id: 'KBZ000654321', decided_by: 'finance', amount: '5000.00' });
    expect(await room.balance(player)).toBe('5000.00');
    const history = await room.history(player);
    expect(history.data).toHaveLength(1);
    expect(history.data[0]).toMatchObject({
      status: 'Approve',
      old_amount: '0.00',
      new_amount: '5000.00',
      payment_method: { name: 'KBZPay' },
    });
  });

  test('that is rejected says why, moves nothing, and lets the player ask again', async () => {
    const player = await newPlayer();
    const id = await pendingOf(player);
    await must(room.reject(id, 'no such payment'));
    expect((await room.history(player)).data[0]).toMatchObject({ status: 'Reject', message: 'no such payment', new_amount: null });
    expect(await room.balance(player)).toBe('0.00');
    expect((await room.ask(player)).status).toBe(200);
  });

  test('that nobody decides ends after 72 hours, not before', async () => {
    const player = await newPlayer();
    const id = await pendingOf(player);
    await world.moveClock(3 * DAY_MS - 60_000);
    await room.logInAgain();
    expect((await room.queue({ state: 'pending', search: player.phone })).total_count).toBe(1);
    await world.moveClock(120_000);
    // Out of time counts at once, also before the job has come by.
    expect((await room.approve(id, 'KBZ123456')).body.code).toBe('already_decided');
    await expect.poll(async () => (await room.queue({ state: 'expired', search: player.phone })).total_count).toBe(1);
    const [first] = (await room.history(player, { start_date: '2020-01-01' })).data;
    expect(first).toMatchObject({ status: 'Reject', message: 'Please send a new request.' });
    expect((await room.ask(player)).status).toBe(200);
  });

  test.each([
    ['approved, approved', 'approve', 'approve'],
    ['approved, rejected', 'approve', 'reject'],
    ['rejected, approved', 'reject', 'approve'],
    ['rejected, rejected', 'reject', 'reject'],
  ] as const)('twice decided (%s): the second does nothing and says so', async (_, first, second) => {
    const player = await newPlayer();
    const id = await pendingOf(player);
    const decide = (what: 'approve' | 'reject') => (what === 'approve' ? room.approve(id, room.wholeId(id, `A${id}-`)) : room.reject(id));
    expect((await decide(first)).status).toBe(200);
    const before = await world.sql('select * from cash_in where id = $1', [id]);
    const again = await decide(second);
    expect([again.status, again.body.code]).toEqual([409, 'already_decided']);
    expect(await world.sql('select * from cash_in where id = $1', [id])).toEqual(before);
    expect(await room.balance(player)).toBe(first === 'approve' ? '5000.00' : '0.00');
  });

  test('is approved only with the id that ends with the digits the player gave', async () => {
    const id = await pendingOf(await newPlayer(), { transaction_id: '777888' });
    expect((await room.approve(id, 'KBZ777889')).body.code).toBe('transaction_id_not_valid');
    // The whole id: the six digits alone would be taken for another payment's on another day.
    expect((await room.approve(id, '777888')).body.code).toBe('transaction_id_not_valid');
    expect((await room.approve(id, '7-7-7-8-8-8')).body.code).toBe('transaction_id_not_valid');
    expect((await room.approve(id, 'KBZ777888')).status).toBe(200);
  });

  test('whose transaction id paid another request is refused, in whatever letters', async () => {
    const same = { transaction_id: '123456' };
    await must(room.approve(await pendingOf(await newPlayer(), same), 'only-once-123456'));
    const second = await pendingOf(await newPlayer(), same);
    const again = await room.approve(second, 'ONLY-ONCE-123456');
    expect([again.status, again.body.code]).toEqual([409, 'transaction_id_used']);
    expect((await room.queue({ state: 'pending' })).data.map((it) => it.id)).toContain(second);
    // Nor typed without its hyphens: it is the same payment.
    expect((await room.approve(second, 'onlyonce123456')).body.code).toBe('transaction_id_used');
    expect((await room.approve(second, 'only-once-1-123456')).status).toBe(200);
  });

  test('is told to the player: a message, a fact, and the audit trail', async () => {
    const player = await newPlayer();
    const id = await pendingOf(player);
    await must(room.approve(id, room.wholeId(id)));
    const { data } = await must(world.call('GET /api/user/notifications', { token: player.token }));
    expect(data[0]).toMatchObject({ title: 'Cash in approved: 5,000 Ks', body: 'It has been added to your balance.' });
    const facts = await world.sql('select kind, data from fact where player_id = $1 order by id', [player.id]);
    const kinds = facts.map((it) => it['kind']);
    expect(kinds).toEqual(expect.arrayContaining(['purse', 'notification', 'changed']));
    const [row] = await world.sql(`select action, before, after from audit_row where subject = $1`, [`cash_in:${id}`]);
    expect(row).toMatchObject({ action: 'approve_cash_in', before: { state: 'pending' }, after: { state: 'approved' } });
  });

  test('cannot be asked for twice while one waits', async () => {
    const player = await newPlayer();
    await pendingOf(player);
    const again = await room.ask(player, { transaction_id: '999999' });
    expect([again.status, again.body.code]).toEqual([400, 'request_pending']);
  });
});

describe('who may not pay in', () => {
  test.each([
    ['an account without a birthday', 'birthday = null', 'birthday_needed', 400],
    ['an account that is too young', `birthday = (product_now() - interval '17 years')::date`, 'under_age', 400],
    ['who excluded themselves', `excluded_until = product_now() + interval '1 day'`, 'excluded', 400],
    ['who is blocked', 'blocked_at = product_now()', 'blocked', 403],
  ])('%s', async (_, change, code, status) => {
    const player = await newPlayer();
    await world.sql(`update player set ${change} where id = $1`, [player.id]);
    const asked = await room.ask(player);
    // A blocked player's sessions may be over already.
    expect([asked.status, asked.body.code]).toEqual(asked.status === 401 ? [401, 'session_expired'] : [status, code]);
    expect((await world.sql('select 1 from cash_in where player_id = $1', [player.id])).length).toBe(0);
  });

  test('an exclusion that is over is over', async () => {
    const player = await newPlayer();
    await world.sql(`update player set excluded_until = product_now() - interval '1 second' where id = $1`, [player.id]);
    expect((await room.ask(player)).status).toBe(200);
  });
});

describe('the operator', () => {
  test('sees the longest waiting request first, with who asked', async () => {
    const players = [await newPlayer(), await newPlayer()];
    const ids = [await pendingOf(players[0] as TestPlayer), await pendingOf(players[1] as TestPlayer)];
    const { data } = await room.queue({ state: 'pending' });
    const own = data.filter((it) => ids.includes(it.id));
    expect(own.map((it) => it.id)).toEqual(ids);
    expect(own[0]).toMatchObject({
      player: { id: players[0]?.id, name: 'Aung Aung', phone: players[0]?.phone },
      method: 'KBZPay',
      state: 'pending',
    });
  });

  test('is warned when a payment is claimed by two requests: same method, digits, amount and day', async () => {
    const claim = { transaction_id: '404040', amount: 7000 };
    const ids = [await pendingOf(await newPlayer(), claim), await pendingOf(await newPlayer(), claim)];
    await pendingOf(await newPlayer(), { ...claim, amount: 8000 });
    const { data } = await room.queue({ search: '404040' });
    expect(data.find((it) => it.id === ids[0])?.reused_by).toEqual([ids[1]]);
    expect(data.find((it) => it.id === ids[1])?.reused_by).toEqual([ids[0]]);
    expect(data.find((it) => it.amount === '8000.00')?.reused_by).toEqual([]);
  });

  test('is told that a player was blocked since they sent their money, which is credited all the same', async () => {
    const player = await registerPlayer(world);
    const { id } = (await must(room.ask(player))).data;
    await world.sql('update player set blocked_at = product_now() where id = $1', [player.id]);
    expect((await room.queue({ search: player.phone })).data).toMatchObject([{ id, is_blocked: true }]);
    expect((await must(room.approve(id, room.wholeId(id)))).data).toMatchObject({ state: 'approved', is_blocked: true });
  });

  test('finds a request by its number', async () => {
    const [first, second] = [await pendingOf(await newPlayer()), await pendingOf(await newPlayer())];
    expect((await room.queue({ search: `#${second}` })).data.map((it) => it.id)).toEqual([second]);
    await must(room.reject(first));
    expect((await room.queue({ search: `#${first}` })).data.map((it) => [it.id, it.state])).toEqual([[first, 'rejected']]);
  });

  test('finds a request by phone, and % is no joker', async () => {
    const player = await newPlayer();
    const id = await pendingOf(player);
    expect((await room.queue({ search: player.phone })).data.map((it) => it.id)).toEqual([id]);
    expect((await room.queue({ search: '%' })).total_count).toBe(0);
  });

  test('without the cash right decides nothing', async () => {
    await addOperator(world.database_url, { username: 'draws', password: 'draws-password', roles: ['draws'] });
    const token = await operatorToken(world, 'draws', 'draws-password');
    const player = await newPlayer();
    const id = await pendingOf(player);
    expect((await room.approve(id, 'X-123456', token)).status).toBe(403);
    expect((await room.approve(id, 'X-123456', player.token)).status).toBe(401);
  });

  test('is told of a request that does not exist', async () => {
    expect((await room.approve(999_999, 'X-123456')).status).toBe(404);
  });
});

test('nobody sees another player’s cash-ins', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  await pendingOf(one);
  expect((await room.history(other)).data).toEqual([]);
});

test('after all of this the books are right', async () => {
  expect((await audit(world.database_url)).difference).toBeNull();
});
