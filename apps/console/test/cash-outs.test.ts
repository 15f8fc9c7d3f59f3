import { describe, expect, test } from 'vitest';
import { holderOf } from '../src/parts/RequestCells.tsx';
import { nextDeed } from '../src/screens/cash-outs/cash-outs.ts';

describe('a large cash-out needs two operators: one approves, another pays', () => {
  for (const [needs_second, approved_by, username, what, isRefused] of [
    [false, null, 'finance', 'pay', false],
    [true, null, 'finance', 'approve', false],
    [true, 'finance', 'finance', 'pay', true],
    [true, 'finance', 'owner', 'pay', false],
  ] as const) {
    test(`${needs_second ? 'large' : 'small'}, approved by ${approved_by ?? 'nobody'}: ${username} ${isRefused ? 'waits' : `may ${what}`}`, () => {
      const next = nextDeed({ needs_second, approved_by }, username);
      expect(next.what).toBe(what);
      expect(next.refusal !== null).toBe(isRefused);
    });
  }
});

test('a request is somebody’s until their time is over, not a moment longer', () => {
  const claim = { claimed_by: 'finance', claimed_until: '2026-11-20T12:15:00+06:30' };
  const until_ms = Date.parse(claim.claimed_until);
  expect(holderOf(claim, until_ms - 1)).toBe('finance');
  expect(holderOf(claim, until_ms)).toBeNull();
  expect(holderOf({ claimed_by: null, claimed_until: null }, 0)).toBeNull();
});
