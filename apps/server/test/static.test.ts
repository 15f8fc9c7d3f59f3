import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { openBrand } from '../src/platform/brand/brand.ts';
import { serveInstalled } from '../src/platform/brand/installed.ts';
import { openCrowd } from '../src/platform/crowd.ts';
import { openDoor } from '../src/platform/serve.ts';
import { openSharedAnswers } from '../src/platform/shared-answers.ts';
import { serveApp } from '../src/platform/static.ts';
import { openFiles } from '../src/platform/storage.ts';
import { decide } from './deeds.ts';
import { ownFiles, photo } from './images.ts';
import { must, operatorToken } from './people.ts';
import { until } from './until.ts';
import { unwatched } from './unwatched.ts';
import { testWorld } from './world.ts';

const world = await testWorld(ownFiles());
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
    if (path === '/branded') return { status: 200, html: build.house_name + ' ' + build.page };
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
writeFileSync(join(consoleFiles, 'index.html'), '<meta property="csp-nonce" nonce="%CSP_NONCE%"><title>Shwekan console</title>');
const consoleDoor = await openDoor(world.server.world, {
  ...unwatched,
  pages: 'console',
  routes: [],
  whoIs: nobody,
  crowd: openCrowd(),
  shared: openSharedAnswers(),
  more: (it) => serveApp(it, pathToFileURL(`${consoleFiles}/`), house),
});

