import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { dueImports } from '#queries/games/catalogue/list-import.ts';
import { fakeAggregator } from './fake-aggregator.ts';
import { must, operatorToken } from './people.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const aggregator = await fakeAggregator();
afterAll(() => aggregator.stop());
const world = await testWorld({ SANDBOX_URL: aggregator.url });
const people = await walletPeople(world);
const token = people.boss;
// Lists may be brought in twenty times a minute by one session; this file needs more.
const sessions = [token, ...(await Promise.all([1, 2, 3].map(() => operatorToken(world, 'boss', 'an-operator-password'))))];
let next_session = 0;
const inTurn = () => {
  next_session += 1;
  return sessions[next_session % sessions.length] ?? token;
};

const CATEGORIES = [1, 2, 8].map((id) => ({ id, is_lobby_only: false }));
let nextCode = 2000;
const product = async (dialect: 'gsc' | 'gsc_plus' = 'gsc_plus', categories = CATEGORIES.slice(0, 1)) => {
  nextCode += 1;
  const body = { p_code: String(nextCode), name: `Product ${nextCode}`, dialect, currency: 'MMK' as const, categories };
  const { data } = await must(world.call('POST /api/console/game-providers', { token, body }));
  await must(world.call('POST /api/console/game-providers/:id', { token, params: { id: data.id }, body: { is_active: true } }));
  return data;
};
type Row = Record<string, unknown>;
const plusRow = (n: number | string, more: Row = {}): Row => ({
  game_code: `g${n}`,
  game_name: `Game ${n}`,
  game_type: 'SLOT',
  image_url: `${aggregator.url}/art/${n}.png`,
  support_currency: 'MMK,THB',
  status: 'ACTIVATED',
  ...more,
});
const lists = (rows: Row[]) =>
  aggregator.says(({ query }) => {
    const from = Number(query.get('offset'));
    return { body: { code: 200, provider_games: rows.slice(from, from + Number(query.get('size'))), pagination: { total: rows.length } } };
  });
const bringIn = async (id: number) =>
  (await must(world.call('POST /api/console/game-providers/:id/import', { token: inTurn(), params: { id } }))).data;
const sendList = async (id: number, text: string, hides_missing = false) =>
  world.call('POST /api/console/game-providers/:id/import-list', {
    token: inTurn(),
    params: { id },
    body: { text, hides_missing },
  });
const rowsOf = async (id: number) =>
  (await must(world.call('GET /api/console/game-imports/:id/rows', { token, params: { id }, query: { limit: 200 } }))).data;
const gamesOf = async (provider: number): Promise<Record<string, Row>> =>
  Object.fromEntries(
    (await world.sql('select g_code, category_id, name, is_listed from game where provider_id = $1', [provider])).map((it) => [
      it['g_code'],
      it,
    ]),
  );

