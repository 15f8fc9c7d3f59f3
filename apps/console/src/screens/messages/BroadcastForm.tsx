import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { useAction } from '../../parts/use-action.ts';
import { BROADCAST_MAX } from './messages.ts';

/** Sends a marquee message, after asking once more: it cannot be taken back. */
export function BroadcastForm() {
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  const send = useAction('POST /api/console/marquee', {
    done: 'The message is on its way.',
    refreshes: [],
    onDone: () => {
      setAsking(false);
      setText('');
    },
  });
  const line = text.trim();
  return (
    <Stack gap="sm">
      <Textarea
        label="Text"
        description={`${text.length} of ${BROADCAST_MAX} characters`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value.replace(/\n/g, ' '))}
        maxLength={BROADCAST_MAX}
        autosize
        minRows={2}
      />
      <Group justify="flex-end">
        <Button disabled={line === ''} onClick={() => setAsking(true)}>
          Broadcast
        </Button>
      </Group>
      {isAsking && (
        <Confirm
          title="Broadcast to everyone?"
          action="Broadcast"
          isRunning={send.isPending}
          close={() => setAsking(false)}
          confirm={() => send.mutate({ body: { text: line } })}
        >
          <Text style={{ overflowWrap: 'anywhere' }}>{line}</Text>
          <Text size="sm" c="dimmed">
            It cannot be taken back.
          </Text>
        </Confirm>
      )}
    </Stack>
  );
}
