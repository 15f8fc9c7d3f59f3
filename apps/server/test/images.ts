import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fromSomewhere } from './people.ts';
import type { TestWorld } from './world.ts';

/** Settings of a world whose files are in a folder of its own. */
export const ownFiles = () => ({ DATA_DIR: mkdtempSync(join(tmpdir(), 'shwekan-files-')) });

/** A photo as a phone takes it: with its place and its camera written inside. */
export function photo(kind: 'jpeg' | 'png' | 'webp' = 'jpeg', side = 300): Promise<Buffer> {
  const exif = { IFD0: { Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 48/1 0/1' } };
  return sharp({ create: { width: side, height: side, channels: 3, background: '#c90' } })
    .withExif(exif)
    .toFormat(kind)
    .toBuffer();
}

type ImageUpload = { token?: string; type?: string; field?: string };

/** Sends an image raw, or with `field` as a field of a form. */
export async function sendImage(
  world: { server: Pick<TestWorld['server'], 'player_url'> },
  path: string,
  image: Buffer,
  { token, type = 'image/jpeg', field }: ImageUpload,
) {
  const form = new FormData();
  if (field) form.append(field, new Blob([new Uint8Array(image)], { type }), 'photo.jpg');
  const answer = await fetch(new URL(path, world.server.player_url), {
    method: 'POST',
    headers: {
      ...fromSomewhere(),
      'Accept-Language': 'en',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(field ? {} : { 'Content-Type': type }),
    },
    body: field ? form : new Uint8Array(image),
  });
  return { status: answer.status, body: await answer.json() };
}
