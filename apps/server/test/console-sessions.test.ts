import { expect, test } from 'vitest';
import { operatorTokenOf } from '../src/demo/session-headers.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { endedOperatorCookie, operatorCookie, operatorTokenIn } from '../src/platform/operator-cookie.ts';
import { fromSomewhere, must, operatorToken } from './people.ts';
import { testWorld } from './world.ts';

// A house's patience with a console that nobody sits at; a demo's is longer.
const world = await testWorld({ CONSOLE_IDLE_MINUTES: '15' });
const password = 'an-operator-password';
for (const username of ['boss', 'cashier']) await addOperator(world.database_url, { username, password, roles: ['owner'] });
const MINUTE_MS = 60_000;
const AWAY = { 'X-Away': '1' };
const logIn = () => operatorToken(world, 'boss', password);
const me = (token: string, headers = {}) => world.call('GET /api/console/me', { token, headers });
const sessionsOf = async (token: string) => (await must(world.call('GET /api/console/sessions', { token }))).data;

test('the session is a cookie that no script reads and no other site sends, and nothing of it stands in the answer', async () => {
  const answer = await world.call('POST /api/console/login', { headers: fromSomewhere(), body: { username: 'boss', password } });
  const [cookie, ...more] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^operator=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(more).toEqual([]);
  const token = /=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
  expect(JSON.stringify(answer.body)).not.toContain(token);
  const left = await world.call('POST /api/console/logout', { token });
  expect(left.headers.getSetCookie()).toEqual(['operator=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0']);
  expect((await me(token)).body.code).toBe('session_expired');
});

test('in production the cookie goes over TLS only, and is of this host alone', () => {
  const production = { NODE_ENV: 'production' } as const;
  expect(operatorCookie(production, 'it')).toBe('__Host-operator=it; Path=/; HttpOnly; SameSite=Strict; Secure');
  expect(endedOperatorCookie(production)).toBe('__Host-operator=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0');
  expect(operatorTokenIn(production, 'a=b; __Host-operator=it')).toBe('it');
  expect(operatorTokenIn(production, 'operator=it')).toBeNull();
});

test('a session that nobody touches for fifteen minutes is over, whatever its page asks by itself', async () => {
  const token = await logIn();
  await world.moveClock(14 * MINUTE_MS);
  expect((await me(token)).status).toBe(200);
  await world.moveClock(14 * MINUTE_MS);
  expect((await me(token, AWAY)).status).toBe(200);
  await world.moveClock(2 * MINUTE_MS);
  expect((await me(token, AWAY)).body).toMatchObject({ status: 401, code: 'session_expired' });
  expect((await me(token)).status).toBe(401);
});

test('a session that is used all day ends after twelve hours', async () => {
  const token = await logIn();
  for (let minutes = 10; minutes < 12 * 60; minutes += 10) {
    await world.moveClock(10 * MINUTE_MS);
    expect([minutes, (await me(token)).status]).toEqual([minutes, 200]);
  }
  await world.moveClock(10 * MINUTE_MS);
  expect((await me(token)).status).toBe(401);
});

