import { Button, Center, EmptyState, Group, Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { sentenceOf } from '../app/call.ts';
import { Callout } from './Callout.tsx';
import { Icon } from './Icon.tsx';

/** A page is on its way. */
export function Pending() {
  return (
    <Center mih="60vh">
      <Loader aria-label="Loading" />
    </Center>
  );
}

/** Says why something could not be read, and asks again on request. */
export function Failed({ error, retry, isRetrying }: { error: unknown; retry: () => void; isRetrying: boolean }) {
  return (
    <Callout color="red" title="This could not be read" role="alert">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{sentenceOf(error)}</Text>
        <Button size="xs" variant="default" onClick={retry} loading={isRetrying}>
          Try again
        </Button>
      </Group>
    </Callout>
  );
}

/** Stands where a list would be, and says what would fill it. */
export function Empty({ title, hint, children }: { title: ReactNode; hint: string; children?: ReactNode }) {
  return (
    <EmptyState icon={<Icon name="empty" size={36} />} title={title} description={hint} size="sm" py="xl">
      {children}
    </EmptyState>
  );
}
