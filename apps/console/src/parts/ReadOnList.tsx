import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { TableSource } from './DataTable.tsx';
import type { ListCall } from './ListExport.tsx';
import { ListFrame, type ListWords } from './ListFrame.tsx';
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

type Words = ComponentProps<typeof Empty>;
type ReadOnListProps<Row extends object> = ListWords<Row> & {
  parts: Parts<Row>;
  /** What is said when there is none; and when none was found yet, but there may be. */
  empty: Words;
  unfound?: Words;
  /** The word on the button that reads on. */
  more: ReactNode;
};

/** Such a list with what every list has. It is sorted by any column once all of it is in sight; a part alone would mislead. */
export function ReadOnList<Row extends object>({ columns, parts, empty, unfound, more, ...words }: ReadOnListProps<Row>) {
  const { query, asked, rows } = parts;
  const table = useTable(columns, query.hasNextPage);
  const none = query.hasNextPage && unfound ? unfound : empty;
  return (
    <ListFrame {...words} table={table} asked={asked} from={query} rows={rows && table.inOrder(rows)} empty={<Empty {...none} />}>
      <ReadOn query={query}>{more}</ReadOn>
    </ListFrame>
  );
}
