import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps, type TableSource } from './DataTable.tsx';
import { Pages } from './Pages.tsx';

type PagedTableProps<Row extends { id: number }> = {
  /** What the table is, for those who hear it. */
  label: string;
  columns: DataTableProps<Row>['columns'];
  query: TableSource & { data: { total_count: number; data: Row[] } | undefined };
  per_page: number;
  /** The page that is shown; none is the first. */
  page: number | undefined;
  goTo: (page: number) => void;
  empty: ReactNode;
};

/** A list of which the server answers one page at a time, with the way to the others. */
export function PagedTable<Row extends { id: number }>({ query, per_page, page = 1, goTo, ...table }: PagedTableProps<Row>) {
  return (
    <Stack gap="xs">
      <DataTable rows={query.data?.data} rowId={(row) => row.id} from={query} {...table} />
      {query.data && <Pages total_count={query.data.total_count} limit={per_page} page={page} goTo={goTo} />}
    </Stack>
  );
}
