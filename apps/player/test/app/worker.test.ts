import { expect, test } from 'vitest';
import { kindOf, shownOf } from '../../src/worker/kinds.ts';

const ORIGIN = 'https://shwekan.example';
const asked = (path: string, more: object = {}) =>
  kindOf({ method: 'GET', url: new URL(path, ORIGIN).href, mode: 'no-cors', destination: '', ...more } as Request, ORIGIN);

test('the worker keeps pages, the build and pictures, and never an answer of the API', () => {
  expect(asked('/wallet', { mode: 'navigate' })).toBe('page');
  expect(asked('/assets/abc.js')).toBe('build');
  expect(asked('/banners/lottery.svg', { destination: 'image' })).toBe('picture');
  expect(asked('/api/user/profile')).toBeNull();
  expect(asked('/api/docs', { mode: 'navigate' })).toBeNull();
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
