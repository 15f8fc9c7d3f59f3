import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLock, keepLock, keptLock, lockWith, triesLeft, tryPin } from '../../src/parts/lock/kept-lock.ts';
import { LOCK_KEY } from '../../src/phone/lock.ts';
import { local } from '../../src/phone/storage.ts';

const NOON = Date.parse('2026-11-28T12:00:00Z');
const FIRST_WAIT_MS = 30_000;

beforeEach(() => vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

async function wrongThreeTimes(): Promise<void> {
  keepLock(await lockWith('2580', null));
  for (let tries = 0; tries < 3; tries += 1) expect(await tryPin('1111')).toBe(false);
}

test('after three wrong PINs the right one waits for half a minute', async () => {
  await wrongThreeTimes();
  expect(await tryPin('2580')).toBe(false);
  vi.setSystemTime(NOON + 29_000);
  expect(await tryPin('2580')).toBe(false);
  vi.setSystemTime(NOON + 30_000);
  expect(await tryPin('2580')).toBe(true);
});

test.each([
  ['from a year ahead', 365 * 86_400_000],
  ['to 1970', NOON],
])('a phone whose clock is put back %s meanwhile waits as long as for the last wrong PIN, from then on', async (_how, back_ms) => {
  await wrongThreeTimes();
  vi.setSystemTime(NOON - back_ms);
  expect(await tryPin('2580')).toBe(false);
  vi.setSystemTime(NOON - back_ms + FIRST_WAIT_MS - 1);
  expect(await tryPin('2580')).toBe(false);
  vi.setSystemTime(NOON - back_ms + FIRST_WAIT_MS);
  expect(await tryPin('2580')).toBe(true);
});

test('a lock that cannot be read is one with a single try left', async () => {
  local.setItem(LOCK_KEY, '{');
  expect(triesLeft()).toBe(1);
  expect(await tryPin('2580')).toBe(false);
  expect(triesLeft()).toBe(0);
});

test('a lock that another tab ends stays ended, whatever this one was doing with it', async () => {
  keepLock(await lockWith('2580', null));
  const opened = tryPin('2580');
  // Another tab logs out: this one's store hears of it later.
  local.removeItem(LOCK_KEY);
  await opened;
  expect(local.getItem(LOCK_KEY)).toBeNull();
  changeLock({ after_ms: 0 });
  expect([local.getItem(LOCK_KEY), keptLock()]).toEqual([null, null]);
});

test('what one tab chooses of the lock stands beside what another counted', async () => {
  const lock = await lockWith('2580', null);
  keepLock(lock);
  local.setItem(LOCK_KEY, JSON.stringify({ ...lock, tries: 2 }));
  changeLock({ after_ms: 0 });
  expect(keptLock()).toMatchObject({ after_ms: 0, tries: 2 });
});
