import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excessOver, readBets, writeBets } from '../src/index.ts';

test('what is above a limit is written by amount, the dearest first, and rounded up to what the trade writes', () => {
  const taken = [
    ['12', 5000],
    ['07', 2000],
    ['34', 1500],
    ['56', 1500],
    ['78', 1000],
    ['90', 1050],
  ] as const;
  expect(writeBets(excessOver(taken, 1000))).toBe('12=4000\n07=1000\n34.56=500\n90=100');
  expect(writeBets(excessOver(taken, 5000))).toBe('');
});

test('of a lottery whose stakes go by less than the trade writes, no more is written than is staked', () => {
  const taken = [
    ['12', 150],
    ['07', 50],
    ['34', 250],
  ] as const;
  expect(writeBets(excessOver(taken, 0))).toBe('34=200\n12=100');
  expect(writeBets(excessOver(taken, 100))).toBe('34=200\n12=100');
});

const LOTTERIES = [
  ['1D', 1],
  ['2D', 2],
  ['3D', 3],
] as const;

test.each(LOTTERIES)('what is written of %s is read as the same numbers and amounts', (lottery, digits) => {
  const number = fc.integer({ min: 0, max: 10 ** digits - 1 }).map((it) => String(it).padStart(digits, '0'));
  const kyat = fc.integer({ min: 1, max: 4 }).map((it) => it * 100);
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(number, kyat), { selector: ([it]) => it, maxLength: 60 }), (lines) => {
      const { lines: read, words } = readBets(writeBets(lines), { lottery });
      expect(words.every((it) => it.state === 'read')).toBe(true);
      expect(read.map((it) => [it.number, it.stake_kyat]).toSorted()).toEqual(lines.toSorted());
    }),
  );
});
