import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { commandLineOf, isAlive } from '../processes.ts';
import { type Binaries, pathOf } from './binaries.ts';

/** A database server that this process started. */
export interface Postgres {
  /** The address of its database, as its owner. */
  url: string;
  /** Where its files lie, when this process started it. */
  folder?: string;
  /** Fast shutdown: sessions end, what was committed is written, then it resolves; an immediate one after a minute. Safe to call twice. */
  stop(): Promise<void>;
}

/** What one cluster is: its files, how to enter it, and the settings it runs with. */
export interface Cluster {
  binaries: Binaries;
  /** PostgreSQL's own data directory. */
  folder: string;
  /** What it says until it keeps files of its own in its folder `log`, or all of it where it keeps none. */
  logFile: string;
  user: string;
  password: string;
  database: string;
  settings: Record<string, string>;
}

const START_ATTEMPTS = 5;
const START_PATIENCE_MS = 120_000;
/** As long as `pg_ctl stop` waits by itself. */
const STOP_PATIENCE_MS = 60_000;
const RESTART_PAUSE_MS = 500;
const RESTART_PAUSE_MAX_MS = 30_000;

/** Creates the cluster's files: checksums on, UTF-8 in code point order, UTC, scram passwords. */
export function createCluster(cluster: Cluster): void {
  const { binaries, folder } = cluster;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwordFile = join(dirname(folder), `initial-password-${process.pid}`);
  writeFileSync(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
  for (const path of [folder, passwordFile]) giveTo(binaries.runAs, path);
  const flags = [
    `--pgdata=${folder}`,
    `--username=${cluster.user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    '--set=timezone=UTC',
    '--set=log_timezone=UTC',
  ];
  const made = spawnSync(pathOf(binaries, 'initdb'), flags, { ...binaries.runAs, cwd: folder, encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb could not create ${folder}:\n${made.stderr ?? made.error}`);
  }
}

/** Starts the cluster on 127.0.0.1, on `wishedPort` when it is free; makes the database if it is not there yet. */
export async function startCluster(cluster: Cluster, wishedPort?: number): Promise<Postgres & { port: number }> {
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
    const port = await freePort(attempt === 1 ? wishedPort : undefined);
    const server = spawnServer(cluster, port);
    if (await answers(cluster, port, server)) {
      await createDatabase(cluster, port);
      return { url: addressOf(cluster, port, cluster.database), port, stop: keepUp(cluster, port, server) };
    }
    // A port taken meanwhile, or sessions of a killed server that are still ending: both pass by themselves.
    await wait(1_000);
  }
  const logs = [cluster.logFile, newestIn(join(cluster.folder, 'log'))].filter((it) => it !== null);
  throw new Error(`PostgreSQL did not start. Its last words:${logs.map((it) => `\n${it}:\n${lastWords(it)}`).join('')}`);
}

/** Starts the cluster again on its port, after a pause, whenever it ends by itself, and says so; answers how to stop it. */
function keepUp(cluster: Cluster, port: number, first: ChildProcess): () => Promise<void> {
  let server = first;
  let stopped = false;
  let restarting: Promise<void> | null = null;
  const restart = async (how: string) => {
    process.stdout.write(`--- PostgreSQL ended by itself (${how}); it starts again ---\n`);
    for (let pause_ms = RESTART_PAUSE_MS; !stopped; pause_ms = Math.min(pause_ms * 2, RESTART_PAUSE_MAX_MS)) {
      await wait(pause_ms);
      if (stopped) return;
      await stopLeftOver(cluster);
      server = spawnServer(cluster, port);
      if (!(await answers(cluster, port, server))) continue;
      process.stdout.write('--- PostgreSQL runs again ---\n');
      watchOver();
      return;
    }
  };
  const watchOver = () => {
    server.once('exit', (code, signal) => {
      if (!stopped) restarting = restart(signal ?? `code ${code}`);
    });
  };
  watchOver();
  return async () => {
    stopped = true;
    await restarting;
    await stopServer(cluster, server);
  };
}

/** Stops a server left over on these files by a killed start, so that nobody else writes to them. */
export async function stopLeftOver(cluster: Pick<Cluster, 'binaries' | 'folder'>): Promise<void> {
  const pidFile = join(cluster.folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (isServerOf(pid, cluster.folder)) runStop(cluster);
  // The number in the file may belong to a stranger by now (a reboot); then only the file is stale.
  if (!isServerOf(pid, cluster.folder)) rmSync(pidFile, { force: true });
}

/** Gives a path to the user PostgreSQL runs as. */
export function giveTo(runAs: Binaries['runAs'], path: string): void {
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(path, runAs.uid, runAs.gid);
}

/** Starts the cluster's server as a process of its own. Who starts it watches over it. */
export function spawnServer(cluster: Cluster, port: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...cluster.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(cluster.logFile, 'a', 0o600);
  // In a process group of its own: Ctrl-C must reach the product first, and PostgreSQL only through stop().
  return spawn(pathOf(cluster.binaries, 'postgres'), ['-D', cluster.folder, ...flags], {
    ...cluster.binaries.runAs,
    cwd: cluster.folder,
    detached: true,
    stdio: ['ignore', log, log],
  });
}

async function answers(cluster: Cluster, port: number, server: ChildProcess): Promise<boolean> {
  let gone = false;
  server.once('exit', () => {
    gone = true;
  });
  server.once('error', () => {
    gone = true;
  });
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!gone && Date.now() < deadline) {
    if (await ask(addressOf(cluster, port, 'postgres'), 'select 1').then(always, never)) return true;
    await wait(50);
  }
  return false;
}

async function createDatabase(cluster: Cluster, port: number): Promise<void> {
  const address = addressOf(cluster, port, 'postgres');
  const found = await ask(address, `select from pg_database where datname = '${cluster.database}'`);
  if (found === 0) await ask(address, `create database "${cluster.database}"`);
}

async function ask(address: string, sql: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // The query below fails with the same news.
  try {
    await client.connect();
    return (await client.query(sql)).rowCount;
  } finally {
    await client.end().catch(never);
  }
}

/** Stops a server: fast, and immediately when that takes long. */
export async function stopServer(cluster: Cluster, server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (process.platform === 'win32') runStop(cluster);
  else server.kill('SIGINT');
  // PostgreSQL 18 that is told to stop in the middle of its own recovery may never end (seen with 18.4). An immediate
  // stop loses nothing: what was committed is on disk, and the next start recovers it.
  const late = setTimeout(() => server.kill('SIGQUIT'), STOP_PATIENCE_MS);
  await ended;
  clearTimeout(late);
}

function runStop(cluster: Pick<Cluster, 'binaries' | 'folder'>): void {
  const flags = ['stop', '-D', cluster.folder, '-m', 'fast', '-w', '-t', '60', '-s'];
  spawnSync(pathOf(cluster.binaries, 'pg_ctl'), flags, { ...cluster.binaries.runAs, cwd: cluster.folder });
}

function isServerOf(pid: number, folder: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  return process.platform === 'win32' ? isAlive(pid) : commandLineOf(pid).includes(folder);
}

function addressOf(cluster: Cluster, port: number, database: string): string {
  return `postgresql://${cluster.user}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

function lastWords(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-12).join('\n') : '(no log)';
}

function newestIn(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder).map((it) => join(folder, it));
  return files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0] ?? null;
}

const always = (): boolean => true;
const never = (): boolean => false;
