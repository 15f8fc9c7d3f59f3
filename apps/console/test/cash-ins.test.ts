import { describe, expect, test } from 'vitest';
import { type CashIn, cashInsSearch, nextOf, refuseTransactionId, requestOf } from '../src/screens/cash-ins/cash-ins.ts';
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

test('the next request stands after the one that was decided, else before it, and is nobody else’s', () => {
  const rows = [1, 2, 3, 4].map((id) => ({ id }));
  const free = () => true;
  expect([nextOf(rows, 2, free), nextOf(rows, 4, free), nextOf(rows, 9, free)].map((it) => it?.id)).toEqual([3, 3, 1]);
  expect(nextOf(rows, 2, ({ id }) => id === 1)?.id).toBe(1);
  expect(nextOf(rows, 2, () => false)).toBe(null);
});

test('a pasted id finds the request whose digits it ends with, and none when two have them', () => {
  const row = (id: number, transaction_id: string) => ({ id, transaction_id, state: 'pending', voucher_code: null }) as CashIn;
  const rows = [row(1, '123456'), row(2, '654321'), row(3, '123456')];
  expect(requestOf(rows, '0100654321', rows[0] ?? null)?.id).toBe(2);
  expect(requestOf(rows, '0100123456', rows[2] ?? null)?.id).toBe(3);
  expect(requestOf(rows, '0100123456', rows[1] ?? null)).toBe(null);
});

test('filters in the address are kept, and nonsense in it is dropped', () => {
  expect(cashInsSearch.parse({ state: 'approved', search: '0942', page: 2 })).toEqual({ state: 'approved', search: '0942', page: 2 });
  // Digits alone, typed into an address, are read as a number there.
  expect(cashInsSearch.parse({ search: 739164 })).toEqual({ search: '739164' });
  expect(cashInsSearch.parse({ state: 'sold', page: -1, search: 1e30 })).toEqual({});
});

test('after logging in an operator returns to a page of the console, never to another site', () => {
  expect(loginSearch({ to: '/draws?day=2026-11-20' })).toEqual({ to: '/draws?day=2026-11-20' });
  for (const to of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example']) {
    expect(loginSearch({ to })).toEqual({});
  }
});
