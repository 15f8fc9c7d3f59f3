import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { askAt } from '../postgres/ask.ts';
import { type Binaries, pathOf } from '../postgres/binaries.ts';
import { giveTo, stopLeftOver } from '../postgres/cluster.ts';
import { tellProcess, treeOf } from '../postgres/process-tree.ts';
import { commandLineOf, root } from '../processes.ts';
import { type Program, programIn } from './program.ts';
import { deployFile, fillIn, writeOwn } from './templates.ts';

/** One of the PostgreSQLs of a house, with the Patroni that decides for it. */
export type Member = {
  name: string;
  /** The database's address at this very member, as its owner. */
  url: string;
  /** What is done to it: `dead` until it is started, `frozen` until it is thawed, `alone` when its PostgreSQL goes on without Patroni. */
  state(): 'runs' | 'frozen' | 'dead' | 'alone';
  start(): void;
  /** Ends it as a machine that loses its power would: both at once, also when they are frozen. */
  kill(): void;
  /** Kills one of the two alone. */
  killPart(part: 'patroni' | 'postgres'): void;
  freeze(): void;
  thaw(): void;
  /** Ends both in order. */
  stop(): Promise<void>;
  ask<T extends pg.QueryResultRow>(sql: string): Promise<T[]>;
  program: Program;
};

export type MemberPlace = {
  name: string;
  folder: string;
  binaries: Binaries;
  /** Where the programs of PostgreSQL lie that Patroni calls. */
  bin: string;
  port: number;
  patroni_port: number;
  etcd_hosts: string;
  shared_buffers: string;
  secrets: { postgres: string; replication: string; patroni: string };
};

const DATABASE = 'shwekan';

/** A member that is not started yet, with its Patroni's file filled in. */
export function memberAt(place: MemberPlace): Member {
  const { name, folder, binaries } = place;
  const data = join(folder, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(binaries.runAs, folder);
  const file = writeOwn(join(folder, 'patroni.yml'), fillIn(deployFile('patroni/patroni.yml'), valuesOf(place, data)), binaries.runAs);
  const program = programIn({ folder, name: 'patroni', command: 'patroni', args: [file], runAs: binaries.runAs });
  const url = `postgresql://postgres:${place.secrets.postgres}@127.0.0.1:${place.port}/${DATABASE}`;
  let isFrozen = false;
  const tell = (signal: NodeJS.Signals) => {
    const [patroni, postgres] = [program.pid(), postmasterOf(data)];
    for (const pid of [...(patroni === null ? [] : treeOf(patroni)), ...(postgres === null ? [] : treeOf(postgres))])
      tellProcess(pid, signal);
  };
  return {
    name,
    url,
    program,
    state() {
      if (isFrozen) return 'frozen';
      if (program.pid() !== null) return 'runs';
      return postmasterOf(data) === null ? 'dead' : 'alone';
    },
    start: () => program.start(),
    kill() {
      isFrozen = false;
      tell('SIGKILL');
    },
    killPart(part) {
      const pid = part === 'patroni' ? program.pid() : postmasterOf(data);
      if (pid !== null) for (const it of part === 'patroni' ? [pid] : treeOf(pid)) tellProcess(it, 'SIGKILL');
    },
    freeze() {
      isFrozen = true;
      tell('SIGSTOP');
    },
    thaw() {
      isFrozen = false;
      tell('SIGCONT');
    },
    async stop() {
      if (isFrozen) tell('SIGCONT');
      isFrozen = false;
      await program.stop();
      if (existsSync(data)) await stopLeftOver({ binaries, folder: data });
    },
    ask: (sql) => askAt(url, sql),
  };
}

/** The folder of programs that Patroni looks into: npm's PostgreSQL, and what that one comes without, of our own. */
export function linkPrograms(folder: string, binaries: Binaries): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const tool of ['initdb', 'postgres', 'pg_ctl'] as const) symlinkSync(pathOf(binaries, tool), join(folder, tool));
  for (const [program, source] of Object.entries(OUR_PROGRAMS)) {
    const script = join(folder, program);
    writeFileSync(script, `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'tools/postgres/programs', source)}' "$@"\n`);
    chmodSync(script, 0o755);
  }
  return folder;
}

const OUR_PROGRAMS = { pg_basebackup: 'base-backup.ts', pg_controldata: 'control-data.ts', pg_isready: 'is-ready.ts' };

function valuesOf(place: MemberPlace, data: string): Record<string, string> {
  return {
    NODE: place.name,
    NODE_HOST: '127.0.0.1',
    NODE_FOLDER: place.folder,
    NODES_NETWORK: '127.0.0.1/32',
    PATRONI_PORT: String(place.patroni_port),
    ETCD_HOSTS: place.etcd_hosts,
    POSTGRES_PORT: String(place.port),
    POSTGRES_BIN: place.bin,
    POSTGRES_DATA: data,
    SHARED_BUFFERS: place.shared_buffers,
    // A trial would fill a disk with a segment a minute.
    ARCHIVE_MODE: '"off"',
    ARCHIVE: join(place.folder, 'archive'),
    // One machine has one switch for all three.
    WATCHDOG: '"off"',
    POSTGRES_PASSWORD: place.secrets.postgres,
    REPLICATION_PASSWORD: place.secrets.replication,
    PATRONI_PASSWORD: place.secrets.patroni,
  };
}

/** The first process of the PostgreSQL on these files, while it lives. */
function postmasterOf(data: string): number | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return Number.isInteger(pid) && commandLineOf(pid).includes(data) ? pid : null;
}
