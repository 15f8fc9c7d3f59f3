import { describe, expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { cashIn } from './cash-in.ts';
import { claimsOn } from './claims.ts';
import { confirmDeed, decide, waiting } from './deeds.ts';
import { holdRows } from './hold-rows.ts';
import { must, registerPlayer, type TestPlayer } from './people.ts';
import { until } from './until.ts';
import { HOSTILE_AMOUNTS, walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await walletPeople(world);

const queueOf = async (player: TestPlayer) =>
  (await must(world.call('GET /api/console/cash-out', { token: people.teller_a, query: { search: player.phone } }))).data;
const { claim } = claimsOn(world, 'cash_out');
const askToPay = (id: number, token: string) => world.call('POST /api/console/cash-out/:id/ask', { token, params: { id } });
let nextReference = 1000;
const pay = (id: number, token: string, payout_reference = `PAY-${nextReference++}`) =>
  world.call('POST /api/console/cash-out/:id/pay', { token, params: { id }, body: { payout_reference } });
const reject = (id: number, token: string, reason = 'the account does not exist') =>
  world.call('POST /api/console/cash-out/:id/reject', { token, params: { id }, body: { reason } });
const asked = async (player: TestPlayer, more: Record<string, unknown> = {}) => (await must(people.cashOut(player, more))).data.id;
const messages = (player: TestPlayer) =>
  world.sql(`select kind, data from notification where player_id = $1 and kind like 'cash_out%'`, [player.id]);

test('everyone sees how to be paid out, and amounts within the limits', async () => {
  const shown = await must(world.call('GET /api/payment-method/show-cashout'));
  expect(shown.pay.map((it) => it.name)).toEqual(['KBZPay', 'WavePay', 'AYA Pay', 'CB Pay']);
  expect(shown.banking.map((it) => it.name)).toEqual(['KBZ Bank', 'AYA Bank', 'CB Bank']);
  expect(shown.mobile_topup).toEqual([]);
  expect(shown.needs_level_2).toBe(true);
  expect(shown.pay[0]).toMatchObject({ minimum: '5000.00', maximum: '1000000.00' });
  expect(await must(world.call('GET /api/cashout-amount'))).toMatchObject({
    minimum: '5000.00',
    maximum: '1000000.00',
    data: expect.arrayContaining(['5000', '1000000']),
  });
});

describe('a cash-out', () => {
  test('holds the money at once, and is paid once', async () => {
    const player = await people.player(20_000);
    const got = await must(people.cashOut(player, { amount: '8000.00' }));
    expect(got.message).toBe('Cashout request sent!');
    expect(got.data).toMatchObject({
      amount: '8000.00',
      status: 'Pending',
      old_amount: '20000.00',
      new_amount: '12000.00',
      user_phone: '09777000111',
    });
    expect((await people.balances(player)).main).toBe('12000.00');
    const paid = await must(pay(got.data.id, people.teller_a, 'kbz-777'));
    expect(paid.data).toMatchObject({ state: 'paid', payout_reference: 'KBZ-777', decided_by: 'teller-a', is_name_same: true });
    expect((await people.balances(player)).main).toBe('12000.00');
    expect((await pay(got.data.id, people.teller_b)).body.code).toBe('already_decided');
    expect((await reject(got.data.id, people.teller_b)).body.code).toBe('already_decided');
    const history = await must(world.call('GET /api/user/cash_out_history', { token: player.token }));
    expect(history.data).toMatchObject([{ id: got.data.id, status: 'Approve', transaction_id: 'KBZ-777' }]);
    expect(await messages(player)).toMatchObject([{ kind: 'cash_out_paid', data: { amount_pya: 800_000 } }]);
  });

  test('that is rejected gives the money back, once, with a reason', async () => {
    const player = await people.player(10_000);
    const id = await asked(player, { amount: 10_000 });
    expect((await people.balances(player)).main).toBe('0.00');
    expect((await must(reject(id, people.teller_b))).data).toMatchObject({ state: 'rejected', reason: 'the account does not exist' });
    expect((await reject(id, people.teller_b)).body.code).toBe('already_decided');
    expect((await pay(id, people.teller_a)).body.code).toBe('already_decided');
    expect((await people.balances(player)).main).toBe('10000.00');
    const history = await must(world.call('GET /api/user/cash_out_history', { token: player.token }));
    expect(history.data).toMatchObject([{ status: 'Reject', message: 'the account does not exist', old_amount: null, new_amount: null }]);
    expect(await messages(player)).toMatchObject([{ kind: 'cash_out_rejected' }]);
  });

  test('shows the operator when the account is in another name', async () => {
    const player = await people.player(10_000, 'Mya Mya');
    await asked(player);
    expect(await queueOf(player)).toMatchObject([{ lvl_2_name: 'Mya Mya', account_name: 'U Aung Aung', is_name_same: false }]);
  });

  test('one key is one cash-out, and the password is asked every time', async () => {
    const player = await people.player(20_000);
    const first = await must(people.cashOut(player, {}, 'one-key-one'));
    const again = await people.cashOut(player, {}, 'one-key-one');
    expect(again.body.data).toEqual(first.data);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await people.cashOut(player, { amount: 6000 }, 'one-key-one')).body.code).toBe('key_reused');
    expect((await people.cashOut(player, { password: 'not-mine-at-all' }, 'one-key-one')).body.code).toBe('password_wrong');
    // A phone that lost its page has no password any more: it is told what was answered, and makes nothing.
    const lost = await people.cashOut(player, { password: undefined }, 'one-key-one');
    expect(lost.body.data.id).toBe(first.data.id);
    expect((await people.cashOut(player, { password: undefined }, 'one-key-two')).body.code).toBe('password_wrong');
    expect((await people.cashOut(player, { password: undefined })).body.code).toBe('password_wrong');
    expect((await people.balances(player)).main).toBe('15000.00');
  });
});

