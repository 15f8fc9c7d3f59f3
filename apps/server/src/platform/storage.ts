import { randomBytes } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Refusal } from './refusal.ts';
import type { Config } from './settings.ts';
import type { World } from './world.ts';

/** Where files are kept. A key names a file for ever; nothing is ever written twice under one. */
export type Files = {
  /** Keeps a webp image under a new random name in a folder and answers its key. */
  keep(folder: Folder, image: Buffer): Promise<string>;
  /** Keeps any other file in a private folder, under a new random name with this ending. */
  keepFile(folder: PrivateFolder, bytes: Buffer, ending: string): Promise<string>;
  /** Keeps a webp image under a name that says what it is a copy of: written again, it is the same. */
  keepCopy(key: string, image: Buffer): Promise<void>;
  read(key: string): Promise<Buffer>;
  /** The same, or null when there is none. */
  find(key: string): Promise<Buffer | null>;
  /** The keys of all files in a folder, so many at once. */
  keysIn(folder: Folder, at_once: number): AsyncGenerator<string[]>;
  /** Whether a file is there that was written longer ago than this, by the storage's clock and ours. */
  isOlder(key: string, age_ms: number): Promise<boolean>;
  drop(key: string): Promise<void>;
};
/** Players' photos and the house's pictures are shown to everyone, photos for level 2, of payments and of conversations, lists that were exported and closings that were signed only to who may see them. */
export type Folder = (typeof SHOWN_FOLDERS)[number] | PrivateFolder;
export type PrivateFolder = (typeof PRIVATE_FOLDERS)[number];
const SHOWN_FOLDERS = ['photos', 'pictures'] as const;
const PRIVATE_FOLDERS = ['level-two', 'cash-in', 'support', 'exports', 'closings'] as const;
const SHOWN_AT = '/files/';
const OWNER_ALONE = 0o700;

/** Where everyone finds a file of a shown folder. */
export function addressOf(key: string): string {
  return `${SHOWN_AT}${key}`;
}

/** Removes the file of a shown folder that an address names, once another one has taken its place; any other address is left alone. */
export async function dropShown(world: World, files: Files, address: string | null): Promise<void> {
  if (!address || address.includes('..') || !SHOWN_FOLDERS.some((it) => address.startsWith(`${SHOWN_AT}${it}/`))) return;
  await files.drop(address.slice(SHOWN_AT.length)).catch((err) => world.log.warn({ err, address }, 'an old picture stays in the storage'));
}

/** Opens the storage that the settings name: a folder of DATA_DIR, or a bucket that speaks S3. */
export async function openFiles(config: Config): Promise<Files> {
  const disk = new Disk(config.FILES === 's3' ? await bucket(config) : await folder(config));
  /** What is read of a file; null of one that is not there, or is gone meanwhile. */
  const ofFile = async <T>(key: string, read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      if (await disk.exists(key)) throw error;
      return null;
    }
  };
  return {
    async keep(into, image) {
      const key = `${into}/${randomBytes(24).toString('base64url')}.webp`;
      await disk.put(key, image, { contentType: 'image/webp' });
      return key;
    },
    async keepFile(into, bytes, ending) {
      const key = `${into}/${randomBytes(24).toString('base64url')}.${ending}`;
      await disk.put(key, bytes);
      return key;
    },
    keepCopy: (key, image) => disk.put(key, image, { contentType: 'image/webp' }),
    read: async (key) => Buffer.from(await disk.getBytes(key)),
    find: (key) => ofFile(key, async () => Buffer.from(await disk.getBytes(key))),
    async *keysIn(from, at_once) {
      for (let paginationToken: string | undefined; ; ) {
        const page = await disk.listAll(from, { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
        const keys = [...page.objects].flatMap((it) => (it.isFile ? [it.key] : []));
        for (let at = 0; at < keys.length; at += at_once) yield keys.slice(at, at + at_once);
        paginationToken = page.paginationToken;
        if (!paginationToken) return;
      }
    },
    async isOlder(key, age_ms) {
      const written = await ofFile(key, async () => (await disk.getMetaData(key)).lastModified);
      return written !== null && Date.now() - written.getTime() > age_ms;
    },
    drop: (key) => disk.delete(key),
  };
}

async function folder(config: Config): Promise<FSDriver> {
  const location = join(resolve(config.DATA_DIR), 'files');
  // Papers of persons lie here: nobody else of the machine may look in. A folder made before this was so is closed as well.
  for (const part of [location, ...PRIVATE_FOLDERS.map((it) => join(location, it))]) {
    await mkdir(part, { recursive: true, mode: OWNER_ALONE });
    await chmod(part, OWNER_ALONE);
  }
  return new FSDriver({ location, visibility: 'private' });
}

async function bucket(config: Config) {
  // The client is loaded only where it is used: that of S3 is the largest package the server has.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = config;
  return new S3Driver({
    credentials: { accessKeyId: S3_ACCESS_KEY ?? '', secretAccessKey: S3_SECRET_KEY ?? '' },
    bucket: S3_BUCKET ?? '',
    region: S3_REGION,
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    supportsACL: false,
    visibility: 'private',
  });
}

const PICTURE = /^[\w-]{32}\.webp$/;

/** Serves photos and pictures, to everyone who knows the random name of one; a name never gets another picture. */
export function servePictures(door: FastifyInstance, files: Files): void {
  for (const folder of SHOWN_FOLDERS) {
    door.get(`${SHOWN_AT}${folder}/:name`, async (request, reply) => {
      const { name } = request.params as { name: string };
      const image = PICTURE.test(name) ? await files.read(`${folder}/${name}`).catch(() => null) : null;
      if (image === null) throw new Refusal('not_found');
      return reply.header('Cache-Control', 'public, max-age=31536000, immutable').type('image/webp').send(image);
    });
  }
}
