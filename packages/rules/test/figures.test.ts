import { expect, test } from 'vitest';
import { figuresOf } from '../src/figures.ts';

const DRAWN = [
  { number: 47, count: 2, draws_since: 3, days_since: 1 },
  { number: 7, count: 1, draws_since: 9, days_since: 4 },
  { number: 77, count: 0, draws_since: 40, days_since: 12 },
];
const NEVER = { count: 0, draws_since: null, days_since: null };

test('numbers of two digits are counted by themselves, their head, tail and break, and as doubles', () => {
  const { numbers, heads, tails, breaks, doubles } = figuresOf(DRAWN, 2);
  expect(numbers).toHaveLength(100);
  expect(numbers[47]).toEqual({ number: '47', count: 2, draws_since: 3, days_since: 1 });
  expect(numbers[48]).toEqual({ number: '48', ...NEVER });
  expect(heads[0]).toEqual({ digit: 0, count: 1, draws_since: 9, days_since: 4 });
  // 47, 07 and 77 together: how long ago is that of the latest of them, also of one beyond the span.
  expect(tails[7]).toEqual({ digit: 7, count: 3, draws_since: 3, days_since: 1 });
  expect(breaks[1]).toEqual({ digit: 1, count: 2, draws_since: 3, days_since: 1 });
  expect(breaks[4]).toEqual({ digit: 4, count: 0, draws_since: 40, days_since: 12 });
  expect(doubles.map((it) => it.number)).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99']);
  expect(doubles[7]).toEqual({ number: '77', count: 0, draws_since: 40, days_since: 12 });
});

test('a lottery of ten numbers has nothing beside them, one of a thousand is told by its digits', () => {
  const one = figuresOf([{ number: 7, count: 1, draws_since: 0, days_since: 0 }], 1);
  expect([one.numbers.length, one.heads, one.tails, one.breaks, one.doubles]).toEqual([10, [], [], [], []]);
  const three = figuresOf([{ number: 77, count: 1, draws_since: 0, days_since: 5 }], 3);
  expect(three.numbers).toEqual([]);
  expect([three.heads[0]?.count, three.tails[7]?.count, three.breaks[4]?.count]).toEqual([1, 1, 1]);
  expect(three.doubles.map((it) => it.number)).toContain('777');
});
