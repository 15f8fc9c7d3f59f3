import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../../apps/server/src/migrate.ts';
import { loginsOf } from '../../../apps/server/src/platform/logins.ts';
import { does } from './failures.ts';
import type { House } from './house.ts';
import { givesNotice, type Version } from './older.ts';
import type { HouseProxy } from './proxy.ts';
import type { RollingServer } from './rolling-server.ts';

/** A house whose servers are restarted one after the other behind its proxy. */
export type Rolling = { house: House; servers: RollingServer[]; proxy: HouseProxy };

const TAKES_MS = 2000;
/** As long as its unit waits until the next one may be stopped. */
const SETTLES_MS = 8000;

/** Which version a server is started as, null is this one; and whether the one of before is taken out at the proxy first. */
type Restart = { version: Version | null; isTakenOut: boolean };

/** Restarts one server as docs/operating.md says: ended by TERM, started, and waited for until the proxy sends it calls. Answers how long its end took. */
export async function restart(
  { proxy }: Rolling,
  server: RollingServer,
  { version, isTakenOut }: Restart = { version: null, isTakenOut: false },
): Promise<number> {
  const { n } = server.ports;
  if (isTakenOut) {
    does(`server ${n} is taken out`);
    await proxy.setServer(n, 'drain');
    await wait(TAKES_MS);
  }
  does(`server ${n} is asked to end`);
  const took_ms = await server.term();
  does(`server ${n} starts`);
  await server.start({}, version?.folder);
  if (isTakenOut) await proxy.setServer(n, 'ready');
  await proxy.untilUp(n);
  does('all are up');
  await wait(SETTLES_MS);
  return took_ms;
}

/** Which version serves, and which shall; null is this one. */
type Change = { from: Version | null; to: Version | null };

/** Brings all servers to another version: the schema first, while those of before serve, then one after the other. Answers the files that were run. */
export async function bringTo(rolling: Rolling, { from, to }: Change): Promise<string[]> {
  does('schema');
  const ran = await migrateTo(rolling.house.database.url, to);
  // A version that refuses calls as soon as it is asked to end is taken out by hand first.
  const isTakenOut = from !== null && !givesNotice(from);
  for (const server of rolling.servers) await restart(rolling, server, { version: to, isTakenOut });
  return ran;
}

/** Runs a version's schema on a database, as its own program does. */
async function migrateTo(url: string, version: Version | null): Promise<string[]> {
  const logins = loginsOf(url);
  if (version === null) return await migrate(url, logins);
  const said = version.run('apps/server/src/migrate.ts', { PATH: process.env['PATH'], DATABASE_URL: url, ...logins });
  return (/^migrated: (.*)$/m.exec(said)?.[1] ?? '').split(', ').filter((it) => it !== '');
}
