import { createHash } from 'node:crypto';
import type { Tx } from './db.ts';
import { redrawn } from './images.ts';
import { Refusal } from './refusal.ts';
import type { Files, PrivateFolder } from './storage.ts';
import type { World } from './world.ts';

/** Wide enough to read a name on the picture of a phone's screen. */
const SIDE_MAX = 2000;

/** A private picture that is kept: where it lies, and what knows it again. */
export type KeptImage = { image_key: string; sha256: string };

/**
 * Keeps a picture that a player sent, drawn anew, where nobody has an address for it; `write` names it in a row and answers whether it did.
 * One that no row names is gone again. Refuses `image_not_valid`.
 */
export async function keepPrivate(
  world: World,
  { files, folder, sent }: { files: Files; folder: PrivateFolder; sent: Buffer | null },
  write: (tx: Tx, image: KeptImage) => Promise<boolean>,
): Promise<void> {
  if (sent === null) throw new Refusal('malformed', { errors: { image: 'image_not_valid' } });
  const drawn = await redrawn(sent, SIDE_MAX);
  const sha256 = createHash('sha256').update(drawn).digest('hex');
  const image_key = await files.keep(folder, drawn);
  let isNamed = false;
  try {
    isNamed = await world.db.transaction((tx) => write(tx, { image_key, sha256 }));
  } finally {
    if (!isNamed) await files.drop(image_key).catch((err) => world.log.warn({ err }, 'a refused photo stays in the storage'));
  }
}

/** A private image as an address that holds it: there is none at which anybody else could ask for it. */
export async function imageInAnswer(files: Files, key: string): Promise<string> {
  return `data:image/webp;base64,${(await files.read(key)).toString('base64')}`;
}