test('an operator sees where they are logged in and when it was last used, and ends a session of theirs and of nobody else', async () => {
  const headers = { 'User-Agent': 'Firefox of the office', 'X-Forwarded-For': '10.1.2.3' };
  const [left_open, here, strange] = [await logIn(), await logIn(), await operatorToken(world, 'cashier', password)];
  await must(world.call('POST /api/console/login', { headers, body: { username: 'boss', password } }));
  await world.moveClock(5 * MINUTE_MS);
  await must(me(here));
  const own = await sessionsOf(here);
  expect(own).toHaveLength(3);
  expect(own[0]).toMatchObject({ is_this: true });
  expect(Date.parse(own[0]?.seen_at ?? '') - Date.parse(own[0]?.opened_at ?? '')).toBeGreaterThanOrEqual(5 * MINUTE_MS);
  expect(own).toContainEqual(expect.objectContaining({ address: '10.1.2.3', device: 'Firefox of the office', is_this: false }));
  const listed = await must(world.call('GET /api/console/operators', { token: here }));
  expect(listed.data.find((it) => it.username === 'boss')).toMatchObject({ sessions_count: 3, seen_at: own[0]?.seen_at });

  const end = (id: number, token: string) => world.call('POST /api/console/sessions/:id/end', { token, params: { id } });
  const whose = (await sessionsOf(left_open)).find((it) => it.is_this)?.id ?? 0;
  expect((await end(whose, strange)).body.code).toBe('not_found');
  expect((await me(left_open)).status).toBe(200);
  await must(end(whose, here));
  expect((await me(left_open)).status).toBe(401);
  expect((await end(whose, here)).body.code).toBe('not_found');
  const trail = await must(world.call('GET /api/console/audit', { token: here, query: { action: 'end_own_session' } }));
  expect(trail.data).toHaveLength(1);
});

test('an owner sees where an operator is logged in and ends one session of theirs, which stands in the trail; nobody else does', async () => {
  await addOperator(world.database_url, { username: 'clerk', password, roles: ['cash'] });
  const headers = { 'User-Agent': 'Firefox of the office', 'X-Forwarded-For': '10.9.8.7' };
  const [owner, kept] = [await logIn(), await operatorToken(world, 'clerk', password)];
  const opened = await world.call('POST /api/console/login', { headers, body: { username: 'clerk', password } });
  const stolen = operatorTokenOf(opened.headers) ?? '';
  const { id } = (await must(me(stolen))).data;
  const sessions = async () => (await must(world.call('GET /api/console/operators/:id/sessions', { token: owner, params: { id } }))).data;
  const strange = (await sessions()).find((it) => it.address === '10.9.8.7');
  expect(strange).toMatchObject({ device: 'Firefox of the office', is_this: false });

  const end = (token: string, session_id: number, of = id) =>
    world.call('POST /api/console/operators/:id/sessions/:session_id/end', { token, params: { id: of, session_id } });
  expect((await end(kept, strange?.id ?? 0)).body.code).toBe('not_allowed');
  const boss = (await must(me(owner))).data.id;
  expect((await end(owner, strange?.id ?? 0, boss)).body.code, 'a session is of the operator who is named').toBe('not_found');
  expect((await me(stolen)).status).toBe(200);
  await must(end(owner, strange?.id ?? 0));
  expect([(await me(stolen)).status, (await me(kept)).status]).toEqual([401, 200]);
  expect((await sessions()).map((it) => it.address)).not.toContain('10.9.8.7');
  const trail = await must(world.call('GET /api/console/audit', { token: owner, query: { action: 'end_operator_session' } }));
  expect(trail.data).toMatchObject([
    { operator: 'boss', subject: `operator:${id}`, before: { address: '10.9.8.7' }, after: { username: 'clerk' } },
  ]);
  await operatorToken(world, 'clerk', password);
});

test("what a neighbour's page sends with the operator's cookie does nothing, though it may be read in the console itself", async () => {
  const token = await logIn();
  const neighbour = { Origin: new URL(world.server.player_url).origin };
  const spoken = world.call('POST /api/console/marquee', {
    token,
    headers: neighbour,
    body: { text: { en: 'Good evening', zh: '', my: '', th: '' } },
  });
  expect((await spoken).body).toMatchObject({ status: 403, code: 'foreign_origin' });
  expect(await world.sql(`select 1 from audit_row where action = 'ask_broadcast'`)).toEqual([]);
  const login = world.call('POST /api/console/login', { headers: neighbour, body: { username: 'boss', password } });
  expect((await login).headers.getSetCookie()).toEqual([]);
  // Whoever reads an answer across origins needs a word of ours that allows it.
  expect((await me(token, neighbour)).headers.get('access-control-allow-origin')).toBeNull();
  await must(world.call('POST /api/console/marquee', { token, body: { text: { en: 'Good evening', zh: '', my: '', th: '' } } }));
});
