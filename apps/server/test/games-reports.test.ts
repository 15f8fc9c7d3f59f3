import { describe, expect, test } from 'vitest';
import { must } from './people.ts';
import { fresh, seamlessPeople, speaker } from './seamless.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await seamlessPeople(world);
await world.sql(`insert into provider_category values (91006, 1, false);
  insert into game (provider_id, category_id, g_code, name) values (91006, 1, 'golden_pagoda', 'Golden Pagoda')`);
const gsc = speaker(world.server, 'gsc');
const plus = speaker(world.server, 'gsc_plus');
const today = (await world.sql('select yangon_day(product_now())::text as day'))[0]?.['day'] as string;
// Whenever this is run, the day does not end meanwhile.
await world.moveClock(`${today}T12:00:00+06:30`);

describe('what a player played', () => {
  test('is told by provider and wager by wager, own rows only, void wagers not counted', async () => {
    const player = await people.gamePlayer(1000);
    const other = await people.gamePlayer(1000);
    const [won, lost, back] = [fresh(), fresh(), fresh()];
    await gsc.send('bet', player, { wager: won, amount: -100 });
    await gsc.send('result', player, { wager: won, amount: 250, bet: 100, valid: 100 });
    await plus.send('bet', player, { wager: lost, amount: -40, valid: '30' });
    await gsc.send('bet', player, { wager: back, amount: -70 });
    await gsc.send('rollback', player, { wager: back, amount: 70 });
    await gsc.send('bet', other, { wager: fresh(), amount: -500 });
    const history = await must(world.call('GET /api/transition/history', { token: player.token }));
    expect(history.data.map((it) => [it.provider_code, it.provider_name, it.bet_amount, it.payout_amount, it.profit_loss])).toEqual([
      ['1006', 'Shwe Studio', '100.00', '250.00', '150.00'],
      ['1020', 'Royal Live', '40.00', '0.00', '-40.00'],
    ]);
    expect(history).toMatchObject({ bet_amount_total: '140.00', payout_total: '250.00', win_lose: '110.00' });
    const details = await must(world.call('GET /api/transition/details', { token: player.token, query: { p_code: '1006' } }));
    expect(details.data.map((it) => [it.wager_id, it.status])).toEqual([
      [back, 'void'],
      [won, 'settled'],
    ]);
    expect(details.data[0]).toMatchObject({ bet_amount: '70.00', payout_amount: '0.00', valid_turnover: '0.00', profit_loss: '0.00' });
    expect(details.data[1]).toMatchObject({
      game: 'Golden Pagoda',
      bet_amount: '100.00',
      payout_amount: '250.00',
      before_balance: '1000.00',
      balance: '1150.00',
    });
  });

  test('belongs to its Yangon day', async () => {
    const player = await people.gamePlayer(1000);
    await gsc.send('bet', player, { wager: fresh(), amount: -100 });
    const of = async (day: string) =>
      (await must(world.call('GET /api/transition/details', { token: player.token, query: { start_date: day, end_date: day } }))).data
        .length;
    expect(await of(today)).toBe(1);
    expect(await of('2026-11-01')).toBe(0);
    // 17:29:59 of UTC is the last second of the day in Yangon.
    await world.sql(`update wager set created_at = '2026-11-01T17:29:59Z' where player_id = $1`, [player.id]);
    expect([await of('2026-11-01'), await of('2026-11-02')]).toEqual([1, 0]);
    await world.sql(`update wager set created_at = '2026-11-01T17:30:00Z' where player_id = $1`, [player.id]);
    expect([await of('2026-11-01'), await of('2026-11-02')]).toEqual([0, 1]);
  });
});

test('an operator finds a wager with its transactions, what was asked and answered, and its entries', async () => {
  const player = await people.gamePlayer(1000);
  const wager = fresh();
  await gsc.send('bet', player, { wager, amount: -100 });
  await gsc.send('result', player, { wager, amount: 50 });
  const [sent] = await world.sql(`select substr(key, 4) as id from game_transaction where key like 'id:%' and player_id = $1 limit 1`, [
    player.id,
  ]);
  for (const search of [wager, player.phone, player.member, String(sent?.['id'])]) {
    const found = await must(world.call('GET /api/console/wagers', { token: people.helpdesk, query: { search } }));
    expect(found.data).toMatchObject([{ wager_code: wager, player: { id: player.id }, moved: '-50.00', status: 'settled' }]);
  }
  const [row] = await people.wagers(player);
  const trail = await must(world.call('GET /api/console/wagers/:id', { token: people.helpdesk, params: { id: Number(row?.['id']) } }));
  expect(trail.transactions.map((it) => [it.moved, it.before, it.after])).toEqual([
    ['-100.00', '1000.00', '900.00'],
    ['50.00', '900.00', '950.00'],
  ]);
  expect(trail.transactions.every((it) => it.entry?.startsWith('game_'))).toBe(true);
  expect(trail.callbacks.map((it) => it.method)).toEqual(['placebet', 'gameresult']);
  expect(trail.callbacks[0]?.request).toContain(wager);
  expect((await world.call('GET /api/console/wagers', { token: people.teller_a })).status).toBe(403);
});
