import type { Tx } from './db.ts';
import { redrawn } from './images.ts';
import { Refusal } from './refusal.ts';
import { addressOf, dropShown, type Files } from './storage.ts';
import type { World } from './world.ts';

/** Wide enough for a banner of a promotion, and far more than a logo needs. */
const SIDE_MAX = 1200;

/**
 * Keeps a picture that an operator sent, drawn anew, where everyone may see it; `write` puts its address where it belongs and
 * answers the one that stood there, whose file is then gone. Refuses `image_not_valid`. A refused write leaves no file behind.
 */
export async function replacePicture<T>(
  world: World,
  { files, sent, side_max = SIDE_MAX }: { files: Files; sent: Buffer | null; side_max?: number },
  write: (tx: Tx, address: string) => Promise<{ before: string | null; data: T }>,
): Promise<{ data: T }> {
  if (sent === null) throw new Refusal('image_not_valid', { errors: { image: 'image_not_valid' } });
  const address = addressOf(await files.keep('pictures', await redrawn(sent, side_max)));
  const written = world.db.transaction((tx) => write(tx, address));
  const { before, data } = await written.catch(async (error) => {
    await dropShown(world, files, address);
    throw error;
  });
  await dropShown(world, files, before);
  return { data };
}
