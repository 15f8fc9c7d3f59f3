import { setTimeout as wait } from 'node:timers/promises';
import { keepDraws } from '../apps/server/src/lottery/calendar.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { print } from './load.ts';
import { postmasterOf, TICKS_PER_S, ticksOf, ticksWithChildren } from './processor-time.ts';
import { startServerProcess } from './server.ts';
import { fillWithSlips, openDrawOf } from './slips.ts';

// What a server that nobody uses costs, with a million slips in its database: processor time of the server and of all of PostgreSQL, as
// a part of one core. The baseline is the same without a slip. `npm run bench -- idle [slips]`.
const SLIPS = Number(process.argv[2] ?? 1_000_000);
const SLIPS_AT_ONCE = 1_000_000;
const PLAYERS = 10_000;
const SETTLE_MS = 30_000;
const MEASURED_MS = 60_000;
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
  const postmaster = await postmasterOf(database);
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

function say(name: string, { server, database }: Part): number {
  print(`${name}: server ${server.toFixed(2)} %, PostgreSQL ${database.toFixed(2)} % of a core`);
  return server + database;
}
