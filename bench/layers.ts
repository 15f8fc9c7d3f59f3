import type { BenchDatabase } from './database.ts';
import { type Figures, print } from './load.ts';
import { postmasterOf, TICKS_PER_S, ticksOf, ticksWithChildren } from './processor-time.ts';

/** The server whose layers are measured, and how to count what it has done. `one` is one of those. */
type Subject = { pid: number; one: string; count: () => Promise<number> };

/** Does the work, and prints what one thing cost of processor time in each layer; the warming up and what was done in it are counted on both sides. */
export async function printLayers(
  database: BenchDatabase,
  { pid, one, count }: Subject,
  name: string,
  work: () => Promise<Figures>,
): Promise<Figures> {
  const postmaster = await postmasterOf(database);
  const log_at = async () => (await database.owner.query('select pg_current_wal_lsn() as at')).rows[0].at;
  const before = {
    server: ticksOf(pid),
    database: ticksWithChildren(postmaster),
    load: process.cpuUsage(),
    count: await count(),
    log: await log_at(),
  };
  const figures = await work();
  const done = (await count()) - before.count;
  const micros = (ticks: number) => ((ticks / TICKS_PER_S) * 1e6) / done;
  const load = process.cpuUsage(before.load);
  const parts = {
    server: micros(ticksOf(pid) - before.server),
    database: micros(ticksWithChildren(postmaster) - before.database),
    load: (load.user + load.system) / done,
  };
  const { rows } = await database.owner.query('select pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float as bytes', [before.log]);
  const sum = parts.server + parts.database + parts.load;
  const words = Object.entries(parts).map(([layer, it]) => `${layer} ${it.toFixed(0)}`);
  print(
    `${name}: ${sum.toFixed(0)} microseconds of processor time ${one} (${words.join(', ')}), ${(rows[0].bytes / done).toFixed(0)} bytes of log`,
  );
  return figures;
}
