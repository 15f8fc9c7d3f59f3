import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { must } from './people.ts';
import { fresh, gscMove, plusMove, seamlessPeople, speaker } from './seamless.ts';
import { times } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await seamlessPeople(world);
const gsc = speaker(world.server, 'gsc');
const plus = speaker(world.server, 'gsc_plus');

describe.each(['gsc', 'gsc_plus'] as const)('%s: who may bet', (dialect) => {
  const say = speaker(world.server, dialect);

  test.each([
    ['in a time-out', `update player set excluded_until = product_now() + interval '1 day' where id = $1`],
    ['under age', `update player set birthday = (product_now() - interval '17 years')::date where id = $1`],
    ['without a birthday', 'update player set birthday = null where id = $1'],
  ])('a player %s cannot, and is still paid', async (_what, sql) => {
    const player = await people.gamePlayer(100);
    const wager = fresh();
    await say.send('bet', player, { wager, amount: -10 });
    await world.sql(sql, [player.id]);
    expect(await say.send('bet', player, { wager: fresh(), amount: -10 })).toMatchObject({ code: 16, balance: 90 });
    expect(await say.send('result', player, { wager, amount: 25 })).toMatchObject({ code: 0, balance: 115 });
  });

  test('the limits players set hold for bets at once and together', async () => {
    const player = await people.gamePlayer(1000);
    const body = { kind: 'stake', period: 'day', amount: 250 } as const;
    await must(world.call('POST /api/user/play_limits', { token: player.token, body }));
    const said = await times(6, () => say.send('bet', player, { wager: fresh(), amount: -100 }));
    expect(said.filter((it) => it.code === 0)).toHaveLength(2);
    expect(said.filter((it) => it.code === 16)).toHaveLength(4);
    expect(await people.purse(player)).toBe(80_000);
  });

  test.each([
    ['while games are maintained', 'game_maintenance', 'true'],
    ['while the house is in maintenance', 'house_maintenance', 'true'],
    ["after the house's licence has ended", 'licence', '{"reference": "GL-1", "expires_on": "2020-01-01"}'],
  ])('%s bets are refused with 2000, results are not', async (_, key, value) => {
    const player = await people.gamePlayer(100);
    const wager = fresh();
    await say.send('bet', player, { wager, amount: -10 });
    await world.sql('insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value', [
      key,
      value,
    ]);
    expect((await say.send('bet', player, { wager: fresh(), amount: -10 })).code).toBe(2000);
    expect((await say.send('result', player, { wager, amount: 0 })).code).toBe(0);
    await world.sql('delete from setting where key = $1', [key]);
    expect((await say.send('bet', player, { wager: fresh(), amount: -10 })).code).toBe(0);
  });

  test('a product nobody knows is told so, by a code of its own', async () => {
    const player = await people.gamePlayer(100);
    expect((await say.send('bet', { ...player, product: 9999 }, { wager: fresh(), amount: -10 })).code).toBe(1005);
    expect(await people.purse(player)).toBe(10_000);
  });

  test('after its result was taken back a wager takes another result, as often as that happens, and no repeated one', async () => {
    const player = await people.gamePlayer(100);
    const wager = fresh();
    await say.send('bet', player, { wager, amount: -100 });
    const first = { id: fresh('r'), wager, amount: 300 };
    await say.send('result', player, first);
    expect(await say.send('rollback', player, { wager, amount: -300 })).toMatchObject({ code: 0, balance: 0 });
    expect(await say.send('rollback', player, { wager, amount: -300 })).toMatchObject({ code: 1003, balance: 0 });
    expect(await say.send('result', player, first)).toMatchObject({ code: 1003, balance: 0 });
    expect(await say.send('result', player, { wager, amount: 90 })).toMatchObject({ code: 0, balance: 90 });
    expect(await say.send('rollback', player, { wager, amount: -90 })).toMatchObject({ code: 0, balance: 0 });
    expect(await say.send('result', player, { wager, amount: 50 })).toMatchObject({ code: 0, balance: 50 });
    expect(await people.wagers(player)).toMatchObject([{ status: 'settled', bet_pya: 10_000, payout_pya: 5000 }]);
  });

  test('a callback whose purse is held too long does nothing and may come again', async () => {
    const player = await people.gamePlayer(100);
    const bet = { id: fresh('t'), wager: fresh(), amount: -10 };
    const holder = new pg.Client({ connectionString: world.database_url });
    await holder.connect();
    await holder.query('begin');
    await holder.query(`select 1 from purse where player_id = $1 and kind = 'game' for update`, [player.id]);
    expect((await say.send('bet', player, bet)).code).toBe(999);
    await holder.query('rollback');
    await holder.end();
    expect(await say.send('bet', player, bet)).toMatchObject({ code: 0, balance: 90 });
  });

  test('every change of the game purse is told to the player, and settled figures to who counts them', async () => {
    const player = await people.gamePlayer(100);
    const wager = fresh();
    const kinds = async () => {
      const rows = await world.sql('select kind from fact where player_id = $1 order by id desc limit 2', [player.id]);
      return rows.map((it) => it['kind']);
    };
    await say.send('bet', player, { wager, amount: -10 });
    expect((await kinds())[0]).toBe('purse');
    await say.send('result', player, { wager, amount: 20 });
    expect(await kinds()).toEqual(['wager_changed', 'purse']);
    await say.send('rollback', player, { wager, amount: -20 });
    expect(await kinds()).toEqual(['wager_changed', 'purse']);
    const [told] = await world.sql(`select data from fact where player_id = $1 and kind = 'wager_changed' limit 1`, [player.id]);
    const [row] = await people.wagers(player);
    expect(told?.['data']).toEqual({ wager_id: row?.['id'], player_id: player.id });
  });
});

