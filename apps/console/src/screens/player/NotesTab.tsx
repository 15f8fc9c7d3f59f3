import { Button, Group, Paper, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Moment } from '../../parts/Moment.tsx';
import { Empty, Failed } from '../../parts/States.tsx';
import { useAction } from '../../parts/use-action.ts';
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
  const [text, setText] = useState('');
  const write = useAction('POST /api/console/players/:id/notes', {
    refreshes: ['GET /api/console/players/:id/notes', PLAYER_CALL],
    onDone: () => setText(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') write.mutate({ params: { id: player_id }, body: { text: text.trim() } });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <Textarea
          label="New note"
          description="It cannot be changed or removed later."
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={1000}
          autosize
          minRows={2}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={write.isPending} disabled={text.trim() === ''}>
            Write
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