describe('refused, and nothing is held', () => {
  test('with a wrong password, and after ten tries a minute with any', async () => {
    const player = await people.player(10_000);
    const got = await people.cashOut(player, { password: 'not-mine-at-all' });
    expect([got.status, got.body.code, got.body.errors]).toEqual([400, 'password_wrong', { password: 'The password is not right.' }]);
    for (let n = 1; n < 10; n += 1) await people.cashOut(player, { password: `guess-${n}-guess` });
    expect((await people.cashOut(player)).status).toBe(429);
    expect((await people.balances(player)).main).toBe('10000.00');
  });

  test('below level 2, unless the house says that it is not needed', async () => {
    const player = await people.player(10_000);
    await world.sql(`update player set lvl_2_state = 'pending' where id = $1`, [player.id]);
    const got = await people.cashOut(player);
    expect([got.body.code, got.body.message]).toEqual(['level_two_needed', 'Your account need to be level 2.']);
    const change = (needs_level_2: boolean) =>
      decide(world, world.call('POST /api/console/cash-terms', { token: people.boss, body: { needs_level_2 } }));
    await must(change(false));
    expect((await people.cashOut(player)).status).toBe(200);
    await must(change(true));
  });

  test('for more than there is, a fraction, or any other amount that is none', async () => {
    const player = await people.player(6000);
    expect((await people.cashOut(player, { amount: 6001 })).body.code).toBe('not_enough_money');
    for (const amount of HOSTILE_AMOUNTS) {
      const got = await world.call('POST /api/cash-out', {
        token: player.token,
        body: { payment_id: people.method.id, account_name: 'U Ba', user_phone: '1', amount, password: 'x' },
      });
      expect([400, 422], JSON.stringify(amount)).toContain(got.status);
    }
    expect((await people.balances(player)).main).toBe('6000.00');
  });

  test('outside the limits of the method, by a closed or unknown method', async () => {
    const player = await people.player(6000);
    expect((await people.cashOut(player, { amount: 4999 })).body.code).toBe('amount_too_small');
    expect((await people.cashOut(player, { amount: 1_000_001 })).body.code).toBe('amount_too_large');
    expect((await people.cashOut(player, { payment_id: 999_999 })).body.code).toBe('method_not_found');
    const [atom] = await world.sql(`select id from payment_method where code = 'atom'`);
    expect((await people.cashOut(player, { payment_id: atom?.['id'] })).body.code).toBe('method_closed');
  });

  test('for 24 hours after a new password, not after the first one', async () => {
    const player = await people.player(20_000);
    await asked(player);
    await must(
      world.call('POST /api/user/new_password', {
        token: player.token,
        body: { old_password: player.password, password: 'another-good-one' },
      }),
    );
    const changed = { ...player, password: 'another-good-one' };
    expect((await people.cashOut(changed)).body.code).toBe('changed_recently');
    await world.sql(`update player set credentials_changed_at = credentials_changed_at - interval '24 hours' where id = $1`, [player.id]);
    expect((await people.cashOut(changed)).status).toBe(200);
  });

  test('above 3,000,000 a day; what was rejected does not count', async () => {
    const player = await people.player(5_000_000);
    for (let n = 0; n < 3; n += 1) await asked(player, { amount: 1_000_000 });
    expect((await people.cashOut(player)).body.code).toBe('day_limit_reached');
    const [last] = await queueOf(player);
    await must(reject(last?.id ?? 0, people.teller_a));
    expect((await people.cashOut(player, { amount: 1_000_000 })).status).toBe(200);
    expect((await people.cashOut(player)).body.code).toBe('day_limit_reached');
  });

  test('while a purse is below zero', async () => {
    const player = await people.player(10_000);
    await world.sql(`update purse set balance = -1, overdrawn_at = product_now() where player_id = $1 and kind = 'game'`, [player.id]);
    expect((await people.cashOut(player)).body.code).toBe('overdrawn');
    await world.sql(`update purse set balance = 0, overdrawn_at = null where player_id = $1 and kind = 'game'`, [player.id]);
  });
});

