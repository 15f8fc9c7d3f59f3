import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Short.module.css';

type ShortProps = Pick<TextProps, 'miw' | 'size' | 'fw'> & {
  lines?: 1 | 2;
  c?: 'dimmed';
  children: ReactNode;
};

// As high as a row has room for: what is cut off below the last line is not to be a part of a Burmese letter.
const STYLE = { lineHeight: 1.5, overflowWrap: 'anywhere' } as const;

/** As much of a text as a row of a list has room for: what the row opens to has all of it. On a phone a card has room. */
export function Short({ lines = 2, c, children, ...text }: ShortProps) {
  return (
    <Text
      size="xs"
      {...(c && { c })}
      className={lines === 2 ? `${classes.short} ${classes.two}` : classes.short}
      style={{ ...STYLE, '--lines': String(lines) }}
      {...text}
    >
      {children}
    </Text>
  );
}
