import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ALERT_KINDS } from '@shwekan/contract';
import { expect, test } from 'vitest';
import { root } from '../processes.ts';

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const textOf = (page: string) => readFileSync(join(root, page), 'utf8');

test('a decision has its number, its date and what became of it', () => {
  const decisions = pages.filter((it) => it.startsWith('docs/decisions/'));
  expect(decisions.length).toBeGreaterThan(30);
  const wrong = decisions.filter((page) => {
    const [heading = '', , status = ''] = textOf(page).split('\n');
    return !heading.startsWith(`# ${basename(page).slice(0, 3)} `) || !/^20\d\d-\d\d-\d\d, (accepted|replaced)\b.*\.$/.test(status);
  });
  expect(wrong).toEqual([]);
  const numbers = decisions.map((page) => basename(page).slice(0, 3));
  expect(numbers.filter((it, place) => numbers.indexOf(it) !== place)).toEqual([]);
});

test('a link of a document leads to a file that is there', () => {
  const dead = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map((it) => it[1] ?? '')
      .filter((to) => !/^[a-z]+:/.test(to) && !existsSync(join(root, dirname(page), to)))
      .map((to) => `${page}: ${to}`),
  );
  expect(dead).toEqual([]);
});

const PARTS = /^\*Means\*: \S.*\. \*Look at\*: \S.*[.?] \*Do\*: \S.*\. \*Over\* when \S.*\.$/;
const runbooksIn = (text: string) => [...text.matchAll(/^### `(\w+)`\n\n(.*)$/gm)].map(([, of = '', said = '']) => ({ of, said }));

test('every kind of alert has its runbook, and every runbook its kind', () => {
  const [, runbooks = ''] = textOf('docs/operating.md').split('\n## Runbooks\n');
  const found = runbooksIn(runbooks);
  expect(found.map((it) => it.of).sort()).toEqual(Object.keys(ALERT_KINDS).sort());
  expect(found.filter((it) => !PARTS.test(it.said)).map((it) => it.of)).toEqual([]);
});

test('every alarm of the figures has its runbook, which it names, and every runbook its alarm', () => {
  const [, section = ''] = textOf('docs/operating.md').split('\n## Figures and their alarms\n');
  const found = runbooksIn(section.split('\n## ')[0] ?? '');
  const rules = textOf('deploy/prometheus/rules.yml');
  const alarms = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map((it) => it[1] ?? '');
  expect(alarms.length).toBeGreaterThan(10);
  expect(found.map((it) => it.of).sort()).toEqual([...alarms].sort());
  expect(found.filter((it) => !PARTS.test(it.said)).map((it) => it.of)).toEqual([]);
  const named = [...rules.matchAll(/^ +runbook: docs\/operating\.md#(\w+)$/gm)].map((it) => it[1] ?? '');
  expect(named).toEqual(alarms.map((it) => it.toLowerCase()));
});
