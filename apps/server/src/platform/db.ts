import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { commitError, isDatabaseLost } from './database-error.ts';
import { makePool, type PoolOptions } from './database-pool.ts';

// biome-ignore lint/suspicious/noExplicitAny: a row's shape is known to the query's typed twin, not here
type Rows = { rows: any[]; rowCount: number };

/** What a query runs on. A transaction is one; the pool is another. */
export type Queryable = { query(text: string, values?: unknown[]): Promise<Rows> };

/** A transaction. `Db` is not assignable to it: what changes money or two things asks for a `Tx`. */
export type Tx = Queryable & { readonly in_transaction: true };

/** How a pool's connections fare now: those that work, how many there may be, and what waits for one. */
export type PoolLoad = { in_use: number; most: number; waiting: number };

export type Db = Queryable & {
  /**
   * Commits what the work did, or nothing of it. With `until_ms` (of `performance.now()`) it commits nothing after that, also when the
   * commit is under way or lies before the database for long.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, until_ms?: number): Promise<T>;
  /** Whether the database answers now, said within two seconds. */
  ping(): Promise<boolean>;
  load(): PoolLoad;
  end(): Promise<void>;
};

/** `waiting_max`: what may wait for a connection; a query beyond that is refused at once, as when the database is lost. */
type DbOptions = PoolOptions & { waiting_max?: number };

const PING_MS = 1500;

const names = new Map<string, string>();
/** One prepared statement per text: PgTyped's texts are constant, so the set is small. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('hex').slice(0, 24);
    names.set(text, name);
  }
  return name;
}

async function run(client: pg.Pool | pg.PoolClient, text: string, values: unknown[] = []): Promise<Rows> {
  const result = await client.query({ name: nameOf(text), text, values });
  return { rows: result.rows, rowCount: result.rowCount ?? 0 };
}

/** Begins a transaction and answers how to commit it. The database asks its own clock: the time it told was before we heard of it. */
async function begin(client: pg.PoolClient, until_ms = Number.POSITIVE_INFINITY): Promise<() => Promise<unknown>> {
  if (until_ms === Number.POSITIVE_INFINITY) {
    await client.query('begin');
    return () => client.query('commit');
  }
  const told: unknown = await client.query('begin; select clock_timestamp()::text as at');
  const [, { rows }] = told as [unknown, pg.QueryResult<{ at: string }>];
  const left_ms = Math.floor(until_ms - performance.now());
  return async () => {
    if (performance.now() > until_ms) throw Object.assign(new Error('too late to be written'), { code: '57014' });
    await client.query(`select refuse_late('${rows[0]?.at}'::timestamptz + ${left_ms} * interval '1 ms'); commit`);
  };
}

/**
 * Does a transaction's work. What it asks for before it waits for anything is sent with the statement that begins it, and may only read and
 * lock: were the transaction not to begin, the database would do it by itself. All else is asked only once it has begun.
 */
function workIn<T>(client: pg.PoolClient, begun: Promise<unknown>, work: (tx: Tx) => Promise<T>): Promise<T> {
  let isFirst = true;
  // What fails with it is told by what was asked of the transaction.
  begun.catch(() => {});
  const query = async (text: string, values?: unknown[]) => {
    if (!isFirst) await begun;
    return run(client, text, values);
  };
  const result = work({ in_transaction: true, query });
  isFirst = false;
  return result;
}

/** Too many wait for a connection of the pool already. The error has the code that PostgreSQL itself says it with. */
function refuseCrowd(pool: pg.Pool, waiting_max: number): void {
  if (pool.waitingCount >= waiting_max) throw Object.assign(new Error('too many wait for a database connection'), { code: '53300' });
}

/** Opens the database. Transactions are READ COMMITTED; what must not race takes its locks in order. */
export function openDb(options: DbOptions): Db {
  const pool = makePool(options);
  const waiting_max = options.waiting_max ?? Number.POSITIVE_INFINITY;
  return {
    async query(text, values) {
      refuseCrowd(pool, waiting_max);
      return run(pool, text, values);
    },
    async transaction(work, until_ms) {
      refuseCrowd(pool, waiting_max);
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        const begun = begin(client, until_ms);
        if (!options.pipeline) await begun;
        const result = await workIn(client, begun, work);
        const commit = await begun;
        await commit().catch((error) => {
          throw commitError(error);
        });
        return result;
      } catch (error) {
        await client.query('rollback').catch((lost: Error) => {
          broken = lost;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    ping() {
      const answered = pool.query('select 1').then(
        () => true,
        () => false,
      );
      return Promise.race([answered, wait(PING_MS, false, { ref: false })]);
    },
    load: () => loadOf(pool),
    end: () => pool.end(),
  };
}

/** How busy a pool is now. */
export function loadOf(pool: pg.Pool): PoolLoad {
  return { in_use: pool.totalCount - pool.idleCount, most: pool.options.max, waiting: pool.waitingCount };
}

const ASK_AGAIN_MS = 250;

/** Waits until the database answers, for so long; then throws what kept it from it. */
export async function untilReached(db: Queryable, patience_ms: number): Promise<void> {
  for (const until = performance.now() + patience_ms; ; await wait(ASK_AGAIN_MS)) {
    try {
      await db.query('select 1');
      return;
    } catch (error) {
      if (!isDatabaseLost(error) || performance.now() > until) throw error;
    }
  }
}

/** What a person typed, to be found as it stands: no character of it is a wildcard of LIKE. */
export function literal(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&');
}
