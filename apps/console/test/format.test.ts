import { describe, expect, test } from 'vitest';
import { shortKyat } from '../src/parts/format.ts';

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
