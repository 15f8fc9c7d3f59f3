import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examineStandbys } from '../../apps/server/src/doctor.ts';
import { whenConfirmed } from '../../apps/server/src/platform/confirmed.ts';
import { isOutcomeUnknown } from '../../apps/server/src/platform/database-error.ts';
import { makePool } from '../../apps/server/src/platform/database-pool.ts';
import { type Db, openDb } from '../../apps/server/src/platform/db.ts';
import { bodyHash, once } from '../../apps/server/src/platform/idempotency.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { Refusal } from '../../apps/server/src/platform/refusal.ts';
import { until } from '../../apps/server/test/until.ts';
import { startTemporaryPostgres } from '../postgres.ts';

// A PostgreSQL of its own that waits at each commit for a standby that is not there.
const log = makeLog('fatal');
let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
let owner: pg.Client;
let db: Db;
let short: Db;
let queue: pg.Pool;

beforeAll(async () => {
  postgres = await startTemporaryPostgres({ settings: { synchronous_commit: 'on' } });
  owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  await owner.query('set synchronous_commit = local');
  await owner.query('create table written (what text primary key)');
  await owner.query(
    'create table given_answer (owner text, call text, key text, body_hash text, reply jsonb, primary key (owner, call, key))',
  );
  await owner.query('create function refuse_late(timestamptz) returns void language sql as $$ $$');
  await owner.query(`alter system set synchronous_standby_names = 'nobody'`);
  await owner.query('select pg_reload_conf()');
  await untilCommitsWait();
  db = openDb({ url: postgres.url, size: 4, log, pipeline: true });
  short = openDb({ url: postgres.url, size: 4, log, statementTimeout_ms: 100 });
  queue = makePool({ url: postgres.url, size: 1, log });
});
afterAll(async () => {
  await Promise.all([db, short, queue, owner].map((it) => it.end()));
  await postgres.stop();
});

/** Who commits goes by the checkpointer's word, which hears of a new setting when it comes to it: until then nobody waits. */
async function untilCommitsWait(): Promise<void> {
  await owner.query('create table tried (at timestamptz default now())');
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => {}); // Its wait is ended below, and its connection with it.
  await client.connect();
  let isAnswered = true;
  const commit = async () => {
    isAnswered = false;
    await client.query('insert into tried default values').catch(() => {});
    isAnswered = true;
  };
  await until(async () => {
    if (isAnswered) void commit();
    return (await waiting()).length > 0;
  });
  await endWait('pg_terminate_backend');
}

const INSERT = 'insert into written values ($1)';
const isWritten = async (what: string) => (await owner.query('select from written where what = $1', [what])).rowCount === 1;

/** Who waits for a standby now. */
async function waiting(): Promise<number[]> {
  const { rows } = await owner.query<{ pid: number }>(`select pid from pg_stat_activity where wait_event = 'SyncRep'`);
  return rows.map((it) => it.pid);
}

/** Ends the wait of whoever comes to wait, as an impatient person would; nobody waits afterwards. */
async function endWait(how: 'pg_cancel_backend' | 'pg_terminate_backend'): Promise<void> {
  await until(async () => (await waiting()).length > 0);
  await owner.query(`select ${how}(pid) from pg_stat_activity where wait_event = 'SyncRep'`);
  await until(async () => (await waiting()).length === 0);
}

const writers: Record<string, (what: string) => Promise<unknown>> = {
  'a transaction': (what) => db.transaction((tx) => tx.query(INSERT, [what])),
  'a transaction with an end': (what) => db.transaction((tx) => tx.query(INSERT, [what]), performance.now() + 60_000),
  'a statement by itself': (what) => db.query(INSERT, [what]),
  'a statement of the job queue': (what) => queue.query(INSERT, [what]),
};

test.each(
  Object.keys(writers).flatMap((who) => (['pg_cancel_backend', 'pg_terminate_backend'] as const).map((how) => [who, how] as const)),
)('what no standby has is not acknowledged when its wait is ended: %s, %s', async (who, how) => {
  const what = `${who}, ${how}`;
  const told = writers[who]?.(what).then(
    () => 'acknowledged',
    (error: unknown) => error,
  );
  await endWait(how);
  const error = await told;
  expect(await isWritten(what)).toBe(true);
  expect(error).toBeInstanceOf(Error);
  // A connection that broke says itself that nobody knows, where it was a transaction's.
  if (how === 'pg_cancel_backend' || who.startsWith('a transaction')) expect(isOutcomeUnknown(error)).toBe(true);
});

test('the time of a statement ends no wait for a standby', async () => {
  const told: string[] = [];
  const asked = [short.transaction((tx) => tx.query(INSERT, ['short'])), short.query(INSERT, ['short alone'])];
  for (const it of asked)
    it.then(
      () => told.push('acknowledged'),
      () => told.push('given up'),
    );
  // The connections are given up by their own silence, and what they wait for goes on waiting: nobody sees what was written.
  await until(async () => told.length === 2);
  expect(told).toEqual(['given up', 'given up']);
  expect(await waiting()).toHaveLength(2);
  expect([await isWritten('short'), await isWritten('short alone')]).toEqual([false, false]);
  await endWait('pg_terminate_backend');
});

test('the doctor says what loses an acknowledged commit, and why nothing can be written', async () => {
  const examined = async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const query = async (text: string, values?: unknown[]) => ({ rows: (await client.query(text, values)).rows, rowCount: 0 });
    return examineStandbys({ query }).finally(() => client.end());
  };
  const advised = [expect.stringContaining('none is connected')];
  expect(await examined()).toEqual({ wrong: [], advised });
  await owner.query('alter database shwekan set synchronous_commit = local');
  expect(await examined()).toEqual({ wrong: [expect.stringMatching(/^synchronous_commit = local: /)], advised });
  await owner.query('alter database shwekan reset synchronous_commit');
});

test('a first answer that no standby has is not given again by its key, until one has it', async () => {
  const key = { owner: 'player:1', call: '/api/user/transfer_in', key: 'of-a-cancelled-wait', body_hash: bodyHash({}) };
  const ask = () => db.transaction((tx) => once(tx, key, async () => ({ balance: 7 })));
  const first = ask().catch((error: unknown) => error);
  await endWait('pg_cancel_backend');
  expect(isOutcomeUnknown(await first)).toBe(true);
  const again = ask();
  // Nor is it told that it is done already.
  const already = new Refusal('already_decided');
  const refused = whenConfirmed(db, already);
  await until(async () => (await waiting()).length === 2);
  // A house without standbys: whoever waits is let go, for what it waited for is asked of nobody any more.
  await owner.query('alter system reset synchronous_standby_names');
  await owner.query('select pg_reload_conf()');
  expect(await again).toEqual({ reply: { balance: 7 }, replayed: true });
  expect(await refused).toBe(already);
});
