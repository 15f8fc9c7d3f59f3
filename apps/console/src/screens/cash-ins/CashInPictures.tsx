import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { Photo } from '../../parts/Photo.tsx';
import { Failed } from '../../parts/States.tsx';
import { usePageKeys } from '../../parts/use-page-keys.ts';
import { isDialogOpen } from '../../parts/use-queue-keys.ts';
import { type CashIn, picturesOf } from './cash-ins.ts';

/** The pictures of the payment that the player added; one that came with another request as well says so. */
export function CashInPictures({ cash_in }: { cash_in: CashIn }) {
  const query = useQuery({ ...picturesOf(cash_in), enabled: cash_in.image_count > 0 });
  const [isZoomed, setZoomed] = useState(false);
  usePageKeys([['Z', () => !isDialogOpen() && setZoomed((old) => !old)]]);
  if (cash_in.image_count === 0) {
    return (
      <Text size="sm" c="dimmed">
        The player added no picture of the payment.
      </Text>
    );
  }
  if (query.error) return <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />;
  if (!query.data) return <Skeleton height={320} role="status" aria-label="Loading" />;
  return (
    <Stack gap="sm">
      {query.data.data.map(({ id, image, also_in }) => (
        <div key={id}>
          {also_in.length > 0 && (
            <Callout color="red" title="The same picture came before" mb="xs">
              It came with {also_in.map((id) => `#${id}`).join(', ')} as well.
            </Callout>
          )}
          {image === null ? (
            <Text size="sm" c="dimmed">
              The picture was deleted after 90 days.
            </Text>
          ) : (
            <Photo image={image} alt={`Payment that ${cash_in.player.name} sent`} isZoomed={isZoomed} zoom={setZoomed} tall />
          )}
        </div>
      ))}
    </Stack>
  );
}
