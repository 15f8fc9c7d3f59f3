import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawsWorld, MONDAY } from './draws-world.ts';
import type { TestPlayer } from './people.ts';
import { startServerProcess } from './server-process.ts';

// A process that is asked to end answers what it was sent, and is gone.
const world = await drawsWorld();
const CLIENTS = 24;
let players: TestPlayer[];
const children: ChildProcess[] = [];
beforeAll(async () => {
  players = [await world.player(500_000), await world.player(500_000), await world.player(500_000), await world.player(500_000)];
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

type LastAnswer = { status: number; retry_after: string | undefined; connection: string | undefined } | { cut: string };

/** Sends a bet on a kept connection; `cut` when all of it was sent and no answer came. A connection that was refused is not one. */
function send(agent: Agent, url: string, key: string, token: string): Promise<LastAnswer | null> {
  const body = JSON.stringify({ section: '12:01 PM', date: MONDAY, bet_obj: [{ bet_number: '07', amount: 100 }] });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Authorization: `Bearer ${token}`,
    'Idempotency-Key': key,
  };
  return new Promise((resolve) => {
    const asked = request(new URL('/api/user/betting', url), { agent, method: 'POST', headers });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? null : { cut: String(error.code) }));
    asked.on('response', (answer) => {
      answer.resume().on('error', (error) => resolve({ cut: String(error) }));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, retry_after: answer.headers['retry-after'], connection: answer.headers.connection }),
      );
    });
    asked.end(body);
  });
}

test.each([1, 2, 3])(
  'a process that is asked to end under load cuts no bet, and writes none without an answer (round %i)',
  async (round) => {
    const { child, url } = await startServerProcess(world.database_url);
    children.push(child);
    const ended = once(child, 'exit');
    const agent = new Agent({ keepAlive: true });
    const taken = new Set<string>();
    const said: LastAnswer[] = [];
    let sent = 0;
    const client = async (n: number) => {
      for (let turn = 0; turn < 1000; turn += 1) {
        const key = `stop-${round}-${n}-${turn}`;
        sent += 1;
        if (sent === CLIENTS * 4) child.kill('SIGTERM');
        const it = await send(agent, url, key, players[n % players.length]!.token);
        if (it === null) return;
        said.push(it);
        if (!('status' in it) || it.status !== 200) return;
        taken.add(key);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
    expect(await ended).toEqual([0, null]);
    agent.destroy();
    expect(said.filter((it) => 'cut' in it)).toEqual([]);
    const refused = said.filter((it) => 'status' in it && it.status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const it of refused) expect(it).toMatchObject({ status: 503, retry_after: expect.stringMatching(/^[1-9]/), connection: 'close' });
    const written = await world.sql('select request_key from slip where request_key like $1', [`stop-${round}-%`]);
    expect(new Set(written.map((it) => it['request_key']))).toEqual(taken);
  },
  60_000,
);

test('an event stream is told to come back when the process ends', async () => {
  const { child, url } = await startServerProcess(world.database_url);
  children.push(child);
  const stream = await fetch(new URL('/api/stream', url));
  const heard = stream.text();
  child.kill('SIGTERM');
  expect(await heard).toMatch(/event: hello[\s\S]*retry: \d+\n\n$/);
  await once(child, 'exit');
});
