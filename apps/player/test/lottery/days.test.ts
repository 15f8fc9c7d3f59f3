import { phrases as cn } from '@shwekan/phrases/lottery/cn';
import { phrases as en } from '@shwekan/phrases/lottery/en';
import { phrases as mm } from '@shwekan/phrases/lottery/mm';
import { phrases as thai } from '@shwekan/phrases/lottery/thai';
import { weekday } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { dayName, monthName, nearDayName, weekdayNames } from '../../src/parts/days/day-names.ts';
import { dayByKey, daysOf, endingOn, monthAfter, monthBefore, monthOf, startingOn, weeksOf } from '../../src/parts/days/days.ts';

test('a period moves on with today, chosen days stay', () => {
  expect(daysOf('days_today', '2026-11-20')).toEqual({ start_date: '2026-11-20', end_date: '2026-11-20' });
  expect(daysOf('days_week', '2026-11-20')).toEqual({ start_date: '2026-11-14', end_date: '2026-11-20' });
  expect(daysOf('days_week', '2026-12-01')).toEqual({ start_date: '2026-11-25', end_date: '2026-12-01' });
  const own = { start_date: '2026-11-02', end_date: '2026-11-03' };
  expect(daysOf(own, '2026-12-01')).toEqual(own);
});

test.each([
  ['2026-11-20', '2026-11-01', '2026-11-30', '2026-10-01', '2026-12-01'],
  ['2026-12-31', '2026-12-01', '2026-12-31', '2026-11-01', '2027-01-01'],
  ['2028-02-01', '2028-02-01', '2028-02-29', '2028-01-01', '2028-03-01'],
])('the month of %s goes from %s to %s, between %s and %s', (day, start_date, end_date, before, after) => {
  expect(monthOf(day)).toEqual({ start_date, end_date });
  expect(monthBefore(day)).toBe(before);
  expect(monthAfter(day)).toBe(after);
});

test('a month is shown in weeks from Monday to Sunday', () => {
  const weeks = weeksOf(monthOf('2026-11-20'), weekday);
  // November 2026 begins on a Sunday and ends on a Monday.
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

test('a day chosen beyond the other end moves that end along', () => {
  const days = { start_date: '2026-11-10', end_date: '2026-11-15' };
  expect(startingOn(days, '2026-11-17')).toEqual({ start_date: '2026-11-17', end_date: '2026-11-17' });
  expect(startingOn(days, '2026-11-12')).toEqual({ start_date: '2026-11-12', end_date: '2026-11-15' });
  expect(endingOn(days, '2026-11-01')).toEqual({ start_date: '2026-11-01', end_date: '2026-11-01' });
});

test.each([
  ['en', en, 'Fri, 20 Nov', 'Nov 2026', 'Mon, 30 Nov 2020', 'Mon 30/11/2020'],
  ['mm', mm, 'နိုဝင်ဘာ 20 (သော)', '2026 နိုဝင်ဘာ', '2020 နိုဝင်ဘာ 30 (လာ)', 'လာ 30/11/2020'],
  ['thai', thai, 'ศ. 20 พ.ย.', 'พ.ย. 2026', 'จ. 30 พ.ย. 2020', 'จ. 30/11/2020'],
  ['cn', cn, '11月20日 周五', '2026年11月', '2020年11月30日 周一', '周一 30/11/2020'],
] as const)('in %s a day has Latin digits and our years, and says its year where it is another', (_, t, day, month, other, near) => {
  expect(dayName('2026-11-20', '2026-12-31', t)).toBe(day);
  expect(dayName('2020-11-30', '2026-12-31', t)).toBe(other);
  expect(nearDayName('2020-11-30', '2026-12-31', t)).toBe(near);
  expect(nearDayName('2027-01-01', '2026-12-31', t)).toBe(t.tomorrow);
  expect(monthName('2026-11-20', t)).toBe(month);
  expect(weekdayNames(t)).toEqual(Object.values(t.weekdays));
});

test.each([
  ['2026-11-20', 'ArrowRight', '2026-11-21'],
  ['2026-12-31', 'ArrowRight', '2027-01-01'],
  ['2026-11-01', 'ArrowLeft', '2026-10-31'],
  ['2026-11-20', 'ArrowDown', '2026-11-27'],
  ['2026-03-02', 'ArrowUp', '2026-02-23'],
  ['2026-11-20', 'Enter', null],
])('from %s the key %s goes to %s', (from, key, to) => expect(dayByKey(from, key)).toBe(to));
