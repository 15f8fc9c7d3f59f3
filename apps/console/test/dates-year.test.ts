import { describe, expect, test } from 'vitest';
import { type DateRow, isHeld, noteOf, wrongIn } from '../src/screens/dates/year.ts';

const february: DateRow = {
  normal_day: '2090-02-16',
  day: '2090-02-16',
  planned_day: '2090-02-16',
  stands: '2090-02-16',
  is_confirmed: false,
  slips: 0,
  is_closed: false,
};
const january: DateRow = { ...february, normal_day: '2090-01-16', day: '2090-01-17', planned_day: '2090-01-17', stands: '2090-01-17' };

describe('a date of a year’s list', () => {
  test.each<[string, DateRow, string | null, string | null]>([
    ['stands as it is planned', february, null, null],
    ['was confirmed', { ...february, is_confirmed: true }, null, 'Confirmed'],
    ['is planned off its normal day', january, null, 'In place of 16/01/2090'],
    ['was confirmed there', { ...january, is_confirmed: true }, null, 'Confirmed, in place of 16/01/2090'],
    ['was confirmed elsewhere', { ...january, ...on('2090-01-16'), is_confirmed: true }, null, 'Confirmed, usually 17/01/2090'],
    ['is typed elsewhere', { ...february, day: '2090-02-17' }, null, 'Moves from 16/02/2090, a second person confirms'],
    ['is typed earlier', { ...february, day: '2090-02-15' }, null, 'Moves from 16/02/2090'],
    [
      'is typed again',
      { ...february, ...on('2090-02-17'), day: '2090-02-18' },
      null,
      'Moves from 17/02/2090, usually 16/02/2090, a second person confirms',
    ],
    ['holds a bet', { ...february, slips: 1 }, null, 'Holds 1 slip: use Move'],
    ['has closed', { ...february, slips: 3, is_closed: true }, null, 'Betting has closed: stays'],
    ['was moved far away', { ...february, ...on('2090-02-27') }, null, 'Usually 16/02/2090'],
    ['has no day', { ...february, day: '' }, 'Type the date', null],
    ['has passed', { ...february, day: '2001-02-16' }, 'It has passed', null],
    ['is typed far away', { ...february, day: '2090-02-23' }, 'At most 6 days from 16/02/2090', null],
  ])('that %s', (_name, row, wrong, note) => {
    expect(wrongIn(row)).toBe(wrong);
    if (wrong === null) expect(noteOf(row)).toBe(note);
  });

  test('is not moved by the list while its draw holds bets or has closed', () => {
    expect([february, { ...february, slips: 2 }, { ...february, is_closed: true }].map(isHeld)).toEqual([false, true, true]);
  });
});

function on(day: string) {
  return { day, stands: day };
}
