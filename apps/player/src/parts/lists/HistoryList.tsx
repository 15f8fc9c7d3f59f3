import { type ReactNode, useRef } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../Button.tsx';
import { SkeletonRows } from '../Skeleton.tsx';
import { TryAgain } from '../TryAgain.tsx';

type HistoryListProps<Row> = {
  history: {
    rows: readonly Row[] | undefined;
    isError: boolean;
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    /** Resolves when there is an answer, or none. */
    fetchNextPage: () => Promise<unknown>;
  };
  /** Tailwind height of a row that is still coming. */
  rowHeight: string;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

/** The rows of a history, its states, and the way to older rows. */
export function HistoryList<Row extends { id: number | string }>({ history, rowHeight, empty, children }: HistoryListProps<Row>) {
  const t = useT('lottery');
  const { rows } = history;
  const isAsking = useRef(false);
  // The button is grey only when the list says so, and a second tap may be faster.
  const more = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    await history.fetchNextPage();
    isAsking.current = false;
  };
  if (rows === undefined) {
    return history.isError ? (
      <TryAgain again={() => void history.refetch()} error={history.error} />
    ) : (
      <SkeletonRows className={rowHeight} />
    );
  }
  if (rows.length === 0) return empty;
  return (
    <>
      <ul className="flex flex-col gap-3 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(21rem,1fr))] lg:items-start">
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      {history.hasNextPage && (
        <Button wide className="mt-3" disabled={history.isFetchingNextPage} onClick={() => void more()}>
          {history.isError ? t.try_again : t.show_more}
        </Button>
      )}
    </>
  );
}
