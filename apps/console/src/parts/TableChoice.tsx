import { Button, Checkbox, NativeSelect, Popover, SegmentedControl, Stack, Text } from '@mantine/core';
import { say } from '../app/say.tsx';
import { Icon } from './Icon.tsx';
import type { TableState } from './use-table.ts';

const DENSITIES = [
  { value: 'dense', label: 'Dense' },
  { value: 'roomy', label: 'Roomy' },
];

/** How a table is shown: its order, its columns, how close its rows stand. On a phone, where rows are cards, it is the way to sort them. */
export function TableChoice<Row>({ label, table }: { label: string; table: TableState<Row> }) {
  const headers = table.all.flatMap((it) => it.header ?? []);
  const shown = table.shown.flatMap((it) => it.header ?? []);
  const sorted = table.sort === null ? '' : `${table.sort.isDown ? '-' : ''}${table.sort.by}`;
  const sortable = table.all.flatMap((it) => (table.canSort(it) ? (it.header ?? []) : []));
  const orders = sortable.flatMap((it) => [
    { value: it, label: `${say(it)}, upwards` },
    { value: `-${it}`, label: `${say(it)}, downwards` },
  ]);
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Icon name="settings" size={14} />}
          aria-label={`Table of ${label}`}
        >
          Table
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm" w={230} mah="70vh" style={{ overflowY: 'auto' }}>
          <NativeSelect
            label="Sort"
            value={sorted}
            data={[{ value: '', label: 'As it comes' }, ...orders]}
            onChange={(event) => table.sortAs(event.currentTarget.value || undefined)}
          />
          <SegmentedControl
            aria-label="Density"
            size="xs"
            data={DENSITIES}
            value={table.density}
            onChange={(density) => table.setDensity(density as TableState<Row>['density'])}
          />
          <Stack gap="xs" role="group" aria-label="Columns">
            <Text size="sm" fw={500}>
              Columns
            </Text>
            {headers.map((header) => (
              <Checkbox
                key={header}
                label={say(header)}
                checked={shown.includes(header)}
                // A table has one column at least.
                disabled={shown.length === 1 && shown.includes(header)}
                onChange={(event) => table.show(header, event.currentTarget.checked)}
              />
            ))}
          </Stack>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
