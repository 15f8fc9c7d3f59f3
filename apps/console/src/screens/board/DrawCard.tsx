import { Group, SimpleGrid, Text } from '@mantine/core';
import { kyatOf } from '@shwekan/ui';
import type { ReactNode } from 'react';
import { Countdown } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Section } from '../../parts/Page.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { shortDay } from '../../parts/time.ts';
import { type BoardDraw, type HeatBy, nearCaps } from './board.ts';
import { DrawLink } from './DrawLink.tsx';
import { HeatPicture } from './HeatPicture.tsx';

const ALARM_COLORS = { 70: 'yellow', 85: 'orange', 100: 'red' } as const;
const NEAR_SHOWN = 8;

/** One draw on the board: what it may cost, which limits are near, and its numbers as a picture. */
export function DrawCard({ draw, by }: { draw: BoardDraw; by: HeatBy }) {
  const name = `${draw.lottery} ${shortDay(draw.date)} ${draw.section}`;
  return (
    <Section
      title={name}
      aside={
        <Group gap="xs">
          {draw.alarm !== null && <Tag color={ALARM_COLORS[draw.alarm]}>stop-loss {draw.alarm} %</Tag>}
          {!draw.is_open && <Tag color="gray">stopped</Tag>}
          <Text size="xs" c="dimmed">
            <Countdown until={draw.closes_at} over="closed" />
          </Text>
          <DrawLink draw={draw} word="Open" />
        </Group>
      }
    >
      <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="xs" mb="sm">
        <Figure label="Staked">
          <Money kyat={draw.staked} />
        </Figure>
        <Figure label="Expected">
          <Money kyat={draw.expected} />
        </Figure>
        <Figure label={draw.worst.pays === '0.00' ? 'At worst' : `At worst, ${draw.worst.bet_number}`}>
          <Money kyat={draw.worst.pays} fw={600} />
        </Figure>
        <Figure label={draw.stop_loss === null ? 'Loss at worst' : `Loss, of ${kyatOf(draw.stop_loss)}`}>
          {/* What other houses pay is off: the stop-loss is held against that. */}
          <Money kyat={draw.stop_loss === null ? draw.loss : draw.net_loss} />
        </Figure>
      </SimpleGrid>
      {draw.laid_off !== '0.00' && (
        <Text size="xs" mb="xs">
          Laid off {kyatOf(draw.laid_off)}: with what other houses pay {draw.net_worst.bet_number} costs most, {kyatOf(draw.net_worst.pays)}
          ; loss then {kyatOf(draw.net_loss)}.
        </Text>
      )}
      {draw.near.length > 0 && (
        <Text size="xs" c="dimmed" mb="xs">
          Of the worst, {kyatOf(draw.straight)} is for {draw.worst.bet_number}, the rest for its near wins {draw.near.join(' ')}.
        </Text>
      )}
      <HeatPicture draw={draw} name={name} by={by} />
      <NearCaps draw={draw} />
    </Section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="sm">{children}</Text>
    </div>
  );
}

function NearCaps({ draw }: { draw: BoardDraw }) {
  const near = nearCaps(draw);
  if (near.length === 0) return null;
  const more = near.length - NEAR_SHOWN;
  return (
    <Text size="xs" mt="xs">
      Near their caps:{' '}
      {near
        .slice(0, NEAR_SHOWN)
        .map(({ bet_number, percent, is_blocked }) => `${bet_number} ${percent} %${is_blocked ? ' (blocked)' : ''}`)
        .join(', ')}
      {more > 0 && ` and ${more} more`}
    </Text>
  );
}
