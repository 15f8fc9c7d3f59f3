import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Files } from '../storage.ts';
import type { BrandNow, KnownBrand } from './brand.ts';

type Branded = { files: Files; brand: BrandNow };
/** `cut`: a phone cuts it to its own shape, so the logo keeps to its middle and the ground is whole. */
type Icon = { size: number; is_cut: boolean };
type Manifest = { name: string; short_name: string; icons: object[]; shortcuts: { icons: object[] }[] };

const MANIFEST = 'manifest.webmanifest';
/** What an installed app and its notifications are shown with. */
const ICONS: Record<string, Icon> = {
  'icon-192.png': { size: 192, is_cut: false },
  'icon-512.png': { size: 512, is_cut: false },
  'maskable-192.png': { size: 192, is_cut: true },
  'maskable-512.png': { size: 512, is_cut: true },
  'apple-touch-icon.png': { size: 180, is_cut: true },
};
/** The ground of the players' head. */
const GROUND = '#0b3a29';
const CUT_TO = 0.64;
const CACHED = 'public, max-age=300';

/**
 * Serves what phones install the players' app by: the manifest and the icons, with the name and the logo of the house where it has its own, else
 * the files of the build. To be called before the app's files are served.
 */
export function serveInstalled(door: FastifyInstance, folder: URL, { files, brand }: Branded): void {
  const file = fileURLToPath(new URL(MANIFEST, folder));
  if (!existsSync(file)) return;
  const built = readFileSync(file, 'utf8');
  door.get(`/${MANIFEST}`, async (_request, reply) => {
    const known = await brand();
    const said = manifestOf(built, known);
    if (said === built) return reply.sendFile(MANIFEST);
    return reply.header('Cache-Control', CACHED).type('application/manifest+json').send(said);
  });
  const drawn = new Map<string, Promise<Buffer>>();
  for (const [name, icon] of Object.entries(ICONS)) {
    door.get(`/${name}`, async (_request, reply) => {
      const { logo } = await brand();
      if (logo === null) return reply.sendFile(name);
      const key = `${name} ${logo}`;
      const image = drawn.get(key) ?? draw(files, logo, icon);
      // Of one house there are few logos, but a process may live through several.
      if (!drawn.has(key) && drawn.size >= 2 * Object.keys(ICONS).length) drawn.clear();
      drawn.set(key, image);
      const bytes = await image.catch(() => {
        drawn.delete(key);
        return null;
      });
      return bytes === null ? reply.sendFile(name) : reply.header('Cache-Control', CACHED).type('image/png').send(bytes);
    });
  }
}

function manifestOf(built: string, { name, logo }: KnownBrand): string {
  const said = JSON.parse(built) as Manifest;
  const own = said.name;
  if (name === own && logo === null) return built;
  said.name = name;
  said.short_name = name;
  if (logo !== null) {
    const version = encodeURIComponent(logo.slice(-12, -5));
    said.icons = Object.entries(ICONS)
      .filter(([file]) => file !== 'apple-touch-icon.png')
      .map(([file, { size, is_cut }]) => ({
        // Another logo is another address: phones look at nothing else to see that an icon is new.
        src: `/${file}?${version}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: is_cut ? 'maskable' : 'any',
      }));
    for (const it of said.shortcuts) it.icons = said.icons.slice(0, 1);
  }
  return JSON.stringify(said);
}

async function draw(files: Files, logo: string, { size, is_cut }: Icon): Promise<Buffer> {
  const side = is_cut ? Math.round(size * CUT_TO) : size;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const image = await sharp(await files.read(logo.replace(/^\/files\//, '')))
    .resize(side, side, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  if (!is_cut) return image;
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: GROUND } });
  return ground
    .composite([{ input: image }])
    .png()
    .toBuffer();
}
