import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type AddressParts, addressOf, callOf } from '@shwekan/contract/address';
import { Pool } from 'undici';
import { ASKED_AFTER_MS, changesByResult, TODAY_CALLS } from '../apps/player/src/house/results.ts';
import { sealDraw } from '../apps/server/src/lottery/seal.ts';
import { settleDraw } from '../apps/server/src/lottery/settlement.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { whenHeard } from './ear.ts';
import { print } from './load.ts';
import { postmasterOf, TICKS_PER_S, ticksOf, ticksWithChildren } from './processor-time.ts';
import { type ServerProcess, startServerProcess } from './server.ts';
import { openSessions } from './sessions.ts';
import { openDrawOf } from './slips.ts';

// The minute of a result: so many phones are open on home, one in two with a login, a draw of 2D is settled, and each asks what the app asks then.
// What is asked, and when, is the app's own rule for the calls that home shows. Two runs are printed, a fifth of the homes and all of them.
// `npm run bench -- herd [homes]`.
const HOMES = Math.min(Number(process.argv[2] ?? 5000), 10_000);
const OPENED_AT_ONCE = 100;
const CONNECTIONS = 256;
const SETTLE_MS = 3_000;
const PATIENCE_MS = 90_000;
const NUMBER = 15;

/** 2D stands at the top of home with what is drawn today. */
const OTHERS = Object.keys(TODAY_CALLS).filter((it) => it !== '2D');
/** What home shows in the morning, by the keys of the app's cache: no lottery has a number of today yet, so that the rows of the others show the last ones as well. */
const HOME: [name: string, sent: AddressParts | null][] = [
  ['GET /api/lottery/list', null],
  ['GET /api/winner_users/:lottery', { params: { lottery: '2D' } }],
  ...Object.values(TODAY_CALLS).map((name): [string, null] => [name, null]),
  ['GET /api/live_2d', null],
  ['GET /api/user/bet_slip_history_today', null],
  ...OTHERS.map((lottery): [string, AddressParts] => [
    'GET /api/luckynumber_history/:lottery',
    { params: { lottery }, query: { limit: 8 } },
  ]),
];
const RESULT = { lottery: '2D' } as const;
/** What a home asks then. */
const asked = HOME.filter(([name, sent]) => changesByResult([name, sent], RESULT)).map(([name, sent]) =>
  addressOf(callOf(name), sent ?? {}),
);

type Served = { took_ms: number[]; bytes: number; failed: number };

await onDurableDatabase(async (database) => {
  const tokens = await openSessions(database, await makePlayers(database, Math.ceil(HOMES / 2), 100));
  const server = await startServerProcess(database, 1);
  const homes: Socket[] = [];
  try {
    for (const count of [Math.ceil(HOMES / 5), HOMES]) {
      await openHomes(server, tokens, homes, count);
      await wait(SETTLE_MS);
      await herd(database, server, homes);
    }
  } finally {
    for (const socket of homes) socket.destroy();
    server.stop();
  }
});

/** One result, and all that the open homes ask of it. */
async function herd(database: BenchDatabase, server: ServerProcess, homes: Socket[]): Promise<void> {
  const pool = new Pool(server.url, { connections: CONNECTIONS, pipelining: 1 });
  const served: Served = { took_ms: [], bytes: 0, failed: 0 };
  const postmaster = await postmasterOf(database);
  const draw_id = await drawWithResult(database);
  const ticks = () => [ticksOf(server.pid), ticksWithChildren(postmaster)] as const;
  const before = ticks();
  const answered = Promise.all(homes.map((home) => hearsResult(home).then((at_ms) => askAll(pool, served).then(() => at_ms))));
  const began = performance.now();
  await settleDraw(database.worldOf(2), draw_id);
  const told = await answered;
  const took_s = (performance.now() - began) / 1000;
  const after = ticks();
  await pool.close();
  const [server_s, database_s] = after.map((it, n) => (it - (before[n] ?? 0)) / TICKS_PER_S);
  served.took_ms.sort((a, b) => a - b);
  const p99_ms = served.took_ms[Math.floor(served.took_ms.length * 0.99)] ?? 0;
  if (served.failed > 0) print(`${served.failed} of ${served.took_ms.length} calls were refused`);
  print(
    `${homes.length} homes: the last heard of it after ${((Math.max(...told) - began) / 1000).toFixed(2)} s, ` +
      `${(served.took_ms.length / homes.length).toFixed(0)} calls and ${(served.bytes / homes.length / 1000).toFixed(1)} kB each`,
  );
  print(
    `herd: ${homes.length} homes all served in ${took_s.toFixed(2)} s, p99 ${p99_ms.toFixed(0)} ms, ` +
      `${server_s?.toFixed(2)} s of CPU of the server, ${database_s?.toFixed(2)} of the database`,
  );
}

/** Asks what the app asks after a result, when the app does. */
async function askAll(pool: Pool, served: Served): Promise<void> {
  if (asked.length === 0) return;
  await wait(ASKED_AFTER_MS.least + Math.random() * ASKED_AFTER_MS.spread);
  await Promise.all(asked.map((path) => ask(pool, path, served)));
}

async function ask(pool: Pool, path: string, served: Served): Promise<void> {
  const began = performance.now();
  const headers = { 'accept-encoding': 'gzip, br', 'accept-language': 'en' };
  const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
  served.bytes += (await body.arrayBuffer()).byteLength;
  served.took_ms.push(performance.now() - began);
  if (statusCode !== 200) served.failed += 1;
}

async function openHomes(server: ServerProcess, tokens: string[], homes: Socket[], count: number): Promise<void> {
  while (homes.length < count) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - homes.length) }, (_, n) => homes.length + n);
    homes.push(...(await Promise.all(some.map((n) => openHome(server, n, n % 2 === 0 ? (tokens[n / 2] ?? null) : null)))));
  }
}

/** Opens the stream of one phone, of a login or of a visitor. A plain socket: thousands of anything more would measure the client. */
async function openHome(server: ServerProcess, n: number, token: string | null): Promise<Socket> {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.setEncoding('utf8');
  socket.on('error', () => undefined);
  const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  const login = token === null ? '' : `Authorization: Bearer ${token}\r\n`;
  socket.write(`GET /api/stream HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${from}\r\n${login}\r\n`);
  await whenHeard(socket, 'event: hello', PATIENCE_MS);
  return socket;
}

function hearsResult(socket: Socket): Promise<number> {
  return whenHeard(socket, 'event: result', PATIENCE_MS);
}

/** A draw of 2D that has closed and has its result, before anybody is told. */
async function drawWithResult(database: BenchDatabase): Promise<number> {
  const draw_id = await openDrawOf(database);
  await database.owner.query('update draw set closes_at = now(), draws_at = now() where id = $1', [draw_id]);
  await sealDraw(database.worldOf(2), draw_id);
  await database.owner.query(
    `insert into result_proposal (draw_id, number, source, derivation, source_set, source_value, state)
     values ($1, $2, 'bench', '2d', '1000.01', '5.00', 'confirmed')`,
    [draw_id, NUMBER],
  );
  await database.owner.query(
    `update draw set result = $2, resulted_at = now(), result_id = (select id from result_proposal where draw_id = $1) where id = $1`,
    [draw_id, NUMBER],
  );
  return draw_id;
}
