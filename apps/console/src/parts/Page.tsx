import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { houseName } from '../app/house-name.ts';
import { me } from '../app/operator.ts';
import { countWaiting } from './arrivals.ts';

/** A title keeps its line, with what stands beside it, until there is too little room for both. */
const BESIDE = { flex: '1 1 17rem' };

type PageProps = { title: string; hint?: string; aside?: ReactNode; children: ReactNode };

/** A page of the console: its title, what stands beside it, its content. */
export function Page({ title, hint, aside, children }: PageProps) {
  const { data } = useQuery({ ...me, enabled: false });
  const count = data ? countWaiting(data.waiting, data.data.roles) : 0;
  // The tab says that somebody waits, also while another one is looked at.
  useDocumentTitle(`${count > 0 ? `(${count}) ` : ''}${title} · ${houseName} console`);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={BESIDE}>
          <Title order={1} size="h3" lh={1.6}>
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
        <div style={BESIDE}>
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
