import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHANGES, readTableFiles } from '../src/schema-files.ts';

const files = await readTableFiles();

/** The files of a released version that read otherwise now or are gone, each with what to do. */
function editedSince(released: string): string[] {
  const now = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  const lines = released.split('\n').filter((line) => line !== '');
  return lines
    .map((line) => line.split(/\s+\*?/) as [string, string])
    .filter(([sha256, name]) => now.get(name) !== sha256)
    .map(([, name]) => `${name} is released: put it back, and write the change into a new file of apps/server/migrations`);
}

test('no schema and no numbered change of a released version was edited', () => {
  expect(editedSince(readFileSync(new URL('released.sha256', CHANGES), 'utf8'))).toEqual([]);
});

test('an edited one and one that is gone are named', () => {
  const same = files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
  expect(editedSince(same)).toEqual([]);
  const edited = `${'0'.repeat(64)}  cash/schema.sql\n${'0'.repeat(64)}  migrations/0001-gone.sql\n`;
  expect(editedSince(same + edited)).toEqual([
    expect.stringMatching(/^cash\/schema\.sql is released/),
    expect.stringMatching(/^migrations\/0001-gone\.sql is released/),
  ]);
});

test('numbered changes follow each other', () => {
  const numbers = files.flatMap(({ name }) => /^migrations\/(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1] ?? []);
  expect(files.filter(({ name }) => name.startsWith('migrations/'))).toHaveLength(numbers.length);
  expect(numbers.map(Number)).toEqual(numbers.map((_, n) => n + 1));
});
