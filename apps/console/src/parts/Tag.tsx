import { Badge, type BadgeProps } from '@mantine/core';
import type { HTMLAttributes } from 'react';

/** A word on a coloured ground, in the colour of text: readable in light and dark on every ground. */
export function Tag(props: BadgeProps & Pick<HTMLAttributes<HTMLDivElement>, 'tabIndex' | 'aria-label'>) {
  return <Badge miw="max-content" variant="light" c="var(--mantine-color-text)" {...props} />;
}
