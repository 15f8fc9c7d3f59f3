import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { DataTable } from '../../parts/DataTable.tsx';
import { Page } from '../../parts/Page.tsx';
import { Pages } from '../../parts/Pages.tsx';
import { Empty } from '../../parts/States.tsx';
import { type LevelTwoDeed, levelTwoColumns } from './columns.tsx';
import { ApproveLevelTwo, LookAtPhoto, RejectLevelTwo } from './LevelTwoDialogs.tsx';
import { LEVEL_TWO_PER_PAGE, type LevelTwo, levelTwoRequests, STATES } from './level-two.ts';

const route = getRouteApi('/shell/level-two');

/** The queue of photos that players sent to reach level 2. */
export function LevelTwoScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [deed, setDeed] = useState<LevelTwoDeed | null>(null);
  const [columns] = useState(() => levelTwoColumns(setDeed));
  const query = useQuery(levelTwoRequests(search));
  const show = (state: string) =>
    navigate({ search: { state: state === 'pending' ? undefined : (state as LevelTwo['state']) }, replace: true });
  const close = () => setDeed(null);
  return (
    <Page title="Level 2" hint="Photos of payment apps: read the name on them. Only the operators of support see them.">
      <SegmentedControl aria-label="State" data={[...STATES]} value={search.state ?? 'pending'} onChange={show} maw="100%" />
      <DataTable
        label="Level 2 requests"
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="Nothing here" hint="New photos appear here by themselves." />}
      />
      {query.data && (
        <Pages
          total_count={query.data.total_count}
          limit={LEVEL_TWO_PER_PAGE}
          page={search.page ?? 1}
          goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        />
      )}
      {deed?.what === 'approve' && <ApproveLevelTwo request={deed.request} close={close} />}
      {deed?.what === 'reject' && <RejectLevelTwo request={deed.request} close={close} />}
      {deed?.what === 'look' && <LookAtPhoto request={deed.request} close={close} />}
    </Page>
  );
}
