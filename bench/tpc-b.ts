import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import pg from 'pg';
import type { BenchDatabase } from './database.ts';
import { MEASURED_MS, measure, print } from './load.ts';

// PostgreSQL's own bench, TPC-B, on the same server as what it is the baseline of: 32 clients, prepared statements, in a database of its own.
const CLIENTS = 32;
const SCALE = 20;
const ACCOUNTS = 100_000 * SCALE;

/** Measures TPC-B; to be called again in the same run. */
export type TpcB = {
  /** Transactions a second. */
  measure(): Promise<number>;
};

/**
 * Prepares TPC-B beside a bench's database: by Debian's pgbench where there is one, else as the same five statements by the driver, and says
 * which. (Debian has pgbench in the package of a whole server, which would start one: it is not installed.)
 */
export async function prepareTpcB(database: BenchDatabase): Promise<TpcB> {
  const url = new URL(database.url);
  url.pathname = '/tpc_b';
  await database.owner.query('create database tpc_b');
  const found = ['/usr/bin/pgbench', ...globSync('/usr/lib/postgresql/*/bin/pgbench')].find((path) => existsSync(path));
  if (found === undefined) {
    print('no pgbench on this machine: TPC-B by the driver');
    return byDriver(url.href);
  }
  const ask = (...flags: string[]) => runPgbench(found, [...flags, url.href]);
  ask('--initialize', '--quiet', `--scale=${SCALE}`);
  const flags = ['--protocol=prepared', `--client=${CLIENTS}`, '--jobs=2', `--time=${Math.ceil(MEASURED_MS / 1000)}`, '--no-vacuum'];
  return { measure: async () => Number(/tps = ([\d.]+)/.exec(ask(...flags))?.[1] ?? Number.NaN) };
}

function runPgbench(path: string, flags: string[]): string {
  const { status, stdout, stderr } = spawnSync(path, flags, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`pgbench: ${stderr}`);
  return stdout;
}

async function byDriver(url: string): Promise<TpcB> {
  const pool = new pg.Pool({ connectionString: url, max: CLIENTS });
  // The cluster stops last, and says so to whoever is still there.
  pool.on('error', () => {});
  await pool.query(`create table pgbench_branches (bid int primary key, bbalance int not null);
    create table pgbench_tellers (tid int primary key, tbalance int not null);
    create table pgbench_accounts (aid int primary key, abalance int not null, filler char(84) not null default '');
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp);
    insert into pgbench_branches select n, 0 from generate_series(1, ${SCALE}) n;
    insert into pgbench_tellers select n, 0 from generate_series(1, ${10 * SCALE}) n;
    insert into pgbench_accounts select n, 0 from generate_series(1, ${ACCOUNTS}) n;
    vacuum analyze`);
  return { measure: async () => (await measure(CLIENTS, () => oneByDriver(pool))).per_second };
}

/** One transaction of TPC-B, as pgbench has it. */
async function oneByDriver(pool: pg.Pool): Promise<true> {
  const [aid, tid, bid] = [1 + randomInt(ACCOUNTS), 1 + randomInt(10 * SCALE), 1 + randomInt(SCALE)];
  const delta = randomInt(10_001) - 5_000;
  const client = await pool.connect();
  const ask = (name: string, text: string, values: number[]) => client.query({ name, text, values });
  try {
    await client.query('begin');
    await ask('account', 'update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, aid]);
    await ask('balance', 'select abalance from pgbench_accounts where aid = $1', [aid]);
    await ask('teller', 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid]);
    await ask('branch', 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, bid]);
    await ask('history', 'insert into pgbench_history values ($1, $2, $3, $4, current_timestamp)', [tid, bid, aid, delta]);
    await client.query('commit');
    return true;
  } finally {
    client.release();
  }
}