test('a buy-in and a buy-out move money and make no wager', async () => {
  const player = await people.gamePlayer(100);
  const one = (amount: number) => ({ Transaction: gscMove(amount < 0 ? 'bet' : 'bonus', { amount, wager: fresh() }) });
  expect(await gsc.ask('BuyIn', player, one(-60))).toMatchObject({ code: 0, balance: 40 });
  expect(await gsc.ask('BuyIn', player, one(-60))).toMatchObject({ code: 1001, balance: 40 });
  expect(await gsc.ask('BuyOut', player, one(90))).toMatchObject({ code: 0, balance: 130 });
  expect((await gsc.ask('BuyOut', player, one(-90))).code).toBe(999);
  expect(await people.wagers(player)).toEqual([]);
});

test('a tip, a bonus and a free round are no turnover', async () => {
  const player = await people.gamePlayer(100);
  await world.sql('update player set turnover_pya = 10000 where id = $1', [player.id]);
  const row = (more: object, wager: string, amount: number) => ({
    batch_requests: [
      { member_account: player.member, product_code: 1020, transactions: [plusMove('bonus', { wager, amount, more: { ...more } })] },
    ],
  });
  const free = fresh();
  await plus.send('bet', player, { wager: free, amount: 0 });
  await plus.send('result', player, { wager: free, amount: 5 });
  await plus.ask('withdraw', player, row({ action: 'TIP' }, fresh(), -5));
  for (const action of ['FREEBET', 'JACKPOT', 'BONUS', 'PROMO', 'LEADERBOARD'])
    await plus.ask('deposit', player, row({ action }, fresh(), 2));
  const [left] = await world.sql('select turnover_pya from player where id = $1', [player.id]);
  expect(Number(left?.['turnover_pya'])).toBe(10_000);
  expect(await people.purse(player)).toBe(11_000);
});

test('a result below zero is another stake while the wager is open, and needs its funds', async () => {
  const player = await people.gamePlayer(100);
  const wager = fresh();
  const more = { BetAmount: null, ValidBetAmount: null, PayoutAmount: null };
  await gsc.send('bet', player, { wager, amount: -10, more });
  expect(await gsc.send('result', player, { wager, amount: -91, more })).toMatchObject({ code: 1001, balance: 90 });
  expect(await gsc.send('result', player, { wager, amount: -90, more })).toMatchObject({ code: 0, balance: 0 });
  expect(await people.wagers(player)).toMatchObject([
    { status: 'settled', bet_pya: 10_000, valid_bet_pya: 10_000, payout_pya: 0, staked_pya: 10_000 },
  ]);
  // Settled, it is a correction.
  expect(await gsc.send('result', player, { wager, amount: -5, more })).toMatchObject({ code: 0, balance: -5 });
});

test.each([
  ['each transaction by itself', [50, 50], [30, 30], 80],
  ['the wager as a whole', [50, 50], [30, 80], 80],
  ['nothing', [50, 0], [30, 0], 80],
  ['the whole before its jackpot comes', [0, 30], [30, 30], 30],
  ['the whole before all of its money comes', [50, 80], [30, 80], 80],
])('the report has what a wager paid where the provider tells %s', async (_what, [first, told], [second, told_then], paid) => {
  const player = await people.gamePlayer(100);
  const wager = fresh();
  await gsc.send('bet', player, { wager, amount: -10 });
  await gsc.send('result', player, { wager, amount: first ?? 0, payout: told ?? 0 });
  await gsc.send('jackpot', player, { wager, amount: second ?? 0, payout: told_then ?? 0 });
  expect(await people.wagers(player)).toMatchObject([{ status: 'settled', payout_pya: paid * 100, bet_pya: 1000 }]);
});

