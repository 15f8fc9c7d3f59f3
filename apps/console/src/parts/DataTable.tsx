import { Box, LoadingOverlay, Skeleton, Stack, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { say } from '../app/say.tsx';
import classes from './DataTable.module.css';
import { Icon } from './Icon.tsx';
import { Failed } from './States.tsx';

type Column<Row> = {
  /** Null heads a column of buttons: heard, not seen. */
  header: string | null;
  cell: (row: Row) => ReactNode;
  /** What is in it opens the row, where rows can be opened. */
  opens?: true;
  /** Figures stand to the right, so that their digits line up; so do buttons. */
  align?: 'right';
  /** What the server sorts the whole list by for it. Without it a list that comes page by page is not sorted by it: a page alone would mislead. */
  sorts?: string;
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
  /** Of a table that can be sorted. */
  order?: TableOrder;
  /** Of a table whose rows lead to more: by a press anywhere on a row, and by a button for those who use keys. */
  open?: RowOpening<Row> | undefined;
  empty: ReactNode;
};

/** What looks at a row, and what its button is called. */
export type RowOpening<Row> = { look: (row: Row) => void; name: (row: Row) => string };

/** By which column rows are sorted, the ways to change it, of which columns it can be, and how close rows stand. */
type TableOrder = {
  sort: { by: string; isDown: boolean } | null;
  sortBy: (header: string) => void;
  canSort: (column: { sorts?: string }) => boolean;
  density: 'dense' | 'roomy';
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

function Rows<Row>({ label, columns, rows, rowId, order, open }: DataTableProps<Row> & { rows: readonly Row[] }) {
  return (
    <Table.ScrollContainer minWidth={0} type="native">
      <Table
        aria-label={label}
        tabularNums
        highlightOnHover
        verticalSpacing="xs"
        className={classes.table}
        data-density={order?.density ?? 'dense'}
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Head key={column.header} {...column} order={order} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowId(row)} {...(open && { className: classes.opens, onClick: (event) => isOfRow(event) && open.look(row) })}>
              {columns.map(({ header, align, cell, opens }) => (
                <Table.Td key={header} ta={align} data-label={header === null ? '' : say(header)}>
                  <div>
                    {opens && open ? (
                      <UnstyledButton className={classes.opener} aria-label={open.name(row)} onClick={() => open.look(row)}>
                        {cell(row)}
                      </UnstyledButton>
                    ) : (
                      cell(row)
                    )}
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

/** Whether a press was on the row itself: not on what stands in it and does something else, and not to mark a text. */
function isOfRow({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, button, input, label, [role="dialog"]') === null && String(getSelection()) === '';
}

type HeadProps = { header: string | null; align?: 'right'; sorts?: string; order: TableOrder | undefined };

function Head({ header, align, order, ...column }: HeadProps) {
  if (header === null || !order?.canSort(column)) {
    return (
      <Table.Th ta={align} scope="col">
        {header === null ? <VisuallyHidden>Actions</VisuallyHidden> : say(header)}
      </Table.Th>
    );
  }
  const isSorted = order.sort?.by === header;
  const way = order.sort?.isDown ? 'descending' : 'ascending';
  return (
    <Table.Th ta={align} scope="col" aria-sort={isSorted ? way : undefined}>
      <UnstyledButton className={classes.sort} onClick={() => order.sortBy(header)}>
        {say(header)}
        {isSorted && <Icon name={order.sort?.isDown ? 'down' : 'up'} size={12} />}
      </UnstyledButton>
    </Table.Th>
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
