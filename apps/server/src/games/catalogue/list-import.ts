import type { DialectName } from '@shwekan/rules';
import {
  countMissing,
  findProduct,
  forgetOldImports,
  hideMissing,
  insertImport,
  insertImportRows,
  openCategoriesOf,
  putGames,
  queueForImport,
} from '#queries/games/catalogue/list-import.ts';
import type { ImportOutcome, ImportSource } from '#queries/unions.ts';
import type { Tx } from '../../platform/db.ts';
import type { OutsideResult } from '../../platform/outside.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { OperatorCaller } from '../../platform/serve.ts';
import { watchWords } from '../../platform/words-to-player.ts';
import type { World } from '../../platform/world.ts';
import { aggregatorOf } from '../dialects/list.ts';
import { type ListedGame, readRow } from './game-rows.ts';

type Product = { id: number; p_code: string; currency: string };
type RawRow = { row: unknown; category_id: number | null };
type Noted = { row_number: number; outcome: ImportOutcome; reason: string; g_code: string; name: string; said: unknown };
type Lists = { rows: RawRow[]; asked: readonly number[] };
/** `writer` is who wrote the names themself. */
type From = { source: ImportSource; operator_id: number | null; hides_missing: boolean; writer: OperatorCaller | null };
/** What became of a list. Rows read = added + changed + same + skipped; guessed ones are among the first three. */
export type GameImport = {
  import_id: number;
  state: 'done' | 'failed';
  error: string | null;
  added_count: number;
  changed_count: number;
  same_count: number;
  skipped_count: number;
  hidden_count: number;
  guessed_count: number;
};

/**
 * Brings in a product's list from its aggregator: what is new is added, what changed follows, what is gone is hidden. A list that
 * did not come, came broken or came empty changes nothing and is noted as failed. A category whose own list came empty while it has games
 * keeps them, and that is noted as a failure beside what the other lists changed. Safe to run twice and by many.
 */
export async function importFromAggregator(world: World, provider_id: number, operator_id: number | null): Promise<GameImport> {
  const [product] = await findProduct.run({ provider_id }, world.db);
  if (!product) throw new Refusal('not_found');
  const asked = await askLists(world, product);
  if (asked.outcome !== 'done') return noteFailed(world, product, { operator_id, error: asked.error });
  return bringIn(world, product, asked.value, { source: 'aggregator', operator_id, hides_missing: true, writer: null });
}

/** Brings in rows that an operator sent; games that are not among them are hidden only when asked. */
export async function importByHand(world: World, provider_id: number, rows: unknown[], from: From): Promise<GameImport> {
  const [product] = await findProduct.run({ provider_id }, world.db);
  if (!product) throw new Refusal('not_found');
  return bringIn(world, product, { rows: rows.map((row) => ({ row, category_id: null })), asked: [] }, from);
}

async function askLists(
  world: World,
  product: Product & { dialect: DialectName; categories: number[] | null },
): Promise<OutsideResult<Lists>> {
  const aggregator = await aggregatorOf(world, world.db, product.dialect);
  if (aggregator === null) return { outcome: 'refused', error: 'the dialect is off, or has no operator code or secret' };
  const rows: RawRow[] = [];
  const asked = product.categories ?? [];
  for (const category_id of asked) {
    const got = await aggregator.games(product.p_code, category_id);
    if (got.outcome !== 'done') return got;
    rows.push(...got.value.map((row) => ({ row, category_id })));
  }
  return { outcome: 'done', value: { rows, asked } };
}

