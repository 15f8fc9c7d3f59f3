import { type AnyList, askList } from '../list-calls.ts';
import type { OperatorCaller } from '../serve.ts';
import { cellsOf, columnsOf, type Table } from './cells.ts';

type Reply = { data: object[]; total_count?: number; next?: number | string | null };
type Progress = (row_count: number, total_count: number | null) => Promise<void>;

const ROWS_AT_ONCE = 1_000;
/** As many rows as a file has: a table of them still opens on an office machine. */
const ROWS_MOST = 100_000;

/**
 * Reads a list as its operator would, page after page, into a table. It is read by the use case that the page itself asks, on one snapshot of the
 * database: whatever a use case hides from an operator is hidden here. A list that counts no further than ten thousand is read on after their last row.
 */
export async function readList({ route, asked }: AnyList, who: OperatorCaller, tell: Progress): Promise<Table & { is_cut: boolean }> {
  const columns = columnsOf(route.endpoint);
  const rows: Table['rows'] = [];
  let place: Record<string, unknown> = { page: 1 };
  const has = (field: string) => field in ((route.endpoint.query as { shape?: object } | undefined)?.shape ?? {});
  // Each part of such a list begins where the one before it ended.
  const readsOnBy = ['before', 'cursor'].find(has);
  let before_count = 0;
  for (let page = 1; ; page += 1) {
    // One that is read on goes by its own order: sorted it would end with those that are sorted.
    const query = { ...asked.query, ...place, limit: ROWS_AT_ONCE, ...(has('after') ? { sort: undefined } : {}) };
    const { data, total_count, next } = (await askList({ route, asked: { ...asked, query } }, who)) as Reply;
    for (const row of data) rows.push(cellsOf(columns, row));
    await tell(rows.length, total_count === undefined ? null : before_count + total_count);
    if (has('after') && typeof next === 'number' && rows.length < ROWS_MOST) {
      place = { page: 1, after: next };
      before_count = rows.length;
      page = 0;
      continue;
    }
    const isLast = readsOnBy !== undefined ? (next ?? null) === null : !has('page') || data.length < ROWS_AT_ONCE;
    if (isLast) return { columns, rows, is_cut: false };
    if (rows.length >= ROWS_MOST) return { columns, rows: rows.slice(0, ROWS_MOST), is_cut: true };
    place = readsOnBy !== undefined ? { [readsOnBy]: next } : { ...place, page: page + 1 };
  }
}
