import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonRows } from './Skeleton.tsx';
import { TryAgain } from './TryAgain.tsx';

type QueryViewProps<T> = { query: UseQueryResult<T>; skeleton?: ReactNode; children: (answer: T) => ReactNode };

/** Server data on a screen: a skeleton while it is awaited, "try again" when it failed, else what is drawn of it. */
export function QueryView<T>({ query, skeleton, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <TryAgain again={() => void query.refetch()} error={query.error} />;
  return skeleton ?? <SkeletonRows />;
}
