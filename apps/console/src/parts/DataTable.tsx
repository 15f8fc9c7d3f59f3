import { Box, LoadingOverlay, Skeleton, Stack, Table, VisuallyHidden } from '@mantine/core';
import { type ColumnHelper, createTableHook, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';
import { Failed } from './States.tsx';

type Meta = {
  /** Figures stand to the right, so that their digits line up. */
  align?: 'right';
};

// A type-only slot: the value is never read.
const features = tableFeatures({ columnMeta: {} as Meta });
type Features = typeof features;

/** Makes the columns of a page: `columnsOf<Row>()`. `useAppTable` stays inside the table. */
export const { createAppColumnHelper: columnsOf, useAppTable } = createTableHook({ features });

/** The header of a column of buttons: heard, not seen. */
export function NoHeader() {
  return <VisuallyHidden>Deeds</VisuallyHidden>;
}

type Columns<Row extends object> = ReturnType<ColumnHelper<Features, Row>['columns']>;

/** The query that rows come from. */
export type TableSource = { isPlaceholderData?: boolean; error: Error | null; refetch: () => unknown; isFetching: boolean };

export type DataTableProps<Row extends object> = {
  /** What the table is, for those who hear it. */
  label: string;
  columns: Columns<Row>;
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string | number;
  from: TableSource;
  empty: ReactNode;
};

const SKELETON_ROWS = [0, 1, 2, 3, 4];

/** A list with its loading, failed and empty states. On a phone each row becomes a card with its columns below each other. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { from, rows } = props;
  if (from.error !== null && rows === undefined) {
    return <Failed error={from.error} retry={() => from.refetch()} isRetrying={from.isFetching} />;
  }
  if (rows === undefined) return <LoadingRows />;
  if (rows.length === 0) return props.empty;
  return (
    <Stack gap="xs">
      {from.error !== null && <Failed error={from.error} retry={() => from.refetch()} isRetrying={from.isFetching} />}
      <Box pos="relative">
        {/* It dims and stops nobody: a press that is under way when it comes is on the row that is seen. */}
        <LoadingOverlay visible={from.isPlaceholderData === true} style={{ pointerEvents: 'none' }} />
        <Rows {...props} rows={rows} />
      </Box>
    </Stack>
  );
}

function Rows<Row extends object>({ label, columns, rows, rowId }: DataTableProps<Row> & { rows: readonly Row[] }) {
  const table = useAppTable({ columns, data: rows, getRowId: (row) => String(rowId(row)) });
  return (
    <Table.ScrollContainer minWidth={0} type="native">
      <Table aria-label={label} tabularNums highlightOnHover verticalSpacing="xs" className={classes.table}>
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {group.headers.map((header) => (
                <Table.Th key={header.id} ta={header.column.columnDef.meta?.align} scope="col">
                  <table.FlexRender header={header} />
                </Table.Th>
              ))}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <Table.Tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <Table.Td key={cell.id} ta={cell.column.columnDef.meta?.align} data-label={headerText(cell.column.columnDef.header)}>
                  <div>
                    <table.FlexRender cell={cell} />
                  </div>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function LoadingRows() {
  return (
    <Stack gap="xs" aria-busy="true" aria-label="Loading">
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </Stack>
  );
}

function headerText(header: unknown): string {
  return typeof header === 'string' ? header : '';
}