describe('products of an aggregator', () => {
  const row = (product_code: unknown, more: Row = {}): Row => ({
    product_code,
    product_title: `Studio ${product_code}`,
    game_type: 'SLOT',
    currency: 'MMK',
    status: 'ACTIVATED',
    ...more,
  });
  const list = () => must(world.call('GET /api/console/game-products', { token }));
  const add = (p_codes: string[]) => world.call('POST /api/console/game-products', { token, body: { dialect: 'gsc_plus', p_codes } });

  test('are listed once each, with all their types and the currency that is ours', async () => {
    const here = await product();
    aggregator.says(() => ({
      body: {
        code: 200,
        data: [
          row(1301),
          row('1301', { game_type: 'LIVE_CASINO_PREMIUM' }),
          row(1302, { currency: 'THB,MMK2' }),
          row(1303, { product_title: '<img src=x onerror=alert(1)>', game_type: 'FISHNIG' }),
          row(here.p_code),
          row(1304, { currency: 'THB' }),
          row(1305, { status: 'DEACTIVATED' }),
          row('13a', {}),
          row(1306, { dialect: 'gsc' }),
          null,
          'a row',
        ],
      },
    }));
    const { data, skipped_count, silent } = await list();
    expect(silent).toEqual([]);
    expect(skipped_count).toBe(6);
    expect(data.map((it) => [it.p_code, it.name, it.currency, it.categories, it.is_here])).toEqual([
      ['1301', 'Studio 1301', 'MMK', [1, 2], false],
      ['1302', 'Studio 1302', 'MMK2', [1], false],
      ['1303', '<img src=x onerror=alert(1)>', 'MMK', [8], false],
      [here.p_code, `Studio ${here.p_code}`, 'MMK', [1], true],
    ]);
  });

  test('are added switched off, by what the list says and once', async () => {
    expect((await must(add(['1301', '1302', '1304', '9999']))).added).toEqual(['1301', '1302']);
    expect((await must(add(['1301']))).added).toEqual([]);
    const { data } = await must(world.call('GET /api/console/game-providers', { token }));
    const found = data.filter((it) => ['1301', '1302'].includes(it.p_code)).sort((a, b) => a.id - b.id);
    expect(found).toMatchObject([
      { id: 1301, name: 'Studio 1301', dialect: 'gsc_plus', currency: 'MMK', is_active: false, categories: [{ id: 1 }, { id: 2 }] },
      { id: 1302, currency: 'MMK2', is_active: false },
    ]);
    expect(await world.sql(`select action from audit_row where subject = 'provider:1301'`)).toEqual([{ action: 'add_game_provider' }]);
  });

  test('of an aggregator that does not answer are none, and it is said why', async () => {
    aggregator.says(() => ({ status: 502, body: '' }));
    expect(await list()).toMatchObject({ data: [], silent: [{ dialect: 'gsc_plus', error: expect.stringContaining('502') }] });
    expect((await add(['1303'])).body.code).toBe('list_not_valid');
  });
});

test('a list is asked for every type of a category, and one that a product has not is no failure', async () => {
  const { id, p_code } = await product('gsc_plus', [{ id: 6, is_lobby_only: false }]);
  const asked: unknown[] = [];
  aggregator.says(({ query }) => {
    const game_type = query.get('game_type') ?? '';
    asked.push(game_type);
    if (query.get('product_code') !== p_code || game_type === 'POKER') return { body: { code: 1005, message: 'No game list' } };
    const rows = [plusRow(game_type.toLowerCase(), { game_type })];
    return { body: { code: 200, provider_games: rows, pagination: { total: 1 } } };
  });
  expect(await bringIn(id)).toMatchObject({ state: 'done', added_count: 2, skipped_count: 0 });
  expect(asked.sort()).toEqual(['P2P', 'POKER', 'QIPAI']);
  expect(Object.keys(await gamesOf(id)).sort()).toEqual(['gp2p', 'gqipai']);
  aggregator.says(() => ({ body: { code: 1005, message: 'No game list' } }));
  expect(await bringIn(id)).toMatchObject({ state: 'failed', error: expect.stringContaining('1005') });
});

