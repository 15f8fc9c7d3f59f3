import { replaceImage } from '#queries/players/photo.ts';
import { tell } from '../platform/facts.ts';
import { redrawn } from '../platform/images.ts';
import { countAgainst } from '../platform/limits.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import type { PlayerCaller } from '../platform/serve.ts';
import { addressOf, dropShown, type Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { userOf } from './profile.ts';

type SpeakingPlayer = { who: PlayerCaller; language: PageLanguage };

const SIDE_MAX = 512;
const PHOTOS_A_MINUTE = 10;

/**
 * Sets the player's photo, drawn anew, under a name nobody can guess; the one before is gone. Refuses `image_not_valid`. Ten a minute:
 * drawing one anew is work.
 */
export async function setPhoto(world: World, files: Files, sent: Buffer, { who, language }: SpeakingPlayer) {
  const { player_id } = who;
  await countAgainst(world.db, { bucket: `photo:${player_id}`, most: PHOTOS_A_MINUTE, window_s: 60 });
  const key = await files.keep('photos', await redrawn(sent, SIDE_MAX));
  const old_image = await world.db.transaction(async (tx) => {
    const [before] = await replaceImage.run({ player_id, image: addressOf(key) }, tx);
    await tell(tx, { kind: 'changed', player_id, data: { what: 'profile' } });
    return before?.old_image ?? null;
  });
  await dropShown(world, files, old_image);
  return { data: await userOf(world.db, player_id, language) };
}
