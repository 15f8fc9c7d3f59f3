import { Group } from '@mantine/core';
import { TimeInput } from './TimeInput.tsx';

/** Days of an address: the first and the last, both included. */
export type Days = { from?: string | undefined; to?: string | undefined };

/** The days that a list stands for: those of its address, else those that were answered. */
export function daysShown(search: Days, answered: Days | undefined): Days {
  return { from: search.from ?? answered?.from, to: search.to ?? answered?.to };
}

/** From which day to which: the one filter of days. `value` is what the list stands for, `change` tells what was chosen of it. */
export function DaysFilter({ value, change }: { value: Days; change: (days: Days) => void }) {
  const side = (name: 'from' | 'to', label: string, bounds: { min?: string | undefined; max?: string | undefined }) => (
    <TimeInput
      kind="day"
      label={label}
      value={value[name] ?? ''}
      {...bounds}
      onChange={(day) => day !== null && change({ [name]: day || undefined })}
    />
  );
  return (
    <Group gap="xs" wrap="nowrap" align="flex-end">
      {side('from', 'From', { max: value.to })}
      {side('to', 'To', { min: value.from })}
    </Group>
  );
}
