import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import pg from 'pg';
import { unknownOutcome } from './database-error.ts';
import './database-values.ts';
import type { Log } from './log.ts';

export type PoolOptions = {
  url: string;
  size: number;
  log: Log;
  /** How long opening a connection may take; a server gives up soon, so that its players hear of it. */
  connect_ms?: number;
  statementTimeout_ms?: number;
  lockTimeout_ms?: number;
  /** How long the database keeps a transaction whose client says nothing: what it holds is free again after that. */
  idleInTransaction_ms?: number;
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

const SILENCE_BEYOND_STATEMENT_MS = 300;
const KEEP_ALIVE_AFTER_MS = 10_000;
const CONNECT_MS = 2000;

/** The place in PostgreSQL that waits for a standby, and warns when somebody ends its wait: its name is the same in every language. */
const WAITS_FOR_STANDBY = 'SyncRepWaitForLSN';

/**
 * A connection that is given up when a query gets no sign of life for so long: the database ends a statement before that, so
 * nobody is there. Its socket is destroyed, for a dead peer answers no goodbye, and what a query did is then not known. A commit whose
 * wait for a standby somebody has cancelled is answered as done and is on no other machine: here it fails, as one whose outcome is not known.
 */
class WatchedClient extends pg.Client {
  readonly socket: Socket;
  readonly #silent_ms: number;
  #is_unconfirmed = false;
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
    this.on('notice', ({ routine }) => {
      if (routine === WAITS_FOR_STANDBY) this.#is_unconfirmed = true;
    });
  }
  /** Throws once after a wait for a standby was cancelled: the notice comes before the answer it is about. */
  #refuseUnconfirmed(): void {
    if (!this.#is_unconfirmed) return;
    this.#is_unconfirmed = false;
    throw unknownOutcome('a commit was not confirmed by a standby');
  }
  // biome-ignore lint/suspicious/noExplicitAny: passes on whatever form of the driver's call was used
  override query(...asked: any[]): any {
    this.socket.setTimeout(this.#silent_ms);
    if (this.pipeline && this.socket.writableCorked === 0) {
      this.socket.cork();
      process.nextTick(() => this.socket.uncork());
    }
    const heard = asked.at(-1);
    if (typeof heard === 'function') {
      // The form of a pool's own `query`.
      const checked = (error: unknown, result: unknown) => {
        try {
          this.#refuseUnconfirmed();
        } catch (unconfirmed) {
          return heard(unconfirmed);
        }
        return heard(error, result);
      };
      return Reflect.apply(super.query, this, [...asked.slice(0, -1), checked]);
    }
    const result: unknown = Reflect.apply(super.query, this, asked);
    if (!(result instanceof Promise)) return result;
    return result.then((it) => {
      this.#refuseUnconfirmed();
      return it;
    });
  }
}

/** The pool behind `Db`: every connection takes the time-outs and an error listener, so losing the database never ends the process. */
export function makePool(options: PoolOptions): pg.Pool {
  const statement_ms = options.statementTimeout_ms ?? 4000;
  const settings = [
    `-c statement_timeout=${statement_ms}`,
    `-c lock_timeout=${options.lockTimeout_ms ?? 2000}`,
    `-c idle_in_transaction_session_timeout=${options.idleInTransaction_ms ?? 5000}`,
    '-c timezone=UTC',
    // A cancelled wait for a standby is told by a warning alone.
    '-c client_min_messages=warning',
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
