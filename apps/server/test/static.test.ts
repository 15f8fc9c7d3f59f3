import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDoor } from '../src/platform/serve.ts';
import { serveApp } from '../src/platform/static.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const folder = mkdtempSync(join(tmpdir(), 'shwekan-app-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>the app</title>');
writeFileSync(join(folder, 'assets/main-1.js'), 'true');
const nobody = { player: async () => null, operator: async () => null };
const door = await openDoor(world.server.world, {
  routes: [],
  whoIs: nobody,
  more: (it) => serveApp(it, pathToFileURL(`${folder}/`)),
});
afterAll(async () => {
  await door.close();
  rmSync(folder, { recursive: true });
});

for (const encoding of ['br, gzip', 'gzip', 'identity', undefined]) {
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  test(`the app opens at every address of its own for a client that accepts ${encoding ?? 'nothing'}`, async () => {
    for (const url of ['/', '/?lang=my', '/two/lottery', '/no/such/screen']) {
      const answer = await door.inject({ url, headers });
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-cache']);
      expect(answer.body).toContain('the app');
    }
    expect((await door.inject({ url: '/assets/main-1.js', headers })).headers['cache-control']).toContain('immutable');
    for (const url of ['/assets/main-0.js', '/assets/', '/api/none']) {
      expect([url, (await door.inject({ url, headers })).statusCode]).toEqual([url, 404]);
    }
  });
}
