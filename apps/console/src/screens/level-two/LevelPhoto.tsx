import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Photo } from '../../parts/Photo.tsx';
import { Failed } from '../../parts/States.tsx';
import { photoOf } from './level-two.ts';

/** The photo of a request for level 2. */
export function LevelPhoto({ id, player_name }: { id: number; player_name: string }) {
  const query = useQuery(photoOf(id));
  const [isZoomed, setZoomed] = useState(false);
  if (query.error) return <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />;
  if (!query.data) return <Skeleton height={320} aria-label="Loading" />;
  return <Photo image={query.data.data.image} alt={`What ${player_name} sent`} isZoomed={isZoomed} zoom={setZoomed} />;
}