const PAGE = `<head><title>Shwekan</title><meta name="description" content="Shwekan: 2D" /><link rel="icon" href="/favicon.svg" type="image/svg+xml" /></head>`;
const MANIFEST = `{ "name": "Shwekan", "short_name": "Shwekan", "icons": [{ "src": "/icon-192.png" }], "shortcuts": [{ "name": "2D", "icons": [] }] }`;
const brandable = join(folder, 'brandable');
for (const part of ['.server', '.vite']) mkdirSync(join(brandable, part), { recursive: true });
writeFileSync(join(brandable, 'index.html'), PAGE);
writeFileSync(join(brandable, '.vite/manifest.json'), '{}');
copyFileSync(join(drawer, '.server/draw.js'), join(brandable, '.server/draw.js'));
writeFileSync(join(brandable, 'manifest.webmanifest'), MANIFEST);
writeFileSync(join(brandable, 'icon-192.png'), 'the icon of the build');
/** The players' app at a door of its own, which has read no brand before. */
const openBrandable = async () => {
  const url = pathToFileURL(`${brandable}/`);
  const brand = openBrand(world.server.world);
  const files = await openFiles(world.server.world.config);
  return openDoor(world.server.world, {
    ...unwatched,
    pages: 'player',
    routes: [],
    whoIs: nobody,
    crowd: openCrowd(),
    shared: openSharedAnswers(),
    more: async (it) => {
      serveInstalled(it, url, { files, brand });
      await serveApp(it, url, { log: world.server.world.log, brand });
    },
  });
};
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
    for (const url of ['/assets/main-0.js', '/assets/Main-1.js', '/assets/..%2findex.html', '/assets/', '/api/none']) {
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

/** The owner's session, made once. */
let owner = '';
const asOwner = async () => {
  if (owner === '') {
    await addOperator(world.database_url, { username: 'boss', password: 'a-long-password', roles: ['owner'] });
    owner = await operatorToken(world, 'boss', 'a-long-password');
  }
  return owner;
};
type BrandDraft = { name: string; logo: string | null; accent: string | null };
const change = async (body: BrandDraft, before?: BrandDraft) => {
  const token = await asOwner();
  const { data } = await must(world.call('GET /api/console/brand', { token }));
  return world.call('POST /api/console/brand', { token, body: { ...body, before: before ?? data } });
};
async function sendLogo() {
  const path = '/api/console/brand/logo';
  const headers = { ...sessionHeaders({ path }, world.server, await asOwner()), 'Content-Type': 'image/png' };
  const body = new Uint8Array(await photo('png', 600));
  const answer = await fetch(new URL(path, world.server.console_url), { method: 'POST', headers, body });
  return { status: answer.status, body: (await answer.json()) as { data: { sent_logo: string } } };
}

test('under the own brand every page, the manifest and the icons are those of the build, to the byte', async () => {
  const own = await openBrandable();
  const bodies = await Promise.all(['/index.html', '/branded', '/manifest.webmanifest', '/icon-192.png'].map((url) => own.inject({ url })));
  expect(bodies.map((it) => it.body)).toEqual([PAGE, `Shwekan ${PAGE}`, MANIFEST, 'the icon of the build']);
  await own.close();
});

test('a colour that nobody can read, a logo that was not sent, a change by an old page and a second one at once are refused', async () => {
  const name = 'Golden Pond';
  expect(await change({ name, logo: null, accent: '#1e88e5' })).toMatchObject({
    status: 422,
    body: { code: 'accent_not_readable', errors: { accent: expect.any(String) } },
  });
  const old = await change({ name, logo: null, accent: null }, { name: 'Of an old page', logo: null, accent: null });
  expect(old).toMatchObject({ status: 409, body: { code: 'record_changed' } });
  const strange = await change({ name, logo: '/files/pictures/somebody-elses.webp', accent: null });
  expect(strange).toMatchObject({ status: 422, body: { code: 'image_not_valid' } });
  const asked = await must(change({ name, logo: null, accent: null }));
  expect([(await change({ name: 'Other', logo: null, accent: null })).status, (await sendLogo()).status]).toEqual([409, 409]);
  await must(world.call('POST /api/console/deeds/:id/withdraw', { token: owner, params: { id: asked.deed_id ?? 0 } }));
});

test('what two owners chose is on every page, in the manifest, on the icons and at the console; a logo that was not taken is gone', async () => {
  const forgotten = (await sendLogo()).body.data.sent_logo;
  const { sent_logo } = (await sendLogo()).body.data;
  const seen = async (logo: string) => (await fetch(new URL(logo, world.server.player_url))).status;
  expect([await seen(forgotten), await seen(sent_logo)]).toEqual([404, 200]);
  const asked = change({ name: 'A & "B" <C>', logo: sent_logo, accent: '#4fd0e0' });
  await must(asked);
  const before = await openBrandable();
  expect((await before.inject({ url: '/index.html' })).body).toBe(PAGE);
  await before.close();
  await decide(world, asked);

  const branded = await openBrandable();
  const named = '<title>A &amp; &quot;B&quot; &lt;C></title>';
  for (const url of ['/index.html', '/branded']) {
    const page = await branded.inject({ url });
    for (const part of [named, `content="A &amp; &quot;B&quot; &lt;C>: 2D"`, `<link rel="icon" href="${sent_logo}" type="image/webp">`])
      expect(page.body).toContain(part);
    const style = /<style>(.*?)<\/style><\/head>/.exec(page.body)?.[1] ?? '';
    expect(style).toContain('html:root{--gold:#4fd0e0!important;');
    expect(style).toContain(`html .mark{background:url("${sent_logo}")`);
    const script = /<script>(.*?)<\/script><style>/.exec(page.body)?.[1] ?? '';
    expect(script).toBe(String.raw`brandName="A & \"B\" \u003cC>"`);
    for (const text of [style, script]) expect(page.headers['content-security-policy']).toContain(hashOf(text));
  }
  expect((await branded.inject({ url: '/branded' })).body).toMatch(/^A & "B" <C> /);
  const manifest = (await branded.inject({ url: '/manifest.webmanifest' })).json();
  expect(manifest).toMatchObject({ name: 'A & "B" <C>', short_name: 'A & "B" <C>' });
  const icon = await branded.inject({ url: manifest.icons[0].src });
  expect(icon.headers['content-type']).toBe('image/png');
  expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  expect((await sharp(icon.rawPayload).stats()).dominant).toMatchObject({ r: 200, b: 8 });
  await branded.close();
  await until(async () => textOf(await consoleDoor.inject({ url: '/' })).includes('<title>A &amp; &quot;B&quot; &lt;C> console</title>'));
});

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function textOf({ rawPayload, headers }: { rawPayload: Buffer; headers: Record<string, unknown> }): string {
  const encoding = headers['content-encoding'];
  return String(encoding === 'br' ? brotliDecompressSync(rawPayload) : encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload);
}
