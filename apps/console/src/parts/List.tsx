import { Group, Stack } from '@mantine/core';
import { type ReactNode, Suspense, useContext, useState } from 'react';
import { type Columns, DataTable } from './DataTable.tsx';
import { type ListCall, ListExport } from './ListExport.tsx';
import { ListViews } from './ListViews.tsx';
import { Pages } from './Pages.tsx';
import { Empty } from './States.tsx';
import { TableChoice } from './TableChoice.tsx';
import { type ListReading, useListed } from './use-listed.ts';
import { DialogTable, type TableState } from './use-table.ts';

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
  /** It stands beside another list of its page, which has the views of both. */
  isBeside?: boolean;
  empty: { title: string; hint: string };
};

/**
 * A list that the server answers, with its loading, failed and empty states and, where it has pages, the way to the others. Every one can be shown with
 * fewer columns and exported, and what the address of its page says is kept as a view. It is sorted by any column while all of it is in sight, else by those that the server sorts.
 */
export function List<Row extends object>({ label, columns, from, rowId = idOf, story, goTo, isBeside = false, empty }: ListProps<Row>) {
  const { query, asked, page, limit, table, rows } = useListed(from, columns);
  const [looked, look] = useState<Row | null>(null);
  return (
    <Stack gap={4}>
      <ListTools label={label} table={table} asked={asked} isBeside={isBeside} />
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

type ToolsProps<Row> = { label: string; table: TableState<Row>; asked: ListCall; isBeside?: boolean | undefined };

/** What every list has: the views of its page, how it is shown, its export. What stands in a dialog is in no address, and so in no view. */
export function ListTools<Row>({ label, table, asked, isBeside = false }: ToolsProps<Row>) {
  const isInDialog = useContext(DialogTable) !== null;
  return (
    <Group gap={4} justify="flex-end">
      {!isBeside && !isInDialog && <ListViews />}
      <TableChoice label={label} table={table} />
      <ListExport label={label} asked={asked} />
    </Group>
  );
}

export function idOf(row: object): number {
  return (row as { id: number }).id;
}
