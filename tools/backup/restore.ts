import {
  chmodSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { type Binaries, canWrite } from '../postgres/binaries.ts';
import { type Cluster, giveTo, spawnServer, stopServer } from '../postgres/cluster.ts';
import { makeTemporaryHome } from '../postgres.ts';
import { missingSegments, newestSegment, readArchive, readPlace, readSegmentName, restoreCommand } from './archive.ts';
import { type BaseBackup, binariesFor } from './base.ts';

/** Up to which moment a restore reads the log: all that there is, an instant, or a point that somebody named. */
export type Moment = { at: string } | { name: string } | 'newest';

export type RestoreOptions = {
  backup: BaseBackup;
  archive: string;
  moment: Moment;
  /** As whom and into which database one comes. */
  user: string;
  database: string;
  /** Where the copy lies while it is there: a folder of its own is made in it. */
  roof?: string;
  /** The folder of PostgreSQL's programs, when it is none of the usual ones. */
  postgres_bin?: string;
  /** The user's password: then it also listens at a port of this machine, for those who have one. Else nobody comes in but who started it. */
  password?: string;
  patience_ms?: number;
};

/** A database that was restored beside the house. */
export type Restored = {
  url: string;
  /** The same at a port of 127.0.0.1, when a password was given. */
  port_url: string | null;
  folder: string;
  /** When the last transaction was committed that it has; null when none came after the backup. */
  newest_at: Date | null;
  /** Why it does not have all that the archive has; null when it has. */
  trouble: string | null;
  /** Stops it; nothing of it is left. */
  end(): Promise<void>;
};

const PATIENCE_MS = 6 * 3_600_000;
/** What a copy may need beside the backup itself: what the log adds to it. */
const ROOM = 1.2;
const LEFT_FROM_A_RUN = ['postmaster.pid', 'postmaster.opts', 'standby.signal', 'recovery.signal'];
/** Whatever the house's PostgreSQL was told: this one keeps to itself, archives nothing, asks nobody, and may lose what it has. */
const SETTINGS = {
  listen_addresses: '',
  archive_mode: 'off',
  logging_collector: 'off',
  wal_level: 'replica',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  hot_standby: 'off',
  recovery_target_action: 'promote',
  autovacuum: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '128MB',
  max_wal_size: '4GB',
  max_connections: '200',
  jit: 'off',
  timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'log',
  log_checkpoints: 'off',
};
/** What PostgreSQL says of a log that is not as it was written. Zeros are what nobody has written yet. */
const DAMAGE = /LOG: {2}(.*\b(?:incorrect|invalid|unexpected|mismatch|out-of-sequence)\b.*)/;
const UNWRITTEN = /got 0$|magic number 0000/;

/**
 * Restores a backup and what its archive has of the log, into a new folder of its own, and starts a PostgreSQL on it that nobody else reaches. Of the house it reads
 * the backup and the archive, and nothing else. Throws a sentence when the moment is not reached.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { backup, archive } = options;
  const binaries = binariesFor(backup, options.postgres_bin);
  const home = await newHome(options, binaries.runAs);
  const socket = mkdtempSync(join(tmpdir(), 'shwekan-socket-'));
  giveTo(binaries.runAs, socket);
  const remove = () => {
    for (const it of [home, socket]) rmSync(it, { recursive: true, force: true });
  };
  try {
    const folder = join(home, 'postgres');
    copyBackup(backup.folder, folder, options, binaries.runAs);
    const port = options.password === undefined ? 5432 : await freePort();
    const cluster: Cluster = {
      ...{ binaries, folder, user: options.user, password: options.password ?? '', database: options.database },
      logFile: join(home, 'postgres.log'),
      settings: {
        ...SETTINGS,
        ...(options.password === undefined ? {} : { listen_addresses: '127.0.0.1' }),
        unix_socket_directories: socket,
        unix_socket_permissions: '0700',
        restore_command: restoreCommand(archive),
        ...targetOf(options.moment),
      },
    };
    const server = spawnServer(cluster, port);
    const stop = () => stopServer(cluster, server);
    // A process that is told to end has no time to wait for it.
    const drop = () => {
      server.kill('SIGQUIT');
      remove();
    };
    process.once('exit', drop);
    const end = async () => {
      await stop();
      process.off('exit', drop);
      remove();
    };
    try {
      const name = encodeURIComponent(options.user);
      const url = `postgresql://${name}@localhost:${port}/${options.database}?host=${encodeURIComponent(socket)}`;
      await untilRestored(url, server, cluster.logFile, options.patience_ms ?? PATIENCE_MS);
      const port_url =
        options.password === undefined ? null : `postgresql://${name}:${options.password}@127.0.0.1:${port}/${options.database}`;
      const { newest_at, replayed } = await readEnd(url);
      const trouble = options.moment === 'newest' ? whyNotAll(options, replayed, readFileSync(cluster.logFile, 'utf8')) : null;
      return { url, port_url, folder, newest_at, trouble, end };
    } catch (error) {
      await end();
      throw error;
    }
  } catch (error) {
    remove();
    throw error;
  }
}

async function newHome({ roof, backup }: RestoreOptions, runAs: Binaries['runAs']): Promise<string> {
  const roofs = roof === undefined ? [tmpdir(), '/var/tmp'] : [roof];
  const found = roofs.find((it) => canWrite(it, runAs));
  if (found === undefined) throw new Error(`PostgreSQL's user cannot write into ${roofs.join(' or ')}: name another folder.`);
  const { bavail, bsize } = statfsSync(found);
  const needed_bytes = backup.bytes * ROOM;
  if (bavail * bsize < needed_bytes) throw new Error(`${found} has no room for a copy: it needs ${Math.ceil(needed_bytes / 2 ** 20)} MB.`);
  return makeTemporaryHome(found, runAs);
}

/** Copies a backup and takes from the copy who may come in, and whatever the house's PostgreSQL was told. */
function copyBackup(from: string, folder: string, { password }: RestoreOptions, runAs: Binaries['runAs']): void {
  cpSync(from, folder, { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true });
  for (const name of LEFT_FROM_A_RUN) rmSync(join(folder, name), { force: true });
  mkdirSync(join(folder, 'pg_wal/archive_status'), { recursive: true });
  const files = {
    'postgresql.conf': '',
    'postgresql.auto.conf': '',
    'pg_ident.conf': '',
    'pg_hba.conf': `local all all trust\n${password === undefined ? '' : 'host all all 127.0.0.1/32 scram-sha-256\n'}`,
    'recovery.signal': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o600 });
  chmodSync(folder, 0o700);
  giveTo(runAs, folder);
  for (const it of readdirSync(folder, { recursive: true, withFileTypes: true })) giveTo(runAs, join(it.parentPath, it.name));
}

