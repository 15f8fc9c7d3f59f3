import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';

const INT8 = 20;
const DATE = 1082;
const TIME = 1083;
// The driver's list of types leaves out the arrays, so their numbers need a cast.
const INTEGER_ARRAYS = [1005, 1007, 1016] as number[] as (typeof INT8)[];
const BOOL_ARRAY = 1000 as number as typeof INT8;
const DATE_ARRAY = 1182 as number as typeof INT8;
pg.types.setTypeParser(INT8, safeInteger);
pg.types.setTypeParser(DATE, (text) => text);
pg.types.setTypeParser(TIME, (text) => text);
for (const type of INTEGER_ARRAYS) pg.types.setTypeParser(type, safeIntegers);
pg.types.setTypeParser(BOOL_ARRAY, (text: string) => plainArray(text).map((it) => (it === null ? null : it === 't')));
pg.types.setTypeParser(DATE_ARRAY, plainArray);

/** An array of integers; one that is null stays null. The engine's reader of JSON takes them in one go, the driver's of arrays letter by letter. */
function safeIntegers(text: string): (number | null)[] {
  const values: (number | null)[] = JSON.parse(`[${elementsOf(text).replaceAll('NULL', 'null')}]`);
  if (!values.every((it) => it === null || Number.isSafeInteger(it))) throw new Error(`of ${text} not all fit a safe integer`);
  return values;
}

/** An array whose elements never need quotes, as text. */
function plainArray(text: string): (string | null)[] {
  const elements = elementsOf(text);
  return elements === '' ? [] : elements.split(',').map((it) => (it === 'NULL' ? null : it));
}

function elementsOf(text: string): string {
  return text.slice(text.indexOf('{') + 1, -1);
}

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
  /**
   * Commits what the work did, or nothing of it. With `until_ms` (of `performance.now()`) it commits nothing after that, also when the
   * commit is under way or lies before the database for long.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, until_ms?: number): Promise<T>;
  /** Whether the database answers now, said within two seconds. */
  ping(): Promise<boolean>;
  end(): Promise<void>;
};

export type DbOptions = {
  url: string;
  size: number;
  log: Log;
  /** How long opening a connection may take; a server gives up soon, so that its players hear of it. */
  connect_ms?: number;
  statementTimeout_ms?: number;
  lockTimeout_ms?: number;
  /** How long the database keeps a transaction whose client says nothing: what it holds is free again after that. */
  idleInTransaction_ms?: number;
  /** What may wait for a connection; a query beyond that is refused at once, as when the database is lost. */
  waiting_max?: number;
  /**
   * Whether statements that are asked for together are sent together, a transaction's first ones with its begin: what is asked then is done in
   * its order, and fails with what failed before it. A transaction's first ones only read and lock (`workIn`).
   */
  pipeline?: boolean;
  /** All pools to one database share it. */
  silence?: Silence;
};

/** Tells every pool of one database that a connection fell silent: the idle ones that they keep may be as dead. */
export type Silence = EventEmitter<{ noticed: [] }>;

const SILENCE_BEYOND_STATEMENT_MS = 500;
const KEEP_ALIVE_AFTER_MS = 10_000;
const CONNECT_MS = 2000;
const PING_MS = 1500;

/**
 * A connection that is given up when a query gets no sign of life for so long: the database ends a statement before that, so
 * nobody is there. Its socket is destroyed, for a dead peer answers no goodbye, and what a query did is then not known.
 */
class WatchedClient extends pg.Client {
  readonly socket: Socket;
  readonly #silent_ms: number;
  constructor(config: pg.ClientConfig, { silent_ms, onSilent }: { silent_ms: number; onSilent(): void }) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
    this.#silent_ms = silent_ms;
    socket.on('timeout', () => {
      const heard = socket.bytesRead;
      // A process that was held up itself finds its timers due before it reads what came meanwhile: it reads first, and judges then.
      setImmediate(() => {
        if (socket.bytesRead !== heard || socket.destroyed) return;
        onSilent();
        socket.destroy(Object.assign(new Error('the database fell silent'), { code: 'ETIMEDOUT' }));
      });
    });
    this.on('drain', () => socket.setTimeout(0));
  }
  // biome-ignore lint/suspicious/noExplicitAny: passes on whatever form of the driver's call was used
  override query(...asked: any[]): any {
    this.socket.setTimeout(this.#silent_ms);
    if (this.pipeline && this.socket.writableCorked === 0) {
      this.socket.cork();
      process.nextTick(() => this.socket.uncork());
    }
    return Reflect.apply(super.query, this, asked);
  }
}

/** The pool behind `Db`: every connection takes the time-outs and an error listener, so losing the database never ends the process. */
export function makePool(options: DbOptions): pg.Pool {
  const statement_ms = options.statementTimeout_ms ?? 4000;
  const settings = [
    `-c statement_timeout=${statement_ms}`,
    `-c lock_timeout=${options.lockTimeout_ms ?? 2000}`,
    `-c idle_in_transaction_session_timeout=${options.idleInTransaction_ms ?? 5000}`,
    '-c timezone=UTC',
  ];
  const silence: Silence = options.silence ?? new EventEmitter();
  // Without an end for statements (the audit) nobody can tell a long one from a lost connection.
  const silent_ms = statement_ms === 0 ? 0 : statement_ms + SILENCE_BEYOND_STATEMENT_MS;
  const watch = { silent_ms, onSilent: () => void silence.emit('noticed') };
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    pipeline: options.pipeline ?? false,
    connectionTimeoutMillis: options.connect_ms ?? CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    options: settings.join(' '),
    Client: class extends WatchedClient {
      constructor(config: pg.ClientConfig = {}) {
        super(config, watch);
      }
    },
  });
  pool.on('error', (error) => options.log.warn({ err: error.message }, 'an idle database connection was lost'));
  pool.on('connect', (client) => client.on('error', (error) => options.log.warn({ err: error.message }, 'a database connection was lost')));
  dropWhenSilent(pool, silence);
  return pool;
}

/** When one connection is found silent, those that lie idle are dropped too, instead of being found out one by one. */
function dropWhenSilent(pool: pg.Pool, silence: Silence): void {
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('release', (error, client) => {
    if (!error) idle.add(client);
  });
  silence.on('noticed', () => {
    for (const client of idle) if (client instanceof WatchedClient) client.socket.destroy();
  });
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
        await commit();
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
    end: () => pool.end(),
  };
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
