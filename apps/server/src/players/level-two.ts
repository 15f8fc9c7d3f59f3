import type { levelTwo } from '@shwekan/contract';
import { insertRequest, lockLevel, ownImageKey, setLevel } from '#queries/players/level-two.ts';
import { tell } from '../platform/facts.ts';
import { redrawn } from '../platform/images.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, PlayerCaller } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';

/** Wide enough to read a name on the picture of a phone's screen. */
const SIDE_MAX = 2000;

/**
 * Keeps a photo for an operator to look at; only operators with the right ever see it. Refuses `already_pending`,
 * `already_level_two`, `image_not_valid`. Of photos sent at once, one waits and the others are refused.
 */
export async function sendPhoto(world: World, files: Files, call: Call<typeof levelTwo.ask>) {
  const { player_id } = call.who;
  if (call.image === null) throw new Refusal('malformed', { errors: { image: 'image_not_valid' } });
  const image_key = await files.keep('level-two', await redrawn(call.image, SIDE_MAX));
  const work = world.db.transaction(async (tx) => {
    const [player] = await lockLevel.run({ player_id }, tx);
    if (player?.lvl_2_state === 'approved') throw new Refusal('already_level_two');
    if (player?.lvl_2_state === 'pending') throw new Refusal('already_pending');
    await insertRequest.run({ player_id, image_key }, tx);
    await setLevel.run({ player_id, state: 'pending', name: null }, tx);
    await tell(tx, { kind: 'changed', player_id, data: { what: 'profile' } });
  });
  await work.catch(async (error) => {
    // A photo that no request names would be kept for ever.
    await files.drop(image_key).catch((err) => world.log.warn({ err }, 'a refused photo stays in the storage'));
    throw error;
  });
  return { state: 'pending' as const };
}

/** The photo the player sent last, inside the answer, as operators get it. Refuses `not_found` before the first. */
export async function showOwnPhoto(world: World, files: Files, { player_id }: PlayerCaller) {
  const [request] = await ownImageKey.run({ player_id }, world.db);
  if (!request) throw new Refusal('not_found');
  return { data: { image: await imageInAnswer(files, request.image_key) } };
}

/** A private image as an address that holds it: there is none at which anybody else could ask for it. */
export async function imageInAnswer(files: Files, key: string): Promise<string> {
  return `data:image/webp;base64,${(await files.read(key)).toString('base64')}`;
}