describe('bringing in a list', () => {
  test('loses none of 8,000 rows with misspelt types, deactivated ones and other currencies', async () => {
    const { id } = await product();
    const rows = Array.from({ length: 8000 }, (_, n) =>
      plusRow(
        n,
        n % 40 === 0 ? { game_type: 'SLTO' } : n % 40 === 1 ? { status: 'DEACTIVATED' } : n % 40 === 2 ? { support_currency: 'THB' } : {},
      ),
    );
    lists(rows);
    const done = await bringIn(id);
    expect(done).toMatchObject({
      state: 'done',
      added_count: 7600,
      changed_count: 0,
      same_count: 0,
      skipped_count: 400,
      guessed_count: 200,
    });
    const { headers } = await world.call('GET /api/g', { query: { provider: id } });
    expect(headers.get('x-total-count')).toBe('7600');
    const { total_count, data } = await must(
      world.call('GET /api/console/game-imports/:id/rows', { token, params: { id: done.id }, query: { limit: 3 } }),
    );
    expect(total_count).toBe(600);
    expect(data).toMatchObject([
      { row_number: 1, outcome: 'guessed', reason: 'misspelt_type', g_code: 'g0', said: { game_type: 'SLTO' } },
      { row_number: 2, outcome: 'skipped', reason: 'not_activated', g_code: 'g1' },
      { row_number: 3, outcome: 'skipped', reason: 'other_currency', g_code: 'g2' },
    ]);
    expect(await bringIn(id)).toMatchObject({ added_count: 0, changed_count: 0, same_count: 7600, hidden_count: 0 });
  });

  test('follows what changed, hides what is gone and shows it again when it is back', async () => {
    const { id } = await product();
    lists([plusRow(1), plusRow(2), plusRow(3)]);
    await bringIn(id);
    await world.sql(`update game set is_active = false, is_hot = true where provider_id = $1 and g_code = 'g2'`, [id]);
    lists([plusRow(1, { game_name: 'Game one' }), plusRow(2)]);
    const second = await bringIn(id);
    expect(second).toMatchObject({ added_count: 0, changed_count: 1, same_count: 1, hidden_count: 1 });
    expect(await rowsOf(second.id)).toMatchObject([{ outcome: 'hidden', reason: 'not_in_list', g_code: 'g3' }]);
    expect(await gamesOf(id)).toMatchObject({ g1: { name: 'Game one', is_listed: true }, g3: { is_listed: false } });
    lists([plusRow(1), plusRow(2), plusRow(3)]);
    expect(await bringIn(id)).toMatchObject({ changed_count: 2, hidden_count: 0 });
    // What operators switched is theirs: no list changes it.
    expect(await world.sql(`select is_active, is_hot from game where provider_id = $1 and g_code = 'g2'`, [id])).toEqual([
      { is_active: false, is_hot: true },
    ]);
  });

  test('changes nothing when the list does not come, breaks off, or is empty', async () => {
    const { id } = await product();
    lists([plusRow(1), plusRow(2)]);
    await bringIn(id);
    const breaks = [
      () => ({ status: 500, body: 'no' }),
      () => ({ body: { code: 1005, message: 'no list' } }),
      () => ({ body: { code: 200, provider_games: [], pagination: { total: 0 } } }),
      ({ query }: { query: URLSearchParams }) =>
        query.get('offset') === '0'
          ? { body: { code: 200, provider_games: [plusRow(1)], pagination: { total: 900 } } }
          : { status: 500, body: '' },
    ];
    for (const says of breaks) {
      aggregator.says(says);
      expect(await bringIn(id)).toMatchObject({ state: 'failed', error: expect.any(String), hidden_count: 0 });
      expect(Object.values(await gamesOf(id)).every((it) => it['is_listed'])).toBe(true);
    }
  });

  test('hides nothing of a category whose own list came empty, says so, and is asked for again in an hour', async () => {
    const { id } = await product('gsc_plus', CATEGORIES.slice(0, 2));
    const says = (slots: Row[], tables: Row[]) =>
      aggregator.says(({ query }) => {
        const rows = { SLOT: slots, LIVE_CASINO: tables }[query.get('game_type') ?? ''] ?? [];
        return { body: { code: 200, provider_games: rows, pagination: { total: rows.length } } };
      });
    const table = (n: number) => plusRow(`table${n}`, { game_type: 'LIVE_CASINO' });
    const listed = async () =>
      Object.values(await gamesOf(id))
        .filter((it) => it['is_listed'])
        .map((it) => it['g_code'])
        .sort();
    const is_due = async () => (await dueImports.run(undefined, world.server.world.db)).some((it) => it.id === id);
    says([plusRow(1), plusRow(2)], [table(1), table(2)]);
    expect(await bringIn(id)).toMatchObject({ state: 'done', added_count: 4 });
    says([plusRow(1), plusRow(3)], []);
    expect(await bringIn(id)).toMatchObject({
      state: 'failed',
      error: 'no list came of Live Casino (2 games): its games stay',
      added_count: 1,
      hidden_count: 1,
    });
    expect(await listed()).toEqual(['g1', 'g3', 'gtable1', 'gtable2']);
    await world.sql(`update catalogue_import set at = at - interval '25 hours' where provider_id = $1 and state = 'done'`, [id]);
    expect(await is_due()).toBe(false);
    await world.sql(`update catalogue_import set at = at - interval '61 minutes' where provider_id = $1`, [id]);
    expect(await is_due()).toBe(true);
    says([plusRow(1), plusRow(3)], [table(2)]);
    expect(await bringIn(id)).toMatchObject({ state: 'done', error: null, hidden_count: 1 });
    expect(await listed()).toEqual(['g1', 'g3', 'gtable2']);
  });

  test('asks the older dialect once per category, and reads its names of the fields', async () => {
    const { id, p_code } = await product('gsc', CATEGORIES);
    aggregator.says(({ body }) => ({
      body: {
        ErrorCode: 0,
        ProviderGames: [
          { GameCode: `t${body['GameType']}`, GameName: 'A game', GameType: body['GameType'], SupportCurrency: 'MMK', Status: 'ACTIVATED' },
        ],
      },
    }));
    const from = aggregator.heard.length;
    expect(await bringIn(id)).toMatchObject({ added_count: 3 });
    expect(aggregator.heard.slice(from).map((it) => [it.path, it.body['ProductID'], it.body['GameType']])).toEqual(
      [1, 2, 8].map((type) => ['/Seamless/GetGameList', Number(p_code), type]),
    );
    expect(await gamesOf(id)).toMatchObject({ t1: { category_id: 1 }, t2: { category_id: 2 }, t8: { category_id: 8 } });
  });

  // What each type means: as the dialects write it, misspelt, or by nobody known.
  test.each([
    ['SLOT', 1, null],
    ['slots', 1, null],
    ['Live Casino', 2, null],
    ['LIVE_CASINO_PREMIUM', 2, null],
    ['LIVE_CASNIO', 2, 'misspelt_type'],
    ['SPROT_BOOK', 3, 'misspelt_type'],
    ['SPORTSBOK', 3, 'misspelt_type'],
    ['VIRTUAL_SPORT', 3, null],
    ['QIPAI', 6, null],
    ['P2P', 6, null],
    ['POKR', 6, 'misspelt_type'],
    ['FISHNIG', 8, 'misspelt_type'],
    ['8', 8, null],
    ['OTHERS', 9, null],
    ['LOTTO', 9, 'unknown_type'],
    ['CRASH_GAME_X', 9, 'unknown_type'],
    ['constructor', 9, 'unknown_type'],
    ['', 9, 'unknown_type'],
  ] as const)('takes the type %j as category %d (%s)', async (game_type, category_id, reason) => {
    const { id } = await product();
    const sent = await must(sendList(id, JSON.stringify([plusRow(1, { game_type })])));
    expect(await gamesOf(id)).toMatchObject({ g1: { category_id } });
    expect((await rowsOf(sent.data.id)).map((it) => it.reason)).toEqual(reason === null ? [] : [reason]);
  });

  test('says of each row that it cannot use why, whatever it is', async () => {
    const { id } = await product();
    const rows = [
      plusRow(1),
      null,
      'text',
      [],
      7,
      plusRow(2, { game_code: '' }),
      plusRow(3, { game_code: 'x'.repeat(201) }),
      plusRow(4, { product_code: 9999 }),
      plusRow(5, { support_currency: 'THB' }),
      plusRow(6, { status: 'MAINTENANCE' }),
      plusRow(1, { game_name: 'Again' }),
      plusRow(7, { game_name: '\u0000half \ud800' }),
      plusRow(8, { image_url: 'javascript:alert(1)' }),
    ];
    const { data } = await must(sendList(id, JSON.stringify(rows)));
    expect(data).toMatchObject({ added_count: 3, skipped_count: 10 });
    expect((await rowsOf(data.id)).map((it) => [it.row_number, it.reason])).toEqual([
      [2, 'not_a_row'],
      [3, 'not_a_row'],
      [4, 'not_a_row'],
      [5, 'not_a_row'],
      [6, 'no_code'],
      [7, 'code_too_long'],
      [8, 'other_product'],
      [9, 'other_currency'],
      [10, 'not_activated'],
      [11, 'repeated'],
    ]);
    expect(await world.sql(`select image_source from game where provider_id = $1 and g_code = 'g8'`, [id])).toEqual([
      { image_source: null },
    ]);
  });

  test('takes CSV by hand, and hides what it lacks only when asked', async () => {
    const { id } = await product();
    lists([plusRow(1), plusRow(2)]);
    await bringIn(id);
    const csv =
      'Game Code;Game Name;Game Type;Support Currency;Status\ng1;Game 1;SLOT;MMK;ACTIVATED\nnew1;"New; one";FISHING;MMK;ACTIVATED\n';
    expect((await must(sendList(id, csv))).data).toMatchObject({ source: 'csv', added_count: 1, hidden_count: 0 });
    expect(await gamesOf(id)).toMatchObject({ new1: { name: 'New; one', category_id: 8 }, g2: { is_listed: true } });
    expect((await must(sendList(id, csv, true))).data).toMatchObject({ hidden_count: 1 });
    for (const broken of ['{', '[', '[]', '{}', 'one line', '"open'])
      expect((await sendList(id, broken)).body.code, broken).toBe('list_not_valid');
  });
});

