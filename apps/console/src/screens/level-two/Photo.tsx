import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '../../parts/States.tsx';
import { photoOf } from './level-two.ts';
import classes from './Photo.module.css';

/** The photo of a request: whole, or at its own size to read what is small. */
export function Photo({ id, player_name }: { id: number; player_name: string }) {
  const query = useQuery(photoOf(id));
  const [isZoomed, setZoomed] = useState(false);
  if (query.error) return <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />;
  if (!query.data) return <Skeleton height={320} aria-label="Loading" />;
  return (
    <Stack gap="xs">
      <div className={classes.frame} data-zoomed={isZoomed || undefined}>
        <img src={query.data.data.image} alt={`What ${player_name} sent`} />
      </div>
      <Group justify="center">
        <Button size="xs" variant="default" aria-pressed={isZoomed} onClick={() => setZoomed((old) => !old)}>
          {isZoomed ? 'Show the whole photo' : 'Zoom in'}
        </Button>
      </Group>
    </Stack>
  );
}
