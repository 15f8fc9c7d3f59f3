import { useLocalStorage } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { z } from 'zod';
import { ask, type GetName } from '../app/queries.ts';
import type { Columns } from './DataTable.tsx';
import { sortedBy } from './sort-value.ts';

const DENSITIES = ['dense', 'roomy'] as const;
type Density = (typeof DENSITIES)[number];
const BETWEEN = '~';

/** What an address says of the tables on its page: by which column they are sorted (`-Main` downwards), and which columns are not shown. */
export const tableSearch = z.object({
  sort: z.string().max(80).optional().catch(undefined),
  hide: z.string().max(400).optional().catch(undefined),
});

/** How a table is shown, and which page of it. */
export type TableView = z.output<typeof tableSearch> & { page?: number | undefined };
/** Of a table in a dialog, which the address says nothing of. */
export const DialogTable = createContext<{ shown: TableView; say: (next: TableView) => void } | null>(null);

function useShown() {
  const address = tableSearch.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const say = (next: TableView) =>
    void navigate({ to: '.', search: (old: object) => ({ ...old, ...next }), replace: true, resetScroll: false } as never);
  return useContext(DialogTable) ?? { shown: address, say };
}

export type TableState<Row> = {
  /** Those that are shown, and those that may be. */
  shown: Columns<Row>;
  all: Columns<Row>;
  sort: { by: string; isDown: boolean } | null;
  canSort: (column: { sorts?: string }) => boolean;
  density: Density;
  /** As the column says, of rows that are all of the list and not sorted by the server. */
  inOrder: (rows: readonly Row[]) => readonly Row[];
  /** By another column, or by the same the other way round, and then as the server answers. */
  sortBy: (header: string) => void;
  sortAs: (sorted: string | undefined) => void;
  show: (header: string, isShown: boolean) => void;
  setDensity: (density: Density) => void;
};

/**
 * How the table of a list is shown: its order and columns stand in the address, its density is the device's. Of a list that is seen in part only columns
 * sort by which the server does.
 */
export function useTable<Row>(all: Columns<Row>, isPart: boolean): TableState<Row> {
  const {
    shown: { sort: sorted, hide },
    say,
  } = useShown();
  const [density, setDensity] = useLocalStorage<Density>({ key: 'table-density', defaultValue: 'dense' });
  const hidden = hide?.split(BETWEEN) ?? [];
  const by = sorted?.replace(/^-/, '');
  const canSort = ({ sorts }: { sorts?: string }) => !isPart || sorts !== undefined;
  const column = all.find((it) => it.header !== null && it.header === by && canSort(it));
  const sort = column?.header ? { by: column.header, isDown: sorted?.startsWith('-') === true } : null;
  // What stands on a page then stands on another one.
  const sortAs = (to: string | undefined) => say({ sort: to, page: undefined });
  return {
    all,
    shown: all.filter((it) => it.header === null || !hidden.includes(it.header)),
    sort,
    canSort,
    density: DENSITIES.includes(density) ? density : 'dense',
    inOrder: (rows) => (column && sort ? sortedBy(rows, column.cell, sort.isDown) : rows),
    sortBy: (header) => sortAs(sort?.by !== header ? header : sort.isDown ? undefined : `-${header}`),
    sortAs,
    show: (header, isShown) => {
      const others = hidden.filter((it) => it !== header);
      say({ hide: (isShown ? others : [...others, header]).join(BETWEEN) || undefined });
    },
    setDensity,
  };
}

/** A reading with its key, as `ask` makes it. */
type AnyReading = { queryKey: readonly unknown[] };

/** A reading of a list that comes page by page, sorted by the server as the address says: all of it, so that what is looked for stands on the first page. */
export function useSorted<R extends AnyReading>(from: R, columns: readonly { header: string | null; sorts?: string }[]): R {
  const { sort } = useShown().shown;
  const by = sort?.replace(/^-/, '');
  const sorts = columns.find((it) => it.header === by)?.sorts;
  if (!sorts) return from;
  const [name, sent] = from.queryKey as readonly [GetName, { query?: object }]; // the key that `ask` makes
  return { ...from, ...ask(name, { ...sent, query: { ...sent.query, sort: sort === by ? sorts : `-${sorts}` } } as never) };
}
