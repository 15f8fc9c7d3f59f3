import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { deviceNamed, deviceOf } from '../src/platform/devices.ts';
import { testWorld } from './world.ts';

// What every answer of a house in production says to a browser, and what no door of it takes.
const world = await testWorld({ DEMO: 'false', NODE_ENV: 'production' });
const DOORS = ['player_url', 'console_url'] as const;
const PAGES = ['/', '/two/lottery', '/no-such-page'];
const PARTS = ['/api/live_2d', '/api/no-such-call', '/api/health/alive', '/assets/no-such-file.js'];
const YEAR_S = 31_536_000;

const ask = async (door: (typeof DOORS)[number], path: string) => {
  const answer = await fetch(new URL(path, world.server[door]));
  return { headers: answer.headers, body: await answer.text() };
};

test.each(DOORS)(
  'every answer at %s demands TLS for a year, subdomains included, and is taken for nothing else than it says',
  async (door) => {
    for (const path of [...PAGES, ...PARTS]) {
      const { headers, body } = await ask(door, path);
      const [, age, more] = /^max-age=(\d+)(.*)$/.exec(headers.get('strict-transport-security') ?? '') ?? [];
      expect([path, Number(age) >= YEAR_S, more]).toEqual([path, true, '; includeSubDomains']);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
      if (body !== '') expect([path, headers.get('content-type')]).toEqual([path, expect.stringMatching(/; ?charset=utf-8$/i)]);
    }
  },
);

test.each(DOORS)(
  'no answer at %s loads a plug-in, changes what its addresses begin with, or stands in a frame of another host',
  async (door) => {
    for (const path of [...PAGES, ...PARTS]) {
      const policy = (await ask(door, path)).headers.get('content-security-policy') ?? '';
      expect([path, policy]).toEqual([path, expect.stringMatching(/(^|;)base-uri 'none'(;|$)/)]);
      expect([path, policy]).toEqual([path, expect.stringMatching(/(^|;)(object-src|default-src) 'none'(;|$)/)]);
      expect([path, policy]).toEqual([path, expect.stringMatching(/(^|;)frame-ancestors '(none|self)'(;|$)/)]);
    }
  },
);

test('no answer lets a page of another host read it', async () => {
  for (const door of DOORS)
    for (const path of [...PAGES, ...PARTS]) {
      const answer = await fetch(new URL(path, world.server[door]), { headers: { Origin: 'https://elsewhere.example' } });
      await answer.body?.cancel();
      expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
});

test('a device keeps its name in a cookie that no script reads, no neighbour sets and only TLS carries', () => {
  const production = { NODE_ENV: 'production' } as const;
  const { cookie } = deviceOf(production, null);
  expect(cookie).toMatch(/^__Host-device=[\w-]{43}; Path=\/; Secure; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const [name = '', token = ''] = (cookie.split(';')[0] ?? '').split('=');
  expect(deviceNamed(production, `other=1; ${name}=${token}`)).toBe(token);
  expect(deviceNamed(production, `device=${token}`)).toBeNull();
});

test.each(DOORS)('TRACE is answered with nothing of what was sent, at %s', async (door) => {
  const sent = request(new URL('/', world.server[door]), { method: 'TRACE', headers: { 'X-Canary': 'sent-to-be-told' } });
  sent.end();
  const [answer] = await once(sent, 'response');
  let body = '';
  for await (const part of answer) body += part;
  expect([403, 404]).toContain(answer.statusCode);
  expect(body).not.toContain('sent-to-be-told');
});

/** Two lengths of one request, or one that no server should guess: whoever reads it otherwise than the proxy reads a second request in it. */
const AMBIGUOUS = [
  ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 6\r\n\r\nabcdef'],
  ['chunks by another name', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ['a blank before the colon', 'Content-Length : 4\r\n\r\nabcd'],
];

test.each(AMBIGUOUS)('a request of which nobody can tell where it ends is refused and its connection closed: %s', async (_what, rest) => {
  for (const door of DOORS) {
    const url = new URL(world.server[door]);
    const socket = connect(Number(url.port), url.hostname);
    socket.end(`POST /api/user/login HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\n${rest}`);
    let said = '';
    for await (const part of socket) said += part;
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(said.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  }
});