test('who is blocked after asking is paid nothing, which the operator reads; the request can be rejected, or paid once they are let in again', async () => {
  const risk = await people.player(30_000);
  const [first, large] = [await asked(risk), await asked(risk)];
  await world.sql('update cash_out set needs_second = true where id = $1', [large]);
  await must(
    world.call('POST /api/console/players/:id/block', {
      token: people.boss,
      params: { id: risk.id },
      body: { reason: 'one of many accounts' },
    }),
  );
  expect(await queueOf(risk)).toMatchObject([{ is_blocked: true }, { is_blocked: true }]);
  const refused = await pay(first, people.teller_a);
  expect([refused.status, refused.body.code]).toEqual([409, 'player_blocked']);
  expect(refused.body.message).toContain('This player is blocked');
  expect((await askToPay(large, people.teller_a)).body.code).toBe('player_blocked');
  expect((await must(reject(large, people.teller_a))).data).toMatchObject({ state: 'rejected', is_blocked: true });
  await must(
    decide(
      world,
      world.call('POST /api/console/players/:id/unblock', { token: people.boss, params: { id: risk.id }, body: { reason: 'it was not' } }),
    ),
  );
  expect(await queueOf(risk)).toMatchObject([{ id: first, is_blocked: false }, { id: large }]);
  expect((await must(pay(first, people.teller_a))).data.state).toBe('paid');
});

