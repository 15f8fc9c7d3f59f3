import { describe, expect, test } from 'vitest';
import { fresh, gscBody, gscMove, plusBody, plusMove, seamlessPeople, sendRaw, speaker } from './seamless.ts';
import { times } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await seamlessPeople(world);

describe.each(['gsc', 'gsc_plus'] as const)('%s', (dialect) => {
  const say = speaker(world.server, dialect);

  test('a wrong signature on a valid bet moves and stores nothing', async () => {
    const player = await people.gambler(1000);
    const said = await say.send('bet', { member: player.member, secret: 'another' }, { wager: fresh(), amount: -100 });
    expect(said.code).toBe(1004);
    expect(await people.purse(player)).toBe(100_000);
    expect(await people.transactions(player)).toEqual([]);
    expect(await world.sql('select 1 from game_callback where request like $1', [`%${player.member}%`])).toEqual([]);
  });

  test('a wrong operator code and an unknown member are told apart', async () => {
    const { member } = await people.gambler(10);
    expect((await say.balance({ member, operator: 'OTHER' })).code).toBe(1002);
    expect((await say.balance({ member: 'nobody' })).code).toBe(1000);
    expect((await say.send('bet', { member: 'nobody' }, { wager: fresh(), amount: -1 })).code).toBe(1000);
    expect(await say.balance({ member })).toMatchObject({ code: 0, balance: 10 });
  });

  test('a bet of a pya more than there is: 1001 with the balance', async () => {
    const { member } = await people.gambler(100);
    expect(await say.send('bet', { member }, { wager: fresh(), amount: '-100.01' })).toMatchObject({ code: 1001, balance: 100 });
    expect(await say.send('bet', { member }, { wager: fresh(), amount: '-100.00' })).toMatchObject({ code: 0, balance: 0, before: 100 });
  });

  test('a refused attempt does not use its id up', async () => {
    const player = await people.gambler(100);
    const bet = { id: fresh('t'), wager: fresh(), amount: -150 };
    expect((await say.send('bet', player, bet)).code).toBe(1001);
    await people.adjust(player, 'game', 'give', 100);
    expect(await say.send('bet', player, bet)).toMatchObject({ code: 0, balance: 50 });
  });

  test('a list is all or nothing', async () => {
    const [rich, poor] = [await people.gambler(600), await people.gambler(500)];
    const list = () => [100, 200, 300].map((amount) => ({ wager: fresh(), amount: -amount }));
    expect(await say.send('bet', rich, list())).toMatchObject({ code: 0, balance: 0, before: 600 });
    expect(await people.wagers(rich)).toHaveLength(3);
    expect(await say.send('bet', poor, list())).toMatchObject({ code: 1001, balance: 500 });
    expect(await people.wagers(poor)).toEqual([]);
    expect(await people.transactions(poor)).toEqual([]);
  });

  test('the same request five times is one booking, then a duplicate with the balance', async () => {
    const player = await people.gambler(1000);
    const bet = { id: fresh('t'), wager: fresh(), amount: -100 };
    const said = await times(5, () => say.send('bet', player, bet));
    expect(said.map((it) => it.code).sort()).toEqual([0, 1003, 1003, 1003, 1003]);
    expect(said.every((it) => it.balance === 900)).toBe(true);
    expect(await people.transactions(player)).toHaveLength(1);
  });

  test('the same id twice in one list books once', async () => {
    const player = await people.gambler(1000);
    const bet = { id: fresh('t'), wager: fresh(), amount: -100 };
    expect(await say.send('bet', player, [bet, bet])).toMatchObject({ code: 0, balance: 900 });
  });

  test('the same id with other data is refused and raises an alert', async () => {
    const player = await people.gambler(1000);
    const bet = { id: fresh('t'), wager: fresh(), amount: -100 };
    await say.send('bet', player, bet);
    const other = await say.send('bet', player, { ...bet, amount: -200 });
    expect(other).toMatchObject({ code: 16, balance: 900 });
    const alerts = await world.sql(`select data from alert where kind = 'game_transaction_differs'`);
    expect(alerts.filter((it) => JSON.stringify(it['data']).includes(bet.id))).toHaveLength(1);
  });

  test('without an id the same wager, amount and round is the same transaction', async () => {
    const player = await people.gambler(1000);
    const bet = { id: null, wager: fresh(), amount: -100, round: 'r1' };
    expect((await say.send('bet', player, bet)).code).toBe(0);
    expect(await say.send('bet', player, bet)).toMatchObject({ code: 1003, balance: 900 });
    expect(await say.send('bet', player, { ...bet, round: 'r2' })).toMatchObject({ code: 0, balance: 800 });
  });

  test('a rollback gives the stored stake back once, whatever its id or amount', async () => {
    const player = await people.gambler(1000);
    const wager = fresh();
    await say.send('bet', player, { wager, amount: -100 });
    const rollback = { id: fresh('t'), wager, amount: 100 };
    expect(await say.send('rollback', player, rollback)).toMatchObject({ code: 0, balance: 1000 });
    expect(await say.send('rollback', player, rollback)).toMatchObject({ code: 1003, balance: 1000 });
    expect(await say.send('rollback', player, { wager, amount: 100 })).toMatchObject({ code: 1003, balance: 1000 });
    expect(await people.wagers(player)).toMatchObject([{ status: 'void', staked_pya: 10_000, returned_pya: 10_000 }]);
  });

  test('a rollback of another amount gives the stored one and raises an alert', async () => {
    const player = await people.gambler(1000);
    const wager = fresh();
    await say.send('bet', player, { wager, amount: -100 });
    expect(await say.send('rollback', player, { wager, amount: 999 })).toMatchObject({ code: 0, balance: 1000 });
    const alerts = await world.sql(`select data from alert where kind = 'game_rollback_differs'`);
    expect(alerts.filter((it) => JSON.stringify(it['data']).includes(wager))).toHaveLength(1);
  });

  test('a rollback before its bet: no such bet; then the bet is void and moves nothing', async () => {
    const player = await people.gambler(1000);
    const wager = fresh();
    expect(await say.send('rollback', player, { wager, amount: 100 })).toMatchObject({ code: 1006, balance: 1000 });
    expect(await say.send('bet', player, { wager, amount: -100 })).toMatchObject({ code: 0, balance: 1000 });
    expect(await people.wagers(player)).toMatchObject([{ status: 'void', staked_pya: 0 }]);
    expect((await say.send('result', player, { wager, amount: 500 })).code).toBe(1006);
    expect(await people.purse(player)).toBe(100_000);
  });

  test('a result after the rollback of its bet is refused', async () => {
    const player = await people.gambler(1000);
    const wager = fresh();
    await say.send('bet', player, { wager, amount: -100 });
    await say.send('cancel', player, { wager, amount: 100 });
    expect(await say.send('result', player, { wager, amount: 500 })).toMatchObject({ code: 1006, balance: 1000 });
  });

  test('another member’s wager cannot be rolled back', async () => {
    const [one, two] = [await people.gambler(1000), await people.gambler(1000)];
    const wager = fresh();
    await say.send('bet', one, { wager, amount: -100 });
    expect((await say.send('rollback', two, { wager, amount: 100 })).code).toBe(1006);
    expect([await people.purse(one), await people.purse(two)]).toEqual([90_000, 100_000]);
  });

  test('20 different bets of 100 at once on 1,000: ten are taken', async () => {
    const player = await people.gambler(1000);
    const said = await times(20, () => say.send('bet', player, { wager: fresh(), amount: -100 }));
    expect(said.filter((it) => it.code === 0)).toHaveLength(10);
    expect(said.filter((it) => it.code === 1001)).toHaveLength(10);
    expect(await people.purse(player)).toBe(0);
  });

  test('a blocked player’s open bet is still settled, and a new bet refused', async () => {
    const player = await people.gambler(1000);
    const wager = fresh();
    await say.send('bet', player, { wager, amount: -100 });
    await world.sql(`update player set blocked_at = product_now(), blocked_reason = 'test' where id = $1`, [player.id]);
    expect(await say.send('result', player, { wager, amount: 250 })).toMatchObject({ code: 0, balance: 1150 });
    expect(await say.send('bet', player, { wager: fresh(), amount: -1 })).toMatchObject({
      code: 16,
      balance: 1150,
    });
  });

  test('several wins of a round are paid, and turnover falls once per wager and comes back', async () => {
    const player = await people.gambler(1000);
    await world.sql('update player set turnover_pya = 15000 where id = $1', [player.id]);
    const turnover = async () =>
      Number((await world.sql('select turnover_pya from player where id = $1', [player.id]))[0]?.['turnover_pya']);
    const wager = fresh();
    await say.send('bet', player, { wager, amount: -100 });
    expect(await turnover()).toBe(15_000);
    await say.send('result', player, { wager, amount: 50 });
    expect(await turnover()).toBe(5000);
    expect(await say.send('result', player, { wager, amount: 30 })).toMatchObject({ code: 0, balance: 980 });
    expect(await turnover()).toBe(5000);
    expect(await people.wagers(player)).toMatchObject([{ status: 'settled', payout_pya: 8000, bet_pya: 10_000, valid_bet_pya: 10_000 }]);
    expect(await say.send('rollback', player, { wager, amount: -80 })).toMatchObject({ code: 0, balance: 900 });
    expect(await turnover()).toBe(15_000);
  });

  test('after the settlement a cancel of the bet is refused, unless the product reverses both', async () => {
    const player = await people.gambler(1000);
    const wager = fresh();
    await say.send('bet', player, { wager, amount: -100 });
    await say.send('result', player, { wager, amount: 250 });
    const cancel = { id: fresh('t'), wager, amount: 100 };
    expect(await say.send('cancel', player, cancel)).toMatchObject({ code: 16, balance: 1150 });
    await world.sql('update provider set reverses_settled = true');
    expect(await say.send('cancel', player, cancel)).toMatchObject({ code: 0, balance: 1000 });
    await world.sql('update provider set reverses_settled = false');
  });

  test('a win that was transferred out is rolled back below zero: flagged, bets and transfers refused until covered', async () => {
    const player = await people.gambler(100);
    const wager = fresh();
    await say.send('bet', player, { wager, amount: -100 });
    await say.send('result', player, { wager, amount: 500 });
    await people.transfer(player, 'out', 500);
    expect(await say.send('rollback', player, { wager, amount: -500 })).toMatchObject({ code: 0, balance: -500 });
    expect(await say.send('bet', player, { wager: fresh(), amount: -1 })).toMatchObject({ code: 1001, balance: -500 });
    expect((await people.transfer(player, 'out', 1)).body.code).toBe('overdrawn');
    await people.adjust(player, 'game', 'give', 600);
    expect(await say.send('bet', player, { wager: fresh(), amount: -1 })).toMatchObject({ code: 0, balance: 99 });
  });

  test('maintenance stops bets and nothing else', async () => {
    const player = await people.gambler(1000);
    const wager = fresh();
    await say.send('bet', player, { wager, amount: -100 });
    await world.sql('update provider set is_in_maintenance = true');
    expect((await say.send('bet', player, { wager: fresh(), amount: -100 })).code).toBe(2000);
    expect((await say.send('result', player, { wager, amount: 0 })).code).toBe(0);
    expect((await say.send('bonus', player, { amount: 5 })).code).toBe(0);
    await world.sql('update provider set is_in_maintenance = false');
    expect(await people.purse(player)).toBe(90_500);
  });

  test('amounts that are none are refused, and fractions of a pya are rounded half to even', async () => {
    const player = await people.gambler(1000);
    for (const amount of ['NaN', '-1e2', '-0x10', '-1,000', '1e999', ' -5', '-5 ', '--5', '+5', '']) {
      const said = await say.send('bet', player, { wager: fresh(), amount });
      expect([amount, said.code]).toEqual([amount, dialect === 'gsc' ? 16 : 999]);
    }
    for (const amount of [100, '0.01']) {
      expect((await say.send('bet', player, { wager: fresh(), amount })).code).toBe(dialect === 'gsc' ? 16 : 999);
    }
    expect((await say.send('bonus', player, { amount: -1 })).code).toBe(dialect === 'gsc' ? 16 : 999);
    expect(await people.purse(player)).toBe(100_000);
    expect((await say.send('bet', player, { wager: fresh(), amount: '-0.005' })).balance).toBe(1000);
    expect((await say.send('bet', player, { wager: fresh(), amount: '-0.015' })).balance).toBe(999.98);
  });

  test('bodies that are no JSON are answered in the dialect', async () => {
    const path = dialect === 'gsc' ? '/Seamless/PlaceBet' : '/v1/api/seamless/withdraw';
    for (const body of ['', '{', '[]', 'null', '"x"', 'x'.repeat(600_000)]) {
      const { status, text } = await sendRaw(new URL(path, world.server.player_url).href, body);
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject(dialect === 'gsc' ? { ErrorCode: 16 } : { code: 999, data: [] });
    }
  });
});

