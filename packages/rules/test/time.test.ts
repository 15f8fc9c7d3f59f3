import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayShown,
  drawsOn,
  isDay,
  lotteryOf,
  nextDrawDays,
  previousDrawDay,
  sectionLabel,
  sectionTime,
  sectionTimes,
  weekday,
  yangonDay,
  yangonInstant,
  yangonStamp,
  yangonTime,
} from '../src/index.ts';
import { realDraws } from './real-draws.ts';
import { table } from './table.ts';

test.each(
  table(`
instant                     day           time        weekday
2026-11-20T05:31:00.000Z    2026-11-20    12:01:00    5
2026-11-19T17:29:59.999Z    2026-11-19    23:59:59    4          // one millisecond before midnight in Yangon
2026-11-19T17:30:00.000Z    2026-11-20    00:00:00    5          // midnight in Yangon
2026-12-31T17:30:00.000Z    2027-01-01    00:00:00    5          // a year turns
2028-02-28T17:30:00.000Z    2028-02-29    00:00:00    2          // a leap day
1969-12-31T17:30:00.000Z    1970-01-01    00:00:00    4
`),
)('at $instant it is $day $time in Yangon', (it) => {
  expect(yangonDay(new Date(it.instant))).toBe(it.day);
  expect(yangonTime(new Date(it.instant))).toBe(it.time);
  expect(weekday(it.day)).toBe(Number(it.weekday));
  expect(yangonStamp(new Date(it.instant))).toBe(`${it.day}T${it.time}+06:30`);
});

test('day and time in Yangon give the instant back', () => {
  const instants = fc.date({ min: new Date('1950-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (at) => {
      const whole = new Date(Math.floor(at.getTime() / 1000) * 1000);
      expect(yangonInstant(yangonDay(whole), yangonTime(whole))).toEqual(whole);
      expect(new Date(yangonStamp(whole))).toEqual(whole);
    }),
  );
});

test.each(
  table(`
time     label
00:00    12:00 AM
00:30    12:30 AM
09:05    09:05 AM
11:00    11:00 AM
12:00    12:00 PM
12:01    12:01 PM
15:00    03:00 PM
16:30    04:30 PM
23:59    11:59 PM
`),
)('the section at $time is labelled $label', (it) => {
  expect(sectionLabel(it.time)).toBe(it.label);
  expect(sectionTime(it.label)).toBe(it.time);
});

test('what is no label is no section', () => {
  for (const text of ['', '12:01', '00:01 PM', '13:01 PM', '12:60 PM', '1:00 PM', '12:01 pm', '12:01PM', ' 12:01 PM', '12:01 PM\n'])
    expect(sectionTime(text)).toBeNull();
});

test.each(
  table(`
day           exists
2026-02-28    yes
2028-02-29    yes
2026-02-29    no
2026-04-31    no
2026-13-01    no
2026-00-01    no
2026-01-00    no
2026-1-1      no
0000-01-01    no
26-01-01      no
soon          no
`),
)('the day $day exists: $exists', (it) => expect(isDay(it.day)).toBe(it.exists === 'yes'));

test('times and days that do not exist are never turned into an instant', () => {
  expect(() => yangonInstant('2026-02-29', '12:00')).toThrow(RangeError);
  for (const time of ['24:00', '12:60', '12', '', '12:00:60']) expect(() => yangonInstant('2026-02-28', time)).toThrow(RangeError);
  expect(() => sectionLabel('25:00')).toThrow(RangeError);
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
});

test('days are counted over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-11-20', 0)).toBe('2026-11-20');
});

describe('which days a lottery draws', () => {
  const off_days = new Set(['2026-12-07', '2026-12-10']);

  test('2D draws on weekdays that are not off', () => {
    const calendar = { days: lotteryOf('2D').days, off_days };
    expect(nextDrawDays(calendar, '2026-12-04', 4)).toEqual(['2026-12-04', '2026-12-08', '2026-12-09', '2026-12-11']);
    expect(drawsOn(calendar, '2026-12-05')).toBe(false);
    expect(drawsOn(calendar, '2026-12-06')).toBe(false);
    expect(drawsOn(calendar, '2026-12-07')).toBe(false);
    expect(previousDrawDay(calendar, '2026-12-08')).toBe('2026-12-04');
  });

  test('crypto draws every day that is not off', () => {
    const calendar = { days: lotteryOf('C2D').days, off_days };
    expect(nextDrawDays(calendar, '2026-12-05', 3)).toEqual(['2026-12-05', '2026-12-06', '2026-12-08']);
  });

  test('3D draws on the 1st and the 16th unless an operator moves it', () => {
    const calendar = { days: lotteryOf('3D').days, off_days: new Set<string>() };
    expect(nextDrawDays(calendar, '2026-11-17', 3)).toEqual(['2026-12-01', '2026-12-16', '2027-01-01']);
    expect(previousDrawDay(calendar, '2026-12-01')).toBe('2026-11-16');
  });

  test('a lottery that is always off is searched only so far', () => {
    const every_day = { has: () => true } as unknown as ReadonlySet<string>;
    expect(nextDrawDays({ days: 'every_day', off_days: every_day }, '2026-12-05', 3)).toEqual([]);
    expect(previousDrawDay({ days: 'every_day', off_days: every_day }, '2026-12-05')).toBeNull();
  });

  test('every real SET draw was on a day and in a section that 2D knows', () => {
    const { days, sections } = lotteryOf('2D');
    for (const [day = '', time = ''] of realDraws('set-2d-results.csv')) {
      expect(drawsOn({ days, off_days: new Set() }, day)).toBe(true);
      expect(sections.map((section) => `${section.time}:00`)).toContain(time);
    }
  });
});

test.each(
  table(`
code    section    closes
2D      11:00      10:50:00
2D      12:01      11:51:00
1D      16:30      16:20:00
C2D     10:00      09:55:00
C1D     21:00      20:55:00
3D      15:30      14:00:00
`),
)('betting on the $section section of $code closes at $closes', (it) => {
  const section = lotteryOf(it.code as '2D').sections.find(({ time }) => time === it.section);
  expect(section).toBeDefined();
  const { draws_at, closes_at } = sectionTimes('2026-11-20', section!);
  expect(yangonTime(draws_at)).toBe(`${it.section}:00`);
  expect(yangonTime(closes_at)).toBe(it.closes);
  expect(yangonDay(closes_at)).toBe('2026-11-20');
});

test('a day is shown as people of this market write it', () => {
  expect(dayShown('2026-11-20')).toBe('20/11/2026');
});
