import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { factsAfter, latestPlace } from '../apps/server/src/platform/facts.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { print, quantile } from './load.ts';
import { machineClock_ms } from './machine-clock.ts';
import { postmasterOf, TICKS_PER_S, ticksOf, ticksWithChildren } from './processor-time.ts';
import { type ServerProcess, startServerProcess } from './server.ts';
import { openSessions } from './sessions.ts';
import type { EarsAnswer, EarsOrder } from './stream-ears.ts';

// How long a message takes to all of 20,000 open streams of logged-in players in four server processes, from before it is committed until the last
// has it; what that costs in processor time, what a stream costs in memory, and what the processes cost while nothing is told. The same with 50
// streams is the baseline. `npm run bench -- streams [streams] [processes]`.
const STREAMS = Math.min(Number(process.argv[2] ?? 20_000), 50_000);
const PROCESSES = Math.min(Number(process.argv[3] ?? 4), 16);
const FEW = 50;
const MESSAGES = 20;
/** The database says ten seconds later at the latest what its connections did. */
const SETTLE_MS = 12_000;
const IDLE_MS = 15_000;
const LOOKS = 300;
const LOOKS_PER_S = 1000 / 120;
const EARS = new URL('stream-ears.ts', import.meta.url).pathname;

/** A server process and the process with the ears of its streams. */
type Side = { server: ServerProcess; ears: ChildProcess; count: number };
type Figures = { p50_ms: number; p99_ms: number; max_ms: number };
/** Processor time, in seconds. */
type Used = { servers_s: number; database_s: number; load_s: number };

await onDurableDatabase(async (database) => {
  const tokens = await openSessions(database, await makePlayers(database, STREAMS, 100));
  const postmaster = await postmasterOf(database);
  const sides: Side[] = [];
  try {
    for (let n = 0; n < PROCESSES; n += 1) {
      const server = await startServerProcess(database, 1, { ROLES: 'streams,console' });
      sides.push({ server, ears: fork(EARS), count: 0 });
    }
    await wait(SETTLE_MS);
    const idle = await measureIdle(database, sides, postmaster);
    await openStreams(sides, tokens.slice(0, FEW));
    const few = await measureMessages(database, sides, { postmaster, idle });
    const before_kb = memoryOf(sides);
    const began = performance.now();
    const refused = await openStreams(sides, tokens.slice(FEW));
    const opened_s = (performance.now() - began) / 1000;
    await wait(SETTLE_MS);
    const per_stream_kb = (memoryOf(sides) - before_kb) / (STREAMS - FEW);
    print(
      `${STREAMS} streams: opened in ${opened_s.toFixed(1)} s (${refused} times told to come again), ${per_stream_kb.toFixed(1)} kB of memory a stream`,
    );
    const open = await measureIdle(database, sides, postmaster);
    const all = await measureMessages(database, sides, { postmaster, idle: open });
    await measureLooks(database, postmaster);
    const [after_mb, before_mb] = [memoryOf(sides) / 1024, before_kb / 1024];
    print(`${STREAMS} streams after that: ${after_mb.toFixed(0)} MB in all, ${before_mb.toFixed(0)} MB with ${FEW}`);
    const figures = `${all.p99_ms.toFixed(0)} ms p99, baseline ${few.p99_ms.toFixed(0)}, ratio ${(all.p99_ms / few.p99_ms).toFixed(1)}`;
    print(`streams: ${STREAMS} in ${PROCESSES} processes, ${figures}`);
  } finally {
    for (const { server, ears } of sides) {
      ears.kill('SIGKILL');
      server.stop();
    }
  }
});

/** Opens streams, as many more at each server process. Answers how often one was told to come again. */
async function openStreams(sides: Side[], tokens: string[]): Promise<number> {
  const share = Math.ceil(tokens.length / sides.length);
  const refused = await Promise.all(
    sides.map(async (side, n) => {
      const open = tokens.slice(n * share, (n + 1) * share);
      const it = await ask(side.ears, { open, url: side.server.url, first: n * STREAMS + side.count });
      side.count += open.length;
      return typeof it === 'object' && 'refused' in it ? it.refused : 0;
    }),
  );
  return refused.reduce((sum, it) => sum + it, 0);
}

type Beside = { postmaster: number; idle: Used };

/**
 * Tells all the same, again and again, and prints the times from before the commit to each stream's hearing, and what that takes beyond what is taken
 * (`idle`, in a second) while nothing is told.
 */
async function measureMessages(database: BenchDatabase, sides: Side[], { postmaster, idle }: Beside): Promise<Figures> {
  const count = sides.reduce((sum, it) => sum + it.count, 0);
  const took_ms: number[] = [];
  const before = usedBy(sides, postmaster);
  const began = performance.now();
  for (let n = 0; n < MESSAGES; n += 1) {
    took_ms.push(...(await sendMessage(database, sides, `message ${count} ${n} end`)));
    // Not in step with the servers' looks at the facts.
    await wait(50 + 37 * (n % 5));
  }
  const lasted_s = (performance.now() - began) / 1000;
  const used = usedBetween(before, usedBy(sides, postmaster));
  took_ms.sort((a, b) => a - b);
  const it = { p50_ms: quantile(took_ms, 0.5), p99_ms: quantile(took_ms, 0.99), max_ms: took_ms.at(-1) ?? 0 };
  const times = `p50 ${it.p50_ms.toFixed(0)} ms, p99 ${it.p99_ms.toFixed(0)} ms, max ${it.max_ms.toFixed(0)} ms`;
  const ms = (part: keyof Used) => ((Math.max(0, used[part] - idle[part] * lasted_s) * 1000) / MESSAGES).toFixed(0);
  print(`${count} streams: a message to all, ${times}`);
  print(
    `${count} streams: processor time a message ${ms('servers_s')} ms of ${sides.length} servers, ${ms('database_s')} of the database, ${ms('load_s')} of the load`,
  );
  return it;
}

