import { expect, test } from 'vitest';
import { drawsWorld, MONDAY } from './draws-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const player = await world.player();
const DATE_3D = '2026-12-01';
await until(async () => (await world.call('GET /api/section_3d')).status === 200);
await until(async () => (await must(world.call('GET /api/section_crypton1d'))).data.length > 0);

const slip = (section: string, bet_number: string) => ({ section, date: MONDAY, bet_obj: [{ bet_number, amount: 100 }] });
const slip3d = { bet_obj: [{ bet_number: '387', amount: 100 }] };

type Path = [method: 'GET' | 'POST', path: string, answers: 'data' | 'array' | 'date_3d' | 'slip_id', body?: object];
/** Every lottery path of the player API, by its own shape of an answer. Those of players stand with and without `user/`. */
const PATHS: Path[] = [
  ['GET', '/api/lottery/list', 'array'],
  ...['section', 'section_1d', 'section_crypton2d', 'section_crypton1d'].map((it): Path => ['GET', `/api/${it}`, 'data']),
  ['GET', '/api/section_3d', 'date_3d'],
  ['POST', '/api/new_two_d', 'data', { section: '11:00 AM' }],
  ['POST', '/api/new_one_d', 'data', { section: '11:00 AM', date: MONDAY }],
  ['POST', '/api/crypto_two_d', 'data', { section: '02:00 PM' }],
  ['POST', '/api/crypto_one_d', 'data', { section: '02:00 PM', date: MONDAY }],
  ['GET', '/api/three_d', 'data'],
  ...['_daily', '1d', 'crypton2d', 'crypton1d', '3d'].map((it): Path => ['GET', `/api/luckynumber${it}`, 'array']),
  ...['1D', '2D', '3D', 'C1D', 'C2D'].map((it): Path => ['GET', `/api/luckynumber_history/${it}`, 'data']),
  ...['1D', '2D', '3D', 'C1D', 'C2D'].map((it): Path => ['GET', `/api/winner_users/${it}`, 'data']),
  ['GET', '/api/live_2d', 'data'],
  ['GET', '/api/live_crypto', 'data'],
  ...['/api/user/', '/api/'].flatMap((base): Path[] => [
    ['POST', `${base}betting`, 'slip_id', slip('11:00 AM', '15')],
    ['POST', `${base}betting_1d`, 'slip_id', slip('11:00 AM', '5')],
    ['POST', `${base}betting_c2d`, 'slip_id', slip('02:00 PM', '51')],
    ['POST', `${base}betting_c1d`, 'slip_id', slip('02:00 PM', '1')],
    ['POST', `${base}betting_3d`, 'slip_id', { ...slip3d, date_3d: DATE_3D }],
    ['POST', `${base}betting_3d`, 'slip_id', { ...slip3d, opening_date: DATE_3D }],
    ...['1d', '2d', '3d', 'c1d', 'c2d'].map((it): Path => ['GET', `${base}bet_slip_history_${it}`, 'data']),
  ]),
];

for (const [method, path, answers, body] of PATHS)
  test(`${method} ${path}${body && 'opening_date' in body ? ' by its opening date' : ''} answers`, async () => {
    const answer = await fetch(new URL(path, world.server.player_url), {
      method,
      headers: { Authorization: `Bearer ${player.token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify({ ...body, odd: 999, bet_id: 1, category_id: 2, user_id: 1 }) } : {}),
    });
    expect(answer.status).toBe(200);
    const said = (await answer.json()) as Record<string, unknown> | unknown[];
    if (answers === 'array') expect(Array.isArray(said)).toBe(true);
    else expect(Object.keys(said)).toContain(answers);
  });

test('a player sees the slips of both ways to bet', async () => {
  const { data } = await must(world.call('GET /api/user/bet_slip_history_2d', { token: player.token }));
  expect(data.map((it) => it.bettings.map((line) => [line.bet_number, line.odd]))).toEqual([[['15', 85]], [['15', 85]]]);
  expect((await must(world.call('GET /api/user/bet_slip_history_3d', { token: player.token }))).data).toHaveLength(4);
});

test('sets of numbers are a player’s own, each name once, the newest first, and no more than twenty', async () => {
  const [mine, other] = [await world.player(0), await world.player(0)];
  const lines = [
    { bet_number: '07', amount: 500 },
    { bet_number: '70', amount: 0 },
  ];
  const keep = (name: string, given = lines) =>
    world.call('POST /api/user/number_sets', { token: mine.token, body: { digits: 2, name, lines: given } });
  const shown = async (token: string, digits = 2) =>
    (await must(world.call('GET /api/user/number_sets', { token, query: { digits } }))).data.map((it) => it.name);
  const { data } = await must(keep('Sunday'));
  expect(data).toEqual([
    {
      name: 'Sunday',
      lines: [
        { bet_number: '07', amount: '500.00' },
        { bet_number: '70', amount: '0.00' },
      ],
    },
  ]);
  await world.moveClock(1_000);
  await must(keep('Monday'));
  await world.moveClock(1_000);
  await must(keep('Sunday', lines.slice(1)));
  expect(await shown(mine.token)).toEqual(['Sunday', 'Monday']);
  expect([await shown(mine.token, 3), await shown(other.token)]).toEqual([[], []]);
  expect((await keep('wrong', [{ bet_number: '123', amount: 500 }])).body.code).toBe('number_not_valid');
  expect((await keep('twice', [...lines, ...lines])).body.code).toBe('number_not_valid');
  for (let n = 3; n <= 20; n++) await must(keep(`set ${n}`));
  expect((await keep('one too many')).body.code).toBe('too_many_sets');
  await must(keep('Monday'));
  const drop = () => world.call('POST /api/user/number_sets/delete', { token: mine.token, body: { digits: 2, name: 'Monday' } });
  await must(drop());
  expect((await must(drop())).data).toHaveLength(19);
  await must(keep('one more'));
});
