import { describe, expect, test } from 'vitest';
import { stockShelf } from './games-shelf.ts';
import { must, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
await stockShelf(world);
const names = async (query: Record<string, string | number> = {}) => (await must(world.call('GET /api/g', { query }))).map((it) => it.name);

describe('the catalogue', () => {
  test('shows the categories in the order of the home screen, and none that is off', async () => {
    const { data } = await must(world.call('GET /api/g/categories'));
    expect(data.map((it) => it.id)).toEqual([3, 2, 1, 8, 6]);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(['active', 'code', 'id', 'image', 'name']);
    await world.sql('update game_category set is_active = false where id = 8');
    expect((await must(world.call('GET /api/g/categories'))).data.map((it) => it.id)).toEqual([3, 2, 1, 6]);
    expect((await must(world.call('GET /api/g/providers/:category_id', { params: { category_id: 8 } }))).data).toEqual([]);
    expect(await names({ category: 8 })).toEqual([]);
    await world.sql('update game_category set is_active = true where id = 8');
  });

  test('shows the providers of a category, the hot ones apart', async () => {
    const of = async (path: 'GET /api/g/providers/:category_id' | 'GET /api/provider/hot/:category_id', category_id: number) =>
      (await must(world.call(path, { params: { category_id } }))).data;
    expect(await of('GET /api/g/providers/:category_id', 1)).toMatchObject([
      { id: 1006, p_code: '1006', name: 'Shwe Studio', active: 1, hot: 1, lobby_only: 0, maintenance: 0 },
      { id: 1079, hot: 0 },
    ]);
    expect((await of('GET /api/provider/hot/:category_id', 1)).map((it) => it.id)).toEqual([1006]);
    expect(await of('GET /api/g/providers/:category_id', 3)).toMatchObject([{ id: 1012, lobby_only: 1 }]);
  });

  test('lists games as a bare array with their number in X-Total-Count', async () => {
    const got = await world.call('GET /api/g', { query: { category: 1, provider: 1006 } });
    expect(got.headers.get('x-total-count')).toBe('1');
    expect(got.body).toEqual([
      {
        id: expect.any(Number),
        name: 'Golden Pagoda',
        g_code: 'golden_pagoda',
        html_type: '1',
        active: 1,
        is_hot: 1,
        is_new: 0,
        image: expect.stringMatching(/^\/files\/games\/\d+-[0-9a-f]{16}\.webp$/),
        cate_code: 'slot',
        p_code: '1006',
        category_id: 1,
        provider_id: 1006,
      },
    ]);
    expect(await names({ hot: 1 })).toEqual(['Golden Pagoda']);
    expect(await names({ new: 1 })).toEqual(['Mogok Ruby']);
    expect(await names({ page: 2 })).toEqual([]);
  });

  test('finds games by a part of their name, taking % and _ as they are', async () => {
    expect(await names({ search: 'DRAGON' })).toEqual(['Dragon Tiger']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ search: '_' })).toEqual([]);
    expect(await names({ search: '\\' })).toEqual([]);
  });

  test('hides a game or provider that is switched off or that the list has no more', async () => {
    for (const off of [
      `update game set is_active = not is_active where g_code = 'mogok_ruby'`,
      `update game set is_listed = not is_listed where g_code = 'mogok_ruby'`,
      `update provider set is_active = not is_active where id = 1079`,
    ]) {
      await world.sql(off);
      expect(await names({ category: 1 }), off).toEqual(['Golden Pagoda']);
      await world.sql(off);
    }
    expect(await names({ category: 1 })).toEqual(['Golden Pagoda', 'Mogok Ruby']);
  });

  test('pages a hundred games at a time and loses none', async () => {
    await world.sql(
      `insert into game (provider_id, category_id, g_code, name) select 1006, 1, 'many' || n, 'Many' from generate_series(1, 250) n`,
    );
    const seen = new Set<number>();
    for (const page of [1, 2, 3, 4])
      for (const it of await must(world.call('GET /api/g', { query: { search: 'many', page } }))) seen.add(it.id);
    expect(seen.size).toBe(250);
    await world.sql(`delete from game where g_code like 'many%'`);
  });
});

describe('favourites', () => {
  test("are a player's own, once, newest first, and no more than 200", async () => {
    const [mine, other] = [await registerPlayer(world), await registerPlayer(world)];
    const ids = (await world.sql(`select id from game order by g_code`)).map((it) => Number(it['id']));
    const set = (game_id: number, favourite: 0 | 1) =>
      world.call('POST /api/user/favourite_games', { token: mine.token, body: { game_id, favourite } });
    for (const id of ids.slice(0, 2)) await must(set(id, 1));
    await must(set(ids[0] ?? 0, 1));
    const shown = async (token: string) => (await must(world.call('GET /api/user/favourite_games', { token }))).data.map((it) => it.id);
    expect(await shown(mine.token)).toEqual([ids[1], ids[0]]);
    expect(await shown(other.token)).toEqual([]);
    expect((await set(999_999, 1)).body.code).toBe('not_found');
    await must(set(ids[1] ?? 0, 0));
    expect(await shown(mine.token)).toEqual([ids[0]]);
    await world.sql(
      `insert into game (provider_id, category_id, g_code, name) select 1006, 1, 'fav' || n, 'Fav' from generate_series(1, 199) n`,
    );
    await world.sql(`insert into game_favourite (player_id, game_id) select $1, id from game where g_code like 'fav%'`, [mine.id]);
    expect((await set(ids[1] ?? 0, 1)).body.code).toBe('too_many_favourites');
    expect((await set(ids[0] ?? 0, 1)).status).toBe(200);
  });
});
