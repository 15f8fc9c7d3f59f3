import type { AnswerRow } from '@shwekan/contract';
import { z } from 'zod';
import { ask, askList } from '../../app/queries.ts';
import { oneOf, pageNumber, rowNumber, searchText } from '../../app/search.ts';

export type Category = AnswerRow<'GET /api/console/game-categories'>;
export type Provider = AnswerRow<'GET /api/console/game-providers'>;
export type Game = AnswerRow<'GET /api/console/games'>;
export type Product = AnswerRow<'GET /api/console/game-products'>;
export type GameImport = AnswerRow<'GET /api/console/game-imports'>;

const ROWS_PER_PAGE = 50;

export const CATEGORIES_CALL = 'GET /api/console/game-categories';
export const PROVIDERS_CALL = 'GET /api/console/game-providers';
export const GAMES_CALL = 'GET /api/console/games';
export const PRODUCTS_CALL = 'GET /api/console/game-products';
export const IMPORTS_CALL = 'GET /api/console/game-imports';

export const VIEWS = [
  { value: 'providers', label: 'Providers' },
  { value: 'games', label: 'Games' },
  { value: 'categories', label: 'Categories' },
  { value: 'lists', label: 'Imported lists' },
] as const;

export const gamesSearch = z.object({
  view: oneOf(['providers', 'games', 'categories', 'lists']),
  search: searchText(),
  provider: rowNumber,
  only: oneOf(['off', 'hidden', 'hot', 'new']),
  page: pageNumber,
});
export type GamesSearch = z.output<typeof gamesSearch>;

/** Categories, and whether all games are in maintenance. */
export const categories = ask(CATEGORIES_CALL, {});

/** Every product of the aggregators. */
export const providers = ask(PROVIDERS_CALL, {});

/** What the aggregators have for us, asked for anew whenever it is looked at. */
export const products = { ...ask(PRODUCTS_CALL, {}), gcTime: 0, retry: false };

/** A page of games, hidden ones too. */
export function games({ search, provider, only, page = 1 }: GamesSearch) {
  return askList(GAMES_CALL, { query: { search, provider, only, page, limit: ROWS_PER_PAGE } });
}

/** Lists that were brought in, newest first. */
export function imports({ page = 1 }: GamesSearch) {
  return askList(IMPORTS_CALL, { query: { page, limit: ROWS_PER_PAGE } });
}

/** The rows of a list that were guessed, skipped or hidden. */
export function importRows(id: number, page: number) {
  return askList('GET /api/console/game-imports/:id/rows', { params: { id }, query: { page, limit: ROWS_PER_PAGE } });
}

const REASONS: Record<string, string> = {
  misspelt_type: 'type was misspelt, understood',
  unknown_type: 'type is unknown, now "other"',
  not_a_row: 'no row at all',
  no_code: 'no game code',
  code_too_long: 'game code too long',
  other_product: 'of another product',
  other_currency: 'not in our currency',
  not_activated: 'not activated',
  repeated: 'there already',
  not_in_list: 'no longer in the list',
};

/** Why a row of a list needs an eye. */
export function reasonShown(reason: string): string {
  return REASONS[reason] ?? reason.replaceAll('_', ' ');
}

/** What a list came to, in a line. */
export function countsShown(it: GameImport): string {
  const parts = [
    [it.added_count, 'added'],
    [it.changed_count, 'changed'],
    [it.same_count, 'as before'],
    [it.guessed_count, 'guessed'],
    [it.skipped_count, 'skipped'],
    [it.hidden_count, 'hidden'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return told.length === 0 ? 'nothing' : told.join(', ');
}
