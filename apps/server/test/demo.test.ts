import { describe, expect, test } from 'vitest';
import { startServer } from '../src/main.ts';
import { readConfig } from '../src/platform/config.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { listen } from './listen.ts';
import { MACHINE_SETTINGS } from './machine-settings.ts';
import { must, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

// The clock of a demo begins as the machine's.
const world = await testWorld({}, 'open', null);
const DAY_MS = 86_400_000;

const clock = async () => (await must(world.call('GET /api/demo/clock'))).data;
const move = (body: unknown) => world.call('POST /api/demo/clock', { body });

describe('the demo clock', () => {
  test('moves to an instant or by milliseconds, for every process at once', async () => {
    const other = await world.another();
    await must(move({ now: '2026-12-24T12:01:00+06:30' }));
    expect(Math.abs(Date.parse((await clock()).now) - Date.parse('2026-12-24T12:01:00+06:30'))).toBeLessThan(2000);
    const before = await clock();
    const moved = await must(move({ advance_ms: 3_600_000 }));
    expect(Math.abs(moved.data.offset_ms - before.offset_ms - 3_600_000)).toBeLessThan(2);
    const seen = await fetch(new URL('/api/app-setting', other.player_url)).then((answer) => answer.json());
    expect(Math.abs(Date.parse(seen.data.now) - Date.parse((await clock()).now))).toBeLessThan(2000);
    await must(move({ advance_ms: -Math.round((await clock()).offset_ms) }));
    expect(Math.abs((await clock()).offset_ms)).toBeLessThan(2);
  });

  test('tells the screens that are open: what they show was true at another time', async () => {
    const ear = await listen(world.server, {});
    await must(move({ advance_ms: 3_600_000 }));
    await ear.until(() => ear.named('reset').length === 1);
    ear.close();
    await must(move({ advance_ms: -3_600_000 }));
  });

  test('goes on while a transaction runs: it tells the time after a lock', async () => {
    const [row] = await world.sql(
      `select later > earlier as went_on from (select product_now() as earlier, pg_sleep(0.01)::text as slept, product_now() as later) as times`,
    );
    expect(row?.went_on).toBe(true);
    expect(await world.sql(`select provolatile from pg_proc where proname = 'product_now'`)).toEqual([{ provolatile: 'v' }]);
  });

  test.each([
    {},
    { now: 'tomorrow' },
    { now: '2026-12-24T12:01:00' },
    { now: null },
    { advance_ms: 1.5 },
    { advance_ms: '1' },
    { advance_ms: 401 * DAY_MS },
  ])('does not move by %j', async (body) => {
    const before = await clock();
    expect((await move(body)).body).toMatchObject({ status: 422, code: 'malformed' });
    expect(Math.abs((await clock()).offset_ms - before.offset_ms)).toBeLessThan(2);
  });

  test('does not move to another age', async () => {
    for (const now of ['1970-01-01T00:00:00Z', '9999-01-01T00:00:00Z'])
      expect((await move({ now })).body).toMatchObject({ status: 422, code: 'time_not_valid' });
    expect(Math.abs((await clock()).offset_ms)).toBeLessThan(2);
  });
});

test('the demo outbox shows the last code of a phone, typed in any way', async () => {
  const { phone } = await registerPlayer(world);
  const { data } = await must(world.call('GET /api/demo/outbox', { query: { phone: `${phone.slice(0, 5)}-${phone.slice(5)}` } }));
  expect(data).toMatchObject({ phone, code: expect.stringMatching(/^\d{6}$/) });
  expect(data.text).toContain(data.code);
  for (const unknown of ['09999999999', 'x', '\u0000'])
    expect((await world.call('GET /api/demo/outbox', { query: { phone: unknown } })).status).toBe(404);
});

describe('outside demo mode', () => {
  const config = (more: Record<string, string>) =>
    readConfig({
      NODE_ENV: 'test',
      ...loginsOf(world.database_url),
      PORT: '0',
      CONSOLE_PORT: '0',
      ...MACHINE_SETTINGS,
      LOG_LEVEL: 'silent',
      ...more,
    });

  test('a server does not start on a database whose clock can be moved', async () => {
    for (const more of [{}, { NODE_ENV: 'production' }] as Record<string, string>[])
      await expect(startServer(config(more))).rejects.toThrow('This database was made in demo mode and its clock can be moved');
  });

  test('and production never is a demo', () => {
    expect(() => config({ NODE_ENV: 'production', DEMO: 'true' })).toThrow('demo mode is refused with NODE_ENV=production');
  });

  test('none of its calls exist and the clock is the plain one', async () => {
    const plain = await testWorld({ DEMO: 'false' });
    for (const [method, path] of [
      ['GET', '/api/demo/clock'],
      ['POST', '/api/demo/clock'],
      ['GET', '/api/demo/outbox?phone=09420000001'],
    ] as const) {
      const init = method === 'POST' ? { method, headers: { 'Content-Type': 'application/json' }, body: '{"advance_ms":1}' } : { method };
      const answer = await fetch(new URL(path, plain.server.player_url), init);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.json()).toMatchObject({ success: false, code: 'not_found' });
    }
    const setting = await must(plain.call('GET /api/app-setting'));
    expect(setting.data.is_demo).toBe(false);
    expect(await plain.sql(`select to_regclass('demo_clock') as clock`)).toEqual([{ clock: null }]);
    expect(await plain.sql(`select prosrc from pg_proc where proname = 'product_now'`)).toEqual([{ prosrc: 'select clock_timestamp()' }]);
  });
});
