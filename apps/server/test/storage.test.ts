import { mkdir, stat, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { sweepPrivate } from '../src/platform/private-image.ts';
import { dropShown, openFiles } from '../src/platform/storage.ts';
import type { World } from '../src/platform/world.ts';
import { ownFiles } from './images.ts';

/** A bucket as S3 speaks it, as far as the storage asks: put, get and delete by path. */
const objects = new Map<string, Buffer>();
const bucket = createServer((request, answer) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const key = new URL(request.url ?? '', 'http://bucket').pathname;
    const known = objects.get(key);
    if (request.method === 'PUT') objects.set(key, Buffer.concat(parts));
    if (request.method === 'DELETE') objects.delete(key);
    answer.writeHead(request.method === 'GET' && !known ? 404 : 200).end(request.method === 'GET' ? known : undefined);
  });
});
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  bucket.closeAllConnections();
  bucket.close();
});

const BASE = { NODE_ENV: 'test', DEMO: 'true', ...loginsOf('postgresql://nobody@127.0.0.1:1/none') };
const S3 = {
  FILES: 's3',
  S3_BUCKET: 'pictures',
  S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};

test.each([
  ['a folder', ownFiles()],
  ['a bucket that speaks S3', S3],
])('%s keeps a file under a random name, reads it and lets it go', async (_what, settings) => {
  const files = await openFiles(readConfig({ ...BASE, ...settings }));
  const image = Buffer.from('an image');
  const keys = [await files.keep('photos', image), await files.keep('photos', image)];
  for (const key of keys) expect(key).toMatch(/^photos\/[\w-]{32}\.webp$/);
  expect(new Set(keys).size).toBe(2);
  const [key = ''] = keys;
  expect(await files.read(key)).toEqual(image);
  await files.drop(key);
  await expect(files.read(key)).rejects.toThrow();
});

test('the folders of private files are closed to others of the machine, also those made before', async () => {
  const { DATA_DIR } = ownFiles();
  await mkdir(join(DATA_DIR, 'files', 'level-two'), { recursive: true, mode: 0o755 });
  const files = await openFiles(readConfig({ ...BASE, DATA_DIR }));
  await files.keep('level-two', Buffer.from('a paper'));
  for (const part of ['files', 'files/level-two']) expect((await stat(join(DATA_DIR, part))).mode & 0o777).toBe(0o700);
});

test('a bucket without its name or keys stops the start', () => {
  for (const missing of ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])
    expect(() => readConfig({ ...BASE, ...S3, [missing]: '' })).toThrow('S3_BUCKET');
});

test('a picture that is replaced takes its own file with it, never a private one that its address names', async () => {
  const files = await openFiles(readConfig({ ...BASE, ...ownFiles() }));
  // Of the world only its log is asked for.
  const world = { log: { warn: () => undefined } } as unknown as World;
  const [own, photo] = [await files.keep('pictures', Buffer.from('own')), await files.keep('level-two', Buffer.from('private'))];
  for (const address of [`/files/${photo}`, `/files/pictures/../${photo}`, `/${photo}`, null]) await dropShown(world, files, address);
  expect(await files.read(photo)).toEqual(Buffer.from('private'));
  await dropShown(world, files, `/files/${own}`);
  await expect(files.read(own)).rejects.toThrow();
});

test('files that no row names are swept, also where one of them is gone before its turn', async () => {
  const { DATA_DIR } = ownFiles();
  const files = await openFiles(readConfig({ ...BASE, DATA_DIR }));
  const keys = await Promise.all(['one', 'two', 'three', 'young'].map((it) => files.keep('cash-in', Buffer.from(it))));
  const [gone = '', , , young = ''] = keys;
  const long_ago = new Date(Date.now() - 2 * 86_400_000);
  for (const key of keys) if (key !== young) await utimes(join(DATA_DIR, 'files', key), long_ago, long_ago);
  await sweepPrivate(files, 'cash-in', async (found) => {
    // Another job forgets old pictures meanwhile.
    await files.drop(gone);
    return found;
  });
  expect(await Promise.all(keys.map(async (key) => (await files.find(key))?.toString()))).toEqual([
    undefined,
    undefined,
    undefined,
    'young',
  ]);
});
