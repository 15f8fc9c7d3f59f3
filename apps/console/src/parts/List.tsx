import { Stack } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Reading } from '../app/queries.ts';
import { type Columns, DataTable } from './DataTable.tsx';
import { Pages } from './Pages.tsx';
import { Empty } from './States.tsx';

type Rows<Row> = { data: Row[]; total_count?: number };
/** What a list is read by: a reading call whose answer is rows, all of them or a page. */
export type ListReading<Row> = Reading<Rows<Row>>;

export type ListProps<Row extends object> = {
  /** What the list is, for those who hear it. */
  label: string;
  columns: Columns<Row>;
  from: ListReading<Row>;
  /** By its `id`, unless said otherwise. */
  rowId?: ((row: Row) => string | number) | undefined;
  /** The way to another page, of a list that the server answers one page at a time. */
  goTo?: (page: number) => void;
  empty: { title: string; hint: string };
};

/** A list that the server answers, with its loading, failed and empty states and, where it has pages, the way to the others. */
export function List<Row extends object>({ label, columns, from, rowId = idOf, goTo, empty }: ListProps<Row>) {
  // It is what `ask` made, of which a list needs no more than its rows.
  const query = useQuery(from as unknown as UseQueryOptions<Rows<Row>>);
  const { page = 1, limit } = sentOf(from.queryKey);
  const answer = query.data;
  return (
    <Stack gap="xs">
      <DataTable label={label} columns={columns} rows={answer?.data} rowId={rowId} from={query} empty={<Empty {...empty} />} />
      {answer && goTo && limit !== undefined && (
        <Pages total_count={answer.total_count} isLast={answer.data.length < limit} limit={limit} page={page} goTo={goTo} />
      )}
    </Stack>
  );
}

/** Which page is asked for, and how many rows it has, as the call says it. */
function sentOf(key: readonly unknown[]): { page?: number; limit?: number } {
  const [, sent] = key as readonly [string, { query?: { page?: number; limit?: number } }];
  return sent.query ?? {};
}

function idOf(row: object): number {
  return (row as { id: number }).id;
}
