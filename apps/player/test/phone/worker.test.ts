import { expect, test } from 'vitest';
import { kindOf, shownOf } from '../../src/worker/kinds.ts';
import { renewalOf } from '../../src/worker/renew.ts';

const ORIGIN = 'https://shwekan.example';
const asked = (path: string, more: object = {}) =>
  kindOf({ method: 'GET', url: new URL(path, ORIGIN).href, mode: 'no-cors', destination: '', ...more } as Request, ORIGIN);

test('the worker keeps pages, the build and pictures, and never an answer of the API', () => {
  expect(asked('/wallet', { mode: 'navigate' })).toBe('page');
  expect(asked('/assets/abc.js')).toBe('build');
  expect(asked('/banners/lottery.svg', { destination: 'image' })).toBe('picture');
  expect(asked('/api/user/profile')).toBeNull();
  expect(asked('/api/docs', { mode: 'navigate' })).toBeNull();
  expect(asked('/', { mode: 'navigate', destination: 'iframe' }), 'in a frame the app is not shown').toBeNull();
  expect(asked('/api/user/photo', { destination: 'image' })).toBeNull();
  expect(asked('/assets/abc.js', { method: 'POST' })).toBeNull();
  expect(asked('https://elsewhere.example/a.png', { destination: 'image' })).toBeNull();
});

test('a push message is shown with its words and leads into the app only', () => {
  const json = (said: unknown) => shownOf({ json: () => said });
  expect(json({ title: 'You have won', body: '500 Ks', icon: '/win.png', url: '/betslip' })).toMatchObject({
    title: 'You have won',
    options: { body: '500 Ks', icon: '/win.png', data: { url: '/betslip' } },
  });
  expect(json({ title: 'Hello', url: 'https://elsewhere.example' })?.options).toMatchObject({ icon: '/icon-192.png', data: { url: '/' } });
  expect(json({ title: 'Hello', url: '//elsewhere.example' })?.options.data.url).toBe('/');
  for (const wrong of [null, 'text', {}, { title: 5 }]) expect(json(wrong)).toBeNull();
  expect(shownOf({ json: () => JSON.parse('{') })).toBeNull();
  expect(shownOf(null)).toBeNull();
});

test('a subscription that the browser replaced is told with the secret of the one before, whatever the browser hands over', async () => {
  const subscription = (endpoint: string) =>
    ({
      toJSON: () => ({ endpoint, keys: { p256dh: `key of ${endpoint}`, auth: `secret of ${endpoint}` } }),
    }) as unknown as PushSubscription;
  const asked: string[] = [];
  const by = (kept: { endpoint: string; auth: string } | null) => ({
    kept: async () => kept,
    houseKey: async () => 'the house',
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      asked.push(applicationServerKey);
      return subscription('made');
    },
  });
  const told = (old: string, next: string) => ({
    old: { endpoint: old, auth: `secret of ${old}` },
    endpoint: next,
    keys: { p256dh: `key of ${next}`, auth: `secret of ${next}` },
  });
  const kept = { endpoint: 'kept', auth: 'secret of kept' };
  const both = { oldSubscription: subscription('old'), newSubscription: subscription('new') };
  expect(await renewalOf(both, by(kept))).toEqual(told('old', 'new'));
  expect(await renewalOf({ oldSubscription: null, newSubscription: subscription('new') }, by(kept))).toEqual(told('kept', 'new'));
  expect(asked).toEqual([]);
  expect(await renewalOf({}, by(kept))).toEqual(told('kept', 'made'));
  expect(asked).toEqual(['the house']);
  expect(await renewalOf({}, by(null))).toBeNull();
});
