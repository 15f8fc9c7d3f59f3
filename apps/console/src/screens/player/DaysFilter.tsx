import { Group, TextInput } from '@mantine/core';
import { daysOf, type PlayerSearch } from './player.ts';

type DaysFilterProps = { search: PlayerSearch; change: (next: Partial<PlayerSearch>) => void };

/** From which day to which, both included. */
export function DaysFilter({ search, change }: DaysFilterProps) {
  const { start_date, end_date } = daysOf(search);
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        type="date"
        aria-label="From"
        value={start_date}
        max={end_date}
        onChange={(event) => event.currentTarget.value && change({ from: event.currentTarget.value, to: end_date })}
      />
      <TextInput
        type="date"
        aria-label="To"
        value={end_date}
        min={start_date}
        onChange={(event) => event.currentTarget.value && change({ from: start_date, to: event.currentTarget.value })}
      />
    </Group>
  );
}
