import type { ReactNode } from 'react';
import { useT } from '../../app/language.ts';
import { Button } from '../Button.tsx';
import { SkeletonRows } from '../Skeleton.tsx';
import { TryAgain } from '../TryAgain.tsx';

type HistoryListProps<Row> = {
  history: {
    rows: readonly Row[] | undefined;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
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
  if (rows === undefined) {
    return history.isError ? <TryAgain again={() => void history.refetch()} /> : <SkeletonRows className={rowHeight} />;
  }
  if (rows.length === 0) return empty;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      {history.hasNextPage && (
        <Button wide className="mt-3" disabled={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {history.isError ? t.try_again : t.show_more}
        </Button>
      )}
    </>
  );
}
