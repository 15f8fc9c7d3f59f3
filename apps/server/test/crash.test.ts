import type { ChildProcess } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../src/main.ts';
import { readConfig } from '../src/platform/config.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { audit } from '../src/proof/audit.ts';
import { breakableAddress } from './breakable.ts';
import { type DrawsWorld, drawsWorld, giveResult, MONDAY, settled } from './draws-world.ts';
import type { TestPlayer } from './people.ts';
import { startServerProcess } from './server-process.ts';
import { until } from './until.ts';
import { callServer } from './world.ts';

const SETTINGS = { NODE_ENV: 'test', PORT: '0', CONSOLE_PORT: '0', DEMO: 'true', FEED_2D: 'off', FEED_CRYPTO: 'off', FEED_3D: 'off' };
const world = await drawsWorld();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

test('a server killed in the middle of 1,000 bets has lost none that it answered, and the books are right', async () => {
  const players: TestPlayer[] = [];
  for (let n = 0; n < 5; n += 1) players.push(await world.player(200_000));
  const bets = Array.from({ length: 1000 }, (_, n) => ({ key: `crash-test-bet-${n}`, n }));
  const answered = new Map<string, number>();

  const first = await startProcess(world);
  const sending = sendAll(first.url, bets, players, (key, slip_id) => {
    answered.set(key, slip_id);
    if (answered.size === 300) first.child.kill('SIGKILL');
  });
  await sending;
  expect(answered.size).toBeGreaterThanOrEqual(300);
  expect(answered.size).toBeLessThan(1000);

  const second = await startProcess(world);
  const again = new Map<string, number>();
  // A machine that is full of other work answers some as busy: they are asked again by their key, as the app does.
  for (let left = bets, tries = 0; left.length > 0 && tries < 5; left = bets.filter(({ key }) => !again.has(key)), tries += 1)
    await sendAll(second.url, left, players, (key, slip_id) => again.set(key, slip_id));
  expect(again.size).toBe(1000);
  for (const [key, slip_id] of answered) expect([key, again.get(key)]).toEqual([key, slip_id]);
  const [slips] = await world.sql(
    `select count(*)::int as slips, count(distinct request_key)::int as keys from slip where request_key like 'crash-test-%'`,
  );
  expect(slips).toEqual({ slips: 1000, keys: 1000 });
  const [left] = await world.sql(`select count(*)::int as n from purse where kind = 'main' and player_id = any ($1) and balance <> 0`, [
    players.map((it) => it.id),
  ]);
  expect(left).toEqual({ n: 0 });
  expect((await audit(world.database_url)).difference).toBeNull();
  second.child.kill('SIGTERM');
}, 120_000);

test('without its database the server answers 503, and works again without a restart when it is back', async () => {
  const database = await breakableAddress(world.database_url);
  const server = await startServer(readConfig({ ...SETTINGS, ...loginsOf(database.url), LOG_LEVEL: 'silent' }));
  try {
    const player = await world.player(50_000);
    const send = (key: string) =>
      callServer(server, 'POST /api/user/betting', {
        token: player.token,
        headers: { 'Idempotency-Key': key },
        body: { section: '12:01 PM', date: MONDAY, bet_obj: [{ bet_number: '07', amount: 100 }] },
      });
    expect((await send('before-the-loss')).status).toBe(200);
    const in_flight = Promise.all(Array.from({ length: 20 }, (_, n) => send(`in-flight-${n}`)));
    database.lose();
    for (const it of await in_flight) expect([200, 503]).toContain(it.status);
    for (let n = 0; n < 5; n += 1) {
      const [bet, list] = await Promise.all([send('during-the-loss'), callServer(server, 'GET /api/lottery/list')]);
      expect([bet.status, bet.body.code, list.status]).toEqual([503, 'busy', 503]);
      expect(Number(bet.headers.get('retry-after'))).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    await database.restore();
    await until(async () => (await send('during-the-loss')).status === 200);
    await Promise.all(Array.from({ length: 20 }, (_, n) => send(`in-flight-${n}`)));
    const [slips] = await world.sql('select count(*)::int as n from slip where player_id = $1', [player.id]);
    expect(slips).toEqual({ n: 22 });

    await world.moveClock(`${MONDAY}T12:02:00+06:30`);
    const draw = await world.drawOf('12:01 PM');
    await giveResult(world, draw.id, '1,316.80', '33,617.38');
    await settled(world, draw.id);
    expect((await callServer(server, 'GET /api/user/bet_slip_history_2d', { token: player.token })).body.data[0]?.win).toBe(1);
    expect((await audit(world.database_url)).difference).toBeNull();
  } finally {
    await server.stop();
    database.close();
  }
}, 60_000);

/** A server as a process of its own, on the world's database. */
async function startProcess(of: DrawsWorld): Promise<{ child: ChildProcess; url: string }> {
  const started = await startServerProcess(of.database_url);
  children.push(started.child);
  return started;
}

/** Sends bets from 50 clients; a bet that gets no answer is given up. Each player bets 200 times 1,000 kyat. */
async function sendAll(
  url: string,
  bets: { key: string; n: number }[],
  players: TestPlayer[],
  onAnswer: (key: string, slip_id: number) => void,
): Promise<void> {
  const waiting = [...bets];
  const client = async () => {
    for (let it = waiting.shift(); it; it = waiting.shift()) {
      const body = { section: '11:00 AM', date: MONDAY, bet_obj: [{ bet_number: String(it.n % 100).padStart(2, '0'), amount: 1000 }] };
      const answer = await fetch(new URL('/api/user/betting', url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${players[it.n % 5]!.token}`, 'Idempotency-Key': it.key },
        body: JSON.stringify(body),
      }).catch(() => null);
      const said = (await answer?.json().catch(() => null)) as { slip_id?: number } | null | undefined;
      if (answer?.status === 200 && said?.slip_id) onAnswer(it.key, said.slip_id);
    }
  };
  await Promise.all(Array.from({ length: 50 }, client));
}
