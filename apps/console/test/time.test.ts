import { describe, expect, test } from 'vitest';
import { clock } from '../src/app/call.ts';
import { instantShown, monthShown, periodShown, readTime, shortDay, spanShown, timeShown, typedTime } from '../src/parts/time.ts';
import { daysOf } from '../src/screens/player/player.ts';
import { statementReport } from '../src/screens/reports/reports.ts';

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

test('days, months and periods have one form each', () => {
  expect(shortDay('2026-11-20')).toBe('20/11');
  expect(monthShown('2026-11')).toBe('11/2026');
  expect(periodShown('2026-11-20', '2026-11-26')).toBe('20/11/2026 – 26/11/2026');
  expect(periodShown('2026-11-20', '2026-11-20')).toBe('20/11/2026');
});

describe('what an operator types of time is read as it is shown, and in the forms that people paste', () => {
  for (const [kind, typed, value] of [
    ['day', '20/11/2026', '2026-11-20'],
    ['day', '2026-11-20', '2026-11-20'],
    ['day', ' 5.1.2027 ', '2027-01-05'],
    ['day', '၂၀/၁၁/၂၀၂၆', '2026-11-20'],
    ['day', '31/11/2026', null],
    ['day', '11/20/2026', null],
    ['day', '20/11/26', null],
    ['day', '20', null],
    ['month', '11/2026', '2026-11'],
    ['month', '2026-11', '2026-11'],
    ['month', '13/2026', null],
    ['moment', '20/11/2026 12:01', '2026-11-20T12:01'],
    ['moment', '20/11/2026 12:01:07', '2026-11-20T12:01'],
    ['moment', '2026-11-20T12:01', '2026-11-20T12:01'],
    ['moment', '20/11/2026, 9.05', '2026-11-20T09:05'],
    ['moment', '20/11/2026 24:00', null],
    ['moment', '20/11/2026', null],
    ['time', '9:05', '09:05'],
    ['time', '16:30:15', '16:30:15'],
    ['time', '16:60', null],
  ] as const) {
    test(`${kind} ${typed} is ${value ?? 'none'}`, () => {
      expect(readTime(kind, typed)).toBe(value);
      // What a field shows of a value is read back as that value.
      if (value !== null) expect(readTime(kind, typedTime(kind, value))).toBe(value);
    });
  }
});

test("a statement without a month is of the product's month, and a player's of its last week, whatever the desk's clock says", () => {
  clock.note('2090-01-31T17:30:00Z', Date.now());
  expect(statementReport({}).queryKey[1].query.month).toBe('2090-02');
  expect(daysOf({})).toEqual({ start_date: '2090-01-26', end_date: '2090-02-01' });
});
