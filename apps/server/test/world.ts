import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Answer, CallName } from '@shwekan/contract';
import { addressOf, callOf, type Doors, doorFor } from '@shwekan/contract/address';
import pg from 'pg';
import { whileBusy } from '../src/demo/patience.ts';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { type RunningServer, startServer } from '../src/main.ts';
import { guardDatabase, migrate } from '../src/migrate.ts';
import { readConfig } from '../src/platform/config.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { installClockAt, TEST_NOW } from './demo-clock.ts';
import { keyDirOf } from './key-dir.ts';
import { MACHINE_SETTINGS, TEST_SETTINGS } from './machine-settings.ts';

export type CallInput = {
  body?: unknown;
  query?: Record<string, string | number>;
  params?: Record<string, string | number>;
  token?: string | null;
  headers?: Record<string, string>;
};
export type Got<N extends CallName> = {
  status: number;
  body: Answer<N> & { code?: string; message?: string; errors?: Record<string, string> };
  headers: Headers;
};

/** A server with both doors. */
export type TestServer = RunningServer & Doors;

/** A whole server on a database of its own, spoken to over HTTP. Its product clock can be moved. */
export type TestWorld = {
  server: TestServer;
  database_url: string;
  /** Runs SQL as the owner: to look, or to break something on purpose. Never to do what a call can do. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Asks as an app does: what a server with too much to do refuses as busy, and leaves undone, is asked again. `callServer` asks once. */
  call<N extends CallName>(name: N, sent?: CallInput): Promise<Got<N>>;
  /** Moves the product clock to an instant (ISO 8601 with offset) or by milliseconds. */
  moveClock(to: string | number): Promise<void>;
  now(): Promise<Date>;
  /** A second server process's worth of server on the same database. */
  another(more?: Record<string, string>): Promise<TestServer>;
  stop(): Promise<void>;
};

/** An empty database of a test's own, and how it goes. */
export async function emptyDatabase(template = 'template0'): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await asOwner(databaseUrl('postgres'), (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  await asOwner(databaseUrl(name), guardDatabase);
  const drop = () => asOwner(databaseUrl('postgres'), (client) => client.query(`drop database if exists ${name} with (force)`));
  return { url: databaseUrl(name), drop };
}

const running = new Set<TestWorld>();

/** Stops what a test file has started, also in the middle of a test: `stop-worlds.ts` calls it after each file. */
export async function stopWorlds(): Promise<void> {
  const worlds = [...running];
  running.clear();
  await Promise.all(worlds.map((world) => world.stop()));
}

/**
 * Starts a world for a test file; it is stopped after the file's last test. Its house is open; a `new` one is as the schema leaves it. It is `now` in it
 * when its server starts: what the machine says (null) is for a house outside demo mode, which has no other clock, and for a test of that clock.
 */
export async function testWorld(
  more: Record<string, string> = {},
  house: 'open' | 'new' = 'open',
  now: string | null = TEST_NOW,
): Promise<TestWorld> {
  const isDemo = more['DEMO'] !== 'false';
  const open = isDemo && now === TEST_NOW ? drawnTemplate() : templateName();
  const database = await emptyDatabase(house === 'open' ? open : undefined);
  const database_url = database.url;
  if (house === 'new') await migrate(database_url, loginsOf(database_url));
  if (isDemo) await installClockAt(database_url, now);
  const key_dir = keyDirOf(database_url);
  const start = async (extra: Record<string, string> = {}) => {
    const server = await startServer(
      readConfig({
        ...TEST_SETTINGS,
        ...loginsOf(database_url),
        // Tests play many people: each gives the address it comes from.
        TRUST_PROXY: 'true',
        LOG_KEY_DIR: key_dir,
        ...(isDemo ? {} : MACHINE_SETTINGS),
        ...more,
        ...extra,
      }),
    );
    // All but those that are given other roles, whose console no test asks.
    return server as TestServer;
  };
  const server = await start().catch(async (error) => {
    await database.drop();
    throw error;
  });
  const owner = new pg.Pool({ connectionString: database_url, max: 4 });
  owner.on('error', () => undefined);
  const others: RunningServer[] = [];
  const world: TestWorld = {
    server,
    database_url,
    sql: async (text, values) => (await owner.query(text, values)).rows,
    call: (call, sent) => whileBusy(() => callServer(server, call, sent), isBusy),
    moveClock: async (to) => {
      const body = typeof to === 'number' ? { advance_ms: to } : { now: to };
      const moved = await world.call('POST /api/demo/clock', { body });
      if (moved.status !== 200) throw new Error(`the clock did not move: ${JSON.stringify(moved.body)}`);
    },
    now: async () => (await owner.query('select product_now() as now')).rows[0].now,
    another: async (extra) => {
      const other = await start(extra);
      others.push(other);
      return other;
    },
    stop: async () => {
      await Promise.all([server, ...others].map((it) => it.stop()));
      await owner.end();
      await database.drop();
      rmSync(key_dir, { recursive: true, force: true });
    },
  };
  running.add(world);
  return world;
}

/** The same world, one of whose servers is asked once each time: for tests of what a busy one says, and of who is kept waiting. */
export const askedOnce = <W extends TestWorld>(world: W, server: TestServer = world.server): W => ({
  ...world,
  server,
  call: (name, sent) => callServer(server, name, sent),
});

/** Whether a server said that it has too much to do, and has done nothing. */
export const isBusy = ({ body }: { body: { code?: string } }): boolean => body.code === 'busy';

/** Asks a server once, by the name of a call; `:name` in its path is filled from `params`. */
export async function callServer<N extends CallName>(
  { player_url, console_url }: Pick<RunningServer, keyof Doors>,
  name: N,
  sent: CallInput = {},
): Promise<Got<N>> {
  const call = callOf(name);
  // A server without a console is asked for none: no address is the empty one, which fails.
  const server = { player_url, console_url: console_url ?? '' };
  const answer = await fetch(new URL(addressOf(call, sent), doorFor(call, server)), {
    method: call.method,
    headers: {
      'Accept-Language': 'en',
      // A test has changed something and looks.
      'Cache-Control': 'no-cache',
      ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...sessionHeaders(call, server, sent.token),
      ...sent.headers,
    },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Got<N>['body'], headers: answer.headers };
}

/** The migrated database that the test set-up made; every test file copies it. */
function templateUrl(): URL {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests through vitest');
  return new URL(url);
}
function templateName(): string {
  return templateUrl().pathname.slice(1);
}
/** The same with the draws of `TEST_NOW` made. */
function drawnTemplate(): string {
  return process.env['TEST_DRAWN_DATABASE'] ?? templateName();
}
function databaseUrl(name: string): string {
  const url = templateUrl();
  url.pathname = `/${name}`;
  return url.href;
}

async function asOwner(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
