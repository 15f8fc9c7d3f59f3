import { Anchor, Paper, SimpleGrid, Text } from '@mantine/core';
import { kyatShown } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import type { Draw } from '../../parts/draws.ts';
import { counted } from '../../parts/format.ts';
import { Countdown, Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { profitOf } from './draw.ts';

/** The figures and times of a draw. */
export function DrawFacts({ draw }: { draw: Draw }) {
  return (
    <>
      {draw.void_reason !== null && (
        <Callout color="red" title="Called off, every stake is refunded">
          {draw.void_reason}
        </Callout>
      )}
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing="sm">
        <Figure label="Result">{draw.result ?? '–'}</Figure>
        <Figure label="Staked" note={counted(draw.slip_count, 'slip')}>
          <Money kyat={draw.staked} />
        </Figure>
        <Figure
          label={draw.state === 'voided' ? 'Refunded' : 'Paid'}
          note={draw.tot_odd === null ? `odds x${draw.odd}` : `odds x${draw.odd}, near win x${draw.tot_odd}`}
        >
          <Money kyat={draw.paid} />
        </Figure>
        <Figure label="Profit" note={<ProfitNote draw={draw} />}>
          <span>{kyatShown(profitOf(draw))}</span>
        </Figure>
        <Figure label="Betting closes" note={draw.state === 'open' ? <Countdown until={draw.closes_at} over="now" /> : undefined}>
          <Text span size="sm" fw={600}>
            <Moment at={draw.closes_at} />
          </Text>
        </Figure>
        <Figure label="Drawn" note={draw.state === 'closed' ? <Countdown until={draw.draws_at} over="waits for its result" /> : undefined}>
          <Text span size="sm" fw={600}>
            <Moment at={draw.draws_at} />
          </Text>
        </Figure>
      </SimpleGrid>
    </>
  );
}

/** How far the draw is, and what of it was sold to other houses: that leads to the sales. */
function ProfitNote({ draw }: { draw: Draw }) {
  return (
    <>
      {draw.settled_at ? 'settled' : 'so far'}
      {draw.laid_off !== null && (
        <Anchor
          display="block"
          inherit
          underline="always"
          renderRoot={(props) => <Link to="/takers" search={{ draw: draw.id }} {...props} />}
        >
          laid off {kyatOf(draw.laid_off.stakes)}: commission {kyatOf(draw.laid_off.commission)}, paid back {kyatOf(draw.laid_off.paid)}
        </Anchor>
      )}
    </>
  );
}

function Figure({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Paper withBorder p="sm">
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fw={700} size="lg" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Text>
      {note && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </Paper>
  );
}
