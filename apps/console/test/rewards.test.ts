import { textIn } from '@shwekan/phrases/per-language';
import { expect, test } from 'vitest';
import { type CampaignDraft, campaignBody, newCampaign, refuseDraft } from '../src/screens/rewards-pocket/pocket.ts';
import { moved, saysRate } from '../src/screens/rewards-points/points.ts';
import { finishedWeeks } from '../src/screens/rewards-weekly/weekly.ts';

/** Tuesday 03:00 in Yangon, still Monday in Greenwich. */
const NOW_MS = Date.parse('2026-11-24T03:00:00+06:30');

test.each([
  ['up', 3, -1, [1, 3, 2]],
  ['down', 1, 1, [2, 1, 3]],
  ['up from the top stays', 1, -1, [1, 2, 3]],
  ['down from the end stays', 3, 1, [1, 2, 3]],
  ['what is not there moves nothing', 9, 1, [1, 2, 3]],
] as const)('an offer moves %s', (_what, id, by, ids) => {
  expect(moved([1, 2, 3], id, by)).toEqual(ids);
});

test.each([
  ['every language that has a text', { en: 'A point for {kyat} Ks', my: '{kyat}', th: '', zh: '' }, true],
  ['one that names a rate of its own', { en: 'A point for {kyat} Ks', my: '1,000', th: '', zh: '' }, false],
] as const)('the points dialog follows the rate in %s', (_what, body, follows) => {
  expect(saysRate({ header: { en: '', my: '', th: '', zh: '' }, body })).toBe(follows);
});

test('weeks that can be started are over: Monday to Sunday of Yangon, the latest first', () => {
  expect(finishedWeeks(NOW_MS).slice(0, 2)).toEqual([
    { from: '2026-11-16', to: '2026-11-22' },
    { from: '2026-11-09', to: '2026-11-15' },
  ]);
});

test('a text is read in its language, else in English, else in any', () => {
  expect(textIn('th', { my: 'က', en: 'A', th: 'ก', zh: '' })).toBe('ก');
  expect(textIn('zh', { my: 'က', en: 'A', th: 'ก', zh: '' })).toBe('A');
  expect(textIn('zh', { my: '', en: '', th: 'ก', zh: '' })).toBe('ก');
});

const GOOD: CampaignDraft = {
  ...newCampaign(NOW_MS),
  name: { my: '', en: ' Rain ', th: '', zh: '' },
  budget: 10_000,
  smallest: 100,
  largest: 500,
};

test("a campaign is sent as it was typed, with Yangon's times", () => {
  const sent = campaignBody({ ...GOOD, level: '2', turnover: 2000, since: '2026-11-20T10:30', video: ' /videos/pocket.webm ' });
  expect(sent).toEqual({
    name: { my: '', en: 'Rain', th: '', zh: '' },
    budget: 10_000,
    smallest: 100,
    largest: 500,
    from_at: '2026-11-24T00:00:00+06:30',
    until_at: '2026-12-24T00:00:00+06:30',
    period: 'day',
    level: 2,
    turnover: 2000,
    turnover_since: '2026-11-20T10:30:00+06:30',
    video: '/videos/pocket.webm',
  });
});

test.each<[string, Partial<CampaignDraft>, string, RegExp | null]>([
  ['as it should be', {}, '0.00', null],
  ['without a name', { name: { my: ' ', en: '', th: '', zh: '' } }, '0.00', /^Name it/],
  ['without a budget', { budget: '' }, '0.00', /above zero/],
  ['with a largest below the smallest', { largest: 50 }, '0.00', /largest amount/],
  ['with a budget below what it gave', {}, '10000.01', /given already/],
  ['that ends before it begins', { until: '2026-11-01T00:00' }, '0.00', /end after/],
  ['without an end', { until: '' }, '0.00', /until when/],
  ['with a video of a stranger', { video: 'https://example.com/a.mp4' }, '0.00', /YouTube/],
])('a campaign %s is taken or told why not', (_what, more, spent, says) => {
  const refusal = refuseDraft({ ...GOOD, ...more }, spent);
  if (says === null) expect(refusal).toBeNull();
  else expect(refusal).toMatch(says);
});
