import type { cashIn } from '@shwekan/contract';
import { CASH_IN_IMAGES_DAYS, CASH_IN_IMAGES_MAX, yangonStamp } from '@shwekan/rules';
import {
  countImages,
  findWaiting,
  forgetImage,
  imagesOfCashIn,
  insertImage,
  lockOwnCashIn,
  readUsualWait,
  someOldImages,
  unnamedImages,
} from '#queries/cash/cash-in-images.ts';
import { tell } from '../platform/facts.ts';
import { forgetPrivate, imageInAnswer, keepPrivate, sweepPrivate } from '../platform/private-image.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, PlayerCaller } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { ENOUGH_ANSWERS, usualMinutes } from './usual-wait.ts';

/**
 * Adds a picture of the payment to the player's own request while it waits. The same picture again is done already: a lost answer may be asked for
 * again. Refuses `not_found`, `already_decided`, `too_many_images`, `image_not_valid`.
 */
export async function addImage(world: World, files: Files, call: Call<typeof cashIn.addImage>) {
  const { player_id } = call.who;
  const cash_in_id = call.params.id;
  await keepPrivate(world, { files, folder: 'cash-in', sent: call.image }, async (tx, image) => {
    const [request] = await lockOwnCashIn.run({ cash_in_id, player_id }, tx);
    if (!request) throw new Refusal('not_found');
    const [kept] = await countImages.run({ cash_in_id, sha256: image.sha256 }, tx);
    if (kept?.is_there) return false;
    if (!request.is_open) throw new Refusal('already_decided');
    if ((kept?.image_count ?? 0) >= CASH_IN_IMAGES_MAX) throw new Refusal('too_many_images');
    await insertImage.run({ cash_in_id, ...image }, tx);
    await tell(tx, { kind: 'changed', player_id, data: { what: 'cash_in' } });
    return true;
  });
  return showWaiting(world, call.who);
}

/** The player's request that waits: how many wait before it, and how long approvals took today where that can be told. */
export async function showWaiting(world: World, { player_id }: PlayerCaller) {
  const [request] = await findWaiting.run({ player_id }, world.db);
  if (!request) return { data: null };
  const [usual] = await readUsualWait.run({ enough: ENOUGH_ANSWERS }, world.db);
  return { data: { ...request, usual_minutes: usualMinutes(usual) } };
}

/** The pictures of a request, inside the answer; null is one that was deleted by its age, or is not in the storage. */
export async function showImages(world: World, files: Files, cash_in_id: number) {
  const images = await imagesOfCashIn.run({ cash_in_id }, world.db);
  const data = images.map(async ({ id, image_key, at, also_in }) => ({
    id,
    image: image_key === null ? null : await imageInAnswer(files, image_key),
    at: yangonStamp(at),
    also_in,
  }));
  return { data: await Promise.all(data) };
}

/** Deletes pictures that are old. */
export async function forgetImages(world: World, files: Files): Promise<void> {
  await forgetPrivate(world, files, {
    some: (row_count) => someOldImages.run({ days: CASH_IN_IMAGES_DAYS, row_count }, world.db),
    forget: async (image_id) => void (await forgetImage.run({ image_id }, world.db)),
  });
}

/** Deletes pictures that no row names: their server ended, or the storage did not answer, before they were dropped. */
export async function sweepImages(world: World, files: Files): Promise<void> {
  await sweepPrivate(files, 'cash-in', async (keys) => (await unnamedImages.run({ keys }, world.db)).map((it) => it.key));
}
