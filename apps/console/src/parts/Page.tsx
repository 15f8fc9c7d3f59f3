import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

type PageProps = { title: string; hint?: string; aside?: ReactNode; children: ReactNode };

/** A page of the console: its title, what stands beside it, its content. */
export function Page({ title, hint, aside, children }: PageProps) {
  useDocumentTitle(`${title} · Shwekan console`);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Title order={1} size="h3">
            {title}
          </Title>
          {hint && (
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          )}
        </div>
        {aside}
      </Group>
      {children}
    </Stack>
  );
}

/** A part of a page with a heading of its own. */
export function Section({ title, hint, aside, children }: PageProps) {
  return (
    <Paper withBorder p="md" radius="md" component="section" aria-label={title}>
      <Group justify="space-between" align="flex-start" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h5">
            {title}
          </Title>
          {hint && (
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          )}
        </div>
        {aside}
      </Group>
      {children}
    </Paper>
  );
}
