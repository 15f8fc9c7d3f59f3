import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import type { Doors } from '@shwekan/contract/address';
import pg from 'pg';
import { whileBusy } from '../apps/server/src/demo/patience.ts';
import { guardDatabase } from '../apps/server/src/migrate.ts';
import { loginsOf } from '../apps/server/src/platform/logins.ts';
import { FEW_CONNECTIONS } from '../apps/server/test/machine-settings.ts';
import { freePort } from '../tools/free-port.ts';
import { startStoryServer } from './servers.ts';
import { MORNING, missingDraws } from './story-day.ts';

const provider = fileURLToPath(new URL('../apps/sandbox/src/main.ts', import.meta.url));

/** A running product of a story's own: server, database with demo data, movable clock. */
export type Stage = {
  player_url: string;
  console_url: string;
  /** Starts the sandbox provider beside the product, and answers where it is. It ends with the stage. */
  openSandbox(): Promise<string>;
  moveClock(to: string | { advance_ms: number }): Promise<void>;
  now(): Promise<Date>;
  /** The last one-time code sent to a phone. */
  codeOf(phone: string): Promise<string>;
};

/** Tables and matches of the sandbox provider run so many times faster than in life. */
const SANDBOX_SPEED = 20;

/** `sandbox` is where the provider of games is, in the stories that ask for one. */
export const test = base.extend<{ settings: Record<string, string>; stage: Stage; sandbox: string; operator: Page }>({
  /** What is set otherwise than for most stories. */
  settings: [{}, { option: true }],
  stage: async ({ settings }, use) => onStage(use, settings),
  sandbox: async ({ stage }, use) => use(await stage.openSandbox()),
  page: async ({ page }, use) => {
    await use(page);
    await letGo(page);
  },
  operator: async ({ browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await use(page);
    await letGo(page);
    await context.close();
  },
});

/** Ends what a story put between a page and its server: an answer that is under way when the story is over is no error of it. */
export async function letGo(page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}

export { expect };

/** The stories of movement see the app as most do: what runs and rises does. */
export const WITH_MOVEMENT = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The stories of a player's commonest ways, and of what a phone keeps, have all of it: movement, and the worker of the installed app. */
export const AS_ON_A_PHONE = { ...WITH_MOVEMENT, serviceWorkers: 'allow' } as const;

/** Runs a product of its own as long as it is used. */
export async function onStage(use: (stage: Stage) => Promise<void>, more: Record<string, string> = {}): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shwekan-story-'));
  await cp(fromSetup('TEST_DATA_DIR'), folder, { recursive: true });
  const sandbox_port = await freePort();
  const sandbox_url = `http://127.0.0.1:${sandbox_port}`;
  const database = await makeDatabase(sandbox_url);
  const settings = {
    NODE_ENV: 'test',
    ...loginsOf(database.url),
    DATA_DIR: folder,
    PORT: '0',
    CONSOLE_PORT: '0',
    SANDBOX_URL: sandbox_url,
    DEMO: 'true',
    FEED_2D: 'replay',
    LOG_LEVEL: 'silent',
    POOL_SIZE: FEW_CONNECTIONS,
    ...more,
  };
  const ends: (() => Promise<void>)[] = [];
  try {
    const { stop, ...doors } = await startStoryServer(settings);
    ends.push(stop);
    const openSandbox = async () => {
      const env = {
        ...settings,
        PORT: new URL(doors.player_url).port,
        SANDBOX_PORT: String(sandbox_port),
        SANDBOX_SPEED: String(SANDBOX_SPEED),
      };
      const child = spawn(process.execPath, [provider], {
        env: { ...process.env, ...env, LOG_LEVEL: 'info' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      ends.push(() => end(child));
      await lineWith(child.stdout, 'sandbox_url');
      return sandbox_url;
    };
    const stage = { ...stageAt(doors), openSandbox };
    await stage.moveClock(MORNING);
    // A run that goes on past midnight may have jumped over draws with bets.
    await expect
      .poll(() => missingDraws(database.url), { timeout: PATIENCE_MS, message: 'draws that are not paid or not made yet' })
      .toEqual([]);
    await use(stage);
  } finally {
    for (const stop of ends.toReversed()) await stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

function stageAt(doors: Doors): Omit<Stage, 'openSandbox'> {
  const ask = async (path: string, body?: unknown) => {
    const sent = body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await whileBusy(() => fetch(new URL(path, doors.player_url), sent), isBusy);
    const said = (await answer.json()) as { data: Record<string, string> };
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(said)}`);
    return said.data;
  };
  return {
    ...doors,
    moveClock: async (to) => void (await ask('/api/demo/clock', typeof to === 'string' ? { now: to } : to)),
    now: async () => new Date(String((await ask('/api/demo/clock')).now)),
    codeOf: async (phone) => String((await ask(`/api/demo/outbox?phone=${phone}`)).code),
  };
}

/** Whether a server says that it has too much to do, and has done nothing. */
export const isBusy = (answer: Response): boolean => answer.status === 503;

/** A loaded machine starts a process slowly. */
const PATIENCE_MS = 100_000;

async function lineWith(lines: NodeJS.ReadableStream, field: string): Promise<unknown> {
  let heard = '';
  return await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no ${field} was said: ${heard}`)), PATIENCE_MS);
    lines.on('data', (chunk: Buffer) => {
      heard += chunk;
      for (const line of heard.split('\n')) {
        if (!line.includes(`"${field}"`) || !line.endsWith('}')) continue;
        clearTimeout(late);
        resolve(JSON.parse(line));
      }
    });
    lines.on('end', () => reject(new Error(`the process ended: ${heard}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

type StoryDatabase = { url: string; drop(): Promise<void> };

/** A copy of the demo's database; its games' pictures lie at this story's provider. */
async function makeDatabase(sandbox_url: string): Promise<StoryDatabase> {
  const template = fromSetup('TEST_DATABASE_URL');
  const name = `e_${randomBytes(6).toString('hex')}`;
  const at = (database: string) => {
    const url = new URL(template);
    url.pathname = `/${database}`;
    return url.href;
  };
  const ask = async (database: string, text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: at(database) });
    await client.connect();
    const { rows } = await client.query(text, values).finally(() => client.end());
    return rows;
  };
  await ask('postgres', `create database ${name} template ${new URL(template).pathname.slice(1)} strategy file_copy`);
  await guard(at(name));
  await ask(name, `update game set image_source = regexp_replace(image_source, '^https?://[^/]+', $1)`, [sandbox_url]);
  return {
    url: at(name),
    drop: async () => void (await ask('postgres', `drop database if exists ${name} with (force)`)),
  };
}

/** Rights and settings of a database are not copied with it. */
async function guard(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await guardDatabase(client).finally(() => client.end());
}

/** What the set-up of the stories left in the environment. */
function fromSetup(name: 'TEST_DATABASE_URL' | 'TEST_DATA_DIR'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the stories through npm test`);
  return value;
}
