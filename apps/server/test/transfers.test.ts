import { describe, expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { cashIn } from './cash-in.ts';
import { must } from './people.ts';
import { speaker } from './seamless.ts';
import { HOSTILE_AMOUNTS, walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await walletPeople(world);
const { transfer, balances, owe } = people;
await people.promotion({ title: 'For who excludes themself', code: 'EXCLUDE10', percent: 10, turnover: 3 });

const history = (player: { token: string }, direction: 'in' | 'out') =>
  must(world.call(`GET /api/user/transfer_${direction}_his`, { token: player.token }));

describe('a transfer', () => {
  test('moves whole kyat and answers both balances', async () => {
    const player = await people.player(10_000);
    const into = await must(transfer(player, 'in', '4000.00'));
    expect(into).toMatchObject({ balance: '6000.00', game_balance: '4000.00', message: 'Your money has been transferred.' });
    const out = await must(transfer(player, 'out', 1500));
    expect(out).toMatchObject({ balance: '7500.00', game_balance: '2500.00' });
    expect(await balances(player)).toMatchObject({ main: '7500.00', game: '2500.00' });
    expect((await history(player, 'in')).data).toMatchObject([
      { transfer_balance: '4000.00', balance: '6000.00', game_balance: '4000.00', referenceid: expect.stringMatching(/^\d{12}$/) },
    ]);
    expect((await history(player, 'out')).data).toMatchObject([
      { transfer_balance: '1500.00', balance: '7500.00', game_balance: '2500.00' },
    ]);
  });

  test('of one key happens once', async () => {
    const player = await people.player(10_000);
    const first = await must(transfer(player, 'in', 3000, 'tap-tap-tap'));
    const again = await transfer(player, 'in', 3000, 'tap-tap-tap');
    expect(again.body).toEqual(first);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await transfer(player, 'in', 3001, 'tap-tap-tap')).body.code).toBe('key_reused');
    expect((await balances(player)).game).toBe('3000.00');
  });

  test('of more than there is, or of an amount that is none, moves nothing', async () => {
    const player = await people.player(10_000);
    expect((await transfer(player, 'in', 10_001)).body.code).toBe('not_enough_money');
    expect((await transfer(player, 'out', 1)).body.code).toBe('not_enough_money');
    for (const amount of HOSTILE_AMOUNTS) {
      expect([400, 422], JSON.stringify(amount)).toContain((await transfer(player, 'in', amount)).status);
      expect([400, 422], JSON.stringify(amount)).toContain((await transfer(player, 'out', amount)).status);
    }
    expect(await balances(player)).toMatchObject({ main: '10000.00', game: '0.00' });
  });

  test('waits while the games are under maintenance', async () => {
    const player = await people.player(10_000);
    const maintain = (game_maintenance: boolean) =>
      must(world.call('POST /api/console/cash-terms', { token: people.boss, body: { game_maintenance } }));
    await maintain(true);
    expect((await transfer(player, 'in', 1000)).body.code).toBe('game_maintenance');
    expect((await transfer(player, 'out', 1000)).body.code).toBe('game_maintenance');
    await maintain(false);
    expect((await transfer(player, 'in', 1000)).status).toBe(200);
  });

  test('to game is not for who excluded themself, back to main is', async () => {
    const player = await people.player(10_000);
    await must(transfer(player, 'in', 1000));
    await world.sql(`update player set excluded_until = product_now() + interval '180 days' where id = $1`, [player.id]);
    expect((await transfer(player, 'in', 1000)).body.code).toBe('excluded');
    expect((await transfer(player, 'out', 1000)).status).toBe(200);
  });
});

