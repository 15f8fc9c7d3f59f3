import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installDemoClock } from '../../apps/server/src/demo/clock.ts';
import { type RunningServer, startServer } from '../../apps/server/src/main.ts';
import { migrate } from '../../apps/server/src/migrate.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { tell } from '../../apps/server/src/platform/facts.ts';
import { loginsOf } from '../../apps/server/src/platform/logins.ts';
import { listen } from '../../apps/server/test/listen.ts';
import { canWrite, findBinaries } from '../postgres/binaries.ts';
import { type Cluster, createCluster, giveTo, startCluster } from '../postgres/cluster.ts';

/** A PostgreSQL whose files can be put back as they were: what a restore of a backup is. */
const binaries = findBinaries();
const home = mkdtempSync(join([tmpdir(), '/var/tmp'].find((it) => canWrite(it, binaries.runAs)) ?? tmpdir(), 'shwekan-restore-'));
giveTo(binaries.runAs, home);
const cluster: Cluster = {
  binaries,
  folder: join(home, 'postgres'),
  logFile: join(home, 'postgres.log'),
  user: 'postgres',
  password: 'of-a-restore',
  database: 'shwekan',
  settings: { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB' },
};
createCluster(cluster);
let postgres = await startCluster(cluster);
const { url, port } = postgres;
const logins = loginsOf(url);
await migrate(url, logins);
await installDemoClock(url);
afterAll(async () => {
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

const BACKUP = join(home, 'backup');
/** The server of the product goes on meanwhile, without its database. */
const whileStopped = async (work: () => void) => {
  await postgres.stop();
  work();
  postgres = await startCluster(cluster, port);
  expect(postgres.url).toBe(url);
};
const copy = (from: string, to: string) => {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
  chmodSync(to, 0o700);
  own(to);
};
const own = (folder: string) => {
  giveTo(binaries.runAs, folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    giveTo(binaries.runAs, join(entry.parentPath, entry.name));
};
const backUp = () => whileStopped(() => copy(cluster.folder, BACKUP));
const restore = () => whileStopped(() => copy(BACKUP, cluster.folder));

const start = () =>
  startServer(
    readConfig({
      ...{ NODE_ENV: 'test', DEMO: 'true', PORT: '0', CONSOLE_PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: home },
      ...{ FEED_2D: 'off', FEED_CRYPTO: 'off', FEED_3D: 'off' },
      ...logins,
    }),
  );
const say = (server: RunningServer, text: string) =>
  server.world.db.transaction((tx) => tell(tx, { kind: 'message', data: { text: { en: text } } }));
/** Opens a stream at the last place of another, and answers what it was told before it heard `text`. */
const comeBack = async (server: RunningServer, last_event_id: string, text: string) => {
  const ear = await listen(server, { last_event_id });
  await say(server, text);
  await ear.until((heard) => heard.some((it) => it.data['text'] === text));
  ear.close();
  return { resets: ear.named('reset').length, texts: ear.named('message').map((it) => it.data['text']) };
};
const placeAfter = async (server: RunningServer, text: string) => {
  const ear = await listen(server);
  await say(server, text);
  await ear.until((heard) => heard.some((it) => it.data['text'] === text));
  ear.close();
  return ear.lastId();
};

const isUpAgain = (server: RunningServer) =>
  expect
    .poll(() =>
      say(server, 'up again').then(
        () => 'up',
        () => 'away',
      ),
    )
    .toBe('up');

test('after a restore a stream of the lost future is told to refresh, however late it comes back; one of the past goes on', async () => {
  const server = await start();
  const kept = await placeAfter(server, 'kept');
  await backUp();
  await isUpAgain(server);
  for (let n = 0; n < 20; n += 1) await say(server, `lost ${n}`);
  // Told while a server ran that the backup knows, and after one started that it does not know: both are lost.
  const lost = [await placeAfter(server, 'lost')];
  const later = await start();
  lost.push(await placeAfter(later, 'lost as well'));
  await later.stop();
  const open = await listen(server);
  await restore();
  await isUpAgain(server);

  // This server was not started again: it finds out, and ends the streams it had.
  await open.ended;
  for (const place of lost) expect((await comeBack(server, place, 'soon')).resets).toBe(1);
  // More transactions later than the lost future had: its places lie in the past by their numbers, and still are of another one.
  for (let n = 0; n < 60; n += 1) await say(server, `since ${n}`);
  for (const place of lost) expect((await comeBack(server, place, 'late')).resets).toBe(1);
  const past = await comeBack(server, kept, 'the end');
  expect(past.resets).toBe(0);
  expect([...new Set(past.texts)].slice(0, 3)).toEqual(['up again', 'soon', 'since 0']);
  await server.stop();
}, 120_000);

test('a place this product never told is told to refresh', async () => {
  const server = await start();
  for (const never of ['12-34', '1-1-ffffffffffff', '9999999999999999999-1-ffffffffffff', 'x'])
    expect((await comeBack(server, never, `after ${never}`)).resets).toBe(1);
  await server.stop();
});
