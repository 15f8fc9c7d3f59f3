import { useLocalStorage } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { z } from 'zod';
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

export type TableState<Row> = {
  /** Those that are shown, and those that may be. */
  shown: Columns<Row>;
  all: Columns<Row>;
  sort: { by: string; isDown: boolean } | null;
  density: Density;
  inOrder: (rows: readonly Row[]) => readonly Row[];
  /** By another column, or by the same the other way round, and then as the server answers. */
  sortBy: (header: string) => void;
  sortAs: (sorted: string | undefined) => void;
  show: (header: string, isShown: boolean) => void;
  setDensity: (density: Density) => void;
};

/** How the table of a list is shown: its order and columns stand in the address, its density is the device's. */
export function useTable<Row>(all: Columns<Row>): TableState<Row> {
  const { sort: sorted, hide } = tableSearch.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [density, setDensity] = useLocalStorage<Density>({ key: 'table-density', defaultValue: 'dense' });
  const hidden = hide?.split(BETWEEN) ?? [];
  const by = sorted?.replace(/^-/, '');
  const column = all.find((it) => it.header !== null && it.header === by);
  const sort = column?.header ? { by: column.header, isDown: sorted?.startsWith('-') === true } : null;
  const say = (next: z.output<typeof tableSearch>) =>
    void navigate({ to: '.', search: (old: object) => ({ ...old, ...next }), replace: true, resetScroll: false } as never);
  return {
    all,
    shown: all.filter((it) => it.header === null || !hidden.includes(it.header)),
    sort,
    density: DENSITIES.includes(density) ? density : 'dense',
    inOrder: (rows) => (column && sort ? sortedBy(rows, column.cell, sort.isDown) : rows),
    sortBy: (header) => say({ sort: nextSort(sort, header) }),
    sortAs: (to) => say({ sort: to }),
    show: (header, isShown) => {
      const others = hidden.filter((it) => it !== header);
      say({ hide: (isShown ? others : [...others, header]).join(BETWEEN) || undefined });
    },
    setDensity,
  };
}

function nextSort(sort: TableState<unknown>['sort'], header: string): string | undefined {
  if (sort?.by !== header) return header;
  return sort.isDown ? undefined : `-${header}`;
}
