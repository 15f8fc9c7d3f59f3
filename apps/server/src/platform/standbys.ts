import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { insertTimeline, logPlace, standbyPlace } from '#queries/platform/standbys.ts';
import { makePool } from './database-pool.ts';
import { loadOf, type PoolLoad, type Queryable } from './db.ts';
import type { Log } from './log.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './serve.ts';
import type { Config } from './settings.ts';
import { type Connection, frozenOn, rowsOf } from './snapshot.ts';
import type { World } from './world.ts';

/** What became of a wait for a standby: it had all, or why it was of no use. `leads`: it is none; `parted`: it follows a history that nobody leads any more. */
export const WAIT_ENDS = ['read', 'behind', 'away', 'leads', 'parted'] as const;
export type WaitEnd = (typeof WAIT_ENDS)[number];
/** Is told how each wait ended, and how long it was. */
export type WaitEar = (end: WaitEnd, seconds: number) => void;

/** Where a house with standbys reads what is long (docs/decisions/160). What is read there is never older than anything that was told before. */
export type Standbys = {
  /** Does work in a world that sees one state of the database, which has all that was committed when this was asked for. Refuses `busy` where no standby has it in time. */
  read<T>(world: World, work: (frozen: World) => Promise<T>): Promise<T>;
  /** The same on a connection of its own, for what takes minutes and can wait for half a minute. */
  readLong<T>(world: World, work: (frozen: World) => Promise<T>): Promise<T>;
  /** The same for who reads on a connection of theirs, to `url`: waits until what it leads to has all. */
  reach(leader: Queryable, client: Connection): Promise<void>;
  url: string;
  /** Names who is told how each wait ends. */
  tell(ear: WaitEar): void;
  load(): PoolLoad;
  end(): Promise<void>;
};

/** A place in the log of the history that a mark is of. */
type LogPlace = { mark: string; lsn: string };

/** A page waits so long for a standby, a file for so long. Whoever is further behind is as good as gone. */
const PATIENCE_MS = 2_000;
const LONG_PATIENCE_MS = 30_000;
const ASK_AGAIN_MS = 20;
/** Between two tries at an address where nobody is, or nobody that is of use. */
const TRY_AGAIN_MS = 200;
/** A standby that does not say where it is by then is frozen. */
const ANSWER_MS = 1_000;
const CONNECT_MS = 1_000;
const STATEMENT_MS = 10_000;
const LONG_STATEMENT_MS = 30_000;
/** Between two of its queries a file is written, nothing longer. */
const IDLE_MS = 60_000;
const WAITING_MAX = 64;

/** The address at which standbys answer: the server's own login and database, at STANDBYS_HOST. */
export function standbysUrl({ APP_DATABASE_URL, STANDBYS_HOST }: Pick<Config, 'APP_DATABASE_URL' | 'STANDBYS_HOST'>): string | null {
  if (STANDBYS_HOST === undefined) return null;
  const url = new URL(APP_DATABASE_URL);
  url.host = STANDBYS_HOST;
  return url.href;
}

/** Opens the way to the standbys; null in a house that has none, or that reads at the one who leads. None of them need be there. */
export function openStandbys(config: Config, log: Log): Standbys | null {
  const url = standbysUrl(config);
  if (url === null) return null;
  let ear: WaitEar = () => {};
  const hear: WaitEar = (end, seconds) => ear(end, seconds);
  const options = { url, log, connect_ms: CONNECT_MS, idleInTransaction_ms: IDLE_MS };
  const pool = makePool({ ...options, size: config.POOL_SIZE, statementTimeout_ms: STATEMENT_MS });
  return {
    url,
    async read(world, work) {
      if (pool.waitingCount >= WAITING_MAX) throw new Refusal('busy');
      return readOn(pool, world, work, { patience_ms: PATIENCE_MS, hear });
    },
    async readLong(world, work) {
      const own = makePool({ ...options, size: 1, statementTimeout_ms: LONG_STATEMENT_MS });
      return readOn(own, world, work, { patience_ms: LONG_PATIENCE_MS, hear }).finally(() => own.end());
    },
    async reach(leader, client) {
      const began = performance.now();
      const end = await untilHere(client, await placeOf(leader), began + PATIENCE_MS);
      hear(end, (performance.now() - began) / 1000);
      if (end !== 'read') throw new Refusal('busy');
    },
    tell: (to) => {
      ear = to;
    },
    load: () => loadOf(pool),
    end: () => pool.end(),
  };
}

type Patience = { patience_ms: number; hear: WaitEar };

async function readOn<T>(pool: pg.Pool, world: World, work: (frozen: World) => Promise<T>, patience: Patience): Promise<T> {
  const client = await borrow(pool, await placeOf(world.db), patience);
  let isWell = false;
  try {
    const read = await frozenOn(client, world, work);
    await client.query('commit');
    isWell = true;
    return read;
  } catch (error) {
    if (error instanceof Refusal)
      isWell = await client.query('rollback').then(
        () => true,
        () => false,
      );
    throw error;
  } finally {
    // What failed may have left anything behind, and a standby that fell silent says nothing to a goodbye.
    client.release(!isWell);
  }
}

/** Where the log is of whoever leads now. The first who asks in a history gives it its mark. */
async function placeOf(leader: Queryable): Promise<LogPlace> {
  const [place] = await logPlace.run(undefined, leader);
  if (place === undefined) throw new Refusal('busy');
  if (place.mark !== null) return { lsn: place.lsn, mark: place.mark };
  await insertTimeline.run(undefined, leader);
  return placeOf(leader);
}

/** A connection to a standby that has all up to a place. Who is of no use is left, and another may answer at the same address; refuses `busy` when time is up. */
async function borrow(pool: pg.Pool, place: LogPlace, { patience_ms, hear }: Patience): Promise<pg.PoolClient> {
  const began = performance.now();
  for (;;) {
    const client = await pool.connect().catch(() => null);
    const end = client === null ? 'away' : await untilHere(client, place, began + patience_ms);
    const waited_ms = performance.now() - began;
    if (client !== null && end === 'read') {
      hear(end, waited_ms / 1000);
      return client;
    }
    client?.release(true);
    if (waited_ms >= patience_ms) {
      hear(end, waited_ms / 1000);
      throw new Refusal('busy');
    }
    await wait(TRY_AGAIN_MS);
  }
}

/** Waits for one that is behind until then; whoever is of no use, or frozen, is not waited for. */
async function untilHere(client: Connection, place: LogPlace, until_ms: number): Promise<WaitEnd> {
  for (;;) {
    const asked = standbyPlace.run(place, { query: async (text, values) => rowsOf(await client.query(text, values)) });
    const [at] = await Promise.race([asked.catch(() => []), wait(ANSWER_MS, [], { ref: false })]);
    if (at === undefined) return 'away';
    if (!at.follows) return 'leads';
    if (at.is_of_it && at.has_all) return 'read';
    if (performance.now() >= until_ms) return at.is_of_it ? 'behind' : 'parted';
    await wait(ASK_AGAIN_MS);
  }
}

/**
 * The routes of all rooms, of which those that are reports read from standbys where a house has them. Their use cases know nothing of it: they are given a world
 * that a standby answers.
 */
export function readingFromStandbys(world: World, standbys: Standbys | null, routesOver: (over: World) => Route[]): Route[] {
  const routes = routesOver(world);
  if (standbys === null) return routes;
  return routes.map(({ endpoint, answer }, n) => ({
    endpoint,
    answer: endpoint.report ? (call: never) => standbys.read(world, async (frozen) => routesOver(frozen)[n]?.answer(call)) : answer,
  }));
}
