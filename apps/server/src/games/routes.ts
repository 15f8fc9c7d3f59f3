import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { listCategories, listFavourites, listGames, listProviders, listRecent, setFavourite } from './catalogue.ts';
import { openGame } from './launch.ts';

/** The calls of provider games: what there is to play, opening it, own play. */
export function gamesRoutes(world: World): Route[] {
  return [
    on(calls.gameCategories, () => listCategories(world)),
    on(calls.gameProviders, (call) => listProviders(world, call.params.category_id, false)),
    on(calls.hotProviders, (call) => listProviders(world, call.params.category_id, true)),
    on(calls.games, (call) => listGames(world, call)),
    on(calls.launchGame, (call) => openGame(world, call)),
    on(calls.recentGames, (call) => listRecent(world, call.who)),
    on(calls.favouriteGames, (call) => listFavourites(world, call.who)),
    on(calls.changeFavourite, (call) => setFavourite(world, call)),
  ];
}
