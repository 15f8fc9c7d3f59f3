import { Button, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { columnsOf, NoHeader } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Page } from '../../parts/Page.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { DeedDialog } from './DeedDialog.tsx';
import { DEEDS_PER_PAGE, type Deed, deeds, STATES } from './deeds.ts';

const route = getRouteApi('/shell/deeds');
const column = columnsOf<Deed>();

/** What one operator asked for and another has to confirm, and what became of it. */
export function DeedsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [opened, setOpened] = useState<Deed | null>(null);
  const query = useQuery(deeds(search));
  const columns = useMemo(() => deedColumns(setOpened), []);
  return (
    <Page
      title="Waiting for a second person"
      hint="What costs the house money is asked by one person and confirmed by another. Who asks never confirms, an owner neither."
    >
      <SegmentedControl
        aria-label="Which"
        value={search.state ?? 'waiting'}
        onChange={(state) => navigate({ search: { state: state === 'decided' ? 'decided' : undefined } })}
        data={[
          { value: 'waiting', label: 'Waiting' },
          { value: 'decided', label: 'Decided' },
        ]}
        w="fit-content"
      />
      <PagedTable
        label="Waiting for a second person"
        columns={columns}
        query={query}
        per_page={DEEDS_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="Nothing waits" hint="What needs a second person appears here." />}
      />
      {opened && <DeedDialog deed={opened} close={() => setOpened(null)} />}
    </Page>
  );
}

function deedColumns(open: (deed: Deed) => void) {
  return column.columns([
    column.accessor('asked_at', { header: 'Asked', cell: (cell) => <AskedAt deed={cell.row.original} /> }),
    column.accessor('title', { header: 'What', cell: (cell) => <What deed={cell.row.original} /> }),
    column.accessor('state', { header: 'State', cell: (cell) => <State deed={cell.row.original} /> }),
    column.display({
      id: 'look',
      header: NoHeader,
      meta: { align: 'right' },
      cell: (cell) => (
        <Button size="xs" variant={cell.row.original.may_decide ? 'filled' : 'default'} onClick={() => open(cell.row.original)}>
          Look
        </Button>
      ),
    }),
  ]);
}

function AskedAt({ deed }: { deed: Deed }) {
  return (
    <div>
      <Moment at={deed.asked_at} />
      <Text size="xs" c="dimmed">
        by {deed.is_own ? 'you' : deed.asked_by}
      </Text>
    </div>
  );
}

function What({ deed }: { deed: Deed }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {deed.title}
      </Text>
      {deed.lines.map(({ field, before, after }) => (
        <Text key={field} size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {field}: {before === null ? '' : `${before} → `}
          {after ?? 'none'}
        </Text>
      ))}
    </div>
  );
}

function State({ deed }: { deed: Deed }) {
  const { label, color } = STATES[deed.state];
  return (
    <div>
      <Tag color={color}>{label}</Tag>
      {deed.decided_by && (
        <Text size="xs" c="dimmed">
          by {deed.decided_by}
        </Text>
      )}
      {deed.reason && <Text size="xs">{deed.reason}</Text>}
    </div>
  );
}
