import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { makePool, type Silence } from './database-pool.ts';
import { type Db, loadOf, openDb, type PoolLoad } from './db.ts';
import type { Log } from './log.ts';
import type { Config } from './settings.ts';

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
  queue: pg.Pool;
  /** For figures: a look must hold nobody up, and must see a crowd at the others. */
  metrics: Db;
  /** How busy each of them is now. */
  loads(): (PoolLoad & { pool: string })[];
  end(): Promise<void>;
};

/**
 * What a session look-up, a bet or a callback waits for a connection: who asks is told within a second that the database does not answer. Each
 * call but a public one asks for its session first, so that what is silent or frozen is noticed there.
 */
const CONNECT_MS = 1000;

/** Opens them all. `config.POOL_SIZE` is the size of `rest`; what waits for a connection is bounded everywhere. */
export function openPools(config: Config, log: Log): Pools {
  const silence: Silence = new EventEmitter();
  silence.setMaxListeners(0);
  const app = { url: config.APP_DATABASE_URL, log, silence } as const;
  const prompt = { ...app, connect_ms: CONNECT_MS } as const;
  const rest = openDb({ ...app, size: config.POOL_SIZE, waiting_max: 512 });
  const probe = openDb({ ...app, size: 1, waiting_max: 64, statementTimeout_ms: 1000 });
  const publicLog = openDb({ ...app, size: 2, waiting_max: 256, statementTimeout_ms: 3000 });
  const sessions = openDb({ ...prompt, size: 4, waiting_max: 2048, statementTimeout_ms: 700, lockTimeout_ms: 400 });
  const logins = openDb({ ...app, size: 4, waiting_max: 128 });
  const bets = openDb({ ...prompt, size: 2, statementTimeout_ms: 3000, lockTimeout_ms: 400, idleInTransaction_ms: 2000, pipeline: true });
  const wallet = { statementTimeout_ms: 1200, lockTimeout_ms: 500, idleInTransaction_ms: 2000, waiting_max: 2048, pipeline: true };
  const callbacks = openDb({ ...prompt, size: config.WALLET_LANES + 2, ...wallet });
  const metrics = openDb({ ...app, size: 1, waiting_max: 64, statementTimeout_ms: 1000 });
  const queue = makePool({ url: config.JOBS_DATABASE_URL, size: 4, log, silence });
  const all = { rest, probe, log: publicLog, sessions, logins, bets, callbacks, metrics };
  return {
    rest: { ...rest, ping: probe.ping },
    probe,
    log: publicLog,
    sessions,
    logins,
    bets,
    callbacks,
    queue,
    metrics,
    loads: () => [...Object.entries(all).map(([pool, db]) => ({ pool, ...db.load() })), { pool: 'queue', ...loadOf(queue) }],
    async end() {
      await Promise.all([...Object.values(all), queue].map((it) => it.end()));
    },
  };
}
