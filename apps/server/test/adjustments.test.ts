import { describe, expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { confirmDeed, waiting } from './deeds.ts';
import { must } from './people.ts';
import { codesOf, HOSTILE_AMOUNTS, times, walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await walletPeople(world);

const ask = (player: { id: number }, more: Record<string, unknown> = {}) =>
  world.call('POST /api/console/adjustments', {
    token: people.teller_a,
    body: { player_id: player.id, purse: 'main', direction: 'give', amount: '10.50', reason: 'paid by hand', ...more },
  });
const listed = async (player: { id: number }) =>
  (await must(world.call('GET /api/console/adjustments', { token: people.teller_a, query: { player_id: player.id } }))).data;

describe('a correction', () => {
  test('moves money when a second person confirms it, and is listed and told then', async () => {
    const player = await people.player();
    const { deed_id } = await must(ask(player));
    expect((await people.balances(player)).main).toBe('0.00');
    expect(await listed(player)).toEqual([]);
    expect(await waiting(world, people.teller_b)).toMatchObject([
      { title: 'A balance of Aung Aung is corrected', lines: [{}, { field: 'Main balance', before: null, after: '+10.50 kyat' }, {}] },
    ]);
    await must(confirmDeed(world, deed_id, people.teller_b));
    expect(await listed(player)).toMatchObject([
      { purse: 'main', direction: 'give', amount: '10.50', reason: 'paid by hand', asked_by: 'teller-a', confirmed_by: 'teller-b' },
    ]);
    expect((await people.balances(player)).main).toBe('10.50');
    expect(await world.sql('select kind, data from notification where player_id = $1', [player.id])).toMatchObject([
      { kind: 'adjusted_up', data: { amount_pya: 1050 } },
    ]);
    const rows = await world.sql('select action from audit_row where subject = $1 order by id', [`player:${player.id}`]);
    expect(rows.map((it) => it['action'])).toEqual(['ask_adjustment', 'confirm_adjustment']);
    const { data } = await must(world.call('GET /api/user/statement', { token: player.token }));
    expect(data).toMatchObject([{ reason: 'adjustment', purse: 'main', amount: '10.50', balance_after: '10.50' }]);
  });

  test('may take from either purse, never below zero; one that cannot be taken waits on', async () => {
    const player = await people.player(1000);
    await must(people.adjust(player, 'game', 'give', 300));
    await must(people.adjust(player, 'main', 'take', '400.25'));
    expect(await people.balances(player)).toMatchObject({ main: '599.75', game: '300.00' });
    expect((await people.adjust(player, 'game', 'take', 301)).body.code).toBe('not_enough_money');
    expect((await people.balances(player)).game).toBe('300.00');
    expect((await ask(player)).body.code).toBe('deed_waits');
    expect((await waiting(world, people.teller_b)).map((it) => it.subject)).toContain(`player:${player.id}`);
  });

  test('reaches points, which are counted whole, and the promotion balance', async () => {
    const player = await people.player();
    await must(people.adjust(player, 'points', 'give', 12));
    expect(await listed(player)).toMatchObject([{ purse: 'points', amount: '12.00' }]);
    await must(people.adjust(player, 'points', 'take', 2));
    await must(people.adjust(player, 'promotion', 'give', '700.50'));
    // A player finds them among their points, also on a page of its own.
    const history = (query: Record<string, string | number>) => must(world.call('GET /api/point/history', { token: player.token, query }));
    const corrected = { kind: 'corrected', amount: null, name: expect.stringMatching(/./) };
    const first = await history({ limit: 1 });
    expect(first.data).toMatchObject([{ ...corrected, point: -2 }]);
    expect((await history({ limit: 1, cursor: String(first.next) })).data).toMatchObject([{ ...corrected, point: 12 }]);
    expect((await ask(player, { purse: 'points', amount: '1.50' })).body.code).toBe('amount_not_valid');
    expect((await people.adjust(player, 'points', 'take', 11)).body.code).toBe('not_enough_money');
    const { data } = await must(world.call('GET /api/user/profile', { token: player.token }));
    expect([data.point, data.p_balance]).toEqual([10, '700.50']);
    const told = await must(world.call('GET /api/user/notifications', { token: player.token }));
    expect(told.data.map((it) => it.title)).toEqual([
      'Your balance was corrected: +700 Ks',
      'Your points were corrected: -2',
      'Your points were corrected: +12',
    ]);
  });

  test('of an amount that is none, of nobody or of a purse that is none is refused', async () => {
    const player = await people.player();
    for (const amount of HOSTILE_AMOUNTS.filter((it) => it !== 1.5 && it !== '5000.50')) {
      expect([400, 422], JSON.stringify(amount)).toContain((await ask(player, { amount })).status);
    }
    expect((await ask(player, { amount: '10.505' })).status).toBe(422);
    expect((await ask(player, { amount: 0 })).body.code).toBe('amount_not_set');
    expect((await ask(player, { amount: 100_000_001 })).body.code).toBe('amount_too_large');
    expect((await ask(player, { purse: 'hold' })).status).toBe(422);
    expect((await ask({ id: 999_999 })).status).toBe(404);
  });

  test('is not for operators without the right', async () => {
    expect((await world.call('GET /api/console/adjustments', { token: people.helpdesk })).status).toBe(403);
    const body = { player_id: 1, purse: 'main', direction: 'give', amount: '10.50', reason: 'paid by hand' };
    expect((await world.call('POST /api/console/adjustments', { token: people.helpdesk, body })).status).toBe(403);
  });
});

test('20 times asked at once: one waits', async () => {
  const player = await people.player();
  const codes = codesOf(await times(20, () => ask(player)));
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([200, 'deed_waits']));
});

test('after all of this the books are right', async () => {
  expect((await audit(world.database_url)).difference).toBeNull();
});
