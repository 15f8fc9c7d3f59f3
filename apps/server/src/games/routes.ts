import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { askDismissal, askForDay, askRepair, listDifferences, listReconciliations } from './books/differences.ts';
import { showDetails, showHistory } from './books/reports.ts';
import { listWagers, showWager } from './books/wagers.ts';
import { editCategory, listConsoleCategories, switchMaintenance } from './catalogue/categories.ts';
import { editGame, editGameImage, listConsoleGames } from './catalogue/games.ts';
import { importNow, importText, listImportRows, listImports } from './catalogue/imports.ts';
import { openGame } from './catalogue/launch.ts';
import { bringInProducts, listProducts } from './catalogue/products.ts';
import { createProvider, editProvider, editProviderImage, listConsoleProviders } from './catalogue/providers.ts';
import { listCategories, listFavourites, listGames, listProviders, listRecent, setFavourite } from './catalogue/shelf.ts';
import { editDialect, listDialects } from './dialects/settings-change.ts';

/** The calls of provider games: what there is to play, opening it, own play. */
export function gamesRoutes(world: World, files: Files): Route[] {
  return [
    ...on(calls.games, {
      categories: () => listCategories(world),
      providers: (call) => listProviders(world, call.params.category_id, false),
      hotProviders: (call) => listProviders(world, call.params.category_id, true),
      list: (call) => listGames(world, call),
      launch: (call) => openGame(world, call),
      history: (call) => showHistory(world, call),
      historyDetails: (call) => showDetails(world, call),
      recent: (call) => listRecent(world, call.who),
      favourites: (call) => listFavourites(world, call.who),
      changeFavourite: (call) => setFavourite(world, call),
    }),
    ...consoleRoutes(world, files),
  ];
}

function consoleRoutes(world: World, files: Files): Route[] {
  return [
    ...on(calls.catalogue, {
      categories: () => listConsoleCategories(world),
      changeCategory: (call) => editCategory(world, call),
      changeMaintenance: (call) => switchMaintenance(world, call),
      games: (call) => listConsoleGames(world, call),
      changeGame: (call) => editGame(world, files, call),
      setGameImage: (call) => editGameImage(world, files, call),
    }),
    ...on(calls.gameProviders, {
      list: () => listConsoleProviders(world),
      add: (call) => createProvider(world, call),
      change: (call) => editProvider(world, call),
      setImage: (call) => editProviderImage(world, files, call),
      products: () => listProducts(world),
      addProducts: (call) => bringInProducts(world, call),
    }),
    ...on(calls.gameImports, {
      fromAggregator: (call) => importNow(world, call),
      fromText: (call) => importText(world, call),
      list: (call) => listImports(world, call),
      rows: (call) => listImportRows(world, call),
    }),
    ...on(calls.gameDialects, {
      list: () => listDialects(world),
      change: (call) => editDialect(world, call),
    }),
    ...booksRoutes(world),
  ];
}

function booksRoutes(world: World): Route[] {
  return [
    ...on(calls.wagers, {
      list: (call) => listWagers(world, call),
      show: (call) => showWager(world, call),
    }),
    ...on(calls.reconciliation, {
      list: (call) => listReconciliations(world, call),
      ask: (call) => askForDay(world, call),
      differences: (call) => listDifferences(world, call),
      askRepair: (call) => askRepair(world, call),
      askDismissal: (call) => askDismissal(world, call),
    }),
  ];
}
