import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { boundToStarter } from '../../../tools/bound-process.ts';
import { freePort } from '../../../tools/free-port.ts';
import { askAt } from '../../../tools/postgres/ask.ts';
import { findBinaries, pathOf } from '../../../tools/postgres/binaries.ts';
import { giveTo } from '../../../tools/postgres/cluster.ts';
import { tellProcess, treeOf } from '../../../tools/postgres/process-tree.ts';

/** A PostgreSQL of several that stand for one another: it leads, follows, or is dead. Nobody keeps it up but who started it. */
export type Node = {
  name: string;
  /** The database's address at this node, as its owner. */
  url: string;
  /** Makes it a standby of another from a fresh copy of that one's files; what was here is gone. */
  copyFrom(leader: string): Promise<void>;
  /** Starts it on the files that are there. */
  start(): Promise<void>;
  /** Ends it as a machine that loses its power would: at once, also when it is frozen. */
  kill(): Promise<void>;
  /** Ends it in order: who follows it has all of it then. */
  stop(): Promise<void>;
  /** Stops all its processes where they stand, or lets them go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Whom it follows from now on; null: nobody. */
  follow(leader: string | null): Promise<void>;
  promote(): Promise<void>;
  /** What a statement answers here. */
  ask<T extends pg.QueryResultRow>(sql: string): Promise<T[]>;
  /** Where its files lie. */
  folder: string;
};

/** Which standbys a commit waits for. With none of them a leader answers before anybody has what it wrote. */
export type Waits = { standby_names: string };

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  jit: 'off',
  log_min_messages: 'warning',
  max_connections: '200',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  wal_keep_size: '128MB',
  wal_retrieve_retry_interval: '200ms',
  hot_standby: 'on',
};
/** Of the files of a leader, what belongs to that process or is sent anew. */
const NOT_COPIED =
  /^(pg_wal|pg_replslot|pg_stat_tmp|pg_dynshmem|pg_notify|pg_snapmgr|pg_subtrans)\/.+|^postmaster\.(pid|opts)$|^standby\.signal$/;

/** Names a node, with a port of its own; it has no files yet. */
export async function nodeIn(roof: string, name: string, origin: string, waits: Waits): Promise<Node> {
  const { runAs, folder: tools } = findBinaries();
  const binaries = { runAs, folder: tools };
  const home = mkdtempSync(join(roof, `${name}-`));
  giveTo(runAs, home);
  const folder = join(home, 'postgres');
  const address = new URL(origin);
  address.port = String(await freePort());
  const log = openSync(join(home, 'postgres.log'), 'a', 0o600);
  let server: ChildProcess | null = null;
  const ask: Node['ask'] = (sql) => askAt(address.href, sql);
  const node: Node = {
    name,
    url: address.href,
    folder,
    ask,
    async copyFrom(leader) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { mode: 0o700 });
      giveTo(runAs, folder);
      const label = await copyFiles(leader, folder);
      for (const [file, text] of [
        ['backup_label', label],
        ['standby.signal', ''],
      ] as const) {
        writeFileSync(join(folder, file), text, { mode: 0o600 });
        giveTo(runAs, join(folder, file));
      }
      setIn(folder, { synchronous_standby_names: waits.standby_names, primary_conninfo: conninfo(leader, name) });
      await node.start();
    },
    async start() {
      const flags = Object.entries({ ...SETTINGS, port: address.port }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
      server = spawn(...boundToStarter(pathOf(binaries, 'postgres'), ['-D', folder, ...flags]), {
        ...runAs,
        cwd: folder,
        detached: true,
        stdio: ['ignore', log, log],
      });
      await untilAnswers(ask);
    },
    async kill() {
      if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      for (const pid of treeOf(server.pid)) tellProcess(pid, 'SIGKILL');
      await gone;
    },
    async stop() {
      spawnSync(pathOf(binaries, 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast', '-w', '-s'], { ...runAs, cwd: folder });
      writeFileSync(join(folder, 'standby.signal'), '', { mode: 0o600 });
      giveTo(runAs, join(folder, 'standby.signal'));
    },
    signal(name) {
      if (server?.pid !== undefined) for (const pid of treeOf(server.pid)) tellProcess(pid, name);
    },
    async follow(leader) {
      setIn(folder, { primary_conninfo: leader === null ? '' : conninfo(leader, name) });
      if (server?.exitCode !== null || server.pid === undefined) return;
      process.kill(server.pid, 'SIGHUP');
      if (leader === null) while ((await ask('select from pg_stat_wal_receiver')).length > 0) await wait(20);
    },
    async promote() {
      await ask('select pg_promote()');
    },
  };
  return node;
}

/** A backup as `pg_basebackup` makes it, by hand: the files between its begin and its end, and the label that says where recovery begins. */
async function copyFiles(leader: string, folder: string): Promise<string> {
  const client = new pg.Client({ connectionString: leader });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(`select current_setting('data_directory') as place from pg_backup_start('of a proof', true)`);
    const from: string = rows[0].place;
    // A file that goes while it is copied is none that recovery needs.
    for (let tries = 1; ; tries += 1) {
      try {
        cpSync(from, folder, { recursive: true, filter: (path) => !NOT_COPIED.test(path.slice(from.length + 1)) });
        break;
      } catch (error) {
        if (tries === 5) throw error;
      }
    }
    execFileSync('chown', ['-R', `--reference=${from}`, folder]);
    return (await client.query('select labelfile from pg_backup_stop(false)')).rows[0].labelfile;
  } finally {
    await client.end();
  }
}

async function untilAnswers(ask: Node['ask']): Promise<void> {
  for (const until = performance.now() + 60_000; ; await wait(50)) {
    try {
      await ask('select 1');
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

function conninfo(leader: string, name: string): string {
  const { hostname, port, username, password } = new URL(leader);
  return `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)} application_name=${name}`;
}

/** The last word on a setting in this file counts. */
function setIn(folder: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([key, value]) => `${key} = '${value}'\n`);
  appendFileSync(join(folder, 'postgresql.auto.conf'), lines.join(''));
}
