import { Button, Group, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { columnsOf, NoHeader } from '../../parts/DataTable.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { LookAtRun, RepeatRun, StopRun } from './RunDialogs.tsx';
import { StartRun } from './StartRun.tsx';
import { RUNS_PER_PAGE, runShown, type WeeklyRun, weeklyRuns } from './weekly.ts';

const route = getRouteApi('/shell/weekly');
const COLORS = { counting: 'blue', counted: 'yellow', paying: 'blue', paid: 'green', stopped: 'red' } as const;

type Deed = { what: 'look' | 'stop' | 'repeat'; id: number } | { what: 'start'; id: null };
const column = columnsOf<WeeklyRun>();

/** The weekly promotion: what each week gives, asked by one operator and confirmed by another before it pays. */
export function WeeklyScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [deed, setDeed] = useState<Deed | null>(null);
  const query = useQuery(weeklyRuns(search));
  const columns = useMemo(() => runColumns(setDeed), []);
  // Looked up anew, so that an open dialog shows what the run is now.
  const run = query.data?.data.find((it) => it.id === deed?.id);
  const close = () => setDeed(null);
  return (
    <Page
      title="Weekly promotion"
      hint="A percent of what each player lost in a week. It starts on Monday 00:00, and pays once one operator has asked for it and another has confirmed."
      aside={<Button onClick={() => setDeed({ what: 'start', id: null })}>Start a week</Button>}
    >
      <PagedTable
        label="Weekly promotions"
        columns={columns}
        query={query}
        per_page={RUNS_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="No week yet" hint="The first one is counted on the next Monday." />}
      />
      {deed?.what === 'start' && <StartRun runs={query.data?.data ?? []} close={close} />}
      {run && deed?.what === 'look' && <LookAtRun run={run} close={close} />}
      {run && deed?.what === 'stop' && <StopRun run={run} close={close} />}
      {run && deed?.what === 'repeat' && <RepeatRun run={run} close={close} />}
    </Page>
  );
}

function runColumns(choose: (deed: Deed) => void) {
  return column.columns([
    column.accessor('from', {
      header: 'Week',
      cell: (cell) => (
        <Text span inherit style={{ whiteSpace: 'nowrap' }}>
          {cell.getValue()} – {cell.row.original.to}
        </Text>
      ),
    }),
    column.accessor('player_count', { header: 'Players', meta: { align: 'right' }, cell: (cell) => countShown(cell.getValue()) }),
    column.accessor('net_loss', { header: 'Lost', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
    column.accessor('percent', { header: 'Percent', meta: { align: 'right' }, cell: (cell) => `${cell.getValue()} %` }),
    column.accessor('amount', { header: 'Gives', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} fw={600} /> }),
    column.accessor('paid', { header: 'Paid', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
    column.accessor('state', {
      header: 'State',
      cell: (cell) => (
        <Tag color={COLORS[cell.getValue()]} miw="max-content" tt="none">
          {runShown(cell.row.original)}
        </Tag>
      ),
    }),
    column.display({
      id: 'deeds',
      header: NoHeader,
      meta: { align: 'right' },
      cell: (cell) => <Deeds run={cell.row.original} choose={choose} />,
    }),
  ]);
}

function Deeds({ run, choose }: { run: WeeklyRun; choose: (deed: Deed) => void }) {
  const isOver = run.state === 'paid' || run.state === 'stopped';
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button size="xs" variant={run.state === 'counted' ? 'filled' : 'default'} onClick={() => choose({ what: 'look', id: run.id })}>
        {run.state === 'counted' ? 'Look and ask' : 'Look'}
      </Button>
      <Button size="xs" variant="default" onClick={() => choose({ what: isOver ? 'repeat' : 'stop', id: run.id })}>
        {isOver ? 'Repeat' : 'Stop'}
      </Button>
    </Group>
  );
}