function targetOf(moment: Moment): Record<string, string> {
  if (moment === 'newest') return {};
  return 'at' in moment ? { recovery_target_time: moment.at } : { recovery_target_name: moment.name };
}

/** Waits until it takes statements, which it does once it has read the log to its moment. Throws its last words when it ends before. */
async function untilRestored(url: string, server: ReturnType<typeof spawnServer>, logFile: string, patience_ms: number): Promise<void> {
  const until_ms = performance.now() + patience_ms;
  while (server.exitCode === null && server.signalCode === null && performance.now() < until_ms) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {}); // The query below fails with the same news.
    const [row] = await client
      .connect()
      .then(() => client.query('select pg_is_in_recovery() as is_reading'))
      .then(
        ({ rows }) => rows,
        () => [],
      )
      .finally(() => client.end().catch(() => undefined));
    if (row?.is_reading === false) return;
    await wait(100);
  }
  const said = readFileSync(logFile, 'utf8').split('\n');
  const fatal = said.findLast((it) => /FATAL|PANIC/.test(it))?.replace(/^.*?(?=FATAL|PANIC)/, '');
  throw new Error(`The backup was not restored: ${fatal ?? said.slice(-4).join(' ')}`);
}

async function readEnd(url: string): Promise<{ newest_at: Date | null; replayed: bigint }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select pg_last_xact_replay_timestamp() as newest_at, pg_last_wal_replay_lsn()::text as replayed');
    return { newest_at: rows[0].newest_at, replayed: readPlace(rows[0].replayed) };
  } finally {
    await client.end();
  }
}

/** Where the log ends too early, PostgreSQL takes that for its end and starts: whether it read all of the archive is looked at here. */
function whyNotAll({ archive, backup }: RestoreOptions, replayed: bigint, log: string): string | null {
  const read = readArchive(archive);
  const missing = missingSegments(read, readSegmentName(backup.first_segment, read.segment_bytes));
  if (missing.length > 0) return `the archive lacks ${missing.length} segments, the first of them ${missing[0]}`;
  const damage = log.split('\n').find((it) => DAMAGE.test(it) && !UNWRITTEN.test(it));
  if (damage !== undefined) return `the archive is damaged: ${DAMAGE.exec(damage)?.[1]}`;
  const begins = BigInt(newestSegment(read) ?? 0) * BigInt(read.segment_bytes);
  if (replayed < begins) return `the log was read to ${replayed.toString(16)}, and the archive goes on from ${begins.toString(16)}`;
  return null;
}
