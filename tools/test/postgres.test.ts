import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { noteProcess } from '../cluster/left-over.ts';
import { findBinaries } from '../postgres/binaries.ts';
import { readControlData } from '../postgres/programs/control-data.ts';
import { makeTemporaryHome, startProductPostgres, startTemporaryPostgres } from '../postgres.ts';
import { commandLineOf, root } from '../processes.ts';

const home = mkdtempSync(join(tmpdir(), 'shwekan-test-'));
// Started by root, PostgreSQL runs as another user, who must be able to go here; else its files would lie elsewhere.
chmodSync(home, 0o755);
const dataDir = join(home, 'data');
let starter: ChildProcess | undefined;

afterAll(async () => {
  if (starter?.exitCode === null && starter.signalCode === null) {
    starter.kill('SIGINT');
    await once(starter, 'exit');
  }
  rmSync(home, { recursive: true, force: true });
});

test('what was committed survives a killed start, and its left-over server is replaced', async () => {
  const first = await startInAnotherProcess();
  await ask(first, 'create table kept (it int)');
  await ask(first, 'insert into kept values (7)');
  starter?.kill('SIGKILL');
  if (starter) await once(starter, 'exit');
  const second = await startProductPostgres(dataDir);
  try {
    expect(await ask(second.url, 'select it from kept')).toEqual([{ it: 7 }]);
    const left = await ask(second.url, `select count(*)::int as servers from pg_stat_activity where backend_type = 'checkpointer'`);
    expect(left).toEqual([{ servers: 1 }]);
  } finally {
    await second.stop();
  }
});

test('a commit is on disk before it is acknowledged, and pages carry checksums', async () => {
  const postgres = await startProductPostgres(dataDir);
  try {
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']) {
      expect(await ask(postgres.url, `select current_setting('${name}') as setting`), name).toEqual([{ setting: 'on' }]);
    }
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o077, 'only its owner may read the password').toBe(0);
  } finally {
    await postgres.stop();
  }
});

test('a second start on the same data directory is refused, and the first goes on', async () => {
  const url = await startInAnotherProcess();
  await expect(startProductPostgres(dataDir)).rejects.toThrow(/already runs on this data directory/);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('temporary servers run side by side and leave nothing behind', async () => {
  const both = await Promise.all([startTemporaryPostgres(), startTemporaryPostgres()]);
  const folders = await Promise.all(both.map(async ({ url }) => String((await ask(url, 'show data_directory'))[0]?.data_directory)));
  expect(new Set(folders).size).toBe(2);
  await Promise.all(both.map(({ stop }) => stop()));
  expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
});

test('what Patroni calls of PostgreSQL and npm comes without is there: the control file is read as PostgreSQL reads it, and a running server is copied', async () => {
  const running = await startTemporaryPostgres();
  try {
    const [row] = await ask(
      running.url,
      `select system_identifier::text as id, pg_control_version::text as format, timeline_id::text as timeline, checkpoint_lsn::text as at, redo_lsn::text as redo
       from pg_control_system(), pg_control_checkpoint()`,
    );
    const read = readControlData(running.folder);
    expect(read).toMatchObject({
      'Database system identifier': row?.['id'],
      'pg_control version number': row?.['format'],
      "Latest checkpoint's TimeLineID": row?.['timeline'],
      'Latest checkpoint location': row?.['at'],
      "Latest checkpoint's REDO location": row?.['redo'],
      'Database cluster state': 'in production',
      'max_connections setting': '600',
      'Data page checksum version': '1',
    });
    const { port, password } = new URL(running.url);
    const copy = join(home, 'copy');
    const words = `host=127.0.0.1 port=${port} user='postgres' password='${password}'`;
    expect(await endOf('base-backup.ts', [`--pgdata=${copy}`, '-X', 'stream', `--dbname=${words}`])).toBe(0);
    for (const it of ['PG_VERSION', 'backup_label', 'backup_manifest', 'global/pg_control'])
      expect(existsSync(join(copy, it)), it).toBe(true);
    expect(readControlData(copy)['Database system identifier']).toBe(row?.['id']);
    expect(await endOf('is-ready.ts', ['-h', '127.0.0.1', '-p', port, '-d', 'postgres'])).toBe(0);
    const file = join(copy, 'global/pg_control');
    const bytes = readFileSync(file);
    bytes.writeUInt8((bytes[100] ?? 0) ^ 1, 100);
    writeFileSync(file, bytes);
    expect(() => readControlData(copy)).toThrow(/damaged/);
  } finally {
    await running.stop();
  }
});

test('what a killed process left is ended by the next one that makes a place beside it: its programs by their numbers, where they are still the same, and no other', async () => {
  const roof = mkdtempSync(join(home, 'roof-'));
  chmodSync(roof, 0o777);
  const { runAs } = findBinaries();
  const [left, other] = await Promise.all([1, 2].map(() => makeTemporaryHome(roof, runAs)));
  if (left === undefined || other === undefined) throw new Error('no places were made');
  const idle = (place: string) =>
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', join(place, 'a/patroni.yml')], { stdio: 'ignore' });
  const [orphan, stranger, kept] = [idle(left), idle(roof), idle(other)] as const;
  const ended = once(orphan, 'exit');
  try {
    for (const it of [left, other]) mkdirSync(join(it, 'a'));
    for (const it of [orphan, stranger]) noteProcess(join(left, 'a'), it.pid, join(left, 'a/patroni.yml'));
    noteProcess(join(other, 'a'), kept.pid, join(other, 'a/patroni.yml'));
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    writeFileSync(join(left, 'owner'), String(gone.pid));
    rmSync(await makeTemporaryHome(roof, runAs), { recursive: true });
    expect((await ended)[1]).toBe('SIGKILL');
    expect([left, other].map((it) => existsSync(it))).toEqual([false, true]);
    expect([stranger, kept].map((it) => it.exitCode ?? it.signalCode)).toEqual([null, null]);
  } finally {
    for (const it of [orphan, stranger, kept]) it.kill('SIGKILL');
  }
});

test.skipIf(process.platform !== 'linux')('a program that is bound to who started it goes with it, however that one ends', async () => {
  const file = join(home, 'bound');
  const script = `import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    import { boundToStarter } from ${JSON.stringify(join(root, 'tools/bound-process.ts'))};
    const bound = spawn(...boundToStarter(process.execPath, ['-e', 'setInterval(() => {}, 1000)']), { detached: true, stdio: 'ignore' });
    writeFileSync(${JSON.stringify(file)}, String(bound.pid));
    process.kill(process.pid, 'SIGKILL');`;
  const ended = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: ['ignore', 'ignore', 'inherit'] });
  expect((await once(ended, 'exit'))[1]).toBe('SIGKILL');
  const bound = Number(readFileSync(file, 'utf8'));
  await expect.poll(() => commandLineOf(bound)).toBe('');
});

/** How one of our programs in place of PostgreSQL's own ends. */
async function endOf(program: string, args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, [join(root, 'tools/postgres/programs', program), ...args], { stdio: 'inherit' });
  return (await once(child, 'exit'))[0];
}

async function startInAnotherProcess(): Promise<string> {
  starter = spawn(process.execPath, [join(root, 'tools/pg-dev.ts'), dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(starter.stdout?.setEncoding('utf8') ?? starter, 'data');
  return String(line).trim();
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
