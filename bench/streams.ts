import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { whenHeard } from './ear.ts';
import { type ServerProcess, startServerProcess } from './server.ts';
import { openSessions } from './sessions.ts';

// How long a message takes to all of 5,000 open streams of logged-in players on one server process, from before it is committed until
// the last has it, and what a stream costs in memory. The baseline is the same with 50 streams. `npm run bench -- streams [count]`.
const STREAMS = Number(process.argv[2] ?? 5000);
const FEW = 50;
const MESSAGES = 20;
const OPENED_AT_ONCE = 100;
const SETTLE_MS = 4_000;
const PATIENCE_MS = 20_000;

type Ear = { socket: Socket; hears(text: string): Promise<number> };
type Figures = { p50_ms: number; p99_ms: number; max_ms: number };

await onDurableDatabase(async (database) => {
  const tokens = await openSessions(database, await makePlayers(database, STREAMS, 100));
  const server = await startServerProcess(database, 1);
  const ears: Ear[] = [];
  try {
    await openEars(server, tokens.slice(0, FEW), ears);
    const few = say(`${FEW} streams`, await deliver(database, ears));
    const before_kb = memoryOf(server);
    const began = performance.now();
    await openEars(server, tokens.slice(FEW), ears);
    const opened_s = (performance.now() - began) / 1000;
    await wait(SETTLE_MS);
    const per_stream_kb = (memoryOf(server) - before_kb) / (STREAMS - FEW);
    print(`${STREAMS} streams: opened in ${opened_s.toFixed(1)} s, ${per_stream_kb.toFixed(1)} kB of memory a stream`);
    const all = say(`${STREAMS} streams`, await deliver(database, ears));
    print(
      `${STREAMS} streams after that: ${(memoryOf(server) / 1024).toFixed(0)} MB in all, ${(before_kb / 1024).toFixed(0)} MB with ${FEW}`,
    );
    print(`streams: ${all.p99_ms.toFixed(0)} ms p99, baseline ${few.p99_ms.toFixed(0)}, ratio ${(all.p99_ms / few.p99_ms).toFixed(1)}`);
  } finally {
    for (const { socket } of ears) socket.destroy();
    server.stop();
  }
});

async function openEars(server: ServerProcess, tokens: string[], ears: Ear[]): Promise<void> {
  for (let at = 0; at < tokens.length; at += OPENED_AT_ONCE) {
    const opened = await Promise.all(tokens.slice(at, at + OPENED_AT_ONCE).map((token, n) => openEar(server, token, ears.length + n)));
    ears.push(...opened);
  }
}

/** Opens one stream and waits for its first event. A plain socket: five thousand of anything more would measure the client. */
async function openEar(server: ServerProcess, token: string, n: number): Promise<Ear> {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.setEncoding('utf8');
  const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  socket.write(`GET /api/stream HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${from}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  socket.on('error', () => undefined);
  const hears = (text: string) => whenHeard(socket, text, PATIENCE_MS);
  await hears('event: hello');
  return { socket, hears };
}

/** Tells all the same, again and again: the times from before the commit to each ear's hearing. */
async function deliver({ owner }: BenchDatabase, ears: Ear[]): Promise<Figures> {
  const took_ms: number[] = [];
  for (let n = 0; n < MESSAGES; n += 1) {
    const text = `message ${ears.length} ${n} end`;
    const heard = Promise.all(ears.map((ear) => ear.hears(text)));
    const began = performance.now();
    await owner.query(`insert into fact (kind, data) values ('message', jsonb_build_object('text', $1::text))`, [text]);
    for (const at of await heard) took_ms.push(at - began);
    // Not in step with the server's looks at the facts.
    await wait(50 + 37 * (n % 5));
  }
  took_ms.sort((a, b) => a - b);
  const at = (part: number) => took_ms[Math.min(took_ms.length - 1, Math.floor(took_ms.length * part))] ?? 0;
  return { p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1) };
}

/** What the process holds in memory, in kB. */
function memoryOf({ pid }: ServerProcess): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}

function say(name: string, it: Figures): Figures {
  print(`${name}: a message to all, p50 ${it.p50_ms.toFixed(0)} ms, p99 ${it.p99_ms.toFixed(0)} ms, max ${it.max_ms.toFixed(0)} ms`);
  return it;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
