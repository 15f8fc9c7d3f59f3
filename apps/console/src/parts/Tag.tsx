import { Badge, type BadgeProps } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import { say } from '../app/say.tsx';

/** A word on a coloured ground, in the colour of text: readable in light and dark on every ground. A word of the server is said in the operator's language. */
export function Tag({ children, ...props }: BadgeProps & Pick<HTMLAttributes<HTMLDivElement>, 'tabIndex' | 'aria-label'>) {
  return (
    <Badge miw="max-content" variant="light" c="var(--mantine-color-text)" {...props}>
      {typeof children === 'string' ? say(children) : children}
    </Badge>
  );
}
