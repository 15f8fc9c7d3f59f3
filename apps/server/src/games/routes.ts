import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { askForDay, askRepair, dismiss, listDifferences, listReconciliations } from './books/differences.ts';
import { showDetails, showHistory } from './books/reports.ts';
import { listWagers, showWager } from './books/wagers.ts';
import { editCategory, listDeskCategories, switchMaintenance } from './catalogue/categories.ts';
import { editGame, editGameImage, listDeskGames } from './catalogue/games.ts';
import { importNow, importText, listImportRows, listImports } from './catalogue/imports.ts';
import { openGame } from './catalogue/launch.ts';
import { bringInProducts, listProducts } from './catalogue/products.ts';
import { createProvider, editProvider, editProviderImage, listDeskProviders } from './catalogue/providers.ts';
import { listCategories, listFavourites, listGames, listProviders, listRecent, setFavourite } from './catalogue/shelf.ts';
import { editDialect, listDialects } from './dialects/settings-change.ts';

/** The calls of provider games: what there is to play, opening it, own play. */
export function gamesRoutes(world: World, files: Files): Route[] {
  return [
    on(calls.gameCategories, () => listCategories(world)),
    on(calls.gameProviders, (call) => listProviders(world, call.params.category_id, false)),
    on(calls.hotProviders, (call) => listProviders(world, call.params.category_id, true)),
    on(calls.games, (call) => listGames(world, call)),
    on(calls.launchGame, (call) => openGame(world, call)),
    on(calls.gameHistory, (call) => showHistory(world, call)),
    on(calls.gameHistoryDetails, (call) => showDetails(world, call)),
    on(calls.recentGames, (call) => listRecent(world, call.who)),
    on(calls.favouriteGames, (call) => listFavourites(world, call.who)),
    on(calls.changeFavourite, (call) => setFavourite(world, call)),
    ...deskRoutes(world, files),
  ];
}

function deskRoutes(world: World, files: Files): Route[] {
  return [
    on(calls.gameCategoryDesk, () => listDeskCategories(world)),
    on(calls.changeGameCategory, (call) => editCategory(world, call)),
    on(calls.changeGameMaintenance, (call) => switchMaintenance(world, call)),
    on(calls.gameProviderDesk, () => listDeskProviders(world)),
    on(calls.addGameProvider, (call) => createProvider(world, call)),
    on(calls.changeGameProvider, (call) => editProvider(world, call)),
    on(calls.changeGameProviderImage, (call) => editProviderImage(world, files, call)),
    on(calls.gameProducts, () => listProducts(world)),
    on(calls.addGameProducts, (call) => bringInProducts(world, call)),
    on(calls.gameDesk, (call) => listDeskGames(world, call)),
    on(calls.changeGame, (call) => editGame(world, files, call)),
    on(calls.changeGameImage, (call) => editGameImage(world, files, call)),
    on(calls.importGames, (call) => importNow(world, call)),
    on(calls.importGameList, (call) => importText(world, call)),
    on(calls.gameImports, (call) => listImports(world, call)),
    on(calls.gameImportRows, (call) => listImportRows(world, call)),
    on(calls.gameDialects, () => listDialects(world)),
    on(calls.changeGameDialect, (call) => editDialect(world, call)),
    ...booksRoutes(world),
  ];
}

function booksRoutes(world: World): Route[] {
  return [
    on(calls.wagerDesk, (call) => listWagers(world, call)),
    on(calls.wagerTrail, (call) => showWager(world, call)),
    on(calls.reconciliations, (call) => listReconciliations(world, call)),
    on(calls.askReconciliation, (call) => askForDay(world, call)),
    on(calls.wagerDifferences, (call) => listDifferences(world, call)),
    on(calls.askRepair, (call) => askRepair(world, call)),
    on(calls.dismissDifference, (call) => dismiss(world, call)),
  ];
}