async function sendMessage({ owner }: BenchDatabase, sides: Side[], text: string): Promise<number[]> {
  const heard = await Promise.all(sides.map(({ ears }) => listen(ears, text)));
  const began_ms = machineClock_ms();
  await owner.query(`insert into fact (kind, data) values ('message', jsonb_build_object('text', jsonb_build_object('en', $1::text)))`, [
    text,
  ]);
  return (await Promise.all(heard.map((it) => it.all))).flat().map((it) => it - began_ms);
}

/** Asks a process to listen; resolves when it does, and `all` when all of its streams have heard the text. */
async function listen(ears: ChildProcess, hear: string): Promise<{ all: Promise<number[]> }> {
  if ((await ask(ears, { hear })) !== 'listening') throw new Error('the ears do not listen');
  const all = answerOf(ears).then((it) => {
    if (typeof it !== 'object' || !('heard_ms' in it)) throw new Error('the ears did not say when they heard');
    return it.heard_ms;
  });
  return { all };
}

async function ask(ears: ChildProcess, order: EarsOrder): Promise<EarsAnswer> {
  const answer = answerOf(ears);
  ears.send(order);
  return answer;
}

async function answerOf(ears: ChildProcess): Promise<EarsAnswer> {
  const [it] = (await once(ears, 'message')) as [EarsAnswer];
  if (typeof it === 'object' && 'failed' in it) throw new Error(it.failed);
  return it;
}

/** What the processes and the database do while nothing is told. Answers it of a second. */
async function measureIdle(database: BenchDatabase, sides: Side[], postmaster: number): Promise<Used> {
  const count = sides.reduce((sum, it) => sum + it.count, 0);
  const before = { used: usedBy(sides, postmaster), asked: await transactionsOf(database) };
  await wait(IDLE_MS);
  const used = usedBetween(before.used, usedBy(sides, postmaster));
  const asked = ((await transactionsOf(database)) - before.asked) / (IDLE_MS / 1000);
  const of_second = usedBetween({ servers_s: 0, database_s: 0, load_s: 0 }, used, IDLE_MS / 1000);
  const { servers_s, database_s } = of_second;
  print(
    `${count} streams, nothing told: ${sides.length} servers ${percent(servers_s)} %, the database ${percent(database_s)} % of a core, ${asked.toFixed(0)} transactions a second`,
  );
  return of_second;
}

/** What the looks at the facts are of that, which each process does by itself: while nothing is told, and while something is told of other players. */
async function measureLooks(database: BenchDatabase, postmaster: number): Promise<void> {
  const { db } = database.worldOf(1);
  const { rows } = await database.owner.query('select id from player order by id limit $1', [Math.ceil(STREAMS / PROCESSES)]);
  const players = rows.map((it) => Number(it.id));
  const latest = await latestPlace(db);
  for (const told of [0, 20, 200]) {
    const sql = `insert into fact (kind, player_id, data) select 'changed', $1, '{"what": "slips"}' from generate_series(1, $2::int)`;
    const place = await latestPlace(db);
    await database.owner.query(sql, [STREAMS, told]);
    const before = { own: process.cpuUsage(), ticks: ticksWithChildren(postmaster) };
    for (let n = 0; n < LOOKS; n += 1)
      await factsAfter(db, told === 0 ? latest : place, { players, has: (it) => it < STREAMS, most: 1000 });
    const own = process.cpuUsage(before.own);
    const [server_s, database_s] = [
      (own.user + own.system) / 1e6 / LOOKS,
      (ticksWithChildren(postmaster) - before.ticks) / TICKS_PER_S / LOOKS,
    ];
    const looks = LOOKS_PER_S * PROCESSES;
    print(
      `a look at the facts for ${players.length} players, ${told} told of others: ${(server_s * 1000).toFixed(2)} ms of a server, ${(database_s * 1000).toFixed(2)} of the database; ${looks.toFixed(0)} a second are ${percent(server_s * looks)} % and ${percent(database_s * looks)} % of a core`,
    );
  }
}

function percent(s: number): string {
  return (s * 100).toFixed(1);
}

async function transactionsOf({ owner }: BenchDatabase): Promise<number> {
  const { rows } = await owner.query('select xact_commit as n from pg_stat_database where datname = current_database()');
  return Number(rows[0].n);
}

function usedBy(sides: Side[], postmaster: number): Used {
  const of = (pids: number[]) => pids.reduce((sum, it) => sum + ticksOf(it), 0) / TICKS_PER_S;
  return {
    servers_s: of(sides.map(({ server }) => server.pid)),
    database_s: ticksWithChildren(postmaster) / TICKS_PER_S,
    load_s: of(sides.map(({ ears }) => ears.pid ?? 0)),
  };
}

function usedBetween(before: Used, after: Used, parts = 1): Used {
  return {
    servers_s: (after.servers_s - before.servers_s) / parts,
    database_s: (after.database_s - before.database_s) / parts,
    load_s: (after.load_s - before.load_s) / parts,
  };
}

/** What the server processes hold in memory, in kB. */
function memoryOf(sides: Side[]): number {
  const of = (pid: number) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  return sides.reduce((sum, { server }) => sum + of(server.pid), 0);
}
