import { Group } from '@mantine/core';
import { TimeInput } from './TimeInput.tsx';

const DAY_PX = 144;

/** Days of an address: the first and the last, both included. */
export type Days = { from?: string | undefined; to?: string | undefined };

/** The days that a list stands for: those of its address, else those that were answered. */
export function daysShown(search: Days, answered: Days | undefined): Days {
  return { from: search.from ?? answered?.from, to: search.to ?? answered?.to };
}

/** From which day to which: the one filter of days. A day beyond the other end takes that end along. `value` is what the list stands for. */
export function DaysFilter({ value, change }: { value: Days; change: (days: Days) => void }) {
  const take = (chosen: Days) => {
    const { from, to } = { ...value, ...chosen };
    const [day = ''] = Object.values(chosen);
    change(from && to && from > to ? { from: day, to: day } : chosen);
  };
  const side = (name: 'from' | 'to', label: string) => (
    <TimeInput
      kind="day"
      w={DAY_PX}
      label={label}
      value={value[name] ?? ''}
      onChange={(day) => day !== null && take({ [name]: day || undefined })}
    />
  );
  return (
    <Group gap="xs" wrap="nowrap" align="flex-end">
      {side('from', 'From')}
      {side('to', 'To')}
    </Group>
  );
}
