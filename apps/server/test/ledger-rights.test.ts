import { describe, expect, test } from 'vitest';
import { makePool } from '../src/platform/database-pool.ts';
import { makeLog } from '../src/platform/log.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const { db } = world.server.world;
await registerPlayer(world);
const ONE = `select 'x:1', id from purse limit 1`;

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const NOT_ALLOWED = '42501';
const APPEND_ONLY = 'SK009';

const WRITES = [
  `insert into purse (kind, name, keeps_balance) values ('house_gift', '', false)`,
  'update purse set balance = balance + 1',
  'delete from purse',
  'truncate purse cascade',
  'select * from purse for update',
  `insert into entry (ref, reason, at) values ('x:1', 'win', now())`,
  `update entry set ref = ref || 'x'`,
  'delete from entry',
  'truncate entry cascade',
  'insert into move (entry_id, line, from_purse, to_purse, amount) values (1, 0, 1, 2, 5)',
  'update move set amount = amount + 1',
  'delete from move',
  'truncate move',
  `insert into entry_route (reason, from_kind, to_kind) values ('gift', 'house_gift', 'main')`,
  'update entry_route set may_overdraw = true',
  'delete from entry_route',
  'alter table move disable trigger all',
  'set session_replication_role = replica',
  `select house_purse('house_gift', '')`,
  `select refuse_post('SK001', '')`,
];

describe('the server has no way around post()', () => {
  test.each(WRITES)('%s', async (sql) => {
    expect(await refusalOf(db.query(sql))).toBe(NOT_ALLOWED);
  });
});

describe('who only reads', () => {
  const pool = makePool({ url: loginsOf(world.database_url).READER_DATABASE_URL, size: 1, log: makeLog('fatal') });
  test.each([
    ...WRITES,
    `select * from post(array['a'], array['win'], array[1], array[2], array[1])`,
    'select open_purses(1)',
    `select * from lock_purses(array[1], 'main')`,
  ])('cannot: %s', async (sql) => {
    expect(await refusalOf(pool.query(sql))).toBe(NOT_ALLOWED);
  });
  test('may read the books', async () => {
    expect(await refusalOf(pool.query(`${ONE}`))).toBe('done');
    await pool.end();
  });
});

describe('even the owner of the database changes nothing by mistake', () => {
  test.each([
    `update entry set ref = ref || 'x'`,
    'delete from entry',
    'truncate entry',
    'update move set amount = amount + 1',
    'delete from move',
    'truncate move',
    'delete from purse',
    'truncate purse cascade',
  ])('%s', async (sql) => {
    expect(await refusalOf(world.sql(sql))).toBe(APPEND_ONLY);
  });
});

test.each(['main', 'game', 'promotion', 'points', 'hold'])('the database lets no %s purse go below zero unmarked', async (kind) => {
  const below = `update purse set balance = -1 where player_id is not null and kind = '${kind}'`;
  expect(await refusalOf(world.sql(below))).toBe('23514');
});

test.each(['promotion', 'points', 'hold'])('the database lets no %s purse go below zero, marked or not', async (kind) => {
  const below = `update purse set balance = -1, overdrawn_at = product_now() where player_id is not null and kind = '${kind}'`;
  expect(await refusalOf(world.sql(below))).toBe('23514');
});
