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
  // What was asked to be committed may be there though no answer came: its file stays, and goes by `sweepPrivate` when no row names it.
  let isUnnamed = true;
  try {
    await world.db.transaction(async (tx) => {
      isUnnamed = !(await write(tx, { image_key, sha256 }));
    });
  } finally {
    if (isUnnamed) await files.drop(image_key).catch((err) => world.log.warn({ err }, 'a refused photo stays in the storage'));
  }
}

/** A private image as an address that holds it: there is none at which anybody else could ask for it. Null for one that is not in the storage. */
export async function imageInAnswer(files: Files, key: string): Promise<string | null> {
  const image = await files.find(key);
  return image && `data:image/webp;base64,${image.toString('base64')}`;
}

/** What a room says of its pictures that are old: some of them, and that no row names one any more. */
type OldImages = { some(row_count: number): Promise<{ id: number; image_key: string }[]>; forget(id: number): Promise<void> };
/** So many rows are read at once. */
const ROWS_AT_ONCE = 200;

/** Deletes the pictures of a room that are old. A file that stays is swept later: no row names it any more. */
export async function forgetPrivate(world: World, files: Files, { some, forget }: OldImages): Promise<void> {
  for (let gone = ROWS_AT_ONCE; gone === ROWS_AT_ONCE; ) {
    const old = await some(ROWS_AT_ONCE);
    for (const { id, image_key } of old) {
      await forget(id);
      await files.drop(image_key).catch((err) => world.log.warn({ err }, 'an old picture stays in the storage for now'));
    }
    gone = old.length;
  }
}

/** So many names are looked up in one query. */
const NAMES_AT_ONCE = 500;
/** A file may be younger than the transaction that names it. */
const SWEPT_AFTER_MS = 86_400_000;

/** Drops the files of a folder that no row names and that are older than a day; `unnamed` answers those of some keys that no row names. */
export async function sweepPrivate(files: Files, folder: PrivateFolder, unnamed: (keys: string[]) => Promise<string[]>): Promise<void> {
  for await (const keys of files.keysIn(folder, NAMES_AT_ONCE)) {
    for (const key of await unnamed(keys)) if (await files.isOlder(key, SWEPT_AFTER_MS)) await files.drop(key);
  }
}
