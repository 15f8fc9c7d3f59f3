import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../processes.ts';

type Name = { name: string; file: string; words: string[] };
type Exception = { words: string[]; names: string[] };

const TOP = /^(?:export )?(?:declare )?(?:default )?(?:async )?(?:function\*?|const|let|type|interface|class) (\w+)/gm;
const MADE = /\bcreate (?:or replace )?(?:unlogged )?(?:table|view|type|domain|function|procedure) (?:if not exists )?([\w.]+)/g;

const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
/** The words that the glossary keeps out of names, and the names that may have them all the same. */
const UNUSED = cellsBelow('| word | means | never in a name |').flatMap((cells) => (cells[2] ?? '').split(/,\s*/).filter(Boolean));
const EXCEPTIONS: Exception[] = cellsBelow('| word | stands in | because |').map(([words = '', names = '']) => ({
  words: words.split(/,\s*/),
  names: [...names.matchAll(/`([^`]+)`/g)].map((it) => it[1] ?? ''),
}));
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.sql'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  // What is printed has its names from the files that are written.
  .filter((file) => file !== '' && !file.startsWith('apps/server/queries/') && file !== 'docs/schema.sql');
const found = files.flatMap(namesOf).flatMap((it) => UNUSED.filter((word) => isIn(word, it)).map((word) => ({ ...it, word })));

test('files, identifiers, tables and columns have no word that the glossary replaces', () => {
  expect(UNUSED.length).toBeGreaterThan(20);
  const wrong = found.filter((it) => !EXCEPTIONS.some((exception) => allows(exception, it.word, it)));
  expect(wrong.map((it) => `${it.file}: ${it.name} has "${it.word}"`)).toEqual([]);
});

test('an exception of the glossary is of a name that there is', () => {
  const idle = EXCEPTIONS.flatMap(({ words, names }) => names.map((name) => ({ words, names: [name] }))).filter(
    (exception) => !found.some((it) => allows(exception, it.word, it)),
  );
  expect(idle).toEqual([]);
});

function cellsBelow(heading: string): string[][] {
  const lines = guide.slice(guide.indexOf(heading) + heading.length + 1).split('\n');
  const rows = lines.slice(1, lines.indexOf(''));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The names of a file: of itself with its folders, of what stands at its top, of its tables, columns, functions and queries. */
function namesOf(file: string): Name[] {
  const text = readFileSync(join(root, file), 'utf8');
  const path = file.split('/').map((part) => part.replace(/[.].*$/, ''));
  const names = file.endsWith('.sql') ? namesOfSql(text) : matches(text, TOP);
  return [...path, ...names].map((name) => ({ name, file, words: wordsOf(name) }));
}

function namesOfSql(text: string): string[] {
  const tables = matches(text, /\bcreate (?:unlogged )?table [\w.]+ \(([\s\S]*?)\n\)/g);
  return [...matches(text, MADE), ...matches(text, /@name (\w+)/g), ...tables.flatMap((body) => matches(body, /^ {2}([a-z]\w*) /gm))];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((it) => it[1] ?? '');
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

function isIn(word: string, { words }: Name): boolean {
  return words.includes(word) || words.includes(`${word}s`);
}

/** An exception names a folder or a file by its path, or a name, in which `*` stands for anything. */
function allows({ words, names }: Exception, word: string, { name, file }: Name): boolean {
  if (!words.includes(word)) return false;
  return names.some((it) => (it.includes('/') ? file.startsWith(it) : new RegExp(`^${it.replaceAll('*', '.*')}$`).test(name)));
}
