import { describe, expect, test } from 'vitest';
import { fromSomewhere, must, registerPlayer } from './people.ts';
import { callServer, testWorld } from './world.ts';

const world = await testWorld();

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const logIn = (phone: string, password: string, headers: Record<string, string> = fromSomewhere()) =>
  world.call('POST /api/user/login', { headers, body: { phone, password } });
const profile = (token: string) => world.call('GET /api/user/profile', { token });
const statusOf = async (token: string) => (await profile(token)).status;

describe('a session', () => {
  test('ends with logout, at once on every process', async () => {
    const player = await registerPlayer(world);
    const other = await world.another();
    expect((await callServer(other, 'GET /api/user/profile', { token: player.token })).status).toBe(200);
    await must(world.call('POST /api/user/logout', { token: player.token }));
    const after = await callServer(other, 'GET /api/user/profile', { token: player.token });
    expect(after.body).toMatchObject({ status: 401, code: 'session_expired', message: 'Session Expired, Please Login Again!' });
    expect(await statusOf(player.token)).toBe(401);
  });

  test('is told from others that are asked for at the same moment, and from tokens that are none', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => registerPlayer(world)));
    const gone = players.filter((_, n) => n % 3 === 0);
    await Promise.all(gone.map((it) => must(world.call('POST /api/user/logout', { token: it.token }))));
    const tokens = [...players, ...players].map((it) => it.token);
    const answers = await Promise.all([...tokens, 'x', 'none'].map(profile));
    const told = answers.map(({ status, body }) => (status === 200 ? body.data.phone : status));
    const expected = players.map((it) => (gone.includes(it) ? 401 : it.phone));
    expect(told).toEqual([...expected, ...expected, 401, 401]);
  });

  test('lives thirty days from its last use', async () => {
    const [used, unused] = [await registerPlayer(world), await registerPlayer(world)];
    await world.moveClock(20 * DAY_MS);
    expect(await statusOf(used.token)).toBe(200);
    await world.moveClock(11 * DAY_MS);
    expect(await statusOf(used.token)).toBe(200);
    expect(await statusOf(unused.token)).toBe(401);
  });

  test('ends ninety days after it was opened, however it is used', async () => {
    const player = await registerPlayer(world);
    for (const days of [20, 20, 20, 20, 9]) {
      await world.moveClock(days * DAY_MS);
      expect(await statusOf(player.token)).toBe(200);
    }
    await world.moveClock(2 * DAY_MS);
    expect(await statusOf(player.token)).toBe(401);
  });

  test('writes its last use at most once a minute', async () => {
    const player = await registerPlayer(world);
    const seen = async () => (await world.sql('select seen_at from player_session where player_id = $1', [player.id]))[0]?.seen_at;
    const first = await seen();
    await profile(player.token);
    expect(await seen()).toEqual(first);
    await world.moveClock(MINUTE_MS + 1000);
    await Promise.all(Array.from({ length: 10 }, () => profile(player.token)));
    const second = await seen();
    expect(second).not.toEqual(first);
    await profile(player.token);
    expect(await seen()).toEqual(second);
  });

  test('writes when its player was seen at most once an hour', async () => {
    const player = await registerPlayer(world);
    const seen = async () => (await world.sql('select seen_at from player_seen where player_id = $1', [player.id]))[0]?.seen_at;
    const first = await seen();
    for (const [minutes, isWritten] of [
      [40, false],
      [21, true],
    ] as const) {
      await world.moveClock(minutes * MINUTE_MS);
      await Promise.all([profile(player.token), profile(player.token)]);
      expect([minutes, JSON.stringify(await seen()) !== JSON.stringify(first)]).toEqual([minutes, isWritten]);
    }
  });

  test('of a blocked player is over; logging in says blocked, and only to who knows the password', async () => {
    const player = await registerPlayer(world);
    await world.sql('update player set blocked_at = product_now() where id = $1', [player.id]);
    expect(await statusOf(player.token)).toBe(401);
    expect((await logIn(player.phone, 'wrong-password')).body.code).toBe('login_wrong');
    expect((await logIn(player.phone, player.password)).body).toMatchObject({ status: 403, code: 'blocked' });
  });

  test.each(['', 'x', 'null', 'undefined', "' or 1=1", `${'a'.repeat(43)}`, 'a'.repeat(5000)])(
    'is not opened by the token %j',
    async (token) => {
      const answer = await world.call('GET /api/user/profile', { headers: { Authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(401);
    },
  );
});

describe('own sessions', () => {
  test('are listed with device and address, and any of them can be ended', async () => {
    const player = await registerPlayer(world);
    const second = (await must(logIn(player.phone, player.password, { ...fromSomewhere(), 'User-Agent': 'Phone of Hla' }))).token;
    const { data } = await must(world.call('GET /api/user/sessions', { token: player.token }));
    expect(data).toHaveLength(2);
    expect(data.filter((it) => it.is_current)).toHaveLength(1);
    const other = data.find((it) => it.device === 'Phone of Hla');
    expect(other).toMatchObject({ is_current: false, address: expect.stringMatching(/^10\./) });
    const end = () => world.call('POST /api/user/sessions/:id/end', { token: player.token, params: { id: other?.id ?? 0 } });
    expect((await end()).status).toBe(200);
    expect(await statusOf(second)).toBe(401);
    expect(await statusOf(player.token)).toBe(200);
    expect((await end()).status).toBe(200);
    expect((await must(world.call('GET /api/user/sessions', { token: player.token }))).data).toHaveLength(1);
  });

  test('have the address that the proxy saw, whatever a caller wrote before it', async () => {
    const player = await registerPlayer(world);
    const headers = { 'X-Forwarded-For': '203.0.113.77, 198.51.100.9', 'X-Real-IP': '203.0.113.77', Forwarded: 'for=203.0.113.77' };
    const { token } = await must(world.call('POST /api/user/login', { headers, body: { phone: player.phone, password: player.password } }));
    const { data } = await must(world.call('GET /api/user/sessions', { token }));
    expect(data.find((it) => it.is_current)).toMatchObject({ address: '198.51.100.9' });
  });

  test('of others cannot be ended', async () => {
    const [player, other] = [await registerPlayer(world), await registerPlayer(world)];
    const [session] = (await must(world.call('GET /api/user/sessions', { token: other.token }))).data;
    const ended = await world.call('POST /api/user/sessions/:id/end', { token: player.token, params: { id: session?.id ?? 0 } });
    expect(ended.body).toMatchObject({ status: 404, code: 'not_found' });
    expect(await statusOf(other.token)).toBe(200);
    for (const id of ['0', '-1', '1.5', 'abc', '9'.repeat(30)]) {
      const answer = await world.call('POST /api/user/sessions/:id/end', { token: player.token, params: { id } });
      expect(answer.body).toMatchObject({ status: 422, code: 'malformed' });
    }
  });
});