describe('while turnover is left', () => {
  test('nothing leaves the game purse', async () => {
    const player = await people.player(10_000);
    await must(transfer(player, 'in', 5000));
    await owe(player, 1);
    expect((await transfer(player, 'out', 1000)).body.code).toBe('turnover_left');
    expect(await balances(player)).toMatchObject({ game: '5000.00', turnover: '1.00' });
  });

  test('money comes in only when 500 or less are left, and then the turnover starts anew', async () => {
    const player = await people.player(10_000);
    await must(transfer(player, 'in', 501));
    await owe(player, 9000);
    expect((await transfer(player, 'in', 1000)).body.code).toBe('turnover_left');
    await must(people.adjust(player, 'game', 'take', 1));
    expect(await must(transfer(player, 'in', 1000))).toMatchObject({ game_balance: '1500.00' });
    expect((await balances(player)).turnover).toBe('0.00');
    expect((await transfer(player, 'out', 1500)).status).toBe(200);
  });
});

describe('who excluded themself with turnover left', () => {
  /** 100,000 paid in with a promotion of 10 % and turnover of three times, as an operator approves it. */
  const promoted = async () => {
    const player = await people.player(0);
    await cashIn(world, player, 100_000, people.teller_a, 'EXCLUDE10');
    expect(await balances(player)).toMatchObject({ main: '0.00', game: '110000.00', turnover: '330000.00' });
    return player;
  };
  const exclude = (player: { token: string }) =>
    must(world.call('POST /api/user/self_exclusion', { token: player.token, body: { months: 6 } }));
  const parts = (player: { token: string }) => must(world.call('GET /api/user/transfer_out_parts', { token: player.token }));

  test('takes the deposit’s part out; the promotion’s part is forfeited, and is told before', async () => {
    const player = await promoted();
    expect((await transfer(player, 'out', 1)).body.code).toBe('turnover_left');
    expect(await parts(player)).toMatchObject({ is_forfeiting: false, deposit: '0.00', promotion: '0.00' });
    await exclude(player);
    expect(await parts(player)).toMatchObject({ is_forfeiting: true, deposit: '100000.00', promotion: '10000.00', waiting: '0.00' });
    expect((await transfer(player, 'out', 100_001)).body.code).toBe('not_enough_money');
    const first = await must(transfer(player, 'out', 60_000, 'the-first-part'));
    expect(first).toMatchObject({ balance: '60000.00', game_balance: '40000.00' });
    expect((await transfer(player, 'out', 60_000, 'the-first-part')).body).toEqual(first);
    expect(await balances(player)).toMatchObject({ turnover: '0.00' });
    await must(transfer(player, 'out', 40_000));
    expect(await balances(player)).toMatchObject({ main: '100000.00', game: '0.00' });
    const shown = await must(world.call('GET /api/user/statement', { token: player.token, query: { reason: 'promotion_forfeited' } }));
    expect(shown.data.map((it) => [it.purse, it.amount])).toEqual([['game', '-10000.00']]);
    expect((await people.cashOut(player)).status).toBe(200);
  });

  test('shares what was lost or won with the promotion', async () => {
    const player = await promoted();
    await must(people.adjust(player, 'game', 'take', 55_000));
    await exclude(player);
    expect(await parts(player)).toMatchObject({ deposit: '50000.00', promotion: '5000.00' });
    await must(transfer(player, 'out', 50_000));
    expect(await balances(player)).toMatchObject({ main: '50000.00', game: '0.00', turnover: '0.00' });
  });

  test('waits while more than 500 kyat are out in a bet, so that no bet carries the promotion out', async () => {
    const player = await promoted();
    const [row] = await world.sql('select user_code from player where id = $1', [player.id]);
    const member = String(row?.['user_code']);
    await world.sql(`insert into provider (id, p_code, name, dialect) values (91006, '1006', 'Shwe Studio', 'gsc') on conflict do nothing`);
    const gsc = speaker(world.server, 'gsc');
    expect((await gsc.send('bet', { member }, { wager: 'w', amount: -100_000 })).code).toBe(0);
    await exclude(player);
    expect((await transfer(player, 'out', 1)).body.code).toBe('bets_waiting');
    expect((await gsc.send('cancel', { member }, { wager: 'w', amount: 100_000 })).code).toBe(0);
    await must(transfer(player, 'out', 100_000));
    expect(await balances(player)).toMatchObject({ main: '100000.00', game: '0.00' });
  });

  test('in a time-out of days waits for its end', async () => {
    const player = await promoted();
    await must(world.call('POST /api/user/time_out', { token: player.token, body: { days: 7 } }));
    expect((await transfer(player, 'out', 1)).body.code).toBe('turnover_left');
  });

  test('once, at fifty taps together', async () => {
    const player = await promoted();
    await exclude(player);
    const said = await Promise.all(Array.from({ length: 50 }, () => transfer(player, 'out', 30_000)));
    expect(said.filter((it) => it.status === 200)).toHaveLength(3);
    expect(await balances(player)).toMatchObject({ main: '90000.00', game: '10000.00', turnover: '0.00' });
    const forfeits = await world.sql('select forfeited_pya from transfer where player_id = $1 and forfeited_pya > 0', [player.id]);
    expect(forfeits.map((it) => Number(it['forfeited_pya']))).toEqual([1_000_000]);
  });
});

