import { expect, test } from 'vitest';
import { amountTyped, kyatOf, momentShown, pyaOf } from '../src/index.ts';

test.each([
  ['12345.00', '12,345'],
  ['12345.99', '12,345'],
  ['0.00', '0'],
  ['-0.01', '-1'],
  ['1234567.50', '1,234,567'],
])('%s kyat of the wire are shown as %s', (wire, shown) => {
  expect(kyatOf(wire)).toBe(shown);
});

test.each([
  ['5000', '5000'],
  ['၅၀၀၀', '5000'],
  [' 5,000 ', '5000'],
  ['0500', '500'],
  ['', null],
  ['0', null],
  ['50.5', null],
  ['-5', null],
  ['1e3', null],
  ['9'.repeat(13), null],
])('typed "%s" is the amount %s', (typed, amount) => {
  expect(amountTyped(typed)).toBe(amount);
});

test('instants are shown as Yangon has them', () => {
  expect(momentShown('2026-11-20T18:00:00.000Z')).toBe('21/11/2026, 00:30');
  expect(momentShown('2026-11-20T12:01:59.000+06:30')).toBe('20/11/2026, 12:01');
  expect(momentShown('2026-12-31T17:30:00.000Z')).toBe('01/01/2027, 00:00');
  expect(momentShown('nonsense')).toBe('');
});

test('an amount of the wire is exact in pya', () => {
  expect(pyaOf('90071992547409.91')).toBe(9007199254740991);
});
