import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Deed } from '../../parts/Deed.tsx';
import { BROADCAST_MAX } from './messages.ts';

/** Sends a marquee message, after asking once more: it cannot be taken back. */
export function BroadcastForm() {
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
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
        <Deed
          call="POST /api/console/marquee"
          title="Broadcast to everyone?"
          action="Broadcast"
          sent={() => ({ body: { text: line } })}
          done="The message is on its way."
          refreshes={[]}
          close={() => setAsking(false)}
          onAnswer={() => setText('')}
          stays
        >
          <Text style={{ overflowWrap: 'anywhere' }}>{line}</Text>
          <Text size="sm" c="dimmed">
            It cannot be taken back.
          </Text>
        </Deed>
      )}
    </Stack>
  );
}
