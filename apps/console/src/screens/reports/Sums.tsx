import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { Days } from '../../parts/DaysFilter.tsx';
import { Figure, type FigureOf } from '../../parts/Figure.tsx';

/** The days that a report answered for, which are those of the entries behind it. */
export function daysIn(answered: Days | undefined): Days {
  return { from: answered?.from, to: answered?.to };
}

export type Sum = readonly [name: string, kyat: string, of: FigureOf];

/** The sums of all rows, also of those on other pages. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <SimpleGrid cols={{ base: 2, sm: sums.length }} spacing="sm">
      {sums.map(([name, kyat, of]) => (
        <Paper key={name} withBorder p="sm" radius="md">
          <Text size="xs" c="dimmed">
            {name}
          </Text>
          <Text fw={700}>
            <Figure isMain kyat={kyat} of={of} />
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
