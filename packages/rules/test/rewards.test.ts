import { expect, test } from 'vitest';
import { isVideoAllowed, mondayOf, pocketPeriodStart, pocketRange } from '../src/index.ts';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s began on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

const FROM = new Date('2026-11-24T10:00:00+06:30');
test.each([
  ['once', '2026-12-02T23:59:59+06:30', '2026-11-24'],
  ['day', '2026-12-02T23:59:59+06:30', '2026-12-02'],
  ['day', '2026-12-03T00:00:00+06:30', '2026-12-03'],
  ['week', '2026-11-29T23:59:59+06:30', '2026-11-23'],
  ['week', '2026-11-30T00:00:00+06:30', '2026-11-30'],
] as const)('of a draw "%s", %s lies in the period from %s', (period, now, start) => {
  expect(pocketPeriodStart(period, FROM, new Date(now))).toBe(start);
});

test.each([
  [100_000, [100, 500]],
  [50_000, [100, 500]],
  [49_999, [100, 499]],
  [10_000, [100, 100]],
  [9999, null],
  [0, null],
])('with %i pya left of the budget a draw gives whole kyat of %j', (left_pya, range) => {
  expect(pocketRange({ smallest_pya: 10_000, largest_pya: 50_000 }, left_pya)).toEqual(range);
});

test.each([
  ['https://www.youtube-nocookie.com/embed/x', true],
  ['https://player.vimeo.com/video/1?h=2', true],
  ['/videos/november.mp4', true],
  ['/videos/november.svg', true],
  ['http://player.vimeo.com/video/1', false],
  ['https://vimeo.com.evil.example/1', false],
  ['https://user@player.vimeo.com/1', false],
  ['//evil.example/x.mp4', false],
  ['/videos/../secret.mp4', false],
  ['/videos/november.html', false],
  ['javascript:alert(1)', false],
])('a video at %s: %s', (address, allowed) => {
  expect(isVideoAllowed(address)).toBe(allowed);
});