test('a reserved stake comes back in part and no more than was reserved', async () => {
  const player = await people.gamePlayer(100);
  const wager = fresh();
  const ask = (call: string, action: string, amount: number) =>
    plus.ask(call, player, {
      batch_requests: [
        { member_account: player.member, product_code: 1020, transactions: [plusMove('bet', { wager, amount, more: { action } })] },
      ],
    });
  expect(await ask('withdraw', 'BET_PRESERVE', -80)).toMatchObject({ code: 0, balance: 20 });
  expect((await ask('deposit', 'PRESERVE_REFUND', 81)).code).toBe(16);
  expect(await ask('deposit', 'PRESERVE_REFUND', 30)).toMatchObject({ code: 0, balance: 50 });
  expect(await people.wagers(player)).toMatchObject([{ status: 'open', bet_pya: 5000, staked_pya: 8000, returned_pya: 3000 }]);
});

test('a pushed wager of product 1040 brings its prize once; of another product nothing', async () => {
  await world.sql(`insert into provider (id, p_code, name, dialect) values (91040, '1040', 'Prizes', 'gsc_plus') on conflict do nothing`);
  const player = await people.gamePlayer(100);
  const pushed = (product_code: number, wager_code: string) => ({
    wagers: [
      {
        member_account: player.member,
        product_code,
        wager_code,
        wager_status: 'SETTLED',
        bet_amount: '10',
        prize_amount: '25',
        valid_bet_amount: '10',
      },
    ],
  });
  const [one, two] = [fresh(), fresh()];
  await plus.ask('pushbetdata', player, pushed(1040, one));
  await plus.ask('pushbetdata', player, pushed(1040, one));
  await plus.ask('pushbetdata', player, pushed(1020, two));
  expect(await people.purse(player)).toBe(12_500);
  expect(await people.wagers(player)).toMatchObject([
    { wager_code: one, payout_pya: 2500, bet_pya: 1000, paid_pya: 2500, status: 'settled' },
    { wager_code: two, payout_pya: 2500, bet_pya: 1000, paid_pya: 0, status: 'settled' },
  ]);
});

test('a report that comes after the result was taken back does not settle the wager again', async () => {
  const player = await people.gamePlayer(100);
  const wager = fresh();
  await gsc.send('bet', player, { wager, amount: -10 });
  await gsc.send('result', player, { wager, amount: 30 });
  await gsc.send('rollback', player, { wager, amount: -30 });
  await gsc.ask('PushBet', player, { Transactions: [gscMove('result', { wager, amount: 0, bet: 10, payout: 30 })] });
  expect(await people.wagers(player)).toMatchObject([{ status: 'open', payout_pya: 0, settled_at: null }]);
});

test('a bet that gives turnover back leaves what changes it at the same moment', async () => {
  const player = await people.gamePlayer(1000);
  await people.owe(player, 1000);
  const wager = fresh();
  // The report came first, and took the bet off the turnover: the bet puts it there again until its result comes.
  await gsc.ask('PushBet', player, { Transactions: [gscMove('result', { wager, amount: 0, bet: 200, payout: 0 })] });
  expect((await people.balances(player)).turnover).toBe('800.00');
  const beside = new pg.Client({ connectionString: world.database_url });
  await beside.connect();
  await beside.query('begin');
  await beside.query('update players.player set turnover_pya = turnover_pya + 500000 where id = $1', [player.id]);
  const said = gsc.send('bet', player, { wager, amount: -200 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await beside.query('commit');
  await beside.end();
  expect((await said).code).toBe(0);
  expect((await people.balances(player)).turnover).toBe('6000.00');
});

test('what was asked and answered is kept word for word', async () => {
  const player = await people.gamePlayer(100);
  const wager = fresh('ငွေ');
  const said = await gsc.send('bet', player, { wager, amount: '-1.50' });
  const [kept] = await world.sql('select dialect, method, request, answer from game_callback where request like $1', [`%${wager}%`]);
  expect(kept).toMatchObject({ dialect: 'gsc', method: 'placebet', answer: said.text });
  expect(JSON.parse(String(kept?.['request'])).Transactions[0].TransactionAmount).toBe('-1.50');
});

test('texts that no database can hold, and ids that are too long, are refused', async () => {
  const player = await people.gamePlayer(100);
  for (const wager of ['a\u0000b', '\ud800', 'x'.repeat(201)]) {
    expect((await gsc.send('bet', player, { wager, amount: -1 })).code).toBe(999);
    expect((await plus.send('bet', player, { wager, amount: -1 })).code).toBe(999);
  }
  expect((await gsc.balance({ member: 'a\u0000b' })).code).toBe(1000);
  expect((await gsc.send('bet', player, { wager: 'x'.repeat(200), amount: -1 })).code).toBe(0);
  expect((await gsc.send('bet', player, { wager: 'X'.repeat(200), amount: -1 })).code).toBe(0);
  expect(await people.purse(player)).toBe(9800);
});

test('after all of this the books are right', async () => {
  await people.forgetOwed();
  expect((await audit(world.database_url)).difference).toBeNull();
});
