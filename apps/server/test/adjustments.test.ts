import { describe, expect, test } from 'vitest';
import { audit } from '../src/ledger/audit.ts';
import { must, type TestPlayer } from './people.ts';
import { codesOf, HOSTILE_AMOUNTS, times, walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await walletPeople(world);

const propose = (player: { id: number }, more: Record<string, unknown> = {}) =>
  world.call('POST /api/console/adjustments', {
    token: people.teller_a,
    body: { player_id: player.id, purse: 'main', direction: 'give', amount: '10.50', reason: 'paid by hand', ...more },
  });
const decide = (deed: 'confirm' | 'reject', id: number, token: string) =>
  world.call(`POST /api/console/adjustments/:id/${deed}`, { token, params: { id } });
const proposed = async (player: TestPlayer, more: Record<string, unknown> = {}) => (await must(propose(player, more))).data.id;

describe('a correction', () => {
  test('moves money when a second operator confirms it, once', async () => {
    const player = await people.player();
    const id = await proposed(player);
    expect((await people.balances(player)).main).toBe('0.00');
    expect((await decide('confirm', id, people.teller_a)).body.code).toBe('same_operator');
    expect((await must(decide('confirm', id, people.teller_b))).data).toMatchObject({
      state: 'confirmed',
      direction: 'give',
      amount: '10.50',
      balance_after: '10.50',
      proposed_by: 'teller-a',
      decided_by: 'teller-b',
    });
    expect((await decide('confirm', id, people.boss)).body.code).toBe('already_decided');
    expect((await people.balances(player)).main).toBe('10.50');
    expect(await world.sql('select kind, data from notification where player_id = $1', [player.id])).toMatchObject([
      { kind: 'adjusted_up', data: { amount_pya: 1050 } },
    ]);
    const rows = await world.sql('select action from audit_row where subject = $1 order by id', [`adjustment:${id}`]);
    expect(rows.map((it) => it['action'])).toEqual(['propose_adjustment', 'confirm_adjustment']);
  });

  test('may take from either purse, never below zero', async () => {
    const player = await people.player(1000);
    await must(people.adjust(player, 'game', 'give', 300));
    await must(people.adjust(player, 'main', 'take', '400.25'));
    expect(await people.balances(player)).toMatchObject({ main: '599.75', game: '300.00' });
    expect((await people.adjust(player, 'game', 'take', 301)).body.code).toBe('not_enough_money');
    expect((await people.balances(player)).game).toBe('300.00');
  });

  test('reaches points, which are counted whole, and the promotion balance', async () => {
    const player = await people.player();
    expect((await must(people.adjust(player, 'points', 'give', 12))).data).toMatchObject({ amount: '12.00', balance_after: '12.00' });
    await must(people.adjust(player, 'points', 'take', 2));
    await must(people.adjust(player, 'promotion', 'give', '700.50'));
    expect((await propose(player, { purse: 'points', amount: '1.50' })).body.code).toBe('amount_not_valid');
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

  test('that is rejected moves nothing; who proposed it may drop it', async () => {
    const player = await people.player();
    const id = await proposed(player);
    expect((await must(decide('reject', id, people.teller_a))).data.state).toBe('rejected');
    expect((await decide('confirm', id, people.teller_b)).body.code).toBe('already_decided');
    expect((await people.balances(player)).main).toBe('0.00');
  });

  test('of an amount that is none, of nobody or of a purse that is none is refused', async () => {
    const player = await people.player();
    for (const amount of HOSTILE_AMOUNTS.filter((it) => it !== 1.5 && it !== '5000.50')) {
      expect([400, 422], JSON.stringify(amount)).toContain((await propose(player, { amount })).status);
    }
    expect((await propose(player, { amount: '10.505' })).status).toBe(422);
    expect((await propose(player, { amount: 0 })).body.code).toBe('amount_not_set');
    expect((await propose(player, { amount: 100_000_001 })).body.code).toBe('amount_too_large');
    expect((await propose(player, { purse: 'hold' })).status).toBe(422);
    expect((await propose({ id: 999_999 })).status).toBe(404);
    expect((await decide('confirm', 999_999, people.teller_b)).status).toBe(404);
  });

  test('is not for operators without the right', async () => {
    const player = await people.player();
    const id = await proposed(player);
    expect((await decide('confirm', id, people.helpdesk)).status).toBe(403);
    expect((await world.call('GET /api/console/adjustments', { token: people.helpdesk })).status).toBe(403);
  });
});

test('30 confirmations and 10 rejections at once: one of them', async () => {
  const player = await people.player();
  const id = await proposed(player, { amount: 100 });
  const answers = await times(40, (n) => decide(n % 4 === 3 ? 'reject' : 'confirm', id, n % 2 ? people.boss : people.teller_b));
  expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
  for (const code of codesOf(answers.filter((it) => it.status !== 200))) expect(['already_decided', 'busy']).toContain(code);
  const [row] = (await must(world.call('GET /api/console/adjustments', { token: people.teller_a, query: { player_id: player.id } }))).data;
  expect((await people.balances(player)).main).toBe(row?.state === 'confirmed' ? '100.00' : '0.00');
});

test('after all of this the books are right', async () => {
  expect((await audit(world.database_url)).difference).toBeNull();
});
