import type { games } from '@shwekan/contract';
import {
  addFavourite,
  countFavourites,
  countGames,
  dropFavourite,
  favouritesOf,
  openCategories,
  openProviders,
  type PageOfGamesResult,
  pageOfGames,
  queueForFavourites,
  recentOf,
} from '#queries/games/catalogue/shelf.ts';
import { literal } from '../../platform/db.ts';
import { placeOf } from '../../platform/lists.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call, PlayerCaller } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';

const GAMES_PER_PAGE = 100;
const FAVOURITES_MOST = 200;

const flag = (it: boolean) => (it ? (1 as const) : (0 as const));

/** The categories that are switched on, in the order of the home screen. */
export async function listCategories(world: World) {
  const rows = await openCategories.run(undefined, world.db);
  return { data: rows.map((it) => ({ ...it, active: 1 as const })) };
}

/** The providers of a category that are switched on; the hot ones alone when asked. A category that is off has none. */
export async function listProviders(world: World, category_id: number, hot_only: boolean) {
  const rows = await openProviders.run({ category_id, hot_only }, world.db);
  const data = rows.map(({ is_hot, is_lobby_only, is_in_maintenance, ...it }) => ({
    ...it,
    active: 1 as const,
    hot: flag(is_hot),
    lobby_only: flag(is_lobby_only),
    maintenance: flag(is_in_maintenance),
  }));
  return { data };
}

/** A page of the games that can be played; `X-Total-Count` says how many there are. */
export async function listGames(world: World, { query, setHeader }: Pick<Call<typeof games.list>, 'query' | 'setHeader'>) {
  const asked = {
    category_id: query.category ?? null,
    provider_id: query.provider ?? null,
    pattern: query.search ? `%${literal(query.search)}%` : null,
    is_hot: query.hot === undefined ? null : query.hot === '1',
    is_new: query.new === undefined ? null : query.new === '1',
  };
  const [rows, counted] = await Promise.all([
    pageOfGames.run({ ...asked, ...placeOf({ page: query.page, limit: GAMES_PER_PAGE }) }, world.db),
    countGames.run(asked, world.db),
  ]);
  setHeader('X-Total-Count', String(counted[0]?.count ?? 0));
  return rows.map(gameWire);
}

/** The games a player opened last, the newest first. */
export async function listRecent(world: World, { player_id }: PlayerCaller) {
  return { data: (await recentOf.run({ player_id }, world.db)).map(gameWire) };
}

/** A player's favourite games, the newest first. */
export async function listFavourites(world: World, { player_id }: PlayerCaller) {
  return { data: (await favouritesOf.run({ player_id }, world.db)).map(gameWire) };
}

/** Makes a game a favourite or takes it back; saying it twice changes nothing. Refuses `too_many_favourites`. */
export async function setFavourite(world: World, { who, body }: Call<typeof games.changeFavourite>) {
  const place = { player_id: who.player_id, game_id: body.game_id };
  return world.db.transaction(async (tx) => {
    await queueForFavourites.run({ player_id: who.player_id }, tx);
    if (body.favourite === 0) {
      await dropFavourite.run(place, tx);
      return { favourite: 0 as const };
    }
    const [now] = await countFavourites.run(place, tx);
    if (now && !now.has && now.count >= FAVOURITES_MOST) throw new Refusal('too_many_favourites');
    if ((await addFavourite.run(place, tx)).length === 0) throw new Refusal('not_found');
    return { favourite: 1 as const };
  });
}

function gameWire({ is_hot, is_new, ...it }: PageOfGamesResult) {
  return { ...it, active: 1 as const, is_hot: flag(is_hot), is_new: flag(is_new) };
}
