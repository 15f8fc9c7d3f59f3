import { Button, Group, NativeSelect, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../app/call.ts';
import type { Address } from '../../app/page.tsx';
import { type Columns, DataTable } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { pointsOf } from '../../parts/format.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { ReadOn } from '../../parts/ReadOn.tsx';
import { Empty } from '../../parts/States.tsx';
import {
  daysBetween,
  downloadStatement,
  type Player,
  PURSES,
  type playerSearch,
  purseName,
  type StatementLine,
  type StatementTotal,
  statementOf,
} from './player.ts';
import { REASONS, reasonName } from './reasons.ts';

const columns: Columns<StatementLine> = [
  { header: 'When', cell: (row) => <Moment at={row.at} /> },
  { header: 'Purse', cell: (row) => purseName(row.purse) },
  { header: 'Reason', cell: (row) => <Reason line={row} /> },
  { header: 'Amount', align: 'right', cell: (row) => <Amount purse={row.purse} wire={row.amount} isSigned /> },
  { header: 'Balance after', align: 'right', cell: (row) => <Amount purse={row.purse} wire={row.balance_after} /> },
];

/** Every movement of a player's purses, as the ledger has them. */
export function StatementTab({ player, search, change }: Address<typeof playerSearch> & { player: Player }) {
  const query = useInfiniteQuery(statementOf(player.id, search));
  const download = useMutation({
    mutationFn: () => downloadStatement(player.id, search),
    onError: (error) => notifications.show({ message: sentenceOf(error), color: 'red' }),
  });
  const lines = query.data?.pages.flatMap((it) => it.data);
  return (
    <Stack gap="sm">
      <Group gap="sm" justify="space-between" align="flex-end">
        <Group gap="sm" align="flex-end">
          <DaysFilter value={daysBetween(search)} change={(days) => change({ ...daysBetween(search), ...days }, true)} />
          <NativeSelect
            aria-label="Purse"
            value={search.purse ?? ''}
            data={[{ value: '', label: 'All purses' }, ...Object.entries(PURSES).map(([value, label]) => ({ value, label }))]}
            onChange={(event) => change({ purse: event.currentTarget.value }, true)}
          />
          <NativeSelect
            aria-label="Reason"
            value={search.reason ?? ''}
            data={[{ value: '', label: 'All reasons' }, ...Object.entries(REASONS).map(([value, label]) => ({ value, label }))]}
            onChange={(event) => change({ reason: event.currentTarget.value }, true)}
          />
        </Group>
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
          Save as CSV
        </Button>
      </Group>
      <Totals totals={query.data?.pages[0]?.totals ?? []} />
      <DataTable
        label="Statement"
        columns={columns}
        rows={lines}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="No movements" hint="Choose more days, another purse or another reason." />}
      />
      <ReadOn query={query}>Show more</ReadOn>
    </Stack>
  );
}

function Totals({ totals }: { totals: readonly StatementTotal[] }) {
  if (totals.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs">
      {totals.map((it) => (
        <Paper key={it.purse} withBorder p="xs" radius="md">
          <Text size="xs" c="dimmed">
            {purseName(it.purse)}, {it.count} {it.count === 1 ? 'movement' : 'movements'}
          </Text>
          <Text size="sm">
            in <Amount purse={it.purse} wire={it.money_in} />, out <Amount purse={it.purse} wire={it.money_out} />
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

function Reason({ line }: { line: StatementLine }) {
  return (
    <div>
      <Text size="sm">{reasonName(line.reason)}</Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {line.ref}
      </Text>
    </div>
  );
}

function Amount({ purse, wire, isSigned = false }: { purse: string; wire: string; isSigned?: boolean }) {
  const sign = isSigned && !wire.startsWith('-') ? '+' : '';
  return (
    <Text span inherit style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {sign}
      {purse === 'points' ? pointsOf(wire) : <Money kyat={wire} />}
    </Text>
  );
}
