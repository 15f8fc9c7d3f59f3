import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from './States.tsx';

type QueryViewProps<T> = { query: UseQueryResult<T>; height?: number; children: (answer: T) => ReactNode };

/** Shows what was read; until then that it is on its way, or why it could not be read. */
export function QueryView<T>({ query, height = 180, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />;
  return <Skeleton height={height} role="status" aria-label="Loading" />;
}
