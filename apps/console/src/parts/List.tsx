import { Group, Stack } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { type Columns, DataTable } from './DataTable.tsx';
import { ListExport } from './ListExport.tsx';
import { ListViews } from './ListViews.tsx';
import { Pages } from './Pages.tsx';
import { Empty } from './States.tsx';
import { TableChoice } from './TableChoice.tsx';
import { type ListReading, useListed } from './use-listed.ts';

export type ListProps<Row extends object> = {
  /** What the list is, for those who hear it. */
  label: string;
  columns: Columns<Row>;
  from: ListReading<Row>;
  /** By its `id`, unless said otherwise. */
  rowId?: ((row: Row) => string | number) | undefined;
  /** The whole story of a row, which a press on it opens beside the list, and what its button is called. */
  story?: { name: (row: Row) => string; draw: (row: Row, close: () => void) => ReactNode };
  /** The way to another page, of a list that the server answers one page at a time. */
  goTo?: (page: number) => void;
  /** The path of the page that is this list: what its address says can be kept as a view. */
  viewsOf?: string;
  empty: { title: string; hint: string };
};

/**
 * A list that the server answers, with its loading, failed and empty states and, where it has pages, the way to the others. Every one can be shown with
 * fewer columns and exported. It is sorted by any column while all of it is in sight, else by those that the server sorts.
 */
export function List<Row extends object>({ label, columns, from, rowId = idOf, story, goTo, viewsOf, empty }: ListProps<Row>) {
  const { query, asked, page, limit, table, rows } = useListed(from, columns);
  const [looked, look] = useState<Row | null>(null);
  return (
    <Stack gap={4}>
      <Group gap={4} justify="flex-end">
        {viewsOf !== undefined && <ListViews page={viewsOf} />}
        <TableChoice label={label} table={table} />
        <ListExport label={label} asked={asked} />
      </Group>
      <DataTable
        label={label}
        columns={table.shown}
        rows={rows}
        rowId={rowId}
        from={query}
        order={table}
        open={story && { look, name: story.name }}
        empty={<Empty {...empty} />}
      />
      {/* Its code may come only when it is opened. */}
      {looked !== null && <Suspense>{story?.draw(looked, () => look(null))}</Suspense>}
      {rows && goTo && limit !== undefined && (
        <Pages total_count={query.data?.total_count} isLast={rows.length < limit} limit={limit} page={page} goTo={goTo} />
      )}
    </Stack>
  );
}

function idOf(row: object): number {
  return (row as { id: number }).id;
}
