import { Group, NativeSelect, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import type { Address } from '../../app/page.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { pointsOf } from '../../parts/format.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { ReadOnList, useReadOn } from '../../parts/ReadOnList.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import {
  daysBetween,
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
  { header: 'Reason', cell: (row) => <TwoLines first={reasonName(row.reason)} second={row.ref} /> },
  { header: 'Amount', align: 'right', cell: (row) => <Amount purse={row.purse} kyat={row.amount} isSigned /> },
  { header: 'Balance after', align: 'right', cell: (row) => <Amount purse={row.purse} kyat={row.balance_after} /> },
];

/** Every movement of a player's purses, as the ledger has them. */
export function StatementTab({ player, search, change }: Address<typeof playerSearch> & { player: Player }) {
  const parts = useReadOn(statementOf(player.id, search));
  return (
    <Stack gap="sm">
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
      <Totals totals={parts.first?.totals ?? []} />
      <ReadOnList
        label="Statement"
        columns={columns}
        parts={parts}
        empty={{ title: 'No movements', hint: 'Choose more days, another purse or another reason.' }}
        more="Show more"
      />
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
            in <Amount purse={it.purse} kyat={it.money_in} />, out <Amount purse={it.purse} kyat={it.money_out} />
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

function Amount({ purse, kyat, isSigned = false }: { purse: string; kyat: string; isSigned?: boolean }) {
  const sign = isSigned && !kyat.startsWith('-') ? '+' : '';
  return (
    <Text span inherit style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {sign}
      {purse === 'points' ? pointsOf(kyat) : <Money kyat={kyat} />}
    </Text>
  );
}