describe('of a player who is below zero after asking', () => {
  const fall = (player: TestPlayer) =>
    world.sql(`update purse set balance = -700, overdrawn_at = product_now() where player_id = $1 and kind = 'game'`, [player.id]);
  const rise = (player: TestPlayer) =>
    world.sql(`update purse set balance = 0, overdrawn_at = null where player_id = $1 and kind = 'game'`, [player.id]);

  test('the row says so, and it is not asked for; rejected, the money is back in the balance', async () => {
    const player = await people.player(20_000);
    const [id, large] = [await asked(player), await asked(player, { account_name: 'U Ba' })];
    expect(await queueOf(player)).toMatchObject([{ is_overdrawn: false }, { is_overdrawn: false }]);
    await fall(player);
    expect(await queueOf(player)).toMatchObject([{ is_overdrawn: true }, { is_overdrawn: true }]);
    const refused = await askToPay(large, people.teller_a);
    expect([refused.status, refused.body.code]).toEqual([409, 'player_overdrawn']);
    expect(refused.body.message).toContain('If it has left already, do not reject');
    await must(reject(id, people.teller_a));
    await must(reject(large, people.teller_a));
    expect((await people.balances(player)).main).toBe('20000.00');
    await rise(player);
  });

  test('a payment that has left already is noted, and booked once by a second person: until then nobody rejects or pays it', async () => {
    const player = await people.player(20_000);
    const id = await asked(player, { amount: 8000 });
    await fall(player);
    const { data, deed_id } = await must(pay(id, people.teller_a, 'left-before-1'));
    expect(data).toMatchObject({ state: 'pending', is_sent: true, asked_by: 'teller-a', confirmed_by: null, payout_reference: null });
    for (const answer of [await reject(id, people.teller_b), await pay(id, people.teller_b), await askToPay(id, people.teller_b)])
      expect([answer.status, answer.body.code]).toEqual([409, 'deed_waits']);
    // Also when what they owed is covered meanwhile: the money has left.
    await rise(player);
    expect((await pay(id, people.teller_b)).body.code).toBe('deed_waits');
    const deed = (await waiting(world, people.teller_b)).find((it) => it.id === deed_id);
    expect(deed?.title).toContain('owes the house');
    expect(deed?.lines.map(({ field, after }) => [field, after])).toEqual(
      expect.arrayContaining([
        ['Amount', '8,000 kyat'],
        ['Sent already, by transaction', 'LEFT-BEFORE-1'],
        ['The player owed', '7 kyat'],
      ]),
    );
    await must(confirmDeed(world, deed_id, people.teller_b));
    expect(await queueOf(player)).toMatchObject([
      {
        state: 'paid',
        is_sent: false,
        payout_reference: 'LEFT-BEFORE-1',
        asked_by: 'teller-a',
        confirmed_by: 'teller-b',
        decided_by: 'teller-b',
      },
    ]);
    expect((await people.balances(player)).main).toBe('12000.00');
    expect(await messages(player)).toMatchObject([{ kind: 'cash_out_paid', data: { amount_pya: 800_000 } }]);
    const rows = await world.sql('select action from audit_row where subject = $1 order by id', [`cash_out:${id}`]);
    expect(rows.map((it) => it['action'])).toEqual(['ask_cash_out', 'pay_cash_out', 'confirm_cash_out']);
  });

  test('a note that was dropped, for its player changed, stands all the same: it is noted anew, and nobody rejects or pays alone what has left', async () => {
    const player = await people.player(20_000);
    const id = await asked(player, { amount: 8000 });
    await fall(player);
    const { deed_id } = await must(pay(id, people.teller_a, 'LEFT-BEFORE-2'));
    await rise(player);
    await world.sql(`update player set name = 'Renamed' where id = $1`, [player.id]);
    await until(async () => (await world.sql('select state from deed where id = $1', [deed_id]))[0]?.['state'] === 'stale');
    expect(await queueOf(player)).toMatchObject([{ is_sent: true, is_overdrawn: false, asked_by: null }]);
    for (const answer of [await reject(id, people.teller_b), await askToPay(id, people.teller_b)])
      expect([answer.status, answer.body.code]).toEqual([409, 'deed_waits']);
    const again = await must(pay(id, people.teller_b, 'LEFT-BEFORE-2'));
    expect(again.data).toMatchObject({ state: 'pending', is_sent: true, asked_by: 'teller-b' });
    await must(confirmDeed(world, again.deed_id, people.teller_a));
    expect(await queueOf(player)).toMatchObject([{ state: 'paid', is_sent: false, payout_reference: 'LEFT-BEFORE-2' }]);
  });

  test('a note that a second person refuses books nothing, and the request can be rejected then', async () => {
    const player = await people.player(10_000);
    const id = await asked(player);
    await fall(player);
    const { deed_id } = await must(pay(id, people.teller_a));
    const sent = { token: people.teller_b, params: { id: Number(deed_id) }, body: { reason: 'It never left' } };
    await must(world.call('POST /api/console/deeds/:id/refuse', sent));
    expect((await must(reject(id, people.teller_b))).data).toMatchObject({ state: 'rejected', is_sent: false });
    await rise(player);
  });

  test('a transaction id that paid another request is refused as it is noted, and a player blocked meanwhile is paid nothing', async () => {
    const player = await people.player(20_000);
    const [one, two] = [await asked(player), await asked(player)];
    await must(pay(one, people.teller_a, 'ONCE-ONLY-1'));
    await fall(player);
    expect((await pay(two, people.teller_a, 'once-only1')).body.code).toBe('transaction_id_used');
    const { deed_id } = await must(pay(two, people.teller_a));
    await world.sql(`update player set blocked_at = product_now() where id = $1`, [player.id]);
    expect((await confirmDeed(world, deed_id, people.teller_b)).body.code).toBe('player_blocked');
    await world.sql('update player set blocked_at = null where id = $1', [player.id]);
    await must(confirmDeed(world, deed_id, people.teller_b));
    await rise(player);
  });

  test('noted and rejected at once: one of the two', async () => {
    for (let round = 0; round < 6; round += 1) {
      const player = await people.player(10_000);
      const id = await asked(player);
      await fall(player);
      const [noted, rejected] = await Promise.all([pay(id, people.teller_a), reject(id, people.teller_b)]);
      expect([noted.status, rejected.status].sort()).toEqual([200, 409]);
      expect(['deed_waits', 'already_decided']).toContain(noted.body.code ?? rejected.body.code);
      if (noted.status === 200) await must(confirmDeed(world, noted.body.deed_id, people.teller_b));
      await rise(player);
    }
  });
});

