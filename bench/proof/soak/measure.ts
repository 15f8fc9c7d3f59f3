import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { treeOf } from '../../../tools/postgres/process-tree.ts';
import { type House, postmasterOf } from '../house/house.ts';
import type { Inside } from './inside.ts';

/** A process of the product that is watched, and where it writes down what it holds. */
export type Watched = { name: string; file: string };

/** What is measured at one of the equal points: `asked` is how much was acknowledged by then. Processes that were killed have a new `life`. */
export type Point = { asked: number; values: Map<string, number>; lives: Map<string, number>; tables: Map<string, TableSize> };
export type TableSize = { rows: number; bytes: number };

const PATIENCE_MS = 20_000;
const TABLES = `select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`;
const WORK = `select count(*) filter (where backend_type = 'client backend')::int as connections,
  coalesce(max(extract(epoch from clock_timestamp() - xact_start)) filter (where backend_type = 'client backend' and pid <> pg_backend_pid()), 0)::float8 as oldest_s,
  coalesce(max(age(backend_xmin)), 0)::int as held_back,
  max(pid) filter (where backend_type = 'checkpointer') as life from pg_stat_activity`;

/** Measures everything while nobody asks for anything. */
export async function measurePoint(house: House, watched: readonly Watched[], asked: number): Promise<Point> {
  const point: Point = { asked, values: new Map(), lives: new Map(), tables: new Map() };
  for (const it of watched) await ofProcess(it, point);
  await ofDatabase(house, point);
  ofFolder(join(house.database.folder, '..'), point);
  return point;
}

async function ofProcess({ name, file }: Watched, { values, lives }: Point): Promise<void> {
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Inside;
  const before = read();
  process.kill(before.pid, 'SIGUSR2');
  let told = before;
  for (const until = performance.now() + PATIENCE_MS; told.asked === before.asked; told = read()) {
    if (performance.now() > until) throw new Error(`${name} does not tell what it holds`);
    await wait(20);
  }
  lives.set(name, told.pid);
  values.set(`${name}: heap`, told.heap);
  values.set(`${name}: resident memory`, anonymousOf(told.pid));
  values.set(`${name}: open files and sockets`, readdirSync(`/proc/${told.pid}/fd`).length);
  values.set(`${name}: handles`, told.handles);
}

/** What a process holds that is no file of others, in bytes; 0 of one that has ended. */
function anonymousOf(pid: number): number {
  try {
    return Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

async function ofDatabase({ database }: House, { values, lives, tables }: Point): Promise<void> {
  const { owner } = database;
  const postmaster = postmasterOf(database);
  const [work] = (await owner.query(WORK)).rows;
  // A process of a connection that is killed takes all others with it, but not the first.
  lives.set('PostgreSQL', work.life);
  values.set('PostgreSQL: connections', work.connections);
  values.set('PostgreSQL: seconds of the oldest transaction', work.oldest_s);
  values.set('PostgreSQL: transactions that hold back the vacuum', work.held_back);
  const tree = treeOf(postmaster);
  values.set(
    'PostgreSQL: resident memory',
    tree.reduce((sum, pid) => sum + anonymousOf(pid), 0),
  );
  for (const { name, bytes } of (await owner.query(TABLES)).rows) {
    tables.set(name, { bytes, rows: Number((await owner.query(`select count(*) as count from ${name}`)).rows[0].count) });
  }
}

/** The files beside the tables: logs, temporary files, sockets, keys. */
function ofFolder(home: string, { values }: Point): void {
  let [files, bytes, temporary, log_bytes, said_bytes] = [0, 0, 0, 0, 0];
  for (const it of readdirSync(home, { recursive: true, encoding: 'utf8' })) {
    if (it.includes('pgsql_tmp')) temporary += it.endsWith('pgsql_tmp') ? 0 : 1;
    const size = sizeOf(join(home, it));
    if (it.startsWith(join('postgres', 'pg_wal'))) log_bytes += size;
    if (it.startsWith(join('postgres', 'log'))) said_bytes += size;
    if (/^postgres\/(base|log|pg_wal|global|pg_xact|pg_multixact|pg_subtrans)\b/.test(it)) continue;
    files += 1;
    bytes += size;
  }
  values.set('data folder: files beside the tables', files);
  values.set('data folder: bytes beside the tables', bytes);
  values.set('data folder: temporary files of queries', temporary);
  values.set('data folder: log of the database', log_bytes);
  values.set('data folder: what the database said of itself', said_bytes);
}

function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true ? found.size : 0;
}
