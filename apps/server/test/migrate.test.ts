import { expect, test } from 'vitest';
import { migrate } from '../src/migrate.ts';
import { testWorld } from './world.ts';

const world = await testWorld();

test('a schema that is up to date stays as it is, however many processes look after it at once', async () => {
  const before = await world.sql('select name, sha256 from migration order by name');
  expect(before.every((row) => /^[0-9a-f]{64}$/.test(String(row['sha256'])))).toBe(true);
  expect(await Promise.all([1, 2, 3].map(() => migrate(world.database_url)))).toEqual([[], [], []]);
  expect(await world.sql('select name, sha256 from migration order by name')).toEqual(before);
});

test.each([
  ['another text', 'f'.repeat(64)],
  ['a text that nobody noted', null],
])('a database on which a file was run with %s is refused, and the file is named', async (_, sha256) => {
  const [{ sha256: kept } = { sha256: null }] = await world.sql(`select sha256 from migration where name = '006_cash.sql'`);
  await world.sql(`update migration set sha256 = $1 where name = '006_cash.sql'`, [sha256]);
  await expect(migrate(world.database_url)).rejects.toThrow(/006_cash\.sql reads otherwise/);
  await world.sql(`update migration set sha256 = $1 where name = '006_cash.sql'`, [kept]);
  expect(await migrate(world.database_url)).toEqual([]);
});

test('promotions of before two operators opened them live through it: closed, and their terms are the first operator’s', async () => {
  await world.sql(`delete from migration where name = '024_promotion_four_eyes.sql'`);
  // As the file before left it.
  await world.sql(`alter table promotion drop constraint if exists promotion_four_eyes, drop constraint if exists promotion_terms,
    drop column if exists changed_by, drop column if exists opened_by, alter column is_open set default true`);
  await world.sql(`insert into operator (username, password_hash, roles) values ('first', 'x', '{owner}'), ('second', 'x', '{content}')`);
  await world.sql(`insert into promotion (title, code, bonus_basis_points, turnover_hundredths, level, is_open) values
    ('Ten', 'TEN', 1000, 300, 2, true), ('Closed', 'CLOSED', 500, 250, 1, false), ('Wild', 'WILD', 100000, 0, 1, true)`);
  expect(await migrate(world.database_url)).toEqual(['024_promotion_four_eyes.sql']);
  const rows = await world.sql(`select f.code, f.bonus_basis_points, f.turnover_hundredths, f.level, f.is_open, o.username, f.opened_by
    from promotion f join operator o on o.id = f.changed_by order by f.id`);
  const closed = { is_open: false, username: 'first', opened_by: null };
  expect(rows).toEqual([
    { code: 'TEN', bonus_basis_points: 1000, turnover_hundredths: 300, level: 2, ...closed },
    { code: 'CLOSED', bonus_basis_points: 500, turnover_hundredths: 250, level: 1, ...closed },
    { code: 'WILD', bonus_basis_points: 20_000, turnover_hundredths: 100, level: 1, ...closed },
  ]);
  await expect(world.sql(`update promotion set is_open = true`)).rejects.toThrow('promotion_four_eyes');
});
