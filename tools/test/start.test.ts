import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { MACHINE_SETTINGS } from '../../apps/server/test/machine-settings.ts';
import { freePort } from '../free-port.ts';
import { isAlive, root } from '../processes.ts';

const PATIENCE_MS = 200_000;
const home = mkdtempSync(join(tmpdir(), 'shwekan-start-'));
// Started by root, PostgreSQL runs as another user, who must be able to go here; else its files would lie elsewhere.
chmodSync(home, 0o755);
const DATA_DIR = join(home, 'data');
let npm: ChildProcess | undefined;
let said = '';

afterAll(async () => {
  if (npm?.exitCode === null && npm.signalCode === null) npm.kill('SIGTERM');
  await until('everything of this test has ended', () => pids().every((pid) => pid === 0 || !isAlive(pid)));
  rmSync(home, { recursive: true, force: true });
}, PATIENCE_MS);

test(
  'a server or PostgreSQL that is killed is started again, and told; TERM to npm ends all of it',
  async () => {
    const [PORT, CONSOLE_PORT] = [await freePort(), await freePort()];
    const env = { ...process.env, ...MACHINE_SETTINGS, NODE_ENV: 'test', DATA_DIR, PORT: String(PORT), CONSOLE_PORT: String(CONSOLE_PORT) };
    npm = spawn('npm', ['start'], { cwd: root, env: { ...env, DATABASE_URL: '' }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [npm.stdout, npm.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    const answers = async () => (await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => null))?.ok ?? false;
    await until('the product runs', () => said.includes('Ctrl-C stops everything'));
    const [server = 0, starter = 0, postgres = 0] = pids();
    expect([server, starter, postgres].map(isAlive)).toEqual([true, true, true]);

    process.kill(server, 'SIGKILL');
    await until('the server is another one and answers', async () => pids()[0] !== server && isAlive(pids()[0] ?? 0) && (await answers()));
    expect(said).toContain('the server ended by itself (SIGKILL); it starts again');

    process.kill(postgres, 'SIGKILL');
    await until(
      'PostgreSQL is another one and the server answers',
      async () => said.includes('PostgreSQL runs again') && (await answers()),
    );
    expect(said).toContain('PostgreSQL ended by itself (SIGKILL); it starts again');
    expect(pids()[2]).not.toBe(postgres);

    const all = pids();
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await until('all have ended', () => all.every((pid) => !isAlive(pid)));
    expect(await answers()).toBe(false);
  },
  2 * PATIENCE_MS,
);

/** The server, its starter and PostgreSQL, as their notes in the data directory name them. */
function pids(): number[] {
  const note = (name: string) => (existsSync(join(DATA_DIR, name)) ? readFileSync(join(DATA_DIR, name), 'utf8') : '');
  const found = [...note('server-process').split(' '), note('postgres/postmaster.pid').split('\n')[0] ?? ''];
  return found.map(Number);
}

async function until(what: string, look: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await look())) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}; what was said:\n${said}`);
    await wait(100);
  }
}