async function bringIn(world: World, product: Product, { rows, asked }: Lists, from: From): Promise<GameImport> {
  const { games, noted, filled } = sortOut(product, rows);
  if (games.length === 0) return noteFailed(world, product, { ...from, error: 'the list has no game that we can use', noted });
  return world.db.transaction(async (tx) => {
    const provider_id = product.id;
    await queueForImport.run({ provider_id }, tx);
    await openCategoriesOf.run({ provider_id, categories: [...new Set(games.map((it) => it.category_id))] }, tx);
    const list = JSON.stringify(games);
    const put = await putGames.run({ provider_id, games: list }, tx);
    const text = put.map((it) => it.name).join('\n');
    if (from.writer) await watchWords(tx, { who: from.writer, player_id: null, about: `provider:${provider_id}`, text });
    const empty = asked.filter((it) => !filled.has(it));
    const hidden = from.hides_missing ? await hideMissing.run({ provider_id, games: list, but: empty }, tx) : [];
    const left = await countMissing.run({ provider_id, games: list, categories: empty }, tx);
    const names = left.map((it) => `${it.name} (${it.count} games)`).join(', ');
    const error = left.length === 0 ? null : `no list came of ${names}: its games stay`;
    const added_count = put.filter((it) => it.is_added).length;
    const counts = {
      added_count,
      changed_count: put.length - added_count,
      same_count: games.length - put.length,
      skipped_count: noted.filter((it) => it.outcome === 'skipped').length,
      guessed_count: noted.filter((it) => it.outcome === 'guessed').length,
      hidden_count: hidden.length,
    };
    const gone = hidden.map((it, n) => ({
      ...it,
      row_number: rows.length + n + 1,
      outcome: 'hidden' as const,
      reason: 'not_in_list',
      said: {},
    }));
    // What is noted as failed is asked for again in an hour.
    return note(tx, provider_id, { ...from, state: error === null ? 'done' : 'failed', error, ...counts }, [...noted, ...gone]);
  });
}

/** Every row has its answer: it is a game of the list, or it is noted with its reason; guessed ones are both. Filled are the categories whose own list has a game of theirs. */
function sortOut(product: Product, rows: RawRow[]): { games: ListedGame[]; noted: Noted[]; filled: ReadonlySet<number> } {
  const games = new Map<string, ListedGame>();
  const filled = new Set<number>();
  const noted: Noted[] = [];
  for (const [n, { row, category_id }] of rows.entries()) {
    const place = { row_number: n + 1, said: saidOf(row) };
    const answer = readRow(row, { ...product, category_id });
    if ('skip' in answer) {
      noted.push({ ...place, outcome: 'skipped', reason: answer.skip, g_code: answer.g_code, name: answer.name });
      continue;
    }
    const { take } = answer;
    const { g_code, name } = take;
    if (take.category_id === category_id) filled.add(category_id);
    const key = `${take.category_id} ${g_code}`;
    if (games.has(key)) noted.push({ ...place, outcome: 'skipped', reason: 'repeated', g_code, name });
    else {
      games.set(key, take);
      if (take.guess !== null) noted.push({ ...place, outcome: 'guessed', reason: take.guess, g_code, name });
    }
  }
  return { games: [...games.values()], noted, filled };
}

async function noteFailed(
  world: World,
  product: Product,
  why: { operator_id: number | null; error: string; noted?: Noted[]; source?: From['source'] },
) {
  const { noted = [], source = 'aggregator', operator_id, error } = why;
  const counts = { added_count: 0, changed_count: 0, same_count: 0, hidden_count: 0, guessed_count: 0, skipped_count: noted.length };
  return world.db.transaction((tx) => note(tx, product.id, { source, operator_id, state: 'failed', error, ...counts }, noted));
}

type Note = Omit<GameImport, 'import_id'> & { source: From['source']; operator_id: number | null };

async function note(tx: Tx, provider_id: number, it: Note, noted: Noted[]): Promise<GameImport> {
  const [made] = await insertImport.run({ provider_id, ...it, error: it.error?.slice(0, 500) ?? null }, tx);
  if (!made) throw new Error(`an import of ${provider_id} was not noted`);
  if (noted.length > 0) await insertImportRows.run({ import_id: made.id, rows: JSON.stringify(noted) }, tx);
  await forgetOldImports.run({ provider_id }, tx);
  const { source: _, operator_id: __, ...counts } = it;
  return { import_id: made.id, ...counts };
}

/** What a row said, as far as a report needs it; texts that JSON in the database cannot hold are left out. */
function saidOf(row: unknown): unknown {
  const text = JSON.stringify(row) ?? 'null';
  if (text.length > 4000 || /\\u0000|\\ud[89a-f]/i.test(text)) return { unreadable: true };
  return typeof row === 'object' && row !== null ? row : { value: row };
}
