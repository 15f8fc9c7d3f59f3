import { expect, test } from 'vitest';
import { tableOf } from '../../src/screens/win-number/number-table.ts';
import { byDay } from '../../src/screens/win-number/results.ts';

const drawn = (create_date: string, section: string, lucky_number: string) => ({
  ...{ id: 1, set: null, value: null, category_id: 1 },
  create_date,
  section,
  lucky_number,
});
const november = { start_date: '2026-11-01', end_date: '2026-11-30' };
const nothing = { awaited: [], rests: [], called_off: [] };
const lines = (it: ReturnType<typeof tableOf>) =>
  it.weeks.map(({ monday, days }) => [
    monday,
    ...days.map(({ day, rest, cells }) => `${day.slice(8)} ${rest ?? cells.map((cell) => cell.number ?? cell.is).join(' ')}`),
  ]);

test('a month is its days by weeks, newest first, with a section in each column and a reason where there is no number', () => {
  const results = byDay([
    drawn('2026-11-23', '11:00 AM', '18'),
    drawn('2026-11-19', '04:30 PM', '07'),
    drawn('2026-11-19', '12:01 PM', '15'),
    drawn('2026-11-17', '12:01 PM', '99'),
  ]);
  const table = tableOf({
    ...{ code: '2D', month: november, today: '2026-11-23', results, awaited: ['12:01 PM', '04:30 PM'] },
    rests: [{ date: '2026-11-20', reason: 'A holiday' }],
    called_off: [{ date: '2026-11-17', section: '04:30 PM' }],
  });
  expect(table.sections).toEqual(['11:00 AM', '12:01 PM', '04:30 PM']);
  expect(lines(table)).toEqual([
    ['2026-11-23', '23 18 awaited awaited'],
    // The 18th had no draw, and nobody says why; before the 17th the house was not open; Saturdays and Sundays are no days of 2D.
    ['2026-11-16', '20 A holiday', '19 none 15 07', '18 none none none', '17 none 99 called_off'],
  ]);
});

test('a lottery of every day has its Sundays, and a month that is over no day of today', () => {
  const results = byDay([drawn('2026-11-30', '10:00 AM', '1'), drawn('2026-11-28', '10:00 AM', '2')]);
  const table = tableOf({ code: 'C2D', month: november, today: '2026-12-05', results, ...nothing });
  expect(lines(table)).toEqual([
    ['2026-11-30', '30 1'],
    ['2026-11-23', '29 none', '28 2'],
  ]);
});

test('a month without numbers is no table', () => {
  const table = tableOf({ code: '2D', month: november, today: '2026-12-05', results: new Map(), ...nothing });
  expect(table).toEqual({ sections: [], weeks: [] });
});
