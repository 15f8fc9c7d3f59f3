import { describe, expect, test } from 'vitest';
import { cashInsSearch, refuseTransactionId } from '../src/screens/cash-ins/cash-ins.ts';
import { loginSearch } from '../src/screens/login/login.ts';

describe('the full transaction id must belong to the request', () => {
  for (const [typed, isRefused] of [
    ['01002345123456', false],
    [' 01002345123456 ', false],
    ['123456', true],
    ['1-23456', true],
    ['AB-123456', false],
    ['23456', true],
    ['01002345123457', true],
    ['01002345 123456', true],
    ['', true],
  ] as const) {
    test(`"${typed}" is ${isRefused ? 'refused' : 'taken'}`, () => expect(refuseTransactionId(typed, '123456') !== null).toBe(isRefused));
  }
});

test('filters in the address are kept, and nonsense in it is dropped', () => {
  expect(cashInsSearch.parse({ state: 'approved', search: '0942', page: 2 })).toEqual({ state: 'approved', search: '0942', page: 2 });
  expect(cashInsSearch.parse({ state: 'sold', page: -1, search: 7 })).toEqual({});
});

test('after logging in an operator returns to a page of the console, never to another site', () => {
  expect(loginSearch.parse({ to: '/draws?day=2026-11-20' })).toEqual({ to: '/draws?day=2026-11-20' });
  for (const to of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example']) {
    expect(loginSearch.parse({ to })).toEqual({});
  }
});
