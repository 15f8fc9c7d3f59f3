import { Button, Group, NativeSelect, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { sentenceOf } from '../../app/call.ts';
import { columnsOf, DataTable } from '../../parts/DataTable.tsx';
import { pointsOf } from '../../parts/format.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Empty } from '../../parts/States.tsx';
import { DaysFilter } from './DaysFilter.tsx';
import {
  downloadStatement,
  type Player,
  type PlayerSearch,
  PURSES,
  purseName,
  type StatementLine,
  type StatementTotal,
  statementOf,
} from './player.ts';
import { REASONS, reasonName } from './reasons.ts';

const route = getRouteApi('/shell/players/$player_id');

const column = columnsOf<StatementLine>();
const columns = column.columns([
  column.accessor('at', { header: 'When', cell: (cell) => <Moment at={cell.getValue()} /> }),
  column.accessor('purse', { header: 'Purse', cell: (cell) => purseName(cell.getValue()) }),
  column.accessor('reason', { header: 'Reason', cell: (cell) => <Reason line={cell.row.original} /> }),
  column.accessor('amount', {
    header: 'Amount',
    meta: { align: 'right' },
    cell: (cell) => <Amount purse={cell.row.original.purse} wire={cell.getValue()} isSigned />,
  }),
  column.accessor('balance_after', {
    header: 'Balance after',
    meta: { align: 'right' },
    cell: (cell) => <Amount purse={cell.row.original.purse} wire={cell.getValue()} />,
  }),
]);

/** Every movement of a player's purses, as the ledger has them. */
export function StatementTab({ player }: { player: Player }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(statementOf(player.id, search));
  const download = useMutation({
    mutationFn: () => downloadStatement(player.id, search),
    onError: (error) => notifications.show({ message: sentenceOf(error), color: 'red' }),
  });
  const change = (next: Partial<PlayerSearch>) => navigate({ search: (old) => ({ ...old, ...next }), replace: true });
  const lines = query.data?.pages.flatMap((it) => it.data);
  return (
    <Stack gap="sm">
      <Group gap="sm" justify="space-between">
        <Group gap="sm">
          <DaysFilter search={search} change={change} />
          <NativeSelect
            aria-label="Purse"
            value={search.purse ?? ''}
            data={[{ value: '', label: 'All purses' }, ...Object.entries(PURSES).map(([value, label]) => ({ value, label }))]}
            onChange={(event) => change({ purse: (event.currentTarget.value || undefined) as PlayerSearch['purse'] })}
          />
          <NativeSelect
            aria-label="Reason"
            value={search.reason ?? ''}
            data={[{ value: '', label: 'All reasons' }, ...Object.entries(REASONS).map(([value, label]) => ({ value, label }))]}
            onChange={(event) => change({ reason: event.currentTarget.value || undefined })}
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
      {query.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
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
