import { addDays, COUNTED_MOST, yangonInstant } from '@shwekan/rules';
import { readToday } from './clock.ts';
import type { Queryable } from './db.ts';

type ListQuery<P, R> = { run(params: P, db: Queryable): Promise<R[]> };
type Key = { after_id?: unknown; row_count: number };
/** Where a page begins: after the row that its `cursor` names, the `next` of the page before. */
export type CursorRequest = { cursor?: string | undefined; limit: number };

/**
 * Reads the rows of a list that stand after the one that a cursor names, and the cursor of those that follow, or null. Nothing is counted, and what is
 * written while somebody turns pages neither shows a row twice nor hides one.
 */
export async function readPage<P extends Key, R extends { id: number }>(
  db: Queryable,
  query: ListQuery<P, R>,
  filter: Omit<P, keyof Key>,
  { cursor, limit }: CursorRequest,
): Promise<{ rows: R[]; next: string | null }> {
  const key: Key = { after_id: cursor === undefined ? null : Number(cursor), row_count: limit + 1 };
  // A filter and a key are the parameters of the query, which the compiler cannot see of a type that it does not know yet.
  const read = await query.run({ ...filter, ...key } as unknown as P, db);
  const rows = read.slice(0, limit);
  return { rows, next: read.length > limit ? String(rows.at(-1)?.id) : null };
}

type Place = { row_count: number; skipped: number };
/** Which page of a list is asked for. */
export type PageRequest = { page: number; limit: number };
/** The same of a list that is read on, behind what it counts, after a row, or sorted by a column. */
export type CountedRequest = PageRequest & { after?: number | undefined; sort?: string | undefined };

/** Where a page of a list is, for a query that counts nothing. */
export function placeOf({ page, limit }: PageRequest): Place {
  return { row_count: limit, skipped: (page - 1) * limit };
}

/** Rows of a page, how many there are in all, and any row of the list, for the sums that each of them carries. */
export type Page<R> = { rows: R[]; total_count: number; first: R | null };

/**
 * Reads a page of figures, all of which are summed up for any of them, or of a list that a house has few rows of: one a day at most. Each row carries the
 * count of all. Behind the end no row does: there the first row tells it, so that nobody who is on a page that is gone reads of an empty list.
 */
export async function readWithCount<P extends Place, R extends { total_count: number }>(
  db: Queryable,
  query: ListQuery<P, R>,
  filter: Omit<P, keyof Place>,
  request: PageRequest,
): Promise<Page<R>> {
  // As above.
  const read = (place: Place) => query.run({ ...filter, ...place } as unknown as P, db);
  const rows = await read(placeOf(request));
  const [first = null] = rows.length > 0 || request.page === 1 ? rows : await read({ row_count: 1, skipped: 0 });
  return { rows, total_count: first?.total_count ?? 0, first };
}

type CountedKey = Place & { after_id?: unknown };

/**
 * Reads a page of a list of the console, whose query finds and counts the ids of ten thousand rows at most, and looks up those of the page alone. `next` is
 * where the list goes on behind them, for the page that ends with the last of them. A query that has a `sort` sorts all that it found; what is behind them
 * does not follow those in that order.
 */
export async function readCounted<P extends CountedKey, R extends { id: number; total_count: number }>(
  db: Queryable,
  query: ListQuery<P, R>,
  filter: Omit<P, keyof CountedKey>,
  { after, page, limit, sort }: CountedRequest,
): Promise<{ rows: R[]; total_count: number; next: number | null }> {
  const { rows, total_count } = await readWithCount(db, query, { ...filter, after_id: after ?? null } as unknown as Omit<P, keyof Place>, {
    page,
    limit,
  });
  const isEnd = sort === undefined && (page - 1) * limit + rows.length === COUNTED_MOST;
  return { rows, total_count, next: isEnd ? (rows.at(-1)?.id ?? null) : null };
}

type DaysRequest = { start_date?: string | undefined; end_date?: string | undefined };

/** The days that a history asks for, both included, and their instants in Yangon: until today and so many days back where it names none. */
export async function historyDays(db: Queryable, { start_date, end_date }: DaysRequest, days_back = 0) {
  const until_day = end_date ?? (await readToday(db));
  const from_day = start_date ?? addDays(until_day, -days_back);
  return {
    days: { from_day, until_day },
    instants: { from_at: yangonInstant(from_day, '00:00'), until_at: yangonInstant(addDays(until_day, 1), '00:00') },
  };
}
