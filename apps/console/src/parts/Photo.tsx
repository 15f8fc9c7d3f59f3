import { Button, Group, Stack } from '@mantine/core';
import classes from './Photo.module.css';

type PhotoProps = { image: string; alt: string; isZoomed: boolean; zoom: (to: boolean) => void; tall?: boolean };

/** A private photo: whole, or at its own size to read what is small. */
export function Photo({ image, alt, isZoomed, zoom, tall = false }: PhotoProps) {
  return (
    <Stack gap="xs">
      <div className={classes.frame} data-zoomed={isZoomed || undefined} data-tall={tall || undefined}>
        <img src={image} alt={alt} />
      </div>
      <Group justify="center">
        <Button size="xs" variant="default" aria-pressed={isZoomed} onClick={() => zoom(!isZoomed)}>
          {isZoomed ? 'Show the whole photo' : 'Zoom in'}
        </Button>
      </Group>
    </Stack>
  );
}
