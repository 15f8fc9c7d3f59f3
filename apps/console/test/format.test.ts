import { describe, expect, test } from 'vitest';
import { instantShown, shortKyat, spanShown, timeShown } from '../src/parts/format.ts';

describe('an operator reads times in Yangon, to the second', () => {
  for (const [wire, shown] of [
    ['2026-11-20T12:01:07+06:30', '20/11/2026 12:01:07'],
    ['2026-11-20T05:31:07Z', '20/11/2026 12:01:07'],
    ['2026-11-20T18:00:00.250Z', '21/11/2026 00:30:00'],
    ['soon', ''],
  ] as const) {
    test(`${wire} is ${shown || 'nothing'}`, () => {
      expect(instantShown(wire)).toBe(shown);
      // A claim's end is told to the minute.
      expect(timeShown(wire)).toBe(shown.slice(11, 16));
    });
  }
});

describe('a span is told in its two largest units', () => {
  for (const [span_ms, shown] of [
    [-5_000, '0 s'],
    [59_999, '59 s'],
    [60_000, '1 min 00 s'],
    [200_000, '3 min 20 s'],
    [3_599_000, '59 min 59 s'],
    [7_500_000, '2 h 05 min'],
    [90_000_000, '1 d 1 h'],
  ] as const) {
    test(`${span_ms} ms is ${shown}`, () => expect(spanShown(span_ms)).toBe(shown));
  }
});

describe('an amount in a cell is short and never rounded up', () => {
  for (const [kyat, shown] of [
    [0, '0'],
    [999, '999'],
    [1_000, '1k'],
    [12_590, '12.5k'],
    [999_999, '999k'],
    [1_000_000, '1M'],
    [3_290_000, '3.2M'],
    [850_000_000, '850M'],
    [8_500_000_000, '8500M'],
  ] as const) {
    test(`${kyat} kyat is ${shown}`, () => expect(shortKyat(kyat * 100)).toBe(shown));
  }
});
