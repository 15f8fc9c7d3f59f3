import { describe, expect, test } from 'vitest';
import { shortKyat } from '../src/parts/format.ts';

describe('an amount in a cell is short and never told smaller than it is', () => {
  for (const [kyat, shown] of [
    [0, '0'],
    [0.01, '1'],
    [999, '999'],
    [999.5, '1k'],
    [1_000, '1k'],
    [1_001, '1.1k'],
    [1_100, '1.1k'],
    [12_500, '12.5k'],
    [12_590, '12.6k'],
    [99_950, '100k'],
    [100_001, '101k'],
    [999_001, '1M'],
    [1_000_000, '1M'],
    [3_200_000, '3.2M'],
    [3_290_000, '3.3M'],
    [850_000_000, '850M'],
    [8_500_000_001, '8501M'],
  ] as const) {
    test(`${kyat} kyat is ${shown}`, () => expect(shortKyat(kyat * 100)).toBe(shown));
  }
});
