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

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has, from V1 on. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const OF_LEVEL_1 = 70;
const STATES = ['met', 'not met', 'not applicable'];

function requirementRows() {
  const [, section = ''] = textOf('docs/security.md').split('\n## OWASP ASVS 5.0, levels 1 and 2\n');
  const rows = [...section.matchAll(/^\| (\d+)\.(\d+)\.(\d+) \| ([12]) \| (\S.*?) \| ([a-z ]+) \| (\S.*) \|$/gm)];
  return rows.map(([, chapter = '', part = '', nth = '', level = '', , state = '', why = '']) => {
    return { chapter: Number(chapter), id: `${chapter}.${part}.${nth}`, level, state, why };
  });
}

test('each requirement of ASVS levels 1 and 2 has a row, and its count is what the page says', () => {
  const rows = requirementRows();
  expect(REQUIREMENTS.map((_, at) => rows.filter((it) => it.chapter === at + 1).length)).toEqual(REQUIREMENTS);
  expect(new Set(rows.map((it) => it.id)).size).toBe(rows.length);
  expect(rows.filter((it) => it.level === '1')).toHaveLength(OF_LEVEL_1);
  const [met, unmet, others] = STATES.map((state) => rows.filter((it) => it.state === state).length);
  expect(textOf('docs/security.md')).toContain(
    `Of ${rows.length} requirements ${met} are met, ${unmet} are not, and ${others} do not apply.`,
  );
});

test('a requirement that is met names a test that is there by its title, or a page', () => {
  const wrong = requirementRows().flatMap(({ id, state, why }) => {
    const named = [...why.matchAll(/`((?:apps|packages|tools|e2e)\/\S+\.(?:test|story)\.tsx?)`(?:: (.+?))?(?=; `|$)/g)];
    const missing = named.filter(([, file = '', title = '']) => !existsSync(join(root, file)) || !title || !textOf(file).includes(title));
    const says = named.length > 0 || /\]\(|\*, above/.test(why);
    return state === 'met' && !says ? [`${id} shows nothing`] : missing.map(([it]) => `${id}: ${it}`);
  });
  expect(wrong).toEqual([]);
});

const TEST_FILE = /`((?:[\w-]+\/)*[\w.-]+\.(?:test|story)\.tsx?)`/;
/** What a row names of each test file: the pieces of its titles that it spells out; what stands in brackets is the row's own word. */
function namedTests(shown: string): { file: string; pieces: string[] }[] {
  return [...shown.matchAll(new RegExp(`${TEST_FILE.source}((?:(?!${TEST_FILE.source}).)*)`, 'g'))].map(([, file = '', titles = '']) => {
    const pieces = titles.replace(/\([^)]*\)/g, '…').split(/…|\.\.\.|[;,:.] /);
    return { file, pieces: pieces.map((it) => it.replace(/^[\s,:]+(?:and )?|[\s,.;:|]+$/g, '')).filter((it) => it.length > 3) };
  });
}

test('a promise of the page of security names a test that is there by its title, or a check', () => {
  const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.story.ts'], { cwd: root, encoding: 'utf8' }).split('\n');
  const [promises = ''] = textOf('docs/security.md').split('\n## OWASP ASVS');
  const tables = [...promises.matchAll(/^\| promise \| shown by \|\n\|---\|---\|\n((?:\| .*\n)+)/gm)];
  const rows = tables.flatMap(([, text = '']) => text.trim().split('\n'));
  expect(rows.length).toBeGreaterThan(150);
  const wrong = rows.flatMap((row) => {
    const shown = namedTests(row.slice(row.indexOf(' | ')));
    if (shown.length === 0 && !/`npm run [\w -]+`/.test(row)) return [`shows nothing: ${row}`];
    return shown.flatMap(({ file, pieces }) => {
      const found = tests.filter((it) => it === file || it.endsWith(`/${file}`));
      if (found.length !== 1) return [`${file} is ${found.length} files`];
      const text = textOf(found[0] ?? '');
      return pieces.filter((it) => !text.includes(it)).map((it) => `${file}: ${it}`);
    });
  });
  expect(wrong).toEqual([]);
});
