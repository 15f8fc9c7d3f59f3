import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { Tx } from '../src/platform/db.ts';
import { type FactReader, type FactToRead, forgetFacts, readFacts } from '../src/platform/fact-reader.ts';
import type { World } from '../src/platform/world.ts';
import { until } from './until.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const connected = async () => {
  const client = new pg.Client({ connectionString: world.database_url });
  client.on('error', () => undefined); // The world's end drops the database under it.
  await client.connect();
  afterAll(() => client.end());
  return client;
};
const owner = await connected();
const { server } = world;

// The world's own jobs are readers as well: this one has a place of its own.
await owner.query(`insert into fact_reader (name, xid, id) values ('test', '0', 0)`);

/** What was read of a kind, as often as it was. */
function collector(kind: string): { reader: FactReader; numbers: () => unknown[] } {
  const got: FactToRead[] = [];
  const reader: FactReader = { name: 'test' as FactReader['name'], kinds: [kind], take: async (_tx, facts) => void got.push(...facts) };
  return { reader, numbers: () => got.map((it) => it.data['n']) };
}

const tellOf = (kind: string, n: number) => owner.query('insert into fact (kind, data) values ($1, $2)', [kind, { n }]);

/** A transaction that has told something and goes on. */
async function openTransaction(kind: string, n: number): Promise<pg.Client> {
  const client = await connected();
  await client.query('begin');
  await client.query('insert into fact (kind, data) values ($1, $2)', [kind, { n }]);
  return client;
}

/** A world in which something happens after each statement that looks where the facts end. */
function withAfterLook(happens: () => Promise<unknown>): World {
  const { db } = server.world;
  const between = (tx: Tx): Tx => ({
    ...tx,
    query: async (text, values) => {
      const answer = await tx.query(text, values);
      if (text.includes('as horizon') && !text.includes('from fact')) await happens();
      return answer;
    },
  });
  return { ...server.world, db: { ...db, transaction: (work, until_ms) => db.transaction((tx) => work(between(tx)), until_ms) } };
}

test('what is committed while a reader reads is read once', async () => {
  const { reader, numbers } = collector('of_a_test');
  // A reader looks closer only where there is something to read.
  await tellOf('of_a_test', 0);
  const slow = await openTransaction('of_a_test', 1);
  let is_open = true;
  const busy = withAfterLook(async () => {
    if (is_open) await slow.query('commit');
    is_open = false;
  });
  await until(async () => {
    await readFacts(busy, reader);
    return !is_open;
  });
  await tellOf('of_a_test', 2);
  await until(async () => {
    await readFacts(busy, reader);
    return numbers().includes(2);
  });
  expect(numbers()).toEqual([0, 1, 2]);
});

test('what an open transaction told is not jumped over', async () => {
  const { reader, numbers } = collector('of_another');
  const slow = await openTransaction('of_another', 1);
  await tellOf('of_another', 2);
  await readFacts(server.world, reader);
  expect(numbers()).toEqual([]);
  await slow.query('commit');
  await until(async () => {
    await readFacts(server.world, reader);
    // Not "anything": a transaction of the world's own jobs may lie between the two, and the reader stops before it.
    return numbers().includes(2);
  });
  expect(numbers()).toEqual([1, 2]);
});

test('what lies behind another open transaction waits for it, and comes then', async () => {
  const { reader, numbers } = collector('of_a_third');
  const first = await openTransaction('of_a_third', 1);
  const between = await openTransaction('of_nobody', 0);
  await tellOf('of_a_third', 2);
  await first.query('commit');
  const readUntil = (n: number) =>
    until(async () => {
      await readFacts(server.world, reader);
      return numbers().includes(n);
    });
  await readUntil(1);
  expect(numbers()).toEqual([1]);
  await between.query('rollback');
  await readUntil(2);
  expect(numbers()).toEqual([1, 2]);
});

test('an old fact is kept until every reader has read it, one that is short lived is not', async () => {
  const [lasting, moving] = ['of_a_week', 'of_a_moment'];
  for (const kind of [lasting, moving]) {
    await owner.query(`insert into fact (kind, data, at) values ($1, '{}', product_now() - interval '8 days')`, [kind]);
  }
  // There is always a newer one.
  await tellOf('of_today', 1);
  const kept = async () => {
    await forgetFacts(server.world.db, [moving]);
    const { rows } = await owner.query('select kind from fact where kind = any ($1)', [[lasting, moving]]);
    return rows.map((it) => it.kind);
  };
  await owner.query(`update fact_reader set xid = '0', id = 0 where name = 'test'`);
  expect(await kept()).toEqual([lasting]);
  // A reader's place moves past what it does not want when that is a minute old.
  await world.moveClock(2 * 60_000);
  await until(async () => {
    await readFacts(server.world, collector('of_nothing').reader);
    return (await kept()).length === 0;
  });
});

test('many facts of others are passed by once, and not each time that a reader looks', async () => {
  const { reader, numbers } = collector('of_few');
  const placeNow = async () => (await owner.query(`select xid::text as xid, id from fact_reader where name = 'test'`)).rows[0];
  const first = await placeNow();
  await owner.query(`insert into fact (kind, data) select 'of_many', '{}' from generate_series(1, 501)`);
  await until(async () => {
    await readFacts(server.world, reader);
    return JSON.stringify(await placeNow()) !== JSON.stringify(first);
  });
  await tellOf('of_few', 1);
  await until(async () => {
    await readFacts(server.world, reader);
    return numbers().length > 0;
  });
  expect(numbers()).toEqual([1]);
});
