import { DIALECT_NAMES } from '@shwekan/rules';
import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { confirm, decide, secondPerson } from './deeds.ts';
import { stockShelf } from './games-shelf.ts';
import { must, operatorToken } from './people.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld({ DEMO: 'true' });
const people = await walletPeople(world);
await addOperator(world.database_url, { username: 'editor', password: 'an-operator-password', roles: ['content'] });
const editor = await operatorToken(world, 'editor', 'an-operator-password');
await stockShelf(world);
const trail = async (subject: string) =>
  (await world.sql('select action, before, after, reason from audit_row where subject = $1 order by id', [subject])) as Record<
    string,
    unknown
  >[];

describe('the console of games', () => {
  test('switches and moves categories, with a row of the audit trail', async () => {
    const { data } = await must(
      world.call('POST /api/console/game-categories/:id', { token: editor, params: { id: 6 }, body: { is_active: false, position: 0 } }),
    );
    expect(data).toMatchObject({ id: 6, is_active: false, position: 0 });
    expect((await must(world.call('GET /api/g/categories'))).data.map((it) => it.id)).toEqual([3, 2, 1, 8]);
    await must(world.call('POST /api/console/game-categories/:id', { token: editor, params: { id: 6 }, body: { is_active: true } }));
    expect((await must(world.call('GET /api/g/categories'))).data.map((it) => it.id)).toEqual([6, 3, 2, 1, 8]);
    expect((await trail('game_category:6'))[0]).toMatchObject({
      before: { is_active: true, position: 5 },
      after: { is_active: false, position: 0 },
    });
  });

  test('changes a provider: order, hot, maintenance, categories; one with games keeps its category', async () => {
    const change = (body: object) => world.call('POST /api/console/game-providers/:id', { token: editor, params: { id: 1079 }, body });
    expect((await must(change({ position: 0, is_hot: true, is_in_maintenance: true, takes_unknown_result: true }))).data).toMatchObject({
      position: 0,
      is_hot: true,
      is_in_maintenance: true,
      takes_unknown_result: true,
    });
    const shown = await must(world.call('GET /api/g/providers/:category_id', { params: { category_id: 1 } }));
    expect(shown.data).toMatchObject([{ id: 1079, hot: 1, maintenance: 1 }, { id: 1006 }]);
    const kept = await must(change({ categories: [{ id: 6, is_lobby_only: true }] }));
    expect(kept.data.categories.map((it) => it.id)).toEqual([1, 6, 8]);
    const fewer = await must(change({ categories: [1, 8].map((id) => ({ id, is_lobby_only: false })) }));
    expect(fewer.data.categories.map((it) => it.id)).toEqual([1, 8]);
    expect((await trail('provider:1079')).length).toBe(3);
    expect((await change({ dialect: 'gsc' })).status).toBe(200);
    expect((await world.sql('select dialect from provider where id = 1079'))[0]).toEqual({ dialect: 'gsc_plus' });
  });

  test('a product’s currency is changed by two, and what else was sent at once', async () => {
    const currencyOf = async () => (await world.sql('select currency, position from provider where id = 1079'))[0];
    const sent = { token: editor, params: { id: 1079 }, body: { currency: 'MMK2' as const, position: 3 } };
    const { data, deed_id } = await must(world.call('POST /api/console/game-providers/:id', sent));
    expect(data).toMatchObject({ currency: 'MMK', position: 3 });
    expect(await currencyOf()).toEqual({ currency: 'MMK', position: 3 });
    expect((await world.call('POST /api/console/game-providers/:id', sent)).body.code).toBe('deed_waits');
    await confirm(world, deed_id ?? 0, await secondPerson(world));
    expect(await currencyOf()).toEqual({ currency: 'MMK2', position: 3 });
    expect((await must(world.call('POST /api/console/game-providers/:id', sent))).deed_id, 'it is so already').toBeNull();
    await must(decide(world, world.call('POST /api/console/game-providers/:id', { ...sent, body: { currency: 'MMK', position: 0 } })));
    expect(await currencyOf()).toEqual({ currency: 'MMK', position: 0 });
  });

  test('adds a product switched off, once', async () => {
    const add = () =>
      world.call('POST /api/console/game-providers', {
        token: editor,
        body: { p_code: '1148', name: 'Bagan Cards', dialect: 'gsc_plus', currency: 'MMK', categories: [{ id: 6, is_lobby_only: false }] },
      });
    expect((await must(add())).data).toMatchObject({ id: 1148, p_code: '1148', is_active: false });
    expect((await add()).body.code).toBe('provider_taken');
  });

  test('finds games, switches them, marks them hot and new', async () => {
    const list = (query: Record<string, string | number>) => must(world.call('GET /api/console/games', { token: editor, query }));
    const { data, total_count } = await list({ search: 'golden_PAGODA' });
    expect([total_count, data.length]).toEqual([1, 1]);
    const id = data[0]?.id ?? 0;
    await must(
      world.call('POST /api/console/games/:id', { token: editor, params: { id }, body: { is_active: false, is_hot: false, is_new: true } }),
    );
    expect((await list({ only: 'off' })).data.map((it) => it.id)).toEqual([id]);
    expect((await trail(`game:${id}`))[0]).toMatchObject({ before: { is_active: true, is_hot: true, is_new: false } });
    expect((await must(world.call('GET /api/g', { query: { search: 'golden' } }))).length).toBe(0);
    await must(world.call('POST /api/console/games/:id', { token: editor, params: { id }, body: { is_active: true } }));
    expect((await must(world.call('GET /api/g', { query: { search: 'golden', new: 1 } }))).length).toBe(1);
    expect((await world.call('POST /api/console/games/:id', { token: editor, params: { id: 999_999 }, body: {} })).status).toBe(404);
  });

  test('puts all games in maintenance with a reason, which stops transfers too', async () => {
    const put = (is_on: boolean) =>
      must(world.call('POST /api/console/game-maintenance', { token: editor, body: { is_on, reason: 'An update' } }));
    await put(true);
    const player = await people.player(5000);
    expect((await people.transfer(player, 'in', 1000)).body.code).toBe('game_maintenance');
    expect((await must(world.call('GET /api/console/game-categories', { token: editor }))).game_maintenance).toBe(true);
    await put(false);
    expect((await people.transfer(player, 'in', 1000)).status).toBe(200);
    expect((await trail('game_maintenance')).map((it) => it['reason'])).toEqual(['An update', 'An update']);
  });

  test('is for the content role, dialects for an owner', async () => {
    expect((await world.call('GET /api/console/games', { token: people.teller_a })).status).toBe(403);
    expect((await world.call('GET /api/console/game-dialects', { token: editor })).status).toBe(403);
  });
});

