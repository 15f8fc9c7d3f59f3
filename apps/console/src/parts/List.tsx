import { Group, Stack } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import type { Reading } from '../app/queries.ts';
import { type Columns, DataTable } from './DataTable.tsx';
import { ListExport } from './ListExport.tsx';
import { ListViews } from './ListViews.tsx';
import { Pages } from './Pages.tsx';
import { Empty } from './States.tsx';
import { TableChoice } from './TableChoice.tsx';
import { useSorted, useTable } from './use-table.ts';

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
  const sorted = useSorted(from, columns);
  // It is what `ask` made, of which a list needs no more than its rows.
  const query = useQuery(sorted as unknown as UseQueryOptions<Rows<Row>>);
  const { name, sent } = askedOf(from.queryKey);
  const { page = 1, limit } = sent.query ?? {};
  const answer = query.data;
  const shown_count = answer?.data.length ?? 0;
  // A list that nobody counts has rows on other pages when a page is full.
  const isPart = limit !== undefined && (page > 1 || shown_count >= limit) && answer?.total_count !== shown_count;
  const table = useTable(columns, isPart);
  const [looked, look] = useState<Row | null>(null);
  return (
    <Stack gap={4}>
      <Group gap={4} justify="flex-end">
        {viewsOf !== undefined && <ListViews page={viewsOf} />}
        <TableChoice label={label} table={table} />
        <ListExport label={label} asked={{ name, sent }} />
      </Group>
      <DataTable
        label={label}
        columns={table.shown}
        rows={answer && (sorted === from ? table.inOrder(answer.data) : answer.data)}
        rowId={rowId}
        from={query}
        order={table}
        open={story && { look, name: story.name }}
        empty={<Empty {...empty} />}
      />
      {/* Its code may come only when it is opened. */}
      {looked !== null && <Suspense>{story?.draw(looked, () => look(null))}</Suspense>}
      {answer && goTo && limit !== undefined && (
        <Pages total_count={answer.total_count} isLast={shown_count < limit} limit={limit} page={page} goTo={goTo} />
      )}
    </Stack>
  );
}

/** What is asked, as the cache names it: the call, and what is sent. */
function askedOf(key: readonly unknown[]) {
  const [name, sent] = key as readonly [string, { params?: object; query?: { page?: number; limit?: number } }];
  return { name, sent };
}

function idOf(row: object): number {
  return (row as { id: number }).id;
}
