import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServerClock, type KeptOffset } from '../src/clock.ts';

const NOON = '2026-11-28T12:00:00.000Z';
const HOUR_MS = 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOON), toFake: ['Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** What a phone keeps from page to page. */
function phone(offset_ms: number | null = null): KeptOffset & { kept(): number | null } {
  let kept_ms = offset_ms;
  return {
    read: () => kept_ms,
    write: (next_ms) => {
      kept_ms = next_ms;
    },
    kept: () => kept_ms,
  };
}

test('a phone whose clock is right keeps that as well', () => {
  const it = phone();
  createServerClock(it).note(NOON, Date.now());
  expect(it.kept()).toBe(0);
});

test.each([
  ['of this moment', 0, true],
  ['that was ten seconds on its way', -10_000, true],
  ['of yesterday, from a cache', -24 * HOUR_MS, false],
  ['that is ahead of what was kept: the phone was put back', 9 * HOUR_MS, false],
])('a page %s tells the time where it comes to what was kept, and moves no clock', (_page, off_ms, isTold) => {
  const clock = createServerClock(phone(0));
  expect(clock.isTold()).toBe(false);
  clock.compare(new Date(Date.now() + off_ms).toISOString());
  expect([clock.isTold(), clock.now(), clock.corrections()]).toEqual([isTold, Date.parse(NOON), 0]);
});

test.each([
  ['fast', 9 * HOUR_MS, -9 * HOUR_MS],
  ['slow', -9 * HOUR_MS, 9 * HOUR_MS],
])('an answer that sets a %s clock right is told with how far it was off, one that finds it right is not', (_how, kept_ms, by_ms) => {
  const clock = createServerClock(phone(kept_ms));
  const heard: number[] = [];
  const end = clock.onCorrection((by) => heard.push(by));
  clock.note(NOON, Date.now());
  clock.note(NOON, Date.now());
  expect([heard, clock.corrections(), clock.isTold(), clock.now()]).toEqual([[by_ms], 1, true, Date.parse(NOON)]);
  end();
  clock.note('2026-11-28T15:00:00Z', Date.now());
  expect([heard, clock.corrections()]).toEqual([[by_ms], 2]);
});

test('a clock that is set while the page is looked at is no correction, nor is the answer after it', () => {
  const clock = createServerClock(phone(0));
  clock.note(NOON, Date.now());
  vi.setSystemTime(Date.parse(NOON) + 9 * HOUR_MS);
  expect(clock.now()).toBe(Date.parse(NOON));
  clock.note(NOON, Date.now());
  expect(clock.corrections()).toBe(0);
});
