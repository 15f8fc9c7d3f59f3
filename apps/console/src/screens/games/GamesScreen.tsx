import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { Page } from '../../parts/Page.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { CategoriesTable } from './CategoriesTable.tsx';
import { GamesTable } from './GamesTable.tsx';
import { categories, VIEWS } from './games.ts';
import { ImportsTable } from './ImportsTable.tsx';
import { MaintenanceDialog } from './MaintenanceDialog.tsx';
import { ProvidersTable } from './ProvidersTable.tsx';

const route = getRouteApi('/shell/games');

/** What players find on the shelf: providers, games, categories, and the lists they came with. */
export function GamesScreen() {
  const { view = 'providers' } = route.useSearch();
  const navigate = route.useNavigate();
  const [asks, setAsks] = useState(false);
  const { data } = useQuery(categories);
  const is_on = data?.game_maintenance ?? false;
  return (
    <Page
      title="Games"
      hint="What players find on the shelf, and where it came from."
      aside={
        <Button color={is_on ? undefined : 'red'} variant={is_on ? 'filled' : 'light'} disabled={!data} onClick={() => setAsks(true)}>
          {is_on ? 'End the maintenance' : 'Start maintenance'}
        </Button>
      }
    >
      {is_on && (
        <Callout color="yellow">
          All games are in maintenance: no launches, no bets, no transfers. Wins and refunds are still booked.
        </Callout>
      )}
      <Group>
        <StateChoice states={VIEWS} value={view} choose={(to) => navigate({ search: { view: to as typeof view } })} />
      </Group>
      {view === 'providers' && <ProvidersTable />}
      {view === 'games' && <GamesTable />}
      {view === 'categories' && <CategoriesTable />}
      {view === 'lists' && <ImportsTable />}
      {asks && <MaintenanceDialog is_on={!is_on} close={() => setAsks(false)} />}
    </Page>
  );
}
