import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

type ReadOnProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };
  /** The word on the button. */
  children: ReactNode;
};

/** Below a list that is read by parts: asks for the next one, while there is one. */
export function ReadOn({ query, children }: ReadOnProps) {
  if (!query.hasNextPage) return null;
  return (
    <Group justify="center">
      <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
        {children}
      </Button>
    </Group>
  );
}