test('who excluded themself from play is paid out all the same', async () => {
  const player = await people.player(10_000);
  await world.sql(`update player set excluded_until = product_now() + interval '180 days' where id = $1`, [player.id]);
  expect((await people.cashOut(player)).status).toBe(200);
});

describe('an operator', () => {
  test('alone cannot pay above the amount that needs two', async () => {
    const player = await people.player();
    for (let n = 0; n < 2; n += 1) await cashIn(world, player, 500_000, people.boss);
    const id = await asked(player, { amount: 500_001 });
    expect((await queueOf(player))[0]?.needs_second).toBe(true);
    expect((await pay(id, people.teller_a)).body.code).toBe('second_operator_needed');
    await must(claim(id, people.teller_a));
    expect((await askToPay(id, people.teller_b)).body.code).toBe('claimed');
    const { data, deed_id } = await must(askToPay(id, people.teller_a));
    expect(data).toMatchObject({ state: 'pending', asked_by: 'teller-a', confirmed_by: null, claimed_by: null });
    expect((await askToPay(id, people.teller_b)).body.code).toBe('deed_waits');
    expect((await pay(id, people.teller_b)).body.code).toBe('second_operator_needed');
    const deed = (await waiting(world, people.teller_b)).find((it) => it.id === deed_id);
    expect(deed?.lines.map(({ field, after }) => [field, after])).toEqual([
      ['Phone', player.phone],
      ['Amount', '500,001 kyat'],
      ['Pay to', 'KBZPay, 09777000111'],
      ['Account holder', 'U Aung Aung'],
      ['Level 2 name', 'Aung Aung'],
      ['Credited alone, or level 2 approved, by', 'boss'],
    ]);
    await must(confirmDeed(world, deed_id, people.teller_b));
    expect((await askToPay(id, people.teller_b)).body.code).toBe('already_approved');
    const paid = await must(pay(id, people.teller_a));
    expect(paid.data).toMatchObject({ state: 'paid', asked_by: 'teller-a', confirmed_by: 'teller-b', decided_by: 'teller-a' });
    const rows = await world.sql('select action from audit_row where subject = $1 order by id', [`cash_out:${id}`]);
    expect(rows.map((it) => it['action'])).toEqual(['claim_cash_out', 'ask_cash_out', 'confirm_cash_out', 'pay_cash_out']);
  });

  test('asks for nothing that is rejected before a second person confirms it', async () => {
    const id = await asked(await people.player(10_000), { account_name: 'U Ba' });
    const { deed_id } = await must(askToPay(id, people.teller_a));
    const deed = (await waiting(world, people.teller_b)).find((it) => it.id === deed_id);
    expect(deed?.lines.find((it) => it.field === 'Level 2 name')?.after).toBe('Aung Aung, which is not the account holder’s');
    await must(reject(id, people.teller_b));
    const sent = { token: people.teller_b, params: { id: Number(deed_id) }, body: { digest: deed?.digest } };
    expect((await world.call('POST /api/console/deeds/:id/confirm', sent)).body.code).toBe('deed_stale');
  });

  test('alone pays no day of small requests either: all of a day count together, also those that wait and were asked for at once', async () => {
    await must(decide(world, world.call('POST /api/console/cash-terms', { token: people.boss, body: { day_maximum: 10_000_000 } })));
    const player = await people.player(6_000_000);
    const requests = await Promise.all(Array.from({ length: 10 }, () => people.cashOut(player, { amount: 500_000 })));
    expect(requests.map((it) => it.status)).toEqual(Array(10).fill(200));
    expect((await queueOf(player)).map((it) => it.needs_second)).toEqual(Array(10).fill(true));
    const paid = await Promise.all(requests.map((it) => pay(it.body.data.id, people.teller_a)));
    expect(paid.map((it) => it.body.code)).toEqual(Array(10).fill('second_operator_needed'));
    const [first] = requests.map((it) => it.body.data.id);
    const { deed_id } = await must(askToPay(first ?? 0, people.teller_a));
    await must(confirmDeed(world, deed_id, people.teller_b));
    expect((await must(pay(first ?? 0, people.teller_b))).data.state).toBe('paid');
    // One that was paid counts too; one that was rejected does not, nor what was asked for the day before.
    const paid_before = await people.player(600_000);
    expect((await pay(await asked(paid_before, { amount: 300_000 }), people.teller_a)).status).toBe(200);
    await asked(paid_before, { amount: 200_001 });
    expect((await queueOf(paid_before)).map((it) => [it.state, it.needs_second])).toEqual([
      ['pending', true],
      ['paid', false],
    ]);
    const rejected = await people.player(600_000);
    await must(reject(await asked(rejected, { amount: 400_000 }), people.teller_a));
    expect((await pay(await asked(rejected, { amount: 400_000 }), people.teller_a)).status).toBe(200);
    const late = await people.player(600_000);
    await asked(late, { amount: 100_000 });
    await world.sql(`update cash_out set created_at = created_at - interval '1 day' where player_id = $1`, [late.id]);
    expect((await pay(await asked(late, { amount: 500_000 }), people.teller_a)).status).toBe(200);
    await must(decide(world, world.call('POST /api/console/cash-terms', { token: people.boss, body: { day_maximum: 3_000_000 } })));
    expect((await audit(world.database_url)).difference).toBeNull();
  });

  test('goes on with what they work on already when a later request needs two: its money may be on its way, and it is no more than one pays alone', async () => {
    const player = await people.player(600_000);
    const [free, taken] = [await asked(player, { amount: 100_000 }), await asked(player, { amount: 200_000 })];
    await must(claim(taken, people.teller_a));
    const large = await asked(player, { amount: 300_000 });
    expect((await queueOf(player)).map((it) => [it.id, it.needs_second])).toEqual([
      [free, true],
      [taken, false],
      [large, true],
    ]);
    expect((await must(pay(taken, people.teller_a))).data.state).toBe('paid');
  });

  test('is enough for exactly that amount', async () => {
    const player = await people.player(500_000);
    const id = await asked(player, { amount: 500_000 });
    expect((await askToPay(id, people.teller_a)).body.code).toBe('no_second_needed');
    expect((await pay(id, people.teller_a)).status).toBe(200);
  });

  test('cannot pay two requests with one transaction id', async () => {
    const player = await people.player(20_000);
    const [one, two] = [await asked(player), await asked(player)];
    await must(pay(one, people.teller_a, 'SAME-ID-1'));
    expect((await pay(two, people.teller_a, 'same-id-1')).body.code).toBe('transaction_id_used');
    expect((await pay(two, people.teller_a, 'sameid1')).body.code).toBe('transaction_id_used');
    expect((await must(pay(two, people.teller_a, 'OTHER-ID-1'))).data.state).toBe('paid');
  });

  test('leaves a row of the audit trail for everything they do, and only with the right role', async () => {
    const player = await people.player(10_000);
    const id = await asked(player);
    expect((await pay(id, people.helpdesk)).status).toBe(403);
    expect((await pay(id, player.token)).status).toBe(401);
    await must(claim(id, people.teller_a));
    await must(reject(id, people.teller_a));
    const rows = await world.sql('select action from audit_row where subject = $1 order by id', [`cash_out:${id}`]);
    expect(rows.map((it) => it['action'])).toEqual(['claim_cash_out', 'reject_cash_out']);
  });

  test('finds a request by its number', async () => {
    const id = await asked(await people.player(10_000));
    const found = await must(world.call('GET /api/console/cash-out', { token: people.teller_a, query: { search: `#${id}` } }));
    expect(found.data.map((it) => it.id)).toEqual([id]);
  });

  test('sees how many wait', async () => {
    const before = (await must(world.call('GET /api/console/me', { token: people.teller_a }))).waiting.cash_out;
    const id = await asked(await people.player(10_000));
    expect((await must(world.call('GET /api/console/me', { token: people.teller_a }))).waiting.cash_out).toBe(before + 1);
    await must(reject(id, people.teller_a));
    expect((await must(world.call('GET /api/console/me', { token: people.teller_a }))).waiting.cash_out).toBe(before);
  });
});

test.each(['ask', 'pay'] as const)(
  'an operator who is to %s waits for the player before the request, as the player does who asks for another',
  async (what) => {
    const player = await people.player(20_000);
    const id = await asked(player, what === 'ask' ? { account_name: 'U Ba' } : {});
    const held = await holdRows(world.database_url, 'select from player where id = $1 for update', [player.id]);
    const decided = what === 'ask' ? askToPay(id, people.teller_a) : pay(id, people.teller_a);
    await until(async () => (await world.sql('select from pg_locks where not granted')).length > 0);
    // Whoever has the player gets the request as well: neither waits for the other.
    await world.sql('select from cash_out where id = $1 for update nowait', [id]).finally(() => held.release());
    expect((await decided).status).toBe(200);
  },
);

test("another player's cash-outs are nobody else's", async () => {
  const player = await people.player(10_000);
  await asked(player);
  const other = await registerPlayer(world);
  expect((await must(world.call('GET /api/user/cash_out_history', { token: other.token }))).data).toEqual([]);
});

test('after all of this the books are right', async () => {
  expect((await audit(world.database_url)).difference).toBeNull();
});
