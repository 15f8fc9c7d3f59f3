import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../processes.ts';

/** What a house runs and what a phone or an operator's browser loads. */
const SOURCES = execFileSync('git', ['ls-files', 'apps/*/src/*.ts', 'apps/*/src/*.tsx', 'packages/*/src/*.ts', 'packages/*/src/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const filesWith = (pattern: RegExp) => SOURCES.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('no code of a house or of its apps runs a command, or a text as code or as markup', () => {
  expect(SOURCES.length).toBeGreaterThan(1000);
  expect(filesWith(/node:child_process|\beval\(|new Function\(|node:vm'/)).toEqual([]);
  expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML|document\.write\(/)).toEqual([]);
});

test('nothing turns the check of certificates off', () => {
  expect(filesWith(/rejectUnauthorized\s*:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});

test('a field for a password masks what is typed, and lets it be pasted and filled in', () => {
  const tags = SOURCES.flatMap(({ file, text }) =>
    [...text.matchAll(/<(\w+)\b[^<>]*?\bname="(?:\w+_)?password"/g)].map(([, tag = '']) => `${tag} in ${file}`),
  );
  expect(tags.length).toBeGreaterThan(6);
  // These two stand on type=password, which the player's turns while its eye is open.
  expect(tags.filter((it) => !/^Password(Field|Input) in /.test(it))).toEqual([]);
  const masked = SOURCES.filter(({ text }) => /type=\{shown \? 'text' : 'password'\}|<PasswordInput\b/.test(text));
  expect(masked.length).toBeGreaterThan(3);
  expect(masked.filter(({ text }) => /onPaste|onCopy/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a statement names the columns that it writes: a version that goes on beside a table with a column more writes what it wrote', () => {
  const files = execFileSync('git', ['ls-files', 'apps/server/src/*.sql', 'apps/server/src/*.ts'], { cwd: root, encoding: 'utf8' });
  const inserts = files
    .split('\n')
    .filter((it) => it !== '' && !it.endsWith('/schema.sql'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\binsert into [\w.]+(?: as \w+)?\s+(\S+)/g)].map(([, next]) => ({ file, next })),
    );
  expect(inserts.length).toBeGreaterThan(140);
  expect(inserts.filter(({ next }) => !next?.startsWith('(') && next !== 'default')).toEqual([]);
});

test('no page listens to messages of other pages, but of its own worker and tabs', () => {
  expect(filesWith(/(?:window|globalThis|self)\.addEventListener\('message'|window\.onmessage/)).toEqual([]);
});

test.each(['wager', 'game_transaction', 'wager_tombstone'])('whoever writes a whole %s names every column of it', (table) => {
  const schema = readFileSync(join(root, 'docs/schema.sql'), 'utf8').split(`create table games.${table} (\n`)[1] ?? '';
  const columns = [...(schema.split('\n);')[0] ?? '').matchAll(/^ {2}(?!constraint )(\w+) /gm)].map(([, name]) => name);
  const files = ['books/repair.sql', 'wallet/callbacks.sql'].map((it) => readFileSync(join(root, 'apps/server/src/games', it), 'utf8'));
  const written = files.flatMap((text) =>
    [...text.matchAll(new RegExp(`insert into ${table} \\(([^)]*)\\)`, 'g'))].map(([, list]) => list ?? ''),
  );
  expect(written.length).toBeGreaterThan(0);
  for (const list of written) expect(list.split(',').map((it) => it.trim())).toEqual(columns);
});
