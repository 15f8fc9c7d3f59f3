import { Group } from '@mantine/core';
import type { Draw } from './draws.ts';
import { Tag } from './Tag.tsx';

const COLORS = { scheduled: 'gray', open: 'green', closed: 'yellow', resulted: 'blue', settled: 'teal', voided: 'red' } as const;

/** The state of a draw, and whether an operator has stopped it. */
export function DrawState({ draw, size }: { draw: Pick<Draw, 'state' | 'is_open'>; size?: 'lg' }) {
  const isStopped = !draw.is_open && (draw.state === 'open' || draw.state === 'scheduled');
  return (
    <Group gap={6} display="inline-flex">
      <Tag color={COLORS[draw.state]} size={size} flex="none">
        {draw.state}
      </Tag>
      {isStopped && (
        <Tag color="red" size={size} flex="none">
          stopped
        </Tag>
      )}
    </Group>
  );
}