describe('what only one dialect has', () => {
  const gsc = speaker(world.server, 'gsc');
  const plus = speaker(world.server, 'gsc_plus');

  test('a result nobody bet on: GSC refuses it, GSC+ takes and flags it', async () => {
    const player = await people.gambler(10);
    expect((await gsc.send('result', player, { wager: fresh(), amount: 5 })).code).toBe(1006);
    expect(await plus.send('result', player, { wager: fresh(), amount: 5 })).toMatchObject({ code: 0, balance: 15 });
    expect(await people.wagers(player)).toMatchObject([{ is_flagged: true, status: 'settled' }]);
  });

  test('10,000 kyat are 10.0000 in MMK2', async () => {
    const player = await people.gambler(10_000);
    const said = await plus.balance({ ...player, currency: 'MMK2' });
    expect(said.text).toContain('"balance":10.0000');
    await plus.send('bet', { ...player, currency: 'MMK2' }, { wager: fresh(), amount: '-0.0005' });
    expect(await people.purse(player)).toBe(999_950);
    expect((await plus.balance({ ...player, currency: 'USD' })).code).toBe(999);
  });

  test('GSC+ books each member of a batch by itself', async () => {
    const [one, two] = [await people.gambler(100), await people.gambler(10)];
    const entry = ({ member }: { member: string }) => ({
      member_account: member,
      product_code: 1020,
      transactions: [plusMove('bet', { wager: fresh(), amount: -50 })],
    });
    const said = await plus.ask('withdraw', one, { batch_requests: [entry(one), entry(two), entry({ member: 'nobody' })] });
    expect(said.rows).toMatchObject([
      { code: 0, balance: 50 },
      { code: 1001, balance: 10 },
      { code: 1000, balance: 0 },
    ]);
  });

  test('an unknown action, or one of the other call, is refused', async () => {
    const player = await people.gambler(100);
    for (const [call, action] of [
      ['withdraw', 'STEAL'],
      ['withdraw', 'WIN'],
      ['deposit', 'BET'],
      ['withdraw', 'bet'],
    ] as const) {
      const transactions = [plusMove('bet', { wager: fresh(), amount: call === 'deposit' ? -5 : 5, more: { action } })];
      const batch_requests = [{ member_account: player.member, product_code: 1020, transactions }];
      expect((await plus.ask(call, player, { batch_requests })).code).toBe(999);
    }
    expect(await people.purse(player)).toBe(10_000);
  });

  test('a push writes report rows, newer ones over older ones, and moves nothing', async () => {
    const player = await people.gambler(100);
    const wager = fresh();
    const push = (ModifiedOn: string, bet: number) =>
      gsc.ask('PushBet', player, {
        Transactions: [gscMove('result', { wager, amount: 0, bet, payout: 7, more: { ModifiedOn, Status: 101 } })],
      });
    expect((await push('2026-11-21T10:00:00', 20)).code).toBe(0);
    await push('2026-11-21T09:00:00', 99);
    expect(await people.wagers(player)).toMatchObject([{ status: 'settled', bet_pya: 2000, payout_pya: 700 }]);
    await push('2026-11-21T11:00:00', 30);
    expect(await people.wagers(player)).toMatchObject([{ bet_pya: 3000 }]);
    expect(await people.purse(player)).toBe(10_000);
  });

  test('a resettlement may leave less than nothing', async () => {
    const player = await people.gambler(100);
    const wager = fresh();
    await plus.send('bet', player, { wager, amount: -100 });
    await plus.send('result', player, { wager, amount: 300 });
    await people.transfer(player, 'out', 300);
    const transactions = [plusMove('result', { wager, amount: -250, payout: 50, more: { action: 'RESETTLED' } })];
    const said = await plus.ask('withdraw', player, {
      batch_requests: [{ member_account: player.member, product_code: 1020, transactions }],
    });
    expect(said).toMatchObject({ code: 0, balance: -250 });
    expect(await people.wagers(player)).toMatchObject([{ payout_pya: 5000 }]);
  });

  test('MobileLogin lets a member in by their password', async () => {
    const player = await people.gambler(5);
    expect(await gsc.ask('MobileLogin', player, { Password: player.password })).toMatchObject({ code: 0, balance: 5 });
    expect((await gsc.ask('MobileLogin', player, { Password: 'wrong' })).code).toBe(16);
  });

  test('in demo mode only this machine is let in', async () => {
    const { member } = await people.gambler(5);
    const from = { 'X-Forwarded-For': '203.0.113.9' };
    const gscUrl = new URL('/Seamless/GetBalance', world.server.player_url).href;
    expect((await sendRaw(gscUrl, JSON.stringify(gscBody('GetBalance', { member }, {})), from)).text).toContain('"ErrorCode":1004');
    const plusUrl = new URL('/v1/api/seamless/balance', world.server.player_url).href;
    const body = plusBody('balance', { member }, { batch_requests: [{ member_account: member, product_code: 1020 }] });
    expect((await sendRaw(plusUrl, JSON.stringify(body), from)).text).toContain('"code":1004');
  });
});