test('a game purse below zero gives nothing out', async () => {
  const player = await people.player(10_000);
  const set = (balance: number, overdrawn: string) =>
    world.sql(`update purse set balance = $2, overdrawn_at = ${overdrawn} where player_id = $1 and kind = 'game'`, [player.id, balance]);
  await set(-30_000, 'product_now()');
  expect((await transfer(player, 'out', 1)).body.code).toBe('overdrawn');
  await set(0, 'null');
});

test('the game balance is its player’s to ask', async () => {
  const player = await people.player(10_000);
  const other = await people.player();
  await must(transfer(player, 'in', 700));
  const ask = (id: number, token: string) => world.call('GET /api/get_game_balance/:id', { token, params: { id } });
  expect((await must(ask(player.id, player.token))).balance).toBe('700.00');
  expect((await ask(player.id, other.token)).status).toBe(403);
  expect((await ask(999_999, other.token)).status).toBe(403);
  expect((await history(other, 'in')).data).toEqual([]);
});

test('the statement finds transfers by their reason, adds them up, and is a file', async () => {
  const player = await people.player(10_000);
  await must(transfer(player, 'in', 4000));
  await must(transfer(player, 'out', 1000));
  const shown = await must(world.call('GET /api/user/statement', { token: player.token, query: { reason: 'transfer_in' } }));
  expect(shown.data.map((it) => [it.purse, it.amount, it.balance_after])).toEqual([
    ['game', '4000.00', '4000.00'],
    ['main', '-4000.00', '6000.00'],
  ]);
  expect(shown.totals).toEqual([
    { purse: 'main', money_in: '0.00', money_out: '4000.00', count: 1 },
    { purse: 'game', money_in: '4000.00', money_out: '0.00', count: 1 },
  ]);
  const all = await must(world.call('GET /api/user/statement', { token: player.token, query: { purse: 'main' } }));
  expect(all.totals).toEqual([{ purse: 'main', money_in: '11000.00', money_out: '4000.00', count: 3 }]);
  const url = new URL('/api/user/statement.csv?purse=main', world.server.player_url);
  const file = await fetch(url, { headers: { Authorization: `Bearer ${player.token}` } });
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, ...lines] = (await file.text()).trimEnd().split('\r\n');
  expect(head).toBe('date,time,purse,reason,ref,amount,balance_after');
  expect(lines.map((it) => it.split(',').slice(5))).toEqual([
    ['10000.00', '10000.00'],
    ['-4000.00', '6000.00'],
    ['1000.00', '7000.00'],
  ]);
  expect((await fetch(url)).status).toBe(401);
});

test('after all of this the books are right', async () => {
  await people.forgetOwed();
  expect((await audit(world.database_url)).difference).toBeNull();
});
