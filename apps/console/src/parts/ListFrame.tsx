import { Group, Stack } from '@mantine/core';
import { type ReactNode, Suspense, useContext, useState } from 'react';
import { type Columns, DataTable, type TableSource } from './DataTable.tsx';
import { type ListCall, ListExport } from './ListExport.tsx';
import { ListViews } from './ListViews.tsx';
import { TableChoice } from './TableChoice.tsx';
import { DialogTable, type TableState } from './use-table.ts';

/** What is said of a list, however the server answers it. */
export type ListWords<Row extends object> = {
  /** What the list is, for those who hear it. */
  label: string;
  columns: Columns<Row>;
  /** By its `id`, unless said otherwise. */
  rowId?: ((row: Row) => string | number) | undefined;
  /** The whole story of a row, which a press on it opens beside the list, and what its button is called. */
  story?: { name: (row: Row) => string; draw: (row: Row, close: () => void) => ReactNode };
  /** It stands beside another list of its page, which has the views of both. */
  isBeside?: boolean;
};

type ListFrameProps<Row extends object> = Omit<ListWords<Row>, 'columns'> & {
  table: TableState<Row>;
  asked: ListCall;
  from: TableSource;
  rows: readonly Row[] | undefined;
  empty: ReactNode;
  /** The way to what is not in sight. */
  children: ReactNode;
};

/** What every list has: the views of its page, how it is shown, its export, its rows and the story of one. What stands in a dialog is in no address, and so in no view. */
export function ListFrame<Row extends object>({
  label,
  table,
  asked,
  from,
  rows,
  rowId = idOf,
  story,
  isBeside = false,
  empty,
  children,
}: ListFrameProps<Row>) {
  const isInDialog = useContext(DialogTable) !== null;
  const [looked, look] = useState<Row | null>(null);
  return (
    <Stack gap={4}>
      <Group gap={4} justify="flex-end">
        {!isBeside && !isInDialog && <ListViews />}
        <TableChoice label={label} table={table} />
        <ListExport label={label} asked={asked} />
      </Group>
      <DataTable
        label={label}
        columns={table.shown}
        rows={rows}
        rowId={rowId}
        from={from}
        order={table}
        open={story && { look, name: story.name }}
        empty={empty}
      />
      {/* Its code may come only when it is opened. */}
      {looked !== null && <Suspense>{story?.draw(looked, () => look(null))}</Suspense>}
      {children}
    </Stack>
  );
}

function idOf(row: object): number {
  return (row as { id: number }).id;
}
