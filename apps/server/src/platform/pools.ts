import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { makePool, type Silence } from './database-pool.ts';
import { type Db, loadOf, openDb, type PoolLoad } from './db.ts';
import type { Log } from './log.ts';
import { hasRole, type ProcessRole } from './process-roles.ts';
import type { Config } from './settings.ts';
import { openStandbys, type Standbys } from './standbys.ts';

/** The connections of this process, apart by what they serve: what floods one keeps nobody waiting at another. */
export type Pools = {
  /** Reads, cash, console, jobs. Its `ping` has a connection of its own: a crowd here is no sign of a lost database. */
  rest: Db;
  /** Whether the database answers: nothing else waits for its connection. */
  probe: Db;
  /** What everybody reads of the public log. */
  log: Db;
  /** Whose token a call brings. */
  sessions: Db;
  /** Logging in, registering and what comes before them. */
  logins: Db;
  bets: Db;
  callbacks: Db;
  /** Null in a process that does no jobs. */
  queue: pg.Pool | null;
  /** For figures: a look must hold nobody up, and must see a crowd at the others. */
  metrics: Db;
  /** Where reports read; null: as all else. */
  standbys: Standbys | null;
  /** How busy each of them is now. */
  loads(): (PoolLoad & { pool: string })[];
  end(): Promise<void>;
};

/**
 * What a session look-up, a bet or a callback waits for a connection: who asks is told within a second that the database does not answer. Each
 * call but a public one asks for its session first, so that what is silent or frozen is noticed there.
 */
const CONNECT_MS = 1000;

/** The roles that need a pool; the others are every process's. */
const POOL_ROLES = {
  log: ['api'],
  sessions: ['api', 'desk', 'streams', 'console'],
  logins: ['api', 'console'],
  bets: ['desk'],
  callbacks: ['desk'],
} as const satisfies Record<string, readonly ProcessRole[]>;

/**
 * Opens those that the process's roles need; another is a pool that fails with its name. `config.POOL_SIZE` is the size of `rest`; what waits for
 * a connection is bounded everywhere.
 */
export function openPools(config: Config, log: Log): Pools {
  const silence: Silence = new EventEmitter();
  silence.setMaxListeners(0);
  const app = { url: config.APP_DATABASE_URL, log, silence } as const;
  const prompt = { ...app, connect_ms: CONNECT_MS } as const;
  const wallet = { statementTimeout_ms: 1200, lockTimeout_ms: 500, idleInTransaction_ms: 2000, waiting_max: 2048, pipeline: true };
  const opened: Record<string, Db> = {};
  const open = (name: string, options: Parameters<typeof openDb>[0]): Db => (opened[name] = openDb(options));
  const openFor = (name: keyof typeof POOL_ROLES, options: Parameters<typeof openDb>[0]) =>
    hasRole(config.ROLES, ...POOL_ROLES[name]) ? open(name, options) : noDb(name);
  const rest = open('rest', { ...app, size: config.POOL_SIZE, waiting_max: 512 });
  const probe = open('probe', { ...app, size: 1, waiting_max: 64, statementTimeout_ms: 1000 });
  const queue = config.JOBS_DATABASE_URL && hasRole(config.ROLES, 'worker') ? config.JOBS_DATABASE_URL : null;
  const standbys = hasRole(config.ROLES, 'console', 'worker') ? openStandbys(config, log) : null;
  // Each runner of jobs listens on one of them.
  const queuePool = queue === null ? null : makePool({ url: queue, size: 6, log, silence });
  return {
    rest: { ...rest, ping: probe.ping },
    probe,
    log: openFor('log', { ...app, size: 2, waiting_max: 256, statementTimeout_ms: 3000 }),
    sessions: openFor('sessions', { ...prompt, size: 4, waiting_max: 2048, statementTimeout_ms: 700, lockTimeout_ms: 400 }),
    logins: openFor('logins', { ...app, size: 4, waiting_max: 128 }),
    bets: openFor('bets', {
      ...prompt,
      size: 2,
      statementTimeout_ms: 3000,
      lockTimeout_ms: 400,
      idleInTransaction_ms: 2000,
      pipeline: true,
    }),
    callbacks: openFor('callbacks', { ...prompt, size: config.WALLET_LANES + 2, ...wallet }),
    queue: queuePool,
    metrics: open('metrics', { ...app, size: 1, waiting_max: 64, statementTimeout_ms: 1000 }),
    standbys,
    loads: () => [
      ...Object.entries(opened).map(([pool, db]) => ({ pool, ...db.load() })),
      ...(queuePool === null ? [] : [{ pool: 'queue', ...loadOf(queuePool) }]),
      ...(standbys === null ? [] : [{ pool: 'standbys', ...standbys.load() }]),
    ],
    async end() {
      const others = [queuePool, standbys].filter((it) => it !== null);
      await Promise.all([...Object.values(opened), ...others].map((it) => it.end()));
    },
  };
}

/** A pool of roles that this process has not: who asks it all the same is a bug of ours, and is told so. */
function noDb(name: string): Db {
  const refuse = async () => {
    throw new Error(`this process has no role that opens the connections of ${name}`);
  };
  return { query: refuse, transaction: refuse, ping: refuse, load: () => ({ in_use: 0, most: 0, waiting: 0 }), end: async () => {} };
}
