import { Box, LoadingOverlay, Skeleton, Stack, Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';
import { Failed } from './States.tsx';

type Column<Row> = {
  /** Null heads a column of buttons: heard, not seen. */
  header: string | null;
  cell: (row: Row) => ReactNode;
  /** Figures stand to the right, so that their digits line up; so do buttons. */
  align?: 'right';
};
export type Columns<Row> = readonly Column<Row>[];

/** The query that rows come from. */
export type TableSource = { isPlaceholderData?: boolean; error: Error | null; refetch: () => unknown; isFetching: boolean };

type DataTableProps<Row> = {
  /** What the table is, for those who hear it. */
  label: string;
  columns: Columns<Row>;
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string | number;
  from: TableSource;
  empty: ReactNode;
};

const SKELETON_ROWS = [0, 1, 2, 3, 4];

/** Rows with their loading, failed and empty states. On a phone each row becomes a card with its columns below each other. */
export function DataTable<Row>(props: DataTableProps<Row>) {
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

function Rows<Row>({ label, columns, rows, rowId }: DataTableProps<Row> & { rows: readonly Row[] }) {
  return (
    <Table.ScrollContainer minWidth={0} type="native">
      <Table aria-label={label} tabularNums highlightOnHover verticalSpacing="xs" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ header, align }) => (
              <Table.Th key={header} ta={align} scope="col">
                {header ?? <VisuallyHidden>Deeds</VisuallyHidden>}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowId(row)}>
              {columns.map(({ header, align, cell }) => (
                <Table.Td key={header} ta={align} data-label={header ?? ''}>
                  <div>{cell(row)}</div>
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
