import type { levelTwo } from '@shwekan/contract';
import { insertRequest, lockLevel, ownImageKey, setLevel, unnamedImages } from '#queries/players/level-two.ts';
import { tell } from '../platform/facts.ts';
import { imageInAnswer, keepPrivate, sweepPrivate } from '../platform/private-image.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, PlayerCaller } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';

/**
 * Keeps a photo for an operator to look at; only operators with the right ever see it. Refuses `already_pending`,
 * `already_level_two`, `image_not_valid`. Of photos sent at once, one waits and the others are refused.
 */
export async function sendPhoto(world: World, files: Files, call: Call<typeof levelTwo.ask>) {
  const { player_id } = call.who;
  await keepPrivate(world, { files, folder: 'level-two', sent: call.image }, async (tx, { image_key }) => {
    const [player] = await lockLevel.run({ player_id }, tx);
    if (player?.lvl_2_state === 'approved') throw new Refusal('already_level_two');
    if (player?.lvl_2_state === 'pending') throw new Refusal('already_pending');
    await insertRequest.run({ player_id, image_key }, tx);
    await setLevel.run({ player_id, state: 'pending', name: null }, tx);
    await tell(tx, { kind: 'changed', player_id, data: { what: 'profile' } });
    return true;
  });
  return { state: 'pending' as const };
}

/** The photo the player sent last, inside the answer, as operators get it. Refuses `not_found` before the first. */
export async function showOwnPhoto(world: World, files: Files, { player_id }: PlayerCaller) {
  const [request] = await ownImageKey.run({ player_id }, world.db);
  const image = request ? await imageInAnswer(files, request.image_key) : null;
  if (image === null) throw new Refusal('not_found');
  return { data: { image } };
}

/** Deletes photos that no row names: their server ended, or the storage did not answer, before they were dropped. */
export async function sweepPhotos(world: World, files: Files): Promise<void> {
  await sweepPrivate(files, 'level-two', async (keys) => (await unnamedImages.run({ keys }, world.db)).map((it) => it.key));
}
