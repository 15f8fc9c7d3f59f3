import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from './config.ts';
import { Refusal } from './refusal.ts';

/** Where files are kept. A key names a file for ever; nothing is ever written twice under one. */
export type Files = {
  /** Keeps a webp image under a new random name in a folder and answers its key. */
  keep(folder: Folder, image: Buffer): Promise<string>;
  read(key: string): Promise<Buffer>;
  drop(key: string): Promise<void>;
};
/** `photos` and `offers` are shown to everyone, `level-two` is not. */
export type Folder = 'photos' | 'offers' | 'level-two';

/** Opens the storage that the settings name: a folder of DATA_DIR, or a bucket that speaks S3. */
export async function openFiles(config: Config): Promise<Files> {
  const disk = new Disk(config.FILES === 's3' ? await bucket(config) : await folder(config));
  return {
    async keep(into, image) {
      const key = `${into}/${randomBytes(24).toString('base64url')}.webp`;
      await disk.put(key, image, { contentType: 'image/webp' });
      return key;
    },
    read: async (key) => Buffer.from(await disk.getBytes(key)),
    drop: (key) => disk.delete(key),
  };
}

async function folder(config: Config): Promise<FSDriver> {
  const location = join(resolve(config.DATA_DIR), 'files');
  await mkdir(location, { recursive: true });
  return new FSDriver({ location, visibility: 'private' });
}

async function bucket(config: Config) {
  // Loaded only where it is used: the client of S3 is the largest package the server has.
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

const SHOWN = new Set<string>(['photos', 'offers'] satisfies Folder[]);
const PHOTO = /^[\w-]{32}\.webp$/;

/** Serves profile photos and pictures of offers, to everyone who knows the random name of one; a name never gets another picture. */
export function servePhotos(door: FastifyInstance, files: Files): void {
  door.get('/files/:folder/:name', async (request, reply) => {
    const { folder, name } = request.params as { folder: string; name: string };
    const image = SHOWN.has(folder) && PHOTO.test(name) ? await files.read(`${folder}/${name}`).catch(() => null) : null;
    if (image === null) throw new Refusal('not_found');
    return reply.header('Cache-Control', 'public, max-age=31536000, immutable').type('image/webp').send(image);
  });
}
