import { Button, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TableSource } from '../../parts/DataTable.tsx';
import { Section } from '../../parts/Page.tsx';
import { Failed } from '../../parts/States.tsx';

type CardProps = {
  title: string;
  from: TableSource & { isPending: boolean };
  /** Where all of it is. */
  link: (props: object) => ReactNode;
  children: ReactNode;
};

/** A card of the first page, with its waiting and failed states. */
export function Card({ title, from, link, children }: CardProps) {
  return (
    <Section
      title={title}
      aside={
        <Button size="compact-sm" variant="subtle" mr={-8} renderRoot={link} aria-label={`${title}: show all`}>
          Show all
        </Button>
      }
    >
      {from.isPending ? (
        <Stack gap="xs">
          <Skeleton height={28} />
          <Skeleton height={28} />
        </Stack>
      ) : from.error ? (
        <Failed error={from.error} retry={() => from.refetch()} isRetrying={from.isFetching} />
      ) : (
        children
      )}
    </Section>
  );
}
