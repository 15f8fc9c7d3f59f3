import { Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../app/queries.ts';
import { Moment } from '../../parts/Moment.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import type { Player } from './player.ts';

/** What the player was told in the app, newest first, in English. */
export function ToldTab({ player: { id } }: { player: Player }) {
  const query = useQuery(ask('GET /api/console/players/:id/notifications', { params: { id } }));
  return (
    <QueryView query={query} height={240}>
      {({ data }) => (
        <Stack gap="sm">
          {data.length === 0 && <Empty title="Nothing was told" hint="What the house tells the player appears here." />}
          {data.map((it) => (
            <Paper key={it.id} withBorder p="sm" radius="md">
              <Text size="xs" c="dimmed">
                <Moment at={it.at} /> {!it.is_read && <Tag color="gray">not read</Tag>}
              </Text>
              <Text size="sm" fw={600}>
                {it.title}
              </Text>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {it.body}
              </Text>
            </Paper>
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
