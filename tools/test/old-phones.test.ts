import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../processes.ts';

// The build makes older syntax of newer, and adds no names that a browser does not have: Chrome 91 and Safari 14.1 are the oldest.
const NEWER = new RegExp(
  [
    String.raw`\.(at|findLast|findLastIndex|toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(`,
    String.raw`\b(structuredClone|Object\.hasOwn|(Object|Map)\.groupBy|Array\.fromAsync|Promise\.(withResolvers|try)|AbortSignal\.(timeout|any)|Iterator\.from)\b`,
    String.raw`\.(requestSubmit|throwIfAborted|togglePopover|checkVisibility)\(|\b(createImageBitmap|reportError)\(`,
    // The build leaves what looks back in an expression as it is: the whole file is then no script for Safari before 16.4.
    String.raw`\(\?<[=!]`,
    String.raw`\.[gs]etBig(Ui|I)nt64\(`,
    String.raw`\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(`,
  ].join('|'),
);

test('what runs on a phone uses no name that the oldest phones do not have', () => {
  const all = globSync('{apps/player,packages/{ui,rules,phrases,proof}}/src/**/*.{ts,tsx}', { cwd: root });
  // The server draws the first screen.
  const files = all.filter((file) => !file.startsWith('apps/player/src/first-screen/'));
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (NEWER.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
