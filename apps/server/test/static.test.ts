import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openBrand } from '../src/platform/brand/brand.ts';
import { openCrowd } from '../src/platform/crowd.ts';
import { openDoor } from '../src/platform/serve.ts';
import { openSharedAnswers } from '../src/platform/shared-answers.ts';
import { serveApp } from '../src/platform/static.ts';
import { unwatched } from './unwatched.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const folder = mkdtempSync(join(tmpdir(), 'shwekan-app-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>the app</title>');
writeFileSync(join(folder, 'assets/main-1.js'), 'true');
const house = { log: world.server.world.log, brand: openBrand(world.server.world) };
const nobody = { player: async () => null, operator: async () => null };
const door = await openDoor(world.server.world, {
  ...unwatched,
  pages: 'player',
  routes: [],
  whoIs: nobody,
  crowd: openCrowd(),
  shared: openSharedAnswers(),
  more: (it) => serveApp(it, pathToFileURL(`${folder}/`), house),
});

const drawer = join(folder, 'drawing');
for (const part of ['.server', '.vite', 'assets']) mkdirSync(join(drawer, part), { recursive: true });
writeFileSync(join(drawer, 'index.html'), '<head></head><title>the plain app</title>');
writeFileSync(join(drawer, '.vite/manifest.json'), '{}');
writeFileSync(
  join(drawer, '.server/draw.js'),
  `let drawn = 0;
  export const keyOf = ({ path, cookies }) => path + cookies;
  export async function draw({ path }, build, fetch) {
    if (path === '/broken') throw new Error('cannot draw');
    const answer = await fetch('/api/none', { method: 'GET' });
    return { status: path === '/none' ? 404 : 200, html: '<style>p{top:0}</style><script>1</script>' + path + ' ' + answer.status + ' ' + ++drawn };
  }`,
);
const drawingDoor = await openDoor(world.server.world, {
  ...unwatched,
  pages: 'player',
  routes: [],
  whoIs: nobody,
  crowd: openCrowd(),
  shared: openSharedAnswers(),
  more: (it) => serveApp(it, pathToFileURL(`${drawer}/`), house),
});

const consoleFiles = join(folder, 'console');
mkdirSync(consoleFiles);
writeFileSync(join(consoleFiles, 'index.html'), '<meta property="csp-nonce" nonce="%CSP_NONCE%"><title>the console</title>');
const consoleDoor = await openDoor(world.server.world, {
  ...unwatched,
  pages: 'console',
  routes: [],
  whoIs: nobody,
  crowd: openCrowd(),
  shared: openSharedAnswers(),
  more: (it) => serveApp(it, pathToFileURL(`${consoleFiles}/`), house),
});
afterAll(async () => {
  await Promise.all([door.close(), drawingDoor.close(), consoleDoor.close()]);
  rmSync(folder, { recursive: true });
});

for (const encoding of ['br, gzip', 'gzip', 'identity', undefined]) {
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  test(`the app opens at every address of its own for a client that accepts ${encoding ?? 'nothing'}`, async () => {
    for (const url of ['/', '/?lang=my', '/two/lottery', '/no/such/screen']) {
      const answer = await door.inject({ url, headers });
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-cache']);
      expect(textOf(answer)).toContain('the app');
    }
    expect((await door.inject({ url: '/assets/main-1.js', headers })).headers['cache-control']).toContain('immutable');
    for (const url of ['/assets/main-0.js', '/assets/', '/api/none']) {
      expect([url, (await door.inject({ url, headers })).statusCode]).toEqual([url, 404]);
    }
  });
}

test('a first screen is drawn by the app, asks the product itself, and only its own styles and scripts may run', async () => {
  const answer = await drawingDoor.inject({ url: '/two/lottery?from=a-friend' });
  expect(answer.body).toContain('/two/lottery 404');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['vary']).toContain('Cookie');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain(`style-src-elem 'self' '${hashOf('p{top:0}')}'`);
  expect(policy).toContain(`script-src 'self' '${hashOf('1')}'`);
  expect((await drawingDoor.inject({ url: '/none' })).statusCode).toBe(404);
});

test('a first screen is drawn once for all who come at the same time, and again for another language', async () => {
  const bodies = await Promise.all([1, 2, 3].map(async () => (await drawingDoor.inject({ url: '/crowd' })).body));
  expect(new Set(bodies).size).toBe(1);
  const other = await drawingDoor.inject({ url: '/crowd', headers: { cookie: 'i18nextLng=en' } });
  expect(other.body).not.toBe(bodies[0]);
});

test('the plain page is sent when a first screen cannot be drawn, and what draws it is not served', async () => {
  expect((await drawingDoor.inject({ url: '/broken' })).body).toContain('the plain app');
  for (const url of ['/.server/draw.js', '/.vite/manifest.json']) {
    expect((await drawingDoor.inject({ url })).body).not.toContain('drawn');
  }
});

for (const { pages, frames } of [
  { pages: 'player', frames: "frame-ancestors 'self'" },
  { pages: 'console', frames: "frame-ancestors 'none'" },
] as const) {
  for (const path of ['/', '/two/lottery', '/no-such-page']) {
    test(`the ${pages} port says at ${path} that its pages use nothing of the device, and who may frame them`, async () => {
      const { headers } = await fetch(new URL(path, world.server[`${pages}_url`]));
      const policy = String(headers.get('permissions-policy'));
      for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) expect(policy).toContain(`${feature}=()`);
      expect(headers.get('content-security-policy')).toContain(frames);
    });
  }
}

test('what is no page of the player port is told in short that nothing in it may load, run or be framed', async () => {
  for (const path of ['/api/live_2d', '/api/no-such-call', '/assets/no-such-file.js']) {
    const answer = await fetch(new URL(path, world.server.player_url));
    await answer.arrayBuffer();
    const { headers } = answer;
    expect([path, headers.get('content-security-policy')]).toEqual([path, "default-src 'none';base-uri 'none';frame-ancestors 'none'"]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect([...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)).toBeLessThan(600);
  }
});

for (const path of ['/', '/api/console/docs', '/api/console/docs/static/index.css', '/api/console/no-such-call']) {
  test(`the console's policy at ${path} names no other host, no inline style or script, and no frame`, async () => {
    const { headers } = await fetch(new URL(path, world.server.console_url));
    const policy = String(headers.get('content-security-policy'));
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/style-src 'self'( 'nonce-[0-9a-f]{32}')?(;|$)/);
    expect(policy).toContain("frame-src 'none'");
  });
}

test('each answered page of the console has a nonce of its own, the one its policy names for styles', async () => {
  const seen = new Set<string>();
  for (const url of ['/', '/draws', '/index.html', '/']) {
    const answer = await consoleDoor.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    const nonce = /^<meta property="csp-nonce" nonce="([0-9a-f]{32})"><title>/.exec(textOf(answer))?.[1];
    expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    seen.add(String(nonce));
  }
  expect(seen.size).toBe(4);
});

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function textOf({ rawPayload, headers }: { rawPayload: Buffer; headers: Record<string, unknown> }): string {
  const encoding = headers['content-encoding'];
  return String(encoding === 'br' ? brotliDecompressSync(rawPayload) : encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload);
}
