import { type Endpoint, isList, type Parsed } from '@shwekan/contract';
import { Refusal } from '../refusal.ts';
import { isAmong } from '../roles.ts';
import { asPromised, type OperatorCaller, type Route } from '../serve.ts';
import { cellsOf, columnsOf, type Table } from './cells.ts';

/** What is asked of a list: the words of its address and its filters. */
export type Asked = { params?: Record<string, unknown> | undefined; query?: Record<string, unknown> | undefined };
export type AnyList = { route: Route; asked: Pick<Parsed<Endpoint>, 'params' | 'query'> };
type Reply = { data: object[]; total_count?: number; next?: number | null };
type Progress = (row_count: number, total_count: number | null) => Promise<void>;

const ROWS_AT_ONCE = 1_000;
/** As many rows as a file has: a table of them still opens on an office machine. */
export const ROWS_MOST = 100_000;
/** Lists that are searched count no further (players, cash-ins, cash-outs): one with so many rows may have more. */
const COUNTED_MOST = 10_000;

/** The list at a path, with what is asked of it in the contract's words. Refuses `not_found`, `not_allowed`. */
export function listAt(routes: readonly Route[], path: string, sent: Asked, roles: readonly string[]): AnyList {
  const route = routes.find((it) => it.endpoint.path === path && isList(it.endpoint));
  if (!route) throw new Refusal('not_found');
  const { may, params, query } = route.endpoint;
  if (may && !isAmong(roles, [may].flat())) throw new Refusal('not_allowed');
  return { route, asked: { params: params?.parse(sent.params ?? {}), query: query?.parse(sent.query ?? {}) } as AnyList['asked'] };
}

/**
 * Reads a list as its operator would, page after page, into a table. It is read by the use case that the page itself asks, on one snapshot of the
 * database: whatever a use case hides from an operator is hidden here.
 */
export async function readList({ route, asked }: AnyList, who: OperatorCaller, tell: Progress): Promise<Table & { is_cut: boolean }> {
  const columns = columnsOf(route.endpoint);
  const rows: Table['rows'] = [];
  const filters = asked.query as Record<string, unknown> | undefined;
  let place: Record<string, unknown> = { page: 1 };
  const has = (field: string) => field in ((route.endpoint.query as { shape?: object } | undefined)?.shape ?? {});
  for (let page = 1; ; page += 1) {
    const query = { ...filters, ...place, limit: ROWS_AT_ONCE };
    const { data, total_count, next } = asPromised(route.endpoint, await route.answer(callBy(who, { ...asked, query }) as never)) as Reply;
    for (const row of data) rows.push(cellsOf(columns, row));
    await tell(rows.length, total_count ?? null);
    const isLast = has('before') ? (next ?? null) === null : !has('page') || data.length < ROWS_AT_ONCE;
    if (isLast) return { columns, rows, is_cut: rows.length === COUNTED_MOST };
    if (rows.length >= ROWS_MOST) return { columns, rows: rows.slice(0, ROWS_MOST), is_cut: true };
    place = has('before') ? { before: next } : { page: page + 1 };
  }
}

/** A call as the front door gives it to a use case, of nobody's browser. */
function callBy(who: OperatorCaller, asked: Asked) {
  const nothing = () => undefined;
  return {
    ...{ ...asked, who, body: undefined, image: null, language: 'en', once: null },
    ...{ address: '', device: '', device_name: null, origin: '', markReplayed: nothing, setHeader: nothing },
  };
}
