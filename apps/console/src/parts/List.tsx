import { ListFrame, type ListWords } from './ListFrame.tsx';
import { Pages } from './Pages.tsx';
import { Empty } from './States.tsx';
import { type ListReading, useListed } from './use-listed.ts';

export type ListProps<Row extends object> = ListWords<Row> & {
  from: ListReading<Row>;
  /** The way to another page, of a list that the server answers one page at a time. */
  goTo?: (page: number) => void;
  empty: { title: string; hint: string };
};

/**
 * A list that the server answers, with its loading, failed and empty states and, where it has pages, the way to the others. Every one can be shown with
 * fewer columns and exported, and what the address of its page says is kept as a view. It is sorted by any column while all of it is in sight, else by those that the server sorts.
 */
export function List<Row extends object>({ columns, from, goTo, empty, ...words }: ListProps<Row>) {
  const { query, asked, page, limit, table, rows } = useListed(from, columns);
  return (
    <ListFrame {...words} table={table} asked={asked} from={query} rows={rows} empty={<Empty {...empty} />}>
      {rows && goTo && limit !== undefined && (
        <Pages total_count={query.data?.total_count} isLast={rows.length < limit} limit={limit} page={page} goTo={goTo} />
      )}
    </ListFrame>
  );
}
