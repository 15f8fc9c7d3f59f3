import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Address, page } from '../../app/page.tsx';
import { Callout } from '../../parts/Callout.tsx';
import { MaintenanceButton } from '../../parts/MaintenanceButton.tsx';
import { Page } from '../../parts/Page.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { CategoriesTable } from './CategoriesTable.tsx';
import { GamesTable } from './GamesTable.tsx';
import { CATEGORIES_CALL, categories, gamesSearch, VIEWS } from './games.ts';
import { ImportsTable } from './ImportsTable.tsx';
import { ProvidersTable } from './ProvidersTable.tsx';

/** What players find on the shelf: providers, games, categories, and the lists they came with. */
export const gamesPage = page('/games', { search: gamesSearch, load: () => categories, screen: Games });

function Games(address: Address<typeof gamesSearch>) {
  const { view = 'providers' } = address.search;
  const is_on = useQuery(categories).data?.game_maintenance;
  return (
    <Page title="Games" hint="What players find on the shelf, and where it came from." aside={<Maintenance is_on={is_on} />}>
      {is_on && (
        <Callout color="yellow">
          All games are in maintenance: no launches, no bets, no transfers. Wins and refunds are still booked.
        </Callout>
      )}
      <Group>
        <StateChoice states={VIEWS} value={view} choose={(to) => address.go({ view: to })} />
      </Group>
      {view === 'providers' && <ProvidersTable />}
      {view === 'games' && <GamesTable {...address} />}
      {view === 'categories' && <CategoriesTable />}
      {view === 'lists' && <ImportsTable {...address} />}
    </Page>
  );
}

/** Puts all games in maintenance, or back; waits until it is known which. */
function Maintenance({ is_on }: { is_on: boolean | undefined }) {
  return (
    <MaintenanceButton
      is_on={is_on}
      call="POST /api/console/game-maintenance"
      title="Put all games in maintenance?"
      begin={{
        about: 'Players cannot open games, bet or transfer until it ends. Wins and refunds are still booked.',
        done: 'All games are in maintenance.',
      }}
      end={{ about: 'Players can open games, bet and transfer again at once.', done: 'The games are open again.' }}
      refreshes={[CATEGORIES_CALL, 'GET /api/console/cash-terms']}
    />
  );
}
