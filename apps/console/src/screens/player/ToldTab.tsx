import { Anchor, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { mayRead } from '@shwekan/contract/rights';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../../app/operator.ts';
import { Moment } from '../../parts/Moment.tsx';
import { ReadOn } from '../../parts/ReadOn.tsx';
import { Empty, Failed } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { type Notification, notificationsOf, type Player } from './player.ts';

/** All that the player was told, newest first, in English, and the way to the text messages. */
export function ToldTab({ player: { id, phone } }: { player: Player }) {
  const { roles } = useOperator();
  const query = useInfiniteQuery(notificationsOf(id));
  const told = query.data?.pages.flatMap(({ data }) => data);
  return (
    <Stack gap="sm">
      {mayRead(roles, 'support') && (
        <Group justify="flex-end">
          <Anchor size="sm" renderRoot={(props) => <Link to="/outbox" search={{ phone }} {...props} />}>
            Text messages
          </Anchor>
        </Group>
      )}
      {query.isError && <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />}
      {query.isPending && <Skeleton height={240} role="status" aria-label="Loading" />}
      {told?.length === 0 && <Empty title="Nothing was told" hint="What the house tells the player appears here." />}
      {told?.map((it) => (
        <Told key={it.id} told={it} />
      ))}
      <ReadOn query={query}>Show more</ReadOn>
    </Stack>
  );
}

function Told({ told: { at, title, body, is_read, way } }: { told: Notification }) {
  return (
    <Paper withBorder p="sm" radius="md">
      <Text size="xs" c="dimmed" component="div">
        <Moment at={at} /> {way === 'app' && !is_read && <Tag color="gray">not read</Tag>}
        {way === 'push' && <Tag color="blue">by push only</Tag>}
        {way === 'none' && <Tag color="gray">switched off by the player</Tag>}
      </Text>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {body}
      </Text>
    </Paper>
  );
}