describe('a dialect', () => {
  const change = (body: object) =>
    decide(
      world,
      world.call('POST /api/console/game-dialects/:dialect', {
        token: people.boss,
        params: { dialect: 'gsc' },
        body: body as { secret?: string },
      }),
    );
  const SECRET = 'a-very-secret-word-4711';

  test('has settings under every name that the house knows', async () => {
    const { data } = await must(world.call('GET /api/console/game-dialects', { token: people.boss }));
    expect(data.map((it) => it.dialect).sort()).toEqual([...DIALECT_NAMES].sort());
  });

  test('takes a secret that nobody can read again, not in an answer, the database or the audit trail', async () => {
    const changed = await must(change({ operator_code: 'E550', secret: SECRET, allow_list: ['203.0.113.0/24'], freshness_s: 300 }));
    const listed = await must(world.call('GET /api/console/game-dialects', { token: people.boss }));
    const now = { operator_code: 'E550', secret: 'console', allow_list: ['203.0.113.0/24'], is_speaking: true };
    expect(listed.data.find((it) => it.dialect === 'gsc')).toMatchObject(now);
    const stored = await world.sql(`select encode(secret_encrypted, 'escape') as sealed from game_dialect`);
    const deeds = await world.sql('select data, basis from deed');
    for (const place of [changed, listed, stored, deeds, await trail('game_dialect:gsc')])
      expect(JSON.stringify(place)).not.toContain(SECRET);
    expect((await trail('game_dialect:gsc'))[0]).toMatchObject({ after: { Secret: 'a new one', 'Operator code': 'E550' } });
  });

  test('goes back to the machine with empty texts, and is silent as soon as it is switched off', async () => {
    await must(change({ operator_code: '', secret: '', allow_list: [] }));
    const { data } = await must(world.call('GET /api/console/game-dialects', { token: people.boss }));
    expect(data.find((it) => it.dialect === 'gsc')).toMatchObject({
      operator_code: 'SHWEDEMO',
      secret: 'machine',
      allow_list: ['127.0.0.0/8', '::1/128'],
    });
    expect(await must(change({ is_on: false }))).toMatchObject({ data: { is_speaking: false }, deed_id: null });
  });

  test.each([{ allow_list: ['everyone'] }, { allow_list: ['300.1.1.1'] }, { base_url: 'javascript:alert(1)' }, { freshness_s: -1 }])(
    'refuses %j',
    async (body) => {
      expect((await change(body)).status).toBe(422);
    },
  );
});
