import { readdirSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { pictureSource } from '#queries/games/catalogue/pictures.ts';
import { redrawn } from '../../platform/images.ts';
import { fetchOutside, type Reach, reachOf } from '../../platform/outside.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Config } from '../../platform/settings.ts';
import type { Files } from '../../platform/storage.ts';
import type { World } from '../../platform/world.ts';

const NAME = /^(\d{1,15})-([0-9a-f]{16})\.webp$/;
const SIDE_MAX = 400;
const LIMITS = { timeout_ms: 6_000, most_bytes: 4 * 1024 * 1024 };
/** So many are fetched at once; the others wait, and the first screen of a new provider is no storm on its host. */
const FETCHES_MOST = 4;
const FAILED_FOR_MS = 300_000;
const FAILED_MOST = 10_000;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ART = new URL('../../../art/', import.meta.url);

/**
 * Serves our copies of the providers' pictures: fetched once from an allowed host, drawn anew as webp of at most 400 pixels, kept
 * in the storage. The name carries a game's id and what its list said, and only that address is ever fetched: it is no proxy for
 * anybody's addresses. Also serves the house's own drawings.
 */
export function serveGamePictures(door: FastifyInstance, world: World, files: Files): void {
  const pictureOf = openPictures(world, files);
  door.get('/files/games/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const [, game_id, version] = NAME.exec(name) ?? [];
    const picture = game_id && version ? await pictureOf(Number(game_id), version) : null;
    if (picture === null) throw new Refusal('not_found');
    return reply.header('Cache-Control', FOR_EVER).type('image/webp').send(picture);
  });
  const art = new Map(readdirSync(ART).map((name) => [name, readFileSync(new URL(name, ART))]));
  door.get('/files/art/:name', async (request, reply) => {
    const drawing = art.get((request.params as { name: string }).name);
    if (drawing === undefined) throw new Refusal('not_found');
    return reply.header('Cache-Control', 'public, max-age=3600').type('image/svg+xml').send(drawing);
  });
}

function openPictures(world: World, files: Files) {
  const coming = new Map<string, Promise<Buffer | null>>();
  // A host that is down is not asked for every picture of every screen.
  const failed = new Map<string, number>();
  let fetching = 0;
  const waiting: (() => void)[] = [];

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    while (fetching >= FETCHES_MOST) await new Promise<void>((resolve) => waiting.push(resolve));
    fetching += 1;
    try {
      return await work();
    } finally {
      fetching -= 1;
      waiting.shift()?.();
    }
  };
  const bring = async (key: string, game_id: number, version: string): Promise<Buffer | null> => {
    const [row] = await pictureSource.run({ game_id, version }, world.db);
    const source = row && allowedSource(world.config, row.image_source);
    const picture = source ? await inTurn(() => fetchPicture(source, reachOf(world.config))) : null;
    if (picture === null) {
      if (failed.size >= FAILED_MOST) failed.clear();
      failed.set(key, Date.now() + FAILED_FOR_MS);
    } else await files.keepCopy(key, picture);
    return picture;
  };
  return async (game_id: number, version: string): Promise<Buffer | null> => {
    const key = `games/${game_id}-${version}.webp`;
    const kept = await files.read(key).catch(() => null);
    if (kept !== null || (failed.get(key) ?? 0) > Date.now()) return kept;
    const there = coming.get(key);
    if (there) return there;
    const brought = bring(key, game_id, version).finally(() => coming.delete(key));
    coming.set(key, brought);
    return brought;
  };
}

/** The address when its host is on the list of the settings (in demo mode also the sandbox), and outside development encrypted. */
function allowedSource(config: Config, image_source: string): URL | null {
  if (!URL.canParse(image_source)) return null;
  const url = new URL(image_source);
  const hosts = config.DEMO ? [...config.GAME_IMAGE_HOSTS, ...sandboxHosts(config)] : config.GAME_IMAGE_HOSTS;
  const is_encrypted = url.protocol === 'https:' || (config.NODE_ENV !== 'production' && url.protocol === 'http:');
  return hosts.includes(url.host) && is_encrypted && url.username === '' && url.password === '' ? url : null;
}

function sandboxHosts(config: Config): string[] {
  const { port } = new URL(config.SANDBOX_URL);
  return [new URL(config.SANDBOX_URL).host, `localhost:${port}`, `127.0.0.1:${port}`];
}

async function fetchPicture(source: URL, reach: Reach): Promise<Buffer | null> {
  const fetched = await fetchOutside(source, { headers: { Accept: 'image/*' } }, { ...LIMITS, reach });
  if (fetched.outcome !== 'done' || fetched.value.status !== 200) return null;
  return redrawn(fetched.value.bytes, SIDE_MAX).catch(() => null);
}
