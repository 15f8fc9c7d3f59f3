import { Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '../../parts/Moment.tsx';
import { PageForm } from '../../parts/PageForm.tsx';
import { Empty, Failed } from '../../parts/States.tsx';
import { notesOf, PLAYER_CALL, type Player } from './player.ts';

/** What operators tell each other about a player. A note stays as it was written. */
export function NotesTab({ player }: { player: Player }) {
  const query = useQuery(notesOf(player.id));
  return (
    <Stack gap="md">
      <WriteNote player_id={player.id} />
      {query.error && <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />}
      {query.isPending && <Skeleton height={80} />}
      {query.data?.data.length === 0 && <Empty title="No notes" hint="What you write here, other operators read; the player does not." />}
      {query.data?.data.map((it) => (
        <Paper key={it.id} withBorder p="sm" radius="md">
          <Text size="xs" c="dimmed">
            {it.operator}, <Moment at={it.at} />
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {it.text}
          </Text>
        </Paper>
      ))}
    </Stack>
  );
}

function WriteNote({ player_id }: { player_id: number }) {
  return (
    <PageForm
      call="POST /api/console/players/:id/notes"
      values={{ text: '' }}
      fields={[
        {
          kind: 'lines',
          name: 'text',
          label: 'New note',
          description: 'It cannot be changed or removed later.',
          maxLength: 1000,
          minRows: 2,
          required: true,
          withAsterisk: false,
        },
      ]}
      sent={(body) => ({ params: { id: player_id }, body })}
      adds="Write"
      refreshes={['GET /api/console/players/:id/notes', PLAYER_CALL]}
    />
  );
}
