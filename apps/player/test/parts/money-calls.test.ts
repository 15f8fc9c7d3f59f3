import type { User } from '@shwekan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { noteServed, serverClock } from '../../src/house/call.ts';
import { startSession } from '../../src/house/session.ts';
import { createMoneyCall } from '../../src/parts/cash/money-calls.ts';

const NOON = Date.parse('2026-11-28T12:00:00Z');
const DAY_MS = 86_400_000;

afterEach(() => vi.useRealTimers());

test('a request without an answer outlives a clock that is set meanwhile, and not a day', () => {
  // After an empty battery the phone stands at 1970; the server has told it the time.
  vi.useFakeTimers({ now: 60_000, toFake: ['Date', 'performance'] });
  serverClock.note(new Date(NOON).toISOString(), Date.now());
  startSession({ id: 1, name: 'Aung', version: 1 } as unknown as User, 'the-token');
  // Each is what a page begins with: it reads what the phone keeps.
  const page = () =>
    createMoneyCall<object, { message: string | null }>({ kind: 'transfer', send: () => new Promise(() => {}), settled: () => undefined });
  page().ask({ amount: '500' }, 'key-of-it');
  expect(page().state()).toMatchObject({ is: 'unknown', request: { key: 'key-of-it' } });

  vi.setSystemTime(NOON + 60_000);
  expect(page().state()).toMatchObject({ is: 'unknown', request: { key: 'key-of-it' } });

  vi.setSystemTime(NOON + DAY_MS + 60_000);
  serverClock.note(new Date(Date.now()).toISOString(), Date.now());
  expect(page().state()).toEqual({ is: 'idle' });
});

test('a page from the cache of a phone whose clock is right does not set it', () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'performance'] });
  serverClock.note(new Date(NOON).toISOString(), Date.now());
  noteServed(new Date(NOON - DAY_MS).toISOString());
  expect(serverClock.now()).toBe(NOON);
});
