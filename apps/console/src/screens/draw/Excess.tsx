import { Group, Stack, Text, Textarea } from '@mantine/core';
import { excessOver, writeBets } from '@shwekan/rules';
import { useState } from 'react';
import { CopyValue } from '../../parts/CopyValue.tsx';
import { kyatNumber } from '../../parts/format.ts';
import { KyatInput } from '../../parts/KyatInput.tsx';
import type { NumberRow } from './draw.ts';

const ROWS_MAX = 10;

/** What is staked on numbers above a limit that the operator types, as the trade writes it: to be copied to another house. */
export function Excess({ numbers }: { numbers: readonly NumberRow[] }) {
  const [limit, setLimit] = useState<number | string>('');
  const over =
    typeof limit === 'number'
      ? excessOver(
          numbers.map((it) => [it.bet_number, kyatNumber(it.taken)] as const),
          limit,
        )
      : [];
  const text = writeBets(over);
  const over_count = over.length;
  const sum = over.reduce((all, [, kyat]) => all + kyat, 0).toLocaleString('en');
  return (
    <Stack gap="sm" maw={480}>
      <KyatInput size="xs" label="Limit of each number" value={limit} onChange={setLimit} />
      {typeof limit === 'number' && over.length === 0 && (
        <Text size="sm" c="dimmed">
          No number is above the limit.
        </Text>
      )}
      {over.length > 0 && (
        <>
          <Group gap="xs">
            <Text size="sm">
              {over_count} numbers, {sum} kyat
            </Text>
            <CopyValue value={text} name="list" />
          </Group>
          <Textarea size="xs" aria-label="List above the limit" value={text} readOnly autosize minRows={1} maxRows={ROWS_MAX} />
        </>
      )}
    </Stack>
  );
}
