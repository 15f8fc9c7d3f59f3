import { expect, test } from 'vitest';
import { type Item, NEW } from '../src/screens/content/content.ts';
import { changesWithin, groupsOf, placeIn, type Run, windowFrom } from '../src/screens/running/running.ts';

const at = (day: string) => Date.parse(`${day}T00:00:00+06:30`);
const run = (from: string | null, until: string | null): Run => ({
  id: 1,
  name: 'A banner',
  from_ms: from === null ? null : at(from),
  until_ms: until === null ? null : at(until),
  state: 'now',
});

test.each([
  ['a Monday', '2026-11-23'],
  ['a Friday', '2026-11-27'],
  ['a Sunday', '2026-11-29'],
])('the six weeks of %s begin on its Monday, in Yangon', (_day, day) => {
  const window = windowFrom(day);
  expect(window.weeks).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28']);
  expect([window.from_ms, window.until_ms]).toEqual([at('2026-11-23'), at('2027-01-04')]);
});

const WEEK = 1 / 6;
test.each([
  ['within them', '2026-11-30', '2026-12-07', { start: WEEK, width: WEEK, isCutBefore: false, isCutAfter: false }],
  ['from before', '2026-01-01', '2026-11-30', { start: 0, width: WEEK, isCutBefore: true, isCutAfter: false }],
  ['beyond them', '2026-12-28', '2027-06-01', { start: 5 * WEEK, width: WEEK, isCutBefore: false, isCutAfter: true }],
  ['always', null, null, { start: 0, width: 1, isCutBefore: true, isCutAfter: true }],
])('what runs %s has its place in the weeks', (_when, from, until, place) => {
  const found = placeIn(windowFrom('2026-11-25'), run(from, until));
  expect(found).toMatchObject({ isCutBefore: place.isCutBefore, isCutAfter: place.isCutAfter });
  expect(found?.start).toBeCloseTo(place.start, 10);
  expect(found?.width).toBeCloseTo(place.width, 10);
});

test.each([
  ['over', '2026-10-01', '2026-11-23'],
  ['to come', '2027-01-04', null],
])('what is %s has no place', (_when, from, until) => {
  expect(placeIn(windowFrom('2026-11-25'), run(from, until))).toBeNull();
});

test.each([
  ['banner', null, 'closed'],
  ['banner', 'a.webp', 'now'],
  ['header_text', null, 'now'],
] as const)('a %s whose picture is %s is said to be %s: nobody sees a banner without one', (kind, my, state) => {
  const item: Item = { ...NEW, id: 1, kind, images: { ...NEW.images, my } };
  const none = { promotions: [], offers: [], campaigns: [] };
  const groups = groupsOf({ banners: [item], texts: [], ...none }, at('2026-11-25'));
  expect(groups[0]?.runs[0]?.state).toBe(state);
});

test('what begins or ends within a week is told in its order, and not what is closed, over or far', () => {
  const runs: Run[] = [
    { ...run('2026-11-01', '2026-11-27'), id: 1, name: 'ends' },
    { ...run('2026-11-26', '2026-12-30'), id: 2, name: 'begins', state: 'later' },
    { ...run('2026-11-26', '2026-11-28'), id: 3, name: 'is closed', state: 'closed' },
    { ...run('2026-11-01', '2026-11-20'), id: 4, name: 'is over', state: 'ended' },
    { ...run('2026-12-20', null), id: 5, name: 'is far', state: 'later' },
    { ...run(null, null), id: 6, name: 'runs always' },
  ];
  const groups = [{ name: 'Banners', to: '/content', runs } as const];
  const told = changesWithin(groups, at('2026-11-25'), 7).map(({ name, at_ms, begins, to }) => [name, at_ms, begins, to]);
  expect(told).toEqual([
    ['begins', at('2026-11-26'), true, '/content'],
    ['ends', at('2026-11-27'), false, '/content'],
  ]);
});
