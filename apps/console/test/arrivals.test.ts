import { expect, test } from 'vitest';
import { countWaiting, hasArrived } from '../src/parts/arrivals.ts';

const before = { cash_in: 7, cash_out: 3, level_two: 1, conversation: 20, results: 5, deeds: 4, cases: 2, alerts: 6 };
const waiting = {
  cash_in: 2,
  cash_out: 1,
  results: 9,
  level_two: 4,
  conversation: 3,
  cases: 0,
  weekly_runs: 0,
  alerts: 9,
  deeds: 0,
};

test.each([
  ['nothing new', {}, ['cash'], false],
  ['a cash-in, for who may cash', { cash_in: 8 }, ['cash'], true],
  ['a cash-out, for an owner', { cash_out: 4 }, ['owner'], true],
  ['a photo, for support', { level_two: 2 }, ['support'], true],
  ['a message, for support', { conversation: 21 }, ['support'], true],
  ['a message, for who may not see it', { conversation: 21 }, ['cash'], false],
  ['a photo, for who may not see it', { level_two: 2 }, ['cash'], false],
  ['a proposed number, for who runs draws', { results: 6 }, ['draws'], true],
  ['a proposed number, for who may not see it', { results: 6 }, ['cash'], false],
  ['a case, for risk', { cases: 3 }, ['risk'], true],
  ['a deed that they may decide, for anybody', { deeds: 5 }, ['content'], true],
  ['an alert that they see, for anybody', { alerts: 7 }, ['draws'], true],
  ['a number that was decided', { results: 4 }, ['draws'], false],
  ['a cash-in, for who runs draws', { cash_in: 8 }, ['draws'], false],
] as const)('the bell and %s', (_, more, roles, rings) => {
  expect(hasArrived(before, { ...before, ...more }, roles)).toBe(rings);
});

test('a queue that was not chosen is not heard', () => {
  expect(hasArrived(before, { ...before, cash_in: 8 }, ['cash'], ['cash_out'])).toBe(false);
});

test('the first look at the queues is no arrival', () => expect(hasArrived(null, before, ['owner'])).toBe(false));

test('the title counts what this operator may decide', () => {
  expect(countWaiting(waiting, ['owner'])).toBe(10);
  expect(countWaiting(waiting, ['cash'])).toBe(3);
  expect(countWaiting(waiting, ['support'])).toBe(7);
  expect(countWaiting(waiting, ['draws'])).toBe(0);
});
