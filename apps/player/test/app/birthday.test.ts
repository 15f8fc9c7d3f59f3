import { refuseBirthday } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { dayOf, digitsOf, pasted, typedOf } from '../../src/parts/birthday.ts';

test.each([
  [['3', '2', '1994'], '1994-02-03'],
  [['03', '02', '1994'], '1994-02-03'],
  [['', '', ''], ''],
] as const)('a birthday typed as %s is sent as %s', (typed, day) => expect(dayOf(typed)).toBe(day));

test.each([[['3', '', '1994']], [['', '2', '']], [['3', '2', '']]] as const)(
  'a birthday typed only in part (%s) is not taken for none',
  (typed) => {
    expect(dayOf(typed)).not.toBe('');
    expect(refuseBirthday(dayOf(typed), '2026-11-21')).toBe('birthday_not_valid');
  },
);

test('what was typed before is there again', () => {
  expect(typedOf('1994-02-03')).toEqual(['03', '02', '1994']);
  expect(typedOf(undefined)).toEqual(['', '', '']);
});

test('Burmese digits are understood, nothing else is kept, nothing more than fits', () => {
  expect(digitsOf('၁၄', 0)).toBe('14');
  expect(digitsOf('1a/4', 0)).toBe('14');
  expect(digitsOf('19945', 2)).toBe('1994');
});

test.each([
  ['03/02/1994', ['03', '02', '1994']],
  ['1994-02-03', ['03', '02', '1994']],
  ['၃.၂.၁၉၉၄', ['3', '2', '1994']],
  ['12', null],
  ['1/2/94', null],
])('a pasted %s is %s', (text, typed) => expect(pasted(text)).toEqual(typed));
