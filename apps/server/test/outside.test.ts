import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { fetchOutside, reachOf } from '../src/platform/outside.ts';
import { isPublicAddress } from '../src/platform/public-network.ts';

const answers: Record<string, RequestListener> = {
  '/small': (_, reply) => void reply.setHeader('Retry-After', '7').end('right'),
  '/large': (_, reply) => void reply.end('x'.repeat(5_000)),
  '/moved': (_, reply) => void reply.writeHead(302, { Location: '/small' }).end(),
  '/silent': () => undefined,
  '/half': (_, reply) => void reply.write('half of'),
  '/echo': (request, reply) => void request.pipe(reply),
};
const server = createServer((request, reply) => answers[String(request.url)]?.(request, reply));
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { port } = server.address() as AddressInfo;
const at = (path: string, host = '127.0.0.1') => new URL(`http://${host}:${port}${path}`);
const LIMITS = { timeout_ms: 400, most_bytes: 1_000, reach: 'any' } as const;

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['2606:4700::1111', true],
  ['::ffff:8.8.8.8', false],
  ['10.0.0.1', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.0.2.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['198.51.100.1', false],
  ['203.0.113.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::1', false],
  ['::7f00:1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['100::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['4000::1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['shwekan.example', false],
])('%s is on the public network: %s', (address, is_public) => expect(isPublicAddress(address)).toBe(is_public));

test('an answer comes with its status, head and body; one with a redirect is not followed', async () => {
  const { value: small } = (await fetchOutside(at('/small'), {}, LIMITS)) as { value: object };
  expect(small).toMatchObject({ status: 200, headers: { 'retry-after': '7' }, bytes: Buffer.from('right') });
  const { value: moved } = (await fetchOutside(at('/moved'), {}, LIMITS)) as { value: object };
  expect(moved).toMatchObject({ status: 302, headers: { location: '/small' } });
  const sent = await fetchOutside(at('/echo'), { method: 'POST', body: Buffer.from([0, 255]) }, LIMITS);
  expect(sent).toMatchObject({ outcome: 'done', value: { bytes: Buffer.from([0, 255]) } });
});

test.each([
  ['more than its limit', at('/large'), { outcome: 'refused', why: 'too_large' }],
  ['nothing', at('/silent'), { outcome: 'unknown', why: 'too_slow' }],
  ['half of an answer', at('/half'), { outcome: 'unknown', why: 'too_slow' }],
  [
    'no connection',
    new URL('http://127.0.0.1:1/secret-path'),
    { outcome: 'unknown', why: 'silent', error: '127.0.0.1:1 cannot be reached: ECONNREFUSED' },
  ],
])('an outside that gives %s is %o', async (_, url, expected) => expect(await fetchOutside(url, {}, LIMITS)).toMatchObject(expected));

test.each([
  ['a number of this machine', at('/small')],
  ['a name of this machine', at('/small', 'localhost')],
  ['the newer number of this machine', at('/small', '[::ffff:127.0.0.1]')],
])('a house reaches no %s', async (_, url) => {
  expect(await fetchOutside(url, {}, { ...LIMITS, reach: 'public' })).toMatchObject({ outcome: 'refused', why: 'not_public' });
});

test.each([
  ['production', false, 'public'],
  ['production', true, 'any'],
  ['development', false, 'any'],
] as const)('a server in %s, demo %s, reaches %s', (NODE_ENV, DEMO, reach) => expect(reachOf({ NODE_ENV, DEMO })).toBe(reach));

test('where only the head counts, no more of the answer is read', async () => {
  expect(await fetchOutside(at('/large'), {}, { ...LIMITS, most_bytes: 0 })).toMatchObject({
    outcome: 'done',
    value: { status: 200, bytes: Buffer.alloc(0) },
  });
});
