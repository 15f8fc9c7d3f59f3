import { describe, expect, test } from 'vitest';
import { holderOf } from '../src/parts/RequestCells.tsx';
import { nextDeed, paymentLines, toPay } from '../src/screens/cash-outs/cash-outs.ts';

const SOUND = { is_blocked: false, is_overdrawn: false, is_sent: false };

describe('a cash-out that needs two people is asked for, confirmed, then paid', () => {
  for (const [needs_second, asked_by, confirmed_by, what, isRefused] of [
    [false, null, null, 'pay', false],
    [true, null, null, 'ask', false],
    [true, 'finance', null, 'pay', true],
    [true, 'finance', 'owner', 'pay', false],
  ] as const) {
    const stands = confirmed_by ? 'confirmed' : asked_by ? 'asked for' : 'new';
    test(`${needs_second ? 'large' : 'small'}, ${stands}: ${what} ${isRefused ? 'waits' : 'comes next'}`, () => {
      const next = nextDeed({ ...SOUND, needs_second, asked_by, confirmed_by });
      expect(next.what).toBe(what);
      expect(next.refusal !== null).toBe(isRefused);
    });
  }
});

test('a cash-out of a player who is blocked is neither paid nor asked for, and stands in no payment list', () => {
  const blocked = { ...SOUND, is_blocked: true, needs_second: false, asked_by: null, confirmed_by: null };
  expect(nextDeed(blocked)).toEqual({ what: 'pay', refusal: 'Blocked: nothing is paid out.' });
  expect(nextDeed({ ...blocked, needs_second: true })).toMatchObject({ what: 'ask', refusal: expect.stringContaining('Blocked') });
});

test('to a player below zero nothing is sent: what was sent already is noted, also of one that needs two people, and then waits for a second person', () => {
  const owing = { ...SOUND, is_overdrawn: true, needs_second: true, asked_by: null, confirmed_by: null };
  expect(nextDeed(owing)).toEqual({ what: 'pay', refusal: null });
  expect(nextDeed({ ...owing, is_sent: true, asked_by: 'finance' })).toMatchObject({ refusal: expect.stringContaining('Sent') });
  expect(nextDeed({ ...owing, is_overdrawn: false, is_sent: true, asked_by: null })).toEqual({ what: 'pay', refusal: null });
  expect(nextDeed({ ...owing, is_blocked: true })).toMatchObject({ refusal: expect.stringContaining('Blocked') });
});

test('a request is somebody’s until their time is over, not a moment longer', () => {
  const claim = { claimed_by: 'finance', claimed_until: '2026-11-20T12:15:00+06:30' };
  const until_ms = Date.parse(claim.claimed_until);
  expect(holderOf(claim, until_ms - 1)).toBe('finance');
  expect(holderOf(claim, until_ms)).toBeNull();
  expect(holderOf({ claimed_by: null, claimed_until: null }, 0)).toBeNull();
});

test('the payment list has what may be paid now and no colleague works on, marks names that differ, and no line begins with what a player wrote', () => {
  const row = {
    state: 'pending',
    method: 'KBZPay',
    account_number: '09777000111',
    amount: '10000.00',
    lvl_2_name: 'Ma Hla',
    is_name_same: true,
    claimed_by: null,
    claimed_until: null,
  } as const;
  const [now_ms, later] = [Date.parse('2026-11-20T12:00:00+06:30'), '2026-11-20T12:15:00+06:30'];
  const listOf = (rows: Parameters<typeof toPay>[0]) => paymentLines(toPay(rows, 'finance', now_ms));
  const alone = { ...row, ...SOUND, needs_second: false, asked_by: null, confirmed_by: null };
  expect(
    listOf([
      { ...alone, id: 1, account_name: '=cmd  U Ba' },
      { ...alone, id: 2, account_name: 'Daw Hla', is_name_same: false },
      { ...alone, id: 5, account_name: 'HLA', lvl_2_name: 'လှ', is_name_same: false },
      { ...alone, id: 6, account_name: 'Hla', lvl_2_name: null, is_name_same: false },
      { ...alone, id: 3, account_name: 'U Mya', needs_second: true },
      { ...alone, id: 4, account_name: 'U Kyaw', state: 'paid' },
      { ...alone, id: 7, account_name: 'U Lu', is_blocked: true },
      { ...alone, id: 11, account_name: 'U Shwe', is_overdrawn: true },
      { ...alone, id: 12, account_name: 'U Shwe', is_sent: true },
      { ...alone, id: 8, account_name: 'U Ba', claimed_by: 'owner', claimed_until: later },
      { ...alone, id: 9, account_name: 'U Ba', claimed_by: 'finance', claimed_until: later },
      { ...alone, id: 10, account_name: 'U Ba', claimed_by: 'owner', claimed_until: '2026-11-20T12:00:00+06:30' },
    ]),
  ).toEqual([
    '#1 · KBZPay · 09777000111 · =cmd U Ba · 10,000',
    '#2 · KBZPay · 09777000111 · Daw Hla · 10,000 · NAME DIFFERS',
    '#5 · KBZPay · 09777000111 · HLA · 10,000 · NAME IN OTHER LETTERS',
    '#6 · KBZPay · 09777000111 · Hla · 10,000 · NAME DIFFERS',
    '#9 · KBZPay · 09777000111 · U Ba · 10,000',
    '#10 · KBZPay · 09777000111 · U Ba · 10,000',
    '6 payments, 60,000 kyat',
  ]);
});
