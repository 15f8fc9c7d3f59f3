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
