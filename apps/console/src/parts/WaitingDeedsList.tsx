import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ask, live } from '../app/queries.ts';
import { sayOfServer } from '../app/say-of-server.ts';
import { Callout } from './Callout.tsx';
import { Moment } from './Moment.tsx';

/** What already waits for a second person about a subject ("promotion:3"): another one of its kind is refused until that is decided. */
export function WaitingDeedsList({ subject }: { subject: string }) {
  const { data } = useQuery(live(ask('GET /api/console/deeds', { query: { subject } }), 'deeds'));
  return data?.data.map(({ id, title, asked_by, asked_at }) => (
    <Callout key={id} color="yellow" title="This waits for a second person already">
      <Text size="sm">{sayOfServer(title)}</Text>
      <Text size="xs" c="dimmed">
        Asked by {asked_by}, <Moment at={asked_at} />
      </Text>
    </Callout>
  ));
}
