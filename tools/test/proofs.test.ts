import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markedPart } from '../../bench/proof/house/page.ts';
import { root } from '../processes.ts';
import { NOT_PLAYED, sumUp } from '../proof-ends.ts';

test('a section of a proof says that it cannot be played again where its commit had changes or is not in the history, and once', () => {
  const head = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const at = (commit: string) => `kill\n\n- 5 operations\n\nNode 24, commit ${commit}, seed 1, on 2026-11-30.\n`;
  expect(markedPart(at(head))).toBe(at(head));
  for (const [commit, marked] of [
    [`${head} with changes`, `${head} with changes (cannot be replayed)`],
    ['0000000a', '0000000a (not in this history, cannot be replayed)'],
  ] as const) {
    expect(markedPart(at(commit))).toBe(at(marked));
    expect(markedPart(at(marked))).toBe(at(marked));
  }
  // What was not in the history and is there now says so no more.
  expect(markedPart(at(`${head} (not in this history, cannot be replayed)`))).toBe(at(head));
  expect(readFileSync(join(root, 'docs/proof.md'), 'utf8')).not.toMatch(/ with changes(?! \(cannot be replayed\))/);
});

test('a proof that this machine cannot play whole is told as not played, and is none that holds', () => {
  const ends = (...codes: [string, number][]) => sumUp(new Map(codes));
  expect(ends(['gone', 0], ['kill', 0])).toEqual({ words: '2 of 2 proofs hold.', code: 0 });
  expect(ends(['cluster', NOT_PLAYED], ['kill', 0])).toEqual({
    words: '1 of 2 proofs hold; not played, or not all of it: cluster.',
    code: NOT_PLAYED,
  });
  expect(ends(['cluster', NOT_PLAYED], ['kill', 1], ['races', 0])).toEqual({
    words: '1 of 3 proofs hold; not: kill; not played, or not all of it: cluster.',
    code: 1,
  });
});
