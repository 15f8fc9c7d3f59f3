import { describe, expect, test } from 'vitest';
import { passwordsWorkedOut } from '../src/platform/passwords.ts';
import { fromSomewhere, registerPlayer, type TestPlayer } from './people.ts';
import { askedOnce, testWorld } from './world.ts';

const world = await testWorld();

const MINUTE_MS = 60_000;

const logIn = (phone: string, password: string, headers: Record<string, string> = fromSomewhere(), of = world) =>
  of.call('POST /api/user/login', { headers, body: { phone, password } });
const profile = (token: string) => world.call('GET /api/user/profile', { token });
const statusOf = async (token: string) => (await profile(token)).status;

test('whether a phone has an account is told as often as wrong passwords are tried from a place', async () => {
  const from = fromSomewhere();
  const ask = (phone: string) => world.call('POST /api/user/check_phone', { headers: from, body: { phone } });
  for (let tries = 0; tries < 10; tries += 1) expect((await ask(`0942140001${tries}`)).status).toBe(404);
  expect((await ask('09421400020')).status).toBe(429);
});

describe('logging in', () => {
  test('answers the player and an opaque token, which the database does not hold', async () => {
    const player = await registerPlayer(world);
    const got = await logIn(player.phone, player.password);
    expect(got.body).toMatchObject({ status: 200, data: { phone: player.phone, balance: '0.00' } });
    expect(got.body.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await statusOf(got.body.token)).toBe(200);
    const [row] = await world.sql('select string_agg(s::text, $1) as rows from player_session s', [' ']);
    expect(row?.rows).not.toContain(got.body.token);
    expect(row?.rows).not.toContain(Buffer.from(got.body.token).toString('hex'));
  });

  test('takes a phone typed with blanks, dashes or Burmese digits', async () => {
    const player = await registerPlayer(world);
    const burmese = player.phone.replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)));
    for (const typed of [burmese, `${player.phone.slice(0, 4)} ${player.phone.slice(4, 7)}-${player.phone.slice(7)}`])
      expect((await logIn(typed, player.password)).status).toBe(200);
  });

  test('says the same for an unknown phone and a wrong password, and works as hard for both', async () => {
    const player = await registerPlayer(world);
    for (const phone of [player.phone, '09999999999']) {
      const before = passwordsWorkedOut();
      const { body } = await logIn(phone, 'wrong-password');
      expect({ ...body, request_id: 0 }).toEqual({
        result: 0,
        status: 401,
        success: false,
        code: 'login_wrong',
        message: 'The phone number or password is not right.',
        request_id: 0,
      });
      expect(passwordsWorkedOut() - before).toBe(1);
    }
  });

  test('is refused after ten wrong tries for a phone from one address, and let in again after the wait that was told', async () => {
    const player = await registerPlayer(world);
    const from = fromSomewhere();
    const tries = await Promise.all(Array.from({ length: 15 }, () => logIn(player.phone, 'wrong-password', from)));
    expect(tries.filter((it) => it.status === 401)).toHaveLength(10);
    expect(tries.filter((it) => it.status === 429)).toHaveLength(5);
    const refused = await logIn(player.phone, player.password, from);
    expect(refused.body).toMatchObject({ status: 429, code: 'too_many_requests' });
    const wait_s = Number(refused.headers.get('retry-after'));
    expect(wait_s).toBeGreaterThan(0);
    // A caller who keeps trying is let in as soon as one who waits.
    for (let left_s = wait_s; left_s > 1; left_s -= 5) {
      await logIn(player.phone, player.password, from);
      await world.moveClock(Math.min(5, left_s) * 1000);
    }
    await world.moveClock(2000);
    expect((await logIn(player.phone, player.password, from)).status).toBe(200);
  });

  test('is kept from nobody by wrong tries from elsewhere, of the next address or of forty', async () => {
    const player = await registerPlayer(world);
    const at = (host: number) => ({ 'X-Forwarded-For': `198.51.100.${host}` });
    for (let tries = 0; tries < 11; tries += 1) await logIn(player.phone, 'wrong-password', at(77));
    expect((await logIn(player.phone, player.password, at(77))).status).toBe(429);
    expect((await logIn(player.phone, player.password, at(88))).status).toBe(200);
    for (let tries = 0; tries < 40; tries += 1) expect((await logIn(player.phone, 'wrong-password')).status).toBe(401);
    expect((await logIn(player.phone, player.password)).status).toBe(200);
  });

  test('leaves each place two wrong tries in ten minutes while many places try an account, but those of a device that its owner knows', async () => {
    const player = await registerPlayer(world);
    const known = await logIn(player.phone, player.password);
    const cookie = String(known.headers.get('set-cookie')).split(';')[0] ?? '';
    expect(known.headers.get('set-cookie')).toMatch(/^device=[\w-]{43}; Path=\/api; .*HttpOnly; SameSite=Lax/);
    for (let tries = 0; tries < 31; tries += 1) await logIn(player.phone, 'wrong-password');
    const from = fromSomewhere();
    const answers = [];
    for (let tries = 0; tries < 3; tries += 1) answers.push((await logIn(player.phone, 'wrong-password', from)).status);
    expect(answers).toEqual([401, 401, 429]);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await logIn(player.phone, 'wrong-password', { ...from, Cookie: cookie })).status).toBe(401);
    expect((await logIn(player.phone, player.password, { ...from, Cookie: cookie })).status).toBe(200);
    expect((await logIn(player.phone, player.password, { ...from, Cookie: `device=${'x'.repeat(43)}` })).status).toBe(429);
  });

  test('on a device of the owner are sixty a day at most, thirty in ten minutes: who holds it now may know them', async () => {
    const player = await registerPlayer(world);
    // The days and ten minutes of limits are those of UTC: a morning in which all of this has room.
    const day_ms = 24 * 60 * MINUTE_MS;
    const morning_ms = Math.ceil((await world.now()).getTime() / day_ms) * day_ms + 6 * 60 * MINUTE_MS;
    await world.moveClock(new Date(morning_ms).toISOString());
    const known = await logIn(player.phone, player.password);
    const Cookie = String(known.headers.get('set-cookie')).split(';')[0] ?? '';
    const wrong = async (tries: number, apart_ms = MINUTE_MS / 2) => {
      let heard = 0;
      for (let times = 0; times < tries; times += 1) {
        await world.moveClock(apart_ms);
        if ((await logIn(player.phone, 'wrong-password', { ...fromSomewhere(), Cookie })).status === 401) heard += 1;
      }
      return heard;
    };
    expect(await wrong(40, 10_000)).toBe(30);
    await world.moveClock(60 * MINUTE_MS);
    expect(await wrong(80)).toBe(30);
    expect((await logIn(player.phone, player.password, { ...fromSomewhere(), Cookie })).status).toBe(429);
    expect((await logIn(player.phone, player.password)).status).toBe(200);
  });

  test('with the right password counts against no limit', async () => {
    const player = await registerPlayer(world);
    const from = fromSomewhere();
    for (let times = 0; times < 12; times += 1) expect((await logIn(player.phone, player.password, from)).status).toBe(200);
  });

  test('of one password on many phones is stopped for a network: thirty a minute, whatever its addresses', async () => {
    const answers = [];
    for (let host = 0; host < 40; host += 1)
      answers.push((await logIn(`094213000${10 + host}`, 'Spring2026', { 'X-Forwarded-For': `203.0.113.${host}` })).status);
    expect(answers.filter((it) => it === 401)).toHaveLength(30);
    expect((await logIn('09421300099', 'Spring2026', { 'X-Forwarded-For': '203.0.114.1' })).status).toBe(401);
  });

  test('is not allowed twice as often at the turn of a minute', async () => {
    const player = await registerPlayer(world);
    const from = fromSomewhere();
    const later = new Date(Math.ceil((await world.now()).getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS);
    await world.moveClock(new Date(later.getTime() - 5000).toISOString());
    await Promise.all(Array.from({ length: 10 }, () => logIn(player.phone, 'wrong-password', from)));
    await world.moveClock(new Date(later.getTime() + 1000).toISOString());
    expect((await logIn(player.phone, 'wrong-password', from)).status).toBe(429);
  });

  test('is allowed ten times a minute from an address, for whomever', async () => {
    const from = fromSomewhere();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => logIn(`094211000${10 + at}`, 'wrong-password', from)));
    expect(answers.filter((it) => it.status === 401)).toHaveLength(10);
    expect(answers.filter((it) => it.status === 429)).toHaveLength(10);
  });

  test('works for twenty at once, each from an address of their own', async () => {
    const players: TestPlayer[] = [];
    for (let count = 0; count < 20; count += 1) players.push(await registerPlayer(world));
    const answers = await Promise.all(players.map((it) => logIn(it.phone, it.password)));
    expect(answers.map((it) => it.status)).toEqual(players.map(() => 200));
    expect(new Set(answers.map((it) => it.body.token)).size).toBe(20);
  });

  test('answers busy, not slow, when far too many come at once', async () => {
    const crowded = askedOnce(world);
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, at) => logIn(`09421200${100 + at}`, 'wrong-password', fromSomewhere(), crowded)),
    );
    const busy = answers.filter((it) => it.status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.body.code).toBe('busy');
    expect(Number(busy[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answers.filter((it) => it.status === 401).length + busy.length).toBe(120);
  });

  test.each([
    ['a missing password', { phone: '09420000001' }, 422, 'malformed'],
    ['a number for a password', { phone: '09420000001', password: 12345678 }, 422, 'malformed'],
    ['an object for a phone', { phone: { a: 1 }, password: 'x' }, 422, 'malformed'],
    ['a phone that is none', { phone: 'me', password: 'a-good-password' }, 422, 'phone_not_valid'],
    ['a huge password', { phone: '09420000001', password: 'x'.repeat(201) }, 422, 'malformed'],
    ['SQL for a password', { phone: '09420000001', password: "' or '1'='1" }, 401, 'login_wrong'],
    ['a NUL in the password', { phone: '09420000001', password: 'a\u0000bcdefgh' }, 401, 'login_wrong'],
  ])('refuses %s', async (_what, body, status, code) => {
    const answer = await world.call('POST /api/user/login', { headers: fromSomewhere(), body });
    expect(answer.body).toMatchObject({ status, code, message: expect.any(String), request_id: expect.any(String) });
  });
});
