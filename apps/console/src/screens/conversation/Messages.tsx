import { Box, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '../../parts/Moment.tsx';
import { Photo } from '../../parts/Photo.tsx';
import { Failed } from '../../parts/States.tsx';
import { type Conversation, type Message, pictureOf } from './conversation.ts';

/** What was said, oldest first: the player to the left, the house to the right. */
export function Messages({ conversation }: { conversation: Conversation }) {
  return (
    <Stack gap="sm" component="ol" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Messages">
      {conversation.messages.map((it) => (
        <Paper
          key={it.id}
          component="li"
          withBorder
          p="sm"
          radius="md"
          maw="85%"
          bg={it.is_from_house ? 'var(--mantine-primary-color-light)' : undefined}
          style={{ alignSelf: it.is_from_house ? 'flex-end' : 'flex-start' }}
        >
          <Text size="xs" c="dimmed">
            {it.is_from_house ? it.operator : conversation.player.name}, <Moment at={it.at} />
          </Text>
          {it.text === '' ? (
            <Picture conversation={conversation} message={it} />
          ) : (
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {it.text}
            </Text>
          )}
        </Paper>
      ))}
    </Stack>
  );
}

function Picture({ conversation: { id, player }, message }: { conversation: Conversation; message: Message }) {
  const query = useQuery({ ...pictureOf(id, message.id), enabled: message.has_image });
  const [isZoomed, setZoomed] = useState(false);
  const isGone = !message.has_image || query.data?.data.image === null;
  if (isGone) {
    return (
      <Text size="sm" c="dimmed">
        The picture was deleted after 90 days.
      </Text>
    );
  }
  if (query.error) return <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />;
  const image = query.data?.data.image;
  // It has the room of the picture, and holds back nothing below it: that is where the answer is written.
  if (!image) return <Box h={240} w={240} role="img" aria-label="Loading" bg="var(--mantine-color-default-hover)" />;
  return <Photo image={image} alt={`What ${player.name} sent`} isZoomed={isZoomed} zoom={setZoomed} />;
}
