import { globSync } from 'node:fs';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { loginsOf } from '../src/platform/logins.ts';
import { registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
await registerPlayer(world);
const open = async (address: string) => {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined); // The world's end drops the database under it.
  await client.connect();
  afterAll(() => client.end());
  return client;
};
const { APP_DATABASE_URL, READER_DATABASE_URL } = loginsOf(world.database_url);
const [app, reader] = [await open(APP_DATABASE_URL), await open(READER_DATABASE_URL)];
/** What the audit asks, which comes as who only reads. */
const OF_THE_AUDIT = /(^|\/)(audit|trail)\.ts$/;
const QUERIES = new URL('../queries/', import.meta.url);
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

type Query = { run(params: unknown, db: { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }): Promise<unknown> };
/** What a typed query sends, with nothing in its places. */
async function textOf(query: Query): Promise<string> {
  let sent = '';
  const nothing = new Proxy({}, { get: () => null, has: () => true });
  await query.run(nothing, {
    query: async (text) => {
      sent = text;
      return { rows: [] };
    },
  });
  return sent;
}

test('the rights of the server, and of who only reads, are enough for every query they have', async () => {
  const files = globSync('**/*.ts', { cwd: QUERIES.pathname });
  const denied: string[] = [];
  let count = 0;
  for (const file of files) {
    const login = OF_THE_AUDIT.test(file) ? reader : app;
    for (const [name, query] of Object.entries((await import(new URL(file, QUERIES).href)) as Record<string, Query>)) {
      count += 1;
      const code = await codeOf(login.query(`explain (generic_plan) ${await textOf(query)}`));
      if (code !== 'done') denied.push(`${file} ${name}: ${code}`);
    }
  }
  expect(count).toBeGreaterThan(400);
  expect(denied).toEqual([]);
});

test('who only reads knows no seed of pocket money before its day is over', async () => {
  for (const of of ['pocket_seed', 'pocket_mix', 'public_pocket_seed'])
    expect(await codeOf(reader.query(`select from ${of}`))).toBe('42501');
  const { rows } = await reader.query(
    'select count(*) filter (where day >= yangon_day(product_now()))::int as early from told_pocket_seed',
  );
  expect(rows).toEqual([{ early: 0 }]);
});

describe('and allow nothing beside them', () => {
  test.each([
    `insert into operator (username, password_hash, roles) values ('me', '-', '{owner}')`,
    `update operator set password_hash = '-'`,
    `update operator set roles = '{owner}'`,
    `update operator set disabled_at = null`,
    'insert into operator_invitation (operator_id, first_by, second_by, expires_at) values (1, 1, 2, now())',
    'update operator_invitation set first_by = 2',
    `update operator_invitation set expires_at = 'infinity'`,
    `insert into audit_row (operator_id, action, subject) values (1, 'x', 'x')`,
    'delete from alert',
    `update alert set data = '{}'`,
    `update alert set kind = 'x'`,
    'update cash_in set amount_pya = 1',
    'update cash_in set player_id = 1',
    `insert into cash_in (state) values ('approved')`,
    'delete from cash_in',
    'update cash_out set amount_pya = 1',
    `update cash_out set account_number = '1'`,
    `insert into cash_out (state) values ('paid')`,
    'insert into cash_out (deed_id) values (1)',
    'update adjustment set amount_pya = 1',
    'update adjustment set deed_id = 1',
    'delete from adjustment',
    `insert into wager_difference (state) values ('repaired')`,
    'delete from wager_difference',
    'delete from draw_seal',
    'update slip set stakes_pya = null',
    'delete from slip',
    'update payout set amount_pya = 1',
    'update payout_due set amounts_pya = null',
    'update result_proposal set number = 1',
    `insert into result_proposal (state) values ('confirmed')`,
    'update player set user_code = null',
    'update player set created_at = now()',
    'delete from player',
    'update promotion_claim set amount_pya = 1',
    'update transfer set amount_pya = 1',
    'update game_transaction set moved_pya = 0',
    'update wager set player_id = 1',
    'delete from wager',
    'delete from fact_reader',
    `update fact set data = '{}'`,
    'delete from setting',
    `insert into migration (name) values ('x')`,
  ])('%s', async (sql) => {
    expect(await codeOf(app.query(`explain ${sql}`))).toBe('42501');
  });
});
