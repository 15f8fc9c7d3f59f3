import { Group, Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { type Address, page } from '../../app/page.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { DaysFilter, daysShown } from '../../parts/DaysFilter.tsx';
import { List } from '../../parts/List.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { amountShown, type Cost, costsSearch, KIND_NAMES, PERIODS, type Period, periodOf, rewardCosts } from './costs.ts';

const OPEN_PX = 68;
const ofA = (per: Period): Columns<Cost> => [{ header: 'Period', cell: (row) => (row.period === null ? '–' : periodOf(per, row.period)) }];
const COLUMNS: Columns<Cost> = [
  { header: 'Reward', cell: (row) => <strong>{KIND_NAMES[row.kind]}</strong> },
  { header: 'Given', align: 'right', cell: (row) => amountShown(row.unit, row.given) },
  { header: 'Claimed', align: 'right', cell: (row) => amountShown(row.unit, row.claimed) },
  { header: 'Cost in kyat', align: 'right', cell: (row) => <Money kyat={row.cost} fw={600} /> },
  { header: 'Times', align: 'right', cell: (row) => countShown(row.count) },
];

/** What each kind of reward gave, what of it was claimed, and what players may still claim. */
export const costsPage = page('/reward-costs', { search: costsSearch, load: rewardCosts, screen: Costs });

function Costs({ search, change }: Address<typeof costsSearch>) {
  const { data, error } = useQuery(rewardCosts(search));
  const { per = 'all' } = search;
  return (
    <Page title="Cost of rewards" hint="Given, claimed and open, by kind of reward.">
      <Group gap="sm" align="flex-end">
        <DaysFilter value={daysShown(search, data)} change={(days) => change(days, true)} />
        <StateChoice label="Rows" states={PERIODS} value={per} choose={(next) => change({ per: next }, true)} />
      </Group>
      {data === undefined && !error && <Skeleton height={OPEN_PX} />}
      {data && (
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          {data.open.map((it) => (
            <Paper key={it.kind} withBorder p="sm" radius="md">
              <Text size="xs" c="dimmed">
                {KIND_NAMES[it.kind]}, open now
              </Text>
              <Text fw={700}>{amountShown(it.unit, it.open)}</Text>
            </Paper>
          ))}
        </SimpleGrid>
      )}
      <List
        label="Cost of rewards"
        columns={per === 'all' ? COLUMNS : [...ofA(per), ...COLUMNS]}
        from={rewardCosts(search)}
        rowId={(row) => `${row.kind} ${row.period}`}
        empty={{ title: 'No rewards', hint: 'Nothing was given or claimed in these days.' }}
      />
    </Page>
  );
}
