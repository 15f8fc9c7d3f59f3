import { expect, test } from 'vitest';
import { Moment } from '../src/parts/Moment.tsx';
import { Money } from '../src/parts/Money.tsx';
import { sortedBy } from '../src/parts/sort-value.ts';

const sorted = (cells: readonly React.ReactNode[], isDown = false) =>
  sortedBy(
    cells.map((cell, nth) => ({ cell, nth })),
    (row) => row.cell,
    isDown,
  ).map((it) => it.nth);

test('a column sorts by what it shows: amounts by size, instants by time, words with their digits as numbers; what is empty stands last', () => {
  expect(sorted([<Money key="1" kyat="900.00" />, <Money key="2" kyat="-5.00" />, <Money key="3" kyat="10000.00" />])).toEqual([1, 0, 2]);
  expect(sorted([<Moment key="1" at="2026-11-20T10:00:00Z" />, <Moment key="2" at="2026-11-20T16:00:00+06:30" />])).toEqual([1, 0]);
  expect(sorted(['#10', '#9', null, '#100'])).toEqual([1, 0, 3, 2]);
  expect(sorted(['#10', '#9', null, '#100'], true)).toEqual([3, 0, 1, 2]);
  expect(sorted([<div key="1">beta</div>, <p key="2">Alpha</p>, ''])).toEqual([1, 0, 2]);
});
