import { deviceName } from '@shwekan/rules';
import { expect, test, vi } from 'vitest';
import { leftShown } from '../../src/house/time-left.ts';
import { wrongFields } from '../../src/parts/form.ts';

const NOW_MS = Date.parse('2026-11-20T05:00:00Z');

test.each([
  ['2026-11-20T06:02:03Z', '1:02:03'],
  ['2026-11-20T05:02:03Z', '02:03'],
  ['2026-11-20T05:00:00.500Z', '00:01'],
  ['2026-11-22T05:00:00Z', '48:00:00'],
  ['2026-11-20T05:00:00Z', null],
  ['2026-11-20T04:59:59Z', null],
  ['nonsense', null],
])('until %s there is %s left', (until, shown) => {
  expect(leftShown(until, NOW_MS)).toBe(shown);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A045F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  ['Mozilla/5.0 (Linux; Android 10; wv) AppleWebKit/537.36 Version/4.0 Chrome/87.0 Mobile Safari/537.36', 'App, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1', 'Safari, iOS'],
  ['node', null],
])('the device "%s" is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('only fields that are wrong are told', () => {
  expect(wrongFields({ phone: 'no phone', name: false, birthday: null })).toEqual({ phone: 'no phone' });
});

test('a win is celebrated once on a phone, also after a reload, and the last fifty are remembered', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, it: string) => kept.set(key, it),
  });
  const { isFirstWin } = await import('../../src/house/first-notice.ts');
  expect(isFirstWin('2D-AAAA001')).toBe(true);
  vi.resetModules();
  const { isFirstWin: again, forgetWin } = await import('../../src/house/first-notice.ts');
  expect(again('2D-AAAA001')).toBe(false);
  forgetWin('2D-AAAA001');
  expect(again('2D-AAAA001')).toBe(true);
  for (let n = 0; n < 50; n++) expect(again(`2D-BBBB${n}`)).toBe(true);
  expect(kept.get('wins_seen')?.split(' ')).toHaveLength(50);
});

test('a win that brought no more than it cost is no reason to celebrate', async () => {
  vi.stubGlobal('document', { documentElement: {}, cookie: '' });
  const { isGain } = await import('../../src/house/celebrate.ts');
  expect(isGain({ voucher: 'a', amount: '5000.01', stake: '5000.00' })).toBe(true);
  expect(isGain({ voucher: 'a', amount: '5000.00', stake: '5000.00' })).toBe(false);
  expect(isGain({ voucher: 'a', amount: '4000.00', stake: '5000.00' })).toBe(false);
});
