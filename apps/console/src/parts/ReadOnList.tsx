import { Stack } from '@mantine/core';
import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { DataTable, type TableSource } from './DataTable.tsx';
import { idOf, type ListProps, ListTools } from './List.tsx';
import type { ListCall } from './ListExport.tsx';
import { ReadOn } from './ReadOn.tsx';
import { Empty } from './States.tsx';
import { useTable } from './use-table.ts';

/** A list that is read by parts: the query, what it asks, and all rows that are read. */
type Parts<Row> = { query: TableSource & ComponentProps<typeof ReadOn>['query']; asked: ListCall; rows: readonly Row[] | undefined };

/** A list that the server answers by parts, each where the last one ended, as far as it is read. Its key is a call and what is sent, as `ask` has it. */
export function useReadOn<Part extends { data: object[] }, Key extends readonly [name: string, sent: ListCall['sent']], Place>(
  reading: UseInfiniteQueryOptions<Part, Error, InfiniteData<Part>, Key, Place> & { queryKey: Key },
) {
  const query = useInfiniteQuery(reading);
  const [name, sent] = reading.queryKey;
  const rows: Part['data'][number][] | undefined = query.data?.pages.flatMap((it) => it.data);
  return { query, asked: { name, sent }, first: query.data?.pages[0], rows };
}

type ReadOnListProps<Row extends object> = Pick<ListProps<Row>, 'label' | 'columns' | 'story' | 'isBeside'> & {
  parts: Parts<Row>;
  rowId?: ((row: Row) => string | number) | undefined;
  /** What is said when there is none; and when none was found yet, but there may be. */
  empty: ListProps<Row>['empty'];
  unfound?: ListProps<Row>['empty'];
  /** The word on the button that reads on. */
  more: ReactNode;
};

/** Such a list with what every list has. It is sorted by any column once all of it is in sight; a part alone would mislead. */
export function ReadOnList<Row extends object>({
  label,
  columns,
  parts,
  rowId = idOf,
  story,
  isBeside,
  empty,
  unfound,
  more,
}: ReadOnListProps<Row>) {
  const { query, asked, rows } = parts;
  const table = useTable(columns, query.hasNextPage);
  const [looked, look] = useState<Row | null>(null);
  return (
    <Stack gap={4}>
      <ListTools label={label} table={table} asked={asked} isBeside={isBeside} />
      <DataTable
        label={label}
        columns={table.shown}
        rows={rows && table.inOrder(rows)}
        rowId={rowId}
        from={query}
        order={table}
        open={story && { look, name: story.name }}
        empty={<Empty {...(query.hasNextPage && unfound ? unfound : empty)} />}
      />
      {looked !== null && <Suspense>{story?.draw(looked, () => look(null))}</Suspense>}
      <ReadOn query={query}>{more}</ReadOn>
    </Stack>
  );
}
