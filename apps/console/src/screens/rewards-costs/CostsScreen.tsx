import { Group, Paper, SimpleGrid, Text, TextInput } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { columnsOf, DataTable } from '../../parts/DataTable.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { Empty } from '../../parts/States.tsx';
import { amountShown, type Cost, costsSearch, KIND_NAMES, PERIODS, rewardCosts } from './costs.ts';

const route = getRouteApi('/shell/reward-costs');
const column = columnsOf<Cost>();
const OF_A_PERIOD = column.columns([column.accessor('period', { header: 'From', cell: (cell) => cell.getValue() ?? '–' })]);
const COLUMNS = column.columns([
  column.accessor('kind', { header: 'Reward', cell: (cell) => <strong>{KIND_NAMES[cell.getValue()]}</strong> }),
  column.accessor('given', {
    header: 'Given',
    meta: { align: 'right' },
    cell: (cell) => amountShown(cell.row.original.unit, cell.getValue()),
  }),
  column.accessor('claimed', {
    header: 'Claimed',
    meta: { align: 'right' },
    cell: (cell) => amountShown(cell.row.original.unit, cell.getValue()),
  }),
  column.accessor('cost', { header: 'Cost in kyat', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} fw={600} /> }),
  column.accessor('count', { header: 'Times', meta: { align: 'right' }, cell: (cell) => countShown(cell.getValue()) }),
]);

const WITH_PERIOD = column.columns([...OF_A_PERIOD, ...COLUMNS]);

/** What each kind of reward gave, what of it was claimed, and what players may still claim. */
export function CostsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(rewardCosts(search));
  const change = (more: Partial<typeof search>) => navigate({ search: (old) => costsSearch.parse({ ...old, ...more }), replace: true });
  return (
    <Page title="Cost of rewards" hint="Given, claimed and open, by kind of reward.">
      <Group gap="sm" align="flex-end">
        <TextInput
          type="date"
          label="From"
          value={search.from ?? query.data?.from ?? ''}
          onChange={(event) => change({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label="To"
          value={search.to ?? query.data?.to ?? ''}
          onChange={(event) => change({ to: event.currentTarget.value })}
        />
        <StateChoice
          label="Rows"
          states={PERIODS}
          value={search.per ?? 'all'}
          choose={(per) => change({ per: costsSearch.parse({ per }).per })}
        />
      </Group>
      {query.data && (
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          {query.data.open.map((it) => (
            <Paper key={it.kind} withBorder p="sm" radius="md">
              <Text size="xs" c="dimmed">
                {KIND_NAMES[it.kind]}, open now
              </Text>
              <Text fw={700}>{amountShown(it.unit, it.open)}</Text>
            </Paper>
          ))}
        </SimpleGrid>
      )}
      <DataTable
        label="Cost of rewards"
        columns={(search.per ?? 'all') === 'all' ? COLUMNS : WITH_PERIOD}
        rows={query.data?.data}
        rowId={(row) => `${row.kind} ${row.period}`}
        from={query}
        empty={<Empty title="No rewards" hint="Nothing was given or claimed in these days." />}
      />
    </Page>
  );
}
