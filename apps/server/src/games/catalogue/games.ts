import type { catalogue } from '@shwekan/contract';
import { consoleGames, countConsoleGames, lockGame, putGameImage, updateGame } from '#queries/games/catalogue/games.ts';
import { auditCall } from '../../platform/audit-row.ts';
import { literal, type Queryable } from '../../platform/db.ts';
import { placeOf } from '../../platform/lists.ts';
import { replacePicture } from '../../platform/pictures.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import { dropShown, type Files } from '../../platform/storage.ts';
import type { World } from '../../platform/world.ts';

/** Games for an operator: hidden ones and those switched off too. */
export async function listConsoleGames(world: World, { query }: Call<typeof catalogue.games>) {
  const asked = {
    category_id: query.category ?? null,
    provider_id: query.provider ?? null,
    pattern: query.search ? `%${literal(query.search)}%` : null,
    only: query.only ?? null,
  };
  const place = { game_id: null, ...placeOf(query) };
  const [data, counted] = await Promise.all([consoleGames.run({ ...asked, ...place }, world.db), countConsoleGames.run(asked, world.db)]);
  return { total_count: counted[0]?.count ?? 0, data };
}

/** Changes what was sent of a game. An image of null is the provider's own again; the file of ours is gone then. */
export async function editGame(world: World, files: Files, call: Call<typeof catalogue.changeGame>) {
  const game_id = call.params.id;
  const { is_active = null, is_hot = null, is_new = null, position = null, image } = call.body;
  const { data, dropped } = await world.db.transaction(async (tx) => {
    const [before] = await lockGame.run({ game_id }, tx);
    if (!before) throw new Refusal('not_found');
    await updateGame.run({ game_id, is_active, is_hot, is_new, position }, tx);
    if (image === null) await putGameImage.run({ game_id, image }, tx);
    const known = new Map<string, unknown>(Object.entries(before));
    const was = Object.fromEntries(Object.keys(call.body).map((key) => [key, known.get(key)]));
    await auditCall(tx, call, { action: 'change_game', subject: `game:${game_id}`, before: was, after: call.body });
    return { data: await rowOf(tx, game_id), dropped: image === null ? before.image : null };
  });
  await dropShown(world, files, dropped);
  return { data };
}

/** Gives a game a picture of ours. Refuses `image_not_valid`. */
export async function editGameImage(world: World, files: Files, call: Call<typeof catalogue.setGameImage>) {
  const game_id = call.params.id;
  return replacePicture(world, { files, sent: call.image }, async (tx, image) => {
    const [before] = await lockGame.run({ game_id }, tx);
    if (!before) throw new Refusal('not_found');
    await putGameImage.run({ game_id, image }, tx);
    await auditCall(tx, call, { action: 'change_game', subject: `game:${game_id}`, before: { image: before.image }, after: { image } });
    return { before: before.image, data: await rowOf(tx, game_id) };
  });
}

async function rowOf(db: Queryable, game_id: number) {
  const all = { category_id: null, provider_id: null, pattern: null, only: null, row_count: 1, skipped: 0 };
  const [row] = await consoleGames.run({ ...all, game_id }, db);
  if (!row) throw new Error(`game ${game_id} is gone`);
  return row;
}
