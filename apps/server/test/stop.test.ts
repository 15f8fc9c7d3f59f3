import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawsWorld, MONDAY } from './draws-world.ts';
import type { TestPlayer } from './people.ts';
import { gscBody, gscMove, seamlessPeople } from './seamless.ts';
import { startServerProcess } from './server-process.ts';

// A process that is asked to end answers what it was sent, and is gone.
const world = await drawsWorld();
const CLIENTS = 24;
const people = await seamlessPeople(world);
let players: TestPlayer[];
const children: ChildProcess[] = [];
beforeAll(async () => {
  players = [await world.player(500_000), await world.player(500_000), await world.player(500_000), await world.player(500_000)];
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

type LastAnswer = { status: number; retry_after: string | undefined; connection: string | undefined; text: string } | { cut: string };
type LoadCall = { url: URL; headers?: Record<string, string>; body: string };

/** Sends a call on a kept connection; `cut` when all of it was sent and no answer came. A connection that was refused is not one. */
function send(agent: Agent, { url, headers, body }: LoadCall): Promise<LastAnswer | null> {
  const all = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...headers };
  return new Promise((resolve) => {
    const asked = request(url, { agent, method: 'POST', headers: all });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? null : { cut: String(error.code) }));
    asked.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part)).on('error', (error) => resolve({ cut: String(error) }));
      const { statusCode: status = 0, headers: told } = answer;
      answer.on('end', () =>
        resolve({ status, retry_after: told['retry-after'], connection: told.connection, text: Buffer.concat(parts).toString() }),
      );
    });
    asked.end(body);
  });
}

/** A call with a key of its own, and what says that it was taken. */
type Load = { of(key: string, client: number): LoadCall; isTaken(answer: { status: number; text: string }): boolean };

/** Asks a process to end while clients call it without a pause; answers the keys of what it took. Nothing was cut, and what it refused comes again. */
async function endUnderLoad(child: ChildProcess, word: string, { of, isTaken }: Load): Promise<Set<string>> {
  children.push(child);
  const ended = once(child, 'exit');
  const agent = new Agent({ keepAlive: true });
  const taken = new Set<string>();
  const said: LastAnswer[] = [];
  let sent = 0;
  const client = async (n: number) => {
    for (let turn = 0; turn < 1000; turn += 1) {
      const key = `${word}-${n}-${turn}`;
      sent += 1;
      if (sent === CLIENTS * 4) child.kill('SIGTERM');
      const it = await send(agent, of(key, n));
      if (it === null) return;
      // A machine that is full tells so before anybody asks the process to end, or is too late for a provider: who is told asks again.
      if ('status' in it && !isTaken(it) && it.connection !== 'close' && !child.killed) continue;
      said.push(it);
      if (!('status' in it) || !isTaken(it)) return;
      taken.add(key);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
  expect(await ended).toEqual([0, null]);
  agent.destroy();
  expect(said.filter((it) => 'cut' in it)).toEqual([]);
  const refused = said.filter((it) => 'status' in it && !isTaken(it));
  expect(refused.length).toBeGreaterThan(0);
  for (const it of refused) expect(it).toMatchObject({ status: 503, retry_after: expect.stringMatching(/^[1-9]/), connection: 'close' });
  return taken;
}

test.each([1, 2, 3])(
  'a process that is asked to end under load cuts no bet, and writes none without an answer (round %i)',
  async (round) => {
    const { child, url } = await startServerProcess(world.database_url);
    const body = JSON.stringify({ section: '12:01 PM', date: MONDAY, bet_obj: [{ bet_number: '07', amount: 100 }] });
    const taken = await endUnderLoad(child, `stop-${round}`, {
      of: (key, n) => ({
        url: new URL('/api/user/betting', url),
        headers: { Authorization: `Bearer ${players[n % players.length]!.token}`, 'Idempotency-Key': key },
        body,
      }),
      isTaken: ({ status }) => status === 200,
    });
    const written = await world.sql('select request_key from slip where request_key like $1', [`stop-${round}-%`]);
    expect(new Set(written.map((it) => it['request_key']))).toEqual(taken);
  },
  60_000,
);

test.each([1, 2])(
  'nor a callback at the door of its own (round %i)',
  async (round) => {
    const gamePlayers = await Promise.all(Array.from({ length: 4 }, () => people.gamePlayer(100_000)));
    const { child, wallet_url } = await startServerProcess(world.database_url, { WALLET_PORT: '0' });
    const taken = await endUnderLoad(child, `callback-${round}`, {
      of: (wager, n) => {
        const moves = [gscMove('bet', { wager, amount: -1 })];
        const sender = { member: gamePlayers[n % gamePlayers.length]!.member };
        return {
          url: new URL('/Seamless/PlaceBet', wallet_url ?? ''),
          body: JSON.stringify(gscBody('PlaceBet', sender, { Transactions: moves })),
        };
      },
      isTaken: ({ status, text }) => status === 200 && JSON.parse(text).ErrorCode === 0,
    });
    const written = await world.sql('select wager_code from wager where wager_code like $1', [`callback-${round}-%`]);
    expect(new Set(written.map((it) => it['wager_code']))).toEqual(taken);
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
