import { expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { waiting } from './deeds.ts';
import { bet, drawsWorld } from './draws-world.ts';
import { must } from './people.ts';
import { codesOf, times, walletPeople } from './wallet-people.ts';
import { callServer } from './world.ts';

const world = await drawsWorld();
const people = await walletPeople(world);
const other = await world.another();
const serverOf = (n: number) => (n % 2 ? world.server : other);
const successes = <T extends { status: number }>(answers: T[]) => answers.filter((it) => it.status === 200);
/** The loser of a race is told why; a server whose lock time-out ran out says busy, and has done nothing. */
const expectLosers = (answers: { status: number; body: { code?: string } }[], ...codes: string[]) => {
  for (const code of codesOf(answers.filter((it) => it.status !== 200))) expect([...codes, 'busy']).toContain(code);
};

test('100 cash-outs of the whole balance at once, on two servers: one is held', async () => {
  const player = await people.player(10_000);
  const body = { payment_id: people.method.id, account_name: 'Aung Aung', user_phone: '1', amount: 10_000, password: player.password };
  const answers = await times(100, (n) => callServer(serverOf(n), 'POST /api/cash-out', { token: player.token, body }));
  expect(successes(answers)).toHaveLength(1);
  // Ten tries of a password a minute get to the money at all.
  expectLosers(answers, 'not_enough_money', 'too_many_requests');
  expect((await people.balances(player)).main).toBe('0.00');
  expect(await world.sql('select amount_pya from cash_out where player_id = $1', [player.id])).toEqual([{ amount_pya: 1_000_000 }]);
});

test('one cash-out tapped ten times at once is one, and every answer is the same', async () => {
  const player = await people.player(50_000);
  const answers = await times(10, () => people.cashOut(player, {}, 'ten-quick-taps'));
  expectLosers(answers, 'key_running');
  expect(new Set(successes(answers).map((it) => it.body.data.id)).size).toBe(1);
  expect((await people.balances(player)).main).toBe('45000.00');
});

test('8 cash-outs of a million at once: the three that a day allows', async () => {
  const player = await people.player(5_000_000);
  const answers = await times(8, () => people.cashOut(player, { amount: 1_000_000 }));
  expect(successes(answers)).toHaveLength(3);
  expectLosers(answers, 'day_limit_reached');
  expect((await people.balances(player)).main).toBe('2000000.00');
});

test('40 payments and rejections of one cash-out at once: one of them', async () => {
  const player = await people.player(10_000);
  const { data } = await must(people.cashOut(player, { amount: 10_000 }));
  const params = { id: data.id };
  const answers = await times(40, async (n) => {
    const token = n % 4 < 2 ? people.teller_a : people.teller_b;
    const { status, body } = await (n % 2
      ? callServer(world.server, 'POST /api/console/cash-out/:id/pay', { token, params, body: { payout_reference: `RACE-${n}` } })
      : callServer(other, 'POST /api/console/cash-out/:id/reject', { token, params, body: { reason: 'no' } }));
    return { status, body };
  });
  expect(successes(answers)).toHaveLength(1);
  expectLosers(answers, 'already_decided');
  const [row] = await world.sql('select state from cash_out where id = $1', [data.id]);
  expect((await people.balances(player)).main).toBe(row?.['state'] === 'rejected' ? '10000.00' : '0.00');
});

test('a large cash-out that two operators ask for, confirm and pay at once is paid once, by two', async () => {
  for (let round = 0; round < 3; round += 1) {
    const player = await people.player(600_000);
    const { data } = await must(people.cashOut(player, { amount: 600_000 }));
    const params = { id: data.id };
    const ask = (token: string) => world.call('POST /api/console/cash-out/:id/ask', { token, params });
    const pay = (token: string, n: number) =>
      world.call('POST /api/console/cash-out/:id/pay', { token, params, body: { payout_reference: `TWO-${round}-${n}` } });
    const tellers = [people.teller_a, people.teller_b];
    const [asked] = await Promise.all([Promise.all(tellers.map(ask)), Promise.all(tellers.map(pay))]);
    expect(successes(asked)).toHaveLength(1);
    expectLosers(asked, 'deed_waits');
    const waits = (await waiting(world, people.boss)).find((it) => it.subject === `cash_out:${data.id}`);
    const confirm = (token: string) =>
      world.call('POST /api/console/deeds/:id/confirm', { token, params: { id: waits?.id ?? 0 }, body: { digest: waits?.digest } });
    const confirmed = await Promise.all([...tellers, ...tellers].map(confirm));
    expect(successes(confirmed)).toHaveLength(1);
    expectLosers(confirmed, 'same_operator', 'already_decided');
    const paid = await Promise.all(tellers.map((token, n) => pay(token, n + 2)));
    expect(successes(paid)).toHaveLength(1);
    expectLosers(paid, 'already_decided');
    const [deed] = await world.sql('select d.asked_by, d.decided_by from cash_out c join deed d on d.id = c.deed_id where c.id = $1', [
      data.id,
    ]);
    expect(deed?.['asked_by']).not.toBe(deed?.['decided_by']);
  }
});

test('100 transfers of the whole balance at once: one', async () => {
  const player = await people.player(10_000);
  const sent = { token: player.token, body: { transfer_balance: 10_000 } };
  const answers = await times(100, (n) => callServer(serverOf(n), 'POST /api/user/transfer_in', sent));
  expect(successes(answers)).toHaveLength(1);
  expectLosers(answers, 'not_enough_money');
  expect(await people.balances(player)).toMatchObject({ main: '0.00', game: '10000.00' });
});

test('transfers, bets and cash-outs against each other: no more than there is', async () => {
  const player = await people.player(30_000);
  const answers = await Promise.all([
    ...Array.from({ length: 25 }, () => people.transfer(player, 'in', 1000)),
    ...Array.from({ length: 25 }, () => bet(world, player, [['07', 1000]])),
    ...Array.from({ length: 10 }, () => people.transfer(player, 'out', 1000)),
    ...Array.from({ length: 5 }, () => people.cashOut(player)),
  ]);
  expectLosers(answers, 'not_enough_money');
  const held = await world.sql(`select balance from purse where player_id = $1 and kind = 'hold'`, [player.id]);
  const staked = await world.sql('select coalesce(sum(total_pya), 0) as staked from slip where player_id = $1', [player.id]);
  const { main, game } = await people.balances(player);
  const all = Number(main) + Number(game) + Number(held[0]?.['balance']) / 100 + Number(staked[0]?.['staked']) / 100;
  expect(all).toBe(30_000);
});

test('one promotion asked for by 20 requests at once is used once', async () => {
  await people.promotion({ title: 'Once', code: 'ONCE', percent: 10, turnover: 1 });
  const player = await people.player();
  const [atom] = (await must(world.call('GET /api/payment-method/show-cashin'))).mobile_topup;
  const answers = await times(20, (n) =>
    callServer(serverOf(n), 'POST /api/cash-in', {
      token: player.token,
      body: { payment_id: atom?.id, voucher_code: `70000000${n}`, amount: 10_000, is_mobile_topup: true, promo_code: 'ONCE' },
    }),
  );
  expect(successes(answers)).toHaveLength(1);
  expectLosers(answers, 'request_pending', 'promotion_used');
});

test('one card sent by 20 players at once is one request', async () => {
  const players = await times(20, () => people.player());
  const [atom] = (await must(world.call('GET /api/payment-method/show-cashin'))).mobile_topup;
  const body = { payment_id: atom?.id, voucher_code: '555566667777', amount: 10_000, is_mobile_topup: true };
  const answers = await Promise.all(players.map((it, n) => callServer(serverOf(n), 'POST /api/cash-in', { token: it.token, body })));
  expect(successes(answers)).toHaveLength(1);
  expectLosers(answers, 'voucher_used');
});

test('approvals of a promotion, transfers and cash-outs of one player at once do not lock each other out', async () => {
  const player = await people.player(20_000);
  const [atom] = (await must(world.call('GET /api/payment-method/show-cashin'))).mobile_topup;
  const asked = await must(
    world.call('POST /api/cash-in', {
      token: player.token,
      body: { payment_id: atom?.id ?? 0, voucher_code: '888899990000', amount: 10_000, is_mobile_topup: true, promo_code: 'ONCE' },
    }),
  );
  const [approved, ...answers] = await Promise.all([
    world.call('POST /api/console/cash-in/:id/approve', { token: people.teller_a, params: { id: asked.data.id }, body: {} }),
    ...Array.from({ length: 10 }, () => people.transfer(player, 'in', 1000)),
    ...Array.from({ length: 4 }, () => people.cashOut(player)),
  ]);
  expect(approved.status).toBe(200);
  expectLosers(answers, 'not_enough_money', 'turnover_left');
});

test('after all of this the books are right', async () => {
  expect((await audit(world.database_url)).difference).toBeNull();
});
