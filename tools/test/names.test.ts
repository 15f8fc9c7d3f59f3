import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../processes.ts';

const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
/** What happened to a thing is no name of it: the words that the guide keeps out of the names of files and types. */
const NO_NAMES = (/^Never a name by itself[^:]*: ([^.]+)\./m.exec(guide)?.[1] ?? '').split(/,\s*/);
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.sql'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

test('files are named by nouns, not by what happened to a thing', () => {
  expect(NO_NAMES.length).toBeGreaterThan(20);
  const stems = files.map((file) => ({
    file,
    stem: basename(file)
      .replace(/[.].*$/, '')
      .toLowerCase(),
  }));
  expect(stems.filter((it) => NO_NAMES.includes(it.stem)).map((it) => it.file)).toEqual([]);
});

test('types and shapes are named by nouns, not by what happened to a thing', () => {
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const names = [
        ...readFileSync(join(root, file), 'utf8').matchAll(/^\s*(?:export )?(?:type|interface|const) ([A-Z]\w*[a-z]\w*)/gm),
      ].map((it) => it[1] ?? '');
      return names.filter((name) => NO_NAMES.includes(name.toLowerCase())).map((name) => `${file}: ${name}`);
    });
  expect(found).toEqual([]);
});
