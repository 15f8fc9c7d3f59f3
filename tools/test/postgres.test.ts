import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startProductPostgres, startTemporaryPostgres } from '../postgres.ts';
import { root } from '../processes.ts';

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
