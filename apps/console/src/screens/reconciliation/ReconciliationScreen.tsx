import { Button, Text } from '@mantine/core';
import { DIALECTS } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { columnsOf, DataTable } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { CompareDay, DifferenceDialog } from './DifferenceDialogs.tsx';
import { type DifferenceDeed, differenceColumns } from './difference-columns.tsx';
import { type ComparedDay, comparedDays, DIFFERENCES_PER_PAGE, differences } from './reconciliation.ts';

const route = getRouteApi('/shell/reconciliation');
const column = columnsOf<ComparedDay>();
const COLORS = { asked: 'yellow', done: 'green', failed: 'red' } as const;

/** Our wagers beside the aggregators' reports, day by day. */
export function ReconciliationScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const days = useQuery(comparedDays);
  const query = useQuery(differences(search));
  const [deed, setDeed] = useState<DifferenceDeed | null>(null);
  const [compares, setCompares] = useState(false);
  const columns = useMemo(() => differenceColumns(setDeed), []);
  return (
    <Page
      title="Game reconciliation"
      hint="Every morning yesterday's wagers are compared with the aggregators' reports. Nothing moves by itself."
      aside={<Button onClick={() => setCompares(true)}>Compare a day</Button>}
    >
      <Section title="Differences" hint="One operator asks for a repair; it waits under Second person until another confirms it.">
        <PagedTable
          label="Differences"
          columns={columns}
          query={query}
          per_page={DIFFERENCES_PER_PAGE}
          page={search.page}
          goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
          empty={<Empty title="No differences" hint="Whatever was compared is told the same on both sides." />}
        />
      </Section>
      <Section title="Days">
        <DataTable
          label="Days"
          columns={DAY_COLUMNS}
          rows={days.data?.data}
          rowId={(row) => row.id}
          from={days}
          empty={<Empty title="No day yet" hint="The first one is compared tomorrow morning." />}
        />
      </Section>
      {compares && <CompareDay close={() => setCompares(false)} />}
      {deed && <DifferenceDialog deed={deed} close={() => setDeed(null)} />}
    </Page>
  );
}

const DAY_COLUMNS = column.columns([
  column.accessor('day', {
    header: 'Day',
    cell: (cell) => <TwoLines first={cell.getValue()} second={DIALECTS[cell.row.original.dialect].title} />,
  }),
  column.accessor('state', {
    header: 'State',
    cell: (cell) => (
      <div>
        <Tag color={COLORS[cell.getValue()]}>{cell.getValue() === 'asked' ? 'comparing' : cell.getValue()}</Tag>
        {cell.row.original.error && <Text size="xs">{cell.row.original.error}</Text>}
      </div>
    ),
  }),
  column.accessor('ours_count', { header: 'Ours', meta: { align: 'right' }, cell: (cell) => cell.getValue() }),
  column.accessor('theirs_count', { header: 'Theirs', meta: { align: 'right' }, cell: (cell) => cell.getValue() }),
  column.accessor('difference_count', { header: 'Differ', meta: { align: 'right' }, cell: (cell) => cell.getValue() }),
  column.accessor('open_count', { header: 'To decide', meta: { align: 'right' }, cell: (cell) => cell.getValue() }),
  column.accessor('at', {
    header: 'Compared',
    cell: (cell) => (
      <div>
        <Moment at={cell.getValue()} />
        <Text size="xs" c="dimmed">
          {cell.row.original.asked_by ?? 'by itself'}
        </Text>
      </div>
    ),
  }),
]);
