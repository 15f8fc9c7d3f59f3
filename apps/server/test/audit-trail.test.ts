import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { auditRow } from '../src/platform/audit-row.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { audit } from '../src/proof/audit.ts';
import { operatorToken } from './people.ts';
import { runProgram } from './run-program.ts';
import { testWorld } from './world.ts';

const AUDIT = new URL('../src/proof/audit.ts', import.meta.url).pathname;
const PASSWORD = 'an-operator-password';
const world = await testWorld();
for (const username of ['one', 'two']) await addOperator(world.database_url, { username, password: PASSWORD, roles: ['owner'] });
for (const username of ['one', 'two', 'one', 'two']) await operatorToken(world, username, PASSWORD);
const owner = new pg.Client({ connectionString: world.database_url });
await owner.connect();
afterAll(() => owner.end());

const ids = (await world.sql('select id::int from audit_row order by id')).map((it) => Number(it['id']));
const check = 'every deed is in the trail as it was done';
/** What the audit says while a change stands that only who owns the database can make, with every trigger off. */
async function saidAfter(sql: string): Promise<unknown> {
  for (const table of ['audit_row', 'audit_link']) await owner.query(`create table kept_${table} as select * from ${table}`);
  const tamper = (text: string) => owner.query(`begin; set local session_replication_role = replica; ${text}; commit`);
  await tamper(sql);
  try {
    return (await audit(world.database_url)).difference;
  } finally {
    for (const table of ['audit_row', 'audit_link'])
      await tamper(
        `delete from ${table}; insert into ${table} ${table === 'audit_row' ? 'overriding system value' : ''} select * from kept_${table}`,
      );
    await owner.query('drop table kept_audit_row, kept_audit_link');
  }
}

test.each([
  [
    'another operator is put in',
    `update audit_row set operator_id = operator_id % 2 + 1 where id = ${ids[2]}`,
    ids[2],
    'it is not as it was written',
  ],
  ['another address is put in', `update audit_row set address = '10.0.0.1' where id = ${ids[3]}`, ids[3], 'it is not as it was written'],
  [
    'a time is moved by a microsecond',
    `update audit_row set at = at + interval '1 microsecond' where id = ${ids[4]}`,
    ids[4],
    'it is not as it was written',
  ],
  [
    'two are changed: the first',
    `update audit_row set reason = 'x' where id in (${ids[1]}, ${ids[4]})`,
    ids[1],
    'it is not as it was written',
  ],
  ['a row is taken out', `delete from audit_row where id = ${ids[3]}`, ids[3], 'it is missing'],
  [
    'a row and its link are taken out',
    `delete from audit_row where id = ${ids[3]}; delete from audit_link where audit_id = ${ids[3]}`,
    ids[4],
    'link 4 of the trail is missing before it',
  ],
  [
    'a row is put in',
    `insert into audit_row (id, operator_id, action, subject) overriding system value values (0, 1, 'login', 'operator:1')`,
    0,
    'it was put in beside the trail',
  ],
  [
    'a row is changed and its link made anew',
    `update audit_row a set reason = 'x' where id = ${ids[2]};
      update audit_link l set hash = audit_hash((select hash from audit_link where n = 2), a) from audit_row a where a.id = l.audit_id and l.n = 3`,
    ids[3],
    'it is not as it was written',
  ],
])('the audit names the first row that is wrong: %s', async (_, sql, id, says) => {
  expect(ids.length).toBe(6);
  expect(await saidAfter(sql)).toEqual({ check, difference: expect.stringMatching(new RegExp(`^audit row ${id} \\(.*\\): ${says}$`)) });
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('a trail that was chained anew as a whole is not the one that was written down', async () => {
  const run = (...words: string[]) => {
    const env = { ...process.env, READER_DATABASE_URL: loginsOf(world.database_url).READER_DATABASE_URL };
    return runProgram(AUDIT, words, env);
  };
  const printed = (await run()).stdout;
  const end = /^The trail ends with (6:[0-9a-f]{64})$/m.exec(printed)?.[1] ?? printed;
  const later = await owner.query("select write_audit(1, 'login', 'operator:1', null, null, null, null)");
  expect(later.rowCount).toBe(1);
  expect(await run('--trail', end)).toMatchObject({ status: 0 });
  const other = end.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect(await run('--trail', other)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('Not true: the trail is the one that was written down.'),
  });
  expect((await run('--trail', end.replace('6:', '60:'))).stdout).toContain('is missing');
  expect(await run('--trail', 'x')).toMatchObject({ status: 1, stderr: expect.stringContaining('--trail takes what an audit printed') });
});

test('the server writes the trail by its function alone, and cannot touch what is in it', async () => {
  const { db } = world.server.world;
  for (const sql of [
    `insert into audit_row (operator_id, action, subject) values (1, 'login', 'operator:1')`,
    `update audit_row set action = 'x'`,
    'delete from audit_row',
    'insert into audit_link (n, audit_id, hash) select n + 100, audit_id + 100, hash from audit_link',
    'update audit_link set n = n + 1000',
    'delete from audit_link',
    'alter table audit_row disable trigger audit_chained',
  ])
    await expect(db.query(sql), sql).rejects.toMatchObject({ code: '42501' });
});

test('who writes the trail waits for nobody who has not ended: rows are linked as their transactions commit, and none is lost', async () => {
  const { db } = world.server.world;
  const write = (subject: string, between = async () => {}) =>
    db.transaction(async (tx) => {
      await auditRow(tx, { operator_id: 1, action: 'note', subject });
      await between();
    });
  await write('slow', () => write('quick'));
  await Promise.all(Array.from({ length: 40 }, (_, n) => write(`crowd:${n}`)));
  await db
    .transaction(async (tx) => {
      await auditRow(tx, { operator_id: 1, action: 'note', subject: 'undone' });
      throw new Error('no');
    })
    .catch(() => undefined);
  const linked = await world.sql('select a.subject from audit_link l join audit_row a on a.id = l.audit_id order by l.n desc limit 42');
  expect(linked.slice(-2).map((it) => it['subject'])).toEqual(['slow', 'quick']);
  expect(new Set(linked.map((it) => it['subject'])).size).toBe(42);
  expect((await audit(world.database_url)).difference).toBeNull();
});
