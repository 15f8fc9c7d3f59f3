import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { Figure, type FigureOf } from '../../parts/Figure.tsx';
import { besidesOf } from './besides.ts';
import type { PlayDays } from './today.ts';

/** What of a result is neither a stake nor a payout, on a line of its own; nothing on most days. `of` is the result. */
export function Besides({ figures, of }: { figures: PlayDays['today']; of: FigureOf }) {
  const some = besidesOf(figures);
  if (some.length === 0) return null;
  return (
    <Text size="xs" fw={400} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {some.map(({ figure, shown }, nth) => (
        <Fragment key={figure}>
          {nth > 0 && ', '}
          <Figure kyat={figures[figure]} of={{ ...of, figure }}>
            {shown}
          </Figure>
        </Fragment>
      ))}
    </Text>
  );
}
