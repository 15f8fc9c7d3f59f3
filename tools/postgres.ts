import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { endLeftOvers } from './cluster/left-over.ts';
import { type Binaries, canWrite, findBinaries } from './postgres/binaries.ts';
import { type Cluster, createCluster, giveTo, type Postgres, startCluster, stopLeftOver } from './postgres/cluster.ts';
import { commandLineOf, isAlive } from './processes.ts';

export type { Postgres } from './postgres/cluster.ts';

const SAFE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const COMMON = { timezone: 'UTC', jit: 'off', random_page_cost: '1.1', log_min_messages: 'warning', max_connections: '200' };
const PRODUCT = {
  ...COMMON,
  ...SAFE,
  shared_buffers: '512MB',
  effective_cache_size: '2GB',
  maintenance_work_mem: '128MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  // What it says of itself, errors with their statements: a file for each day of the week, in its folder `log`, written anew a week later.
  logging_collector: 'on',
  log_filename: 'postgres-%u.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
};
/** Nothing in these clusters outlives its test run, so a power cut may take it. */
const THROWAWAY = {
  ...COMMON,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // One test file may run ten servers, each with sixteen connections, beside other files: 200 were too few now and then.
  max_connections: '600',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
};

/** Starts the product's own PostgreSQL on the files in `dataDir`, creating them the first time. Every commit is on disk
 * before it is acknowledged. Recovers by itself from a killed start; one process at a time may use a `dataDir`. */
export async function startProductPostgres(dataDir: string): Promise<Postgres> {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true });
  const release = claim(join(home, 'postgres-owner'));
  try {
    const cluster = productCluster(home);
    await stopLeftOver(cluster);
    if (!existsSync(join(cluster.folder, 'PG_VERSION'))) createCluster(cluster);
    const portFile = join(home, 'postgres-port');
    const started = await startCluster(cluster, Number(readOr(portFile, '0')));
    writeFileSync(portFile, String(started.port));
    return { url: started.url, folder: cluster.folder, stop: () => started.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** The address of the product's PostgreSQL while another process runs it on `dataDir`, else null. */
export function runningProductPostgres(dataDir: string): string | null {
  const home = resolve(dataDir);
  if (!isStarter(Number(readOr(join(home, 'postgres-owner'), '0')))) return null;
  const password = readOr(join(home, 'postgres-password'), '');
  return `postgresql://postgres:${password}@127.0.0.1:${readOr(join(home, 'postgres-port'), '0')}/shwekan`;
}

/** Starts a fresh PostgreSQL for tests, gone when it stops. Many may run at once. `durable` keeps the product's settings,
 * for benches: a speed without fsync is no speed. `roof` is the folder below which it lies, `settings` come beside its own. */
export async function startTemporaryPostgres(
  options: { durable?: boolean; roof?: string; settings?: Record<string, string> } = {},
): Promise<Postgres & { folder: string }> {
  const binaries = findBinaries();
  const roofs = [tmpdir(), '/var/tmp', '/tmp'].filter((folder) => canWrite(folder, binaries.runAs));
  if (!options.durable && hasMemory() && canWrite(MEMORY, binaries.runAs)) roofs.unshift(MEMORY);
  const home = await makeTemporaryHome(options.roof ?? roofs[0] ?? tmpdir(), binaries.runAs);
  const cluster: Cluster = {
    binaries,
    folder: join(home, 'postgres'),
    logFile: join(home, 'postgres.log'),
    user: 'postgres',
    password: randomBytes(16).toString('hex'),
    database: 'shwekan',
    settings: { ...(options.durable ? PRODUCT : THROWAWAY), ...options.settings },
  };
  createCluster(cluster);
  const started = await startCluster(cluster);
  const stop = () => started.stop().finally(() => rmSync(home, { recursive: true, force: true }));
  return { url: started.url, folder: cluster.folder, stop };
}

const TEMPORARY = 'shwekan-temporary-';

/** Makes a folder of this process for a PostgreSQL that is gone with it, below `roof`, and takes away what killed processes left there. */
export async function makeTemporaryHome(roof: string, runAs: Binaries['runAs']): Promise<string> {
  await sweep(roof);
  const home = mkdtempSync(join(roof, TEMPORARY));
  giveTo(runAs, home);
  writeFileSync(join(home, 'owner'), String(process.pid));
  return home;
}

/** Linux keeps these files in memory: a test's database is copied in a tenth of the time (30 ms instead of 300). */
const MEMORY = '/dev/shm';
const MEMORY_MIN_BYTES = 4 * 1024 ** 3;

/** A container may have a few megabytes of it only. */
function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MEMORY_MIN_BYTES;
}

function productCluster(home: string): Cluster {
  const binaries = findBinaries();
  const passwordFile = join(home, 'postgres-password');
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  return {
    binaries,
    folder: placeOfFiles(home, binaries.runAs),
    logFile: join(home, 'postgres.log'),
    user: 'postgres',
    password: readFileSync(passwordFile, 'utf8').trim(),
    database: 'shwekan',
    settings: PRODUCT,
  };
}

/** The cluster lies in the data directory. Started by root below a private folder such as /root, where PostgreSQL's own
 * user cannot go, it lies in /var/lib, and `postgres-place` remembers where: deleting the data directory starts afresh. */
function placeOfFiles(home: string, runAs: { uid?: number; gid?: number }): string {
  const note = join(home, 'postgres-place');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  const inside = join(home, 'postgres');
  if (runAs.uid === undefined || existsSync(join(inside, 'PG_VERSION'))) return inside;
  mkdirSync(inside, { recursive: true });
  giveTo(runAs, inside);
  if (canWrite(inside, runAs)) return inside;
  rmSync(inside, { recursive: true });
  const roof = `/var/lib/shwekan/${randomBytes(6).toString('hex')}`;
  mkdirSync(roof, { recursive: true, mode: 0o755 });
  writeFileSync(note, join(roof, 'postgres'));
  return join(roof, 'postgres');
}

/** One starter per data directory: a second one would stop the first one's database as a left-over. */
function claim(file: string): () => void {
  const owner = Number(readOr(file, '0'));
  if (owner !== process.pid && isStarter(owner)) {
    throw new Error(`Shwekan already runs on this data directory (process ${owner}). Stop it, or set another DATA_DIR.`);
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** After a reboot the number in the file may be a stranger's. */
function isStarter(pid: number): boolean {
  if (pid <= 0 || !isAlive(pid)) return false;
  return process.platform === 'win32' || /tools|bench/.test(commandLineOf(pid));
}

/** Removes what killed test runs left behind. */
async function sweep(roof: string): Promise<void> {
  for (const name of readdirSync(roof)) {
    const home = join(roof, name);
    const owner = name.startsWith(TEMPORARY) ? Number(readOr(join(home, 'owner'), '0')) : 0;
    if (owner === 0 || isAlive(owner)) continue;
    await takeAway(home).catch((error: NodeJS.ErrnoException) => {
      // Another run takes the same away, and was there first.
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/** Ends what runs in a folder whose process is gone, and removes it. */
async function takeAway(home: string): Promise<void> {
  const binaries = findBinaries();
  // Anybody may make a folder there: what one of another's says of processes is not ours to end.
  if (![process.getuid?.(), binaries.runAs.uid].includes(statSync(home).uid)) return;
  await stopLeftOver({ binaries, folder: join(home, 'postgres') });
  // Several PostgreSQLs with who watches over them (a proof's) lie each in a folder of its own.
  await endLeftOvers(home);
  rmSync(home, { recursive: true, force: true });
}

function readOr(file: string, otherwise: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : otherwise;
}