describe('pictures of games', () => {
  const png = () =>
    sharp({ create: { width: 900, height: 900, channels: 3, background: '#c22' } })
      .png()
      .toBuffer();
  const pictureOf = async (id: number) => {
    const [game] = await must(world.call('GET /api/g', { query: { provider: id } }));
    return fetch(new URL(game?.image ?? expect.fail('no image'), world.server.player_url));
  };
  const withPicture = async (image_url: string) => {
    const { id } = await product();
    await must(sendList(id, JSON.stringify([plusRow(1, { image_url })])));
    return id;
  };

  test('are fetched once, made small and served as webp for ever', async () => {
    const picture = await png();
    aggregator.says(() => ({ body: picture, type: 'image/png' }));
    const id = await withPicture(`${aggregator.url}/art/one.png`);
    const from = aggregator.heard.length;
    const [first, second] = await Promise.all([pictureOf(id), pictureOf(id)]);
    const third = await pictureOf(id);
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect(aggregator.heard.length - from).toBe(1);
    expect(third.headers.get('content-type')).toBe('image/webp');
    expect(third.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(Buffer.from(await third.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 400 });
  });

  test('come from allowed hosts only, and only what a list said', async () => {
    const picture = await png();
    aggregator.says(() => ({ body: picture, type: 'image/png' }));
    const other = await fakeAggregator();
    other.says(() => ({ body: picture, type: 'image/png' }));
    try {
      const elsewhere = [`${other.url}/a.png`, 'http://169.254.169.254/latest/meta-data', aggregator.url.replace('//', '//user:pass@')];
      for (const source of elsewhere) expect((await pictureOf(await withPicture(source))).status, source).toBe(404);
      expect(other.heard).toEqual([]);
    } finally {
      await other.stop();
    }
    const from = aggregator.heard.length;
    for (const name of ['1-0000000000000000.webp', 'x.webp', '..%2fphotos%2fa.webp', `${encodeURIComponent(aggregator.url)}`])
      expect((await fetch(new URL(`/files/games/${name}`, world.server.player_url))).status, name).toBe(404);
    expect(aggregator.heard.length).toBe(from);
  });

  test.each([
    ['no image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['too much', Buffer.alloc(5 * 1024 * 1024)],
  ])('are left out when the host sends %s', async (_case, body) => {
    aggregator.says(() => ({ body, type: 'image/png' }));
    const id = await withPicture(`${aggregator.url}/art/${body.length}.png`);
    expect((await pictureOf(id)).status).toBe(404);
    const from = aggregator.heard.length;
    expect((await pictureOf(id)).status).toBe(404);
    expect(aggregator.heard.length).toBe(from);
  });

  test("of the house are there for both apps' doors", async () => {
    for (const door of [world.server.player_url, world.server.console_url])
      for (const name of ['slot', '1006']) {
        const drawing = await fetch(new URL(`/files/art/${name}.svg`, door));
        expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      }
    expect((await fetch(new URL('/files/art/..%2fpackage.json', world.server.player_url))).status).toBe(404);
  });
});
