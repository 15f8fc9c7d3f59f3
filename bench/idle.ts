import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { keepDraws } from '../apps/server/src/lottery/calendar.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { print } from './load.ts';
import { startServerProcess } from './server.ts';
import { fillWithSlips, openDrawOf } from './slips.ts';

// What a server that nobody uses costs, with a million slips in its database: processor time of the server and of all of PostgreSQL, as
// a part of one core. The baseline is the same without a slip. `npm run bench -- idle [slips]`.
const SLIPS = Number(process.argv[2] ?? 1_000_000);
const SLIPS_AT_ONCE = 1_000_000;
const PLAYERS = 10_000;
const SETTLE_MS = 30_000;
const MEASURED_MS = 60_000;
const TICKS_PER_S = 100;
const NUMBERS = 'array(select ((n + i) % 100)::smallint from generate_series(0, 9) i)';

type Part = { server: number; database: number };

await onDurableDatabase(async (database) => {
  const players = await makePlayers(database, PLAYERS, 10_000);
  await keepDraws(database.worldOf(2));
  await database.owner.query('vacuum analyze');
  const empty = say('no slip', await measureIdle(database));
  const draw_id = await openDrawOf(database);
  for (let made = 0; made < SLIPS; made += SLIPS_AT_ONCE) {
    const count = Math.min(SLIPS_AT_ONCE, SLIPS - made);
    await fillWithSlips(database, { draw_id, players, count, numbers: NUMBERS, prefix: `idle-${made}-` });
  }
  await database.owner.query('vacuum analyze');
  await database.owner.query('checkpoint');
  const full = say(`${SLIPS} slips`, await measureIdle(database));
  print(`idle: ${full.toFixed(2)} % of a core, baseline ${empty.toFixed(2)}, ratio ${(full / empty).toFixed(2)}`);
});

/** Starts a server, lets it come to rest, and answers what it and the database take of a core, in percent. */
async function measureIdle(database: BenchDatabase): Promise<Part> {
  const { rows } = await database.owner.query('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0].pid);
  const server = await startServerProcess(database, 1);
  try {
    await wait(SETTLE_MS);
    const before = { server: ticksOf(server.pid), database: ticksWithChildren(postmaster) };
    await wait(MEASURED_MS);
    const percent = (ticks: number) => (ticks * 100_000) / TICKS_PER_S / MEASURED_MS;
    return {
      server: percent(ticksOf(server.pid) - before.server),
      database: percent(ticksWithChildren(postmaster) - before.database),
    };
  } finally {
    server.stop();
  }
}

/** The fields of a process that follow its name in `/proc`: 1 is its parent, 11 and 12 its own time, 13 and 14 that of its ended children, in ticks. */
function fieldsOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

function parentOf(pid: number): number {
  return fieldsOf(pid)[1] ?? 0;
}

function sumOf(fields: number[], from: number, to: number): number {
  return fields.slice(from, to).reduce((sum, it) => sum + it, 0);
}

function ticksOf(pid: number): number {
  return sumOf(fieldsOf(pid), 11, 13);
}

/** The time of a process, of its children, and of those that have ended. */
function ticksWithChildren(parent: number): number {
  let sum = sumOf(fieldsOf(parent), 11, 15);
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      if (parentOf(pid) === parent) sum += ticksOf(pid);
    } catch {
      // It ended meanwhile: its parent has its time.
    }
  }
  return sum;
}

function say(name: string, { server, database }: Part): number {
  print(`${name}: server ${server.toFixed(2)} %, PostgreSQL ${database.toFixed(2)} % of a core`);
  return server + database;
}
