import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SRC = new URL('../src/', import.meta.url).pathname;
const files = globSync('**/*.tsx', { cwd: SRC }).sort();
const source = (file: string) => readFileSync(`${SRC}${file}`, 'utf8');
/** The files in which something is drawn. */
const drawing = (what: RegExp) => files.filter((file) => what.test(source(file)));

/** A list has views, order, columns and export. What is a table all the same, and why it is no list. */
const NO_LISTS: Record<string, string> = {
  'parts/ListFrame.tsx': 'the list itself',
  'screens/case/Findings.tsx': 'what one case was opened for, as its page answers it',
  'screens/draw/Proposals.tsx': 'the few results of one draw that wait for a decision',
  'screens/house-account/DifferenceTab.tsx': 'the lines of one sum, which what is typed changes',
  'screens/house-account/MatchesTab.tsx': 'a form: what is ticked is approved',
  'screens/lottery/OffDays.tsx': 'the off days of one lottery, beside their calendar',
  'screens/lottery/SectionsTable.tsx': 'the sections of one lottery, which are its settings',
  'screens/wagers/TrailDialog.tsx': 'the transactions of one wager, in its dialog',
};

/** Lists that stand beside another one of their page, which has the views of both: the address is one. */
const BESIDE = ['screens/player/CashTab.tsx', 'screens/reconciliation/page.tsx', 'screens/takers/SalesList.tsx'];

test('every table of the console is a list with saved views, or it is said here why not', () => {
  expect(drawing(/<DataTable\b/)).toEqual(Object.keys(NO_LISTS).sort());
});

test('every list has the saved views of its page, but for the second of two on one', () => {
  expect(drawing(/^\s+isBeside(=|$)/m).filter((it) => it.startsWith('screens/'))).toEqual(BESIDE);
  expect(drawing(/<ListViews\b/), 'the desk of cash-ins is no table').toEqual(['parts/ListFrame.tsx', 'screens/cash-ins/CashIns.tsx']);
});
