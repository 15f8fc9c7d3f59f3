import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Log } from './log.ts';

const INT8 = 20;
// The driver's list of types leaves out the arrays, so their numbers need a cast.
const INT8_ARRAY = 1016 as number as typeof INT8;
const TEXT_ARRAY = 1009 as number as typeof INT8;
const DATE = 1082;
const TIME = 1083;
pg.types.setTypeParser(INT8, safeInteger);
pg.types.setTypeParser(DATE, (text) => text);
pg.types.setTypeParser(TIME, (text) => text);
const parseTextArray = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => string[];
pg.types.setTypeParser(INT8_ARRAY, (text: string) => parseTextArray(text).map(safeInteger));

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} does not fit a safe integer`);
  return value;
}

// biome-ignore lint/suspicious/noExplicitAny: a row's shape is known to the query's typed twin, not here
type Rows = { rows: any[]; rowCount: number };

/** What a query runs on. A transaction is one; the pool is another. */
export type Queryable = { query(text: string, values?: unknown[]): Promise<Rows> };

/** A transaction. `Db` is not assignable to it: what changes money or two things asks for a `Tx`. */
export type Tx = Queryable & { readonly in_transaction: true };

export type Db = Queryable & {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Whether a connection can be had now. */
  ping(): Promise<boolean>;
  end(): Promise<void>;
};

export type DbOptions = {
  url: string;
  size: number;
  log: Log;
  statementTimeout_ms?: number;
  lockTimeout_ms?: number;
};

/** The pool behind `Db`: every connection takes the time-outs and an error listener, so losing the database never ends the process. */
export function makePool(options: DbOptions): pg.Pool {
  const settings = [
    `-c statement_timeout=${options.statementTimeout_ms ?? 4000}`,
    `-c lock_timeout=${options.lockTimeout_ms ?? 2000}`,
    '-c idle_in_transaction_session_timeout=5000',
    '-c timezone=UTC',
  ];
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    options: settings.join(' '),
  });
  pool.on('error', (error) => options.log.warn({ err: error.message }, 'an idle database connection was lost'));
  pool.on('connect', (client) => client.on('error', (error) => options.log.warn({ err: error.message }, 'a database connection was lost')));
  return pool;
}

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

/** Opens the database. Transactions are READ COMMITTED; what must not race takes its locks in order. */
export function openDb(options: DbOptions): Db {
  const pool = makePool(options);
  return {
    query: (text, values) => run(pool, text, values),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work({ in_transaction: true, query: (text, values) => run(client, text, values) });
        await client.query('commit');
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
    ping: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    end: () => pool.end(),
  };
}

/** Whether an error means that the database cannot be reached or is not ready, so the caller may try again. */
export function isDatabaseLost(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') {
    if (/^(08|57P|53)/.test(code)) return true;
    if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'].includes(code)) return true;
  }
  const message = error instanceof Error ? error.message : '';
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|the database system is/.test(
    message,
  );
}

/** The SQLSTATE of a database error, or null. */
export function sqlState(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/**
 * Whether nothing was done and asking again is right: the database is lost, a lock, a statement or an idle transaction took too long, two
 * transactions could not both be, or a deadlock was broken.
 */
export function mayPass(error: unknown): boolean {
  return isDatabaseLost(error) || ['55P03', '57014', '25P03', '40001', '40P01'].includes(sqlState(error) ?? '');
}

/** What a person typed, to be found as it stands: no character of it is a wildcard of LIKE. */
export function literal(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&');
}

/** Whether a unique key of this name stopped a write. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return sqlState(error) === '23505' && (constraint === undefined || (error as { constraint?: string }).constraint === constraint);
}
