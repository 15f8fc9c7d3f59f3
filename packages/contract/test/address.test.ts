import { expect, test } from 'vitest';
import { type AddressParts, addressOf, callOf, doorFor } from '../src/address.ts';

const CASES: [name: string, sent: AddressParts, address: string][] = [
  ['GET /api/banner', {}, '/api/banner'],
  ['POST /api/console/cash-in/:id/approve', { params: { id: 12 } }, '/api/console/cash-in/12/approve'],
  ['GET /api/:a/of/:b', { params: { a: 'x/../y', b: '%00 ?' } }, '/api/x%2F..%2Fy/of/%2500%20%3F'],
  ['GET /api/g', { query: { page: 0, name: 'a&b=c', hot: false } }, '/api/g?page=0&name=a%26b%3Dc&hot=false'],
  ['GET /api/g', { query: { name: '', page: undefined } }, '/api/g'],
];

test.each(CASES)('%s sent %j is asked at %s', (name, sent, address) => {
  expect(addressOf(callOf(name), sent)).toBe(address);
});

test("players' calls are asked at one door, the console's at the other", () => {
  const doors = { player_url: 'http://players', console_url: 'http://console' };
  const asked = ['GET /api/banner', 'GET /api/console/me', 'GET /api/consoles'].map((name) => doorFor(callOf(name), doors));
  expect(asked).toEqual(['http://players', 'http://console', 'http://players']);
});
