import { expect, test } from 'vitest';
import { lastDayShown } from '../../src/screens/pocket/last-day.ts';

test('a campaign of pocket money is shown until its last day in Yangon: that of the moment before it is over', () => {
  expect(lastDayShown('2026-12-30T00:00:00+06:30')).toBe('29/12/2026');
  expect(lastDayShown('2026-12-30T00:00:01+06:30')).toBe('30/12/2026');
  expect(lastDayShown('2026-12-29T17:30:00.000Z')).toBe('29/12/2026');
});
