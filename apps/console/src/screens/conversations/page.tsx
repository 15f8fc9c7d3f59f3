import { Group } from '@mantine/core';
import { z } from 'zod';
import { listPage } from '../../app/page.tsx';
import { askList, live } from '../../app/queries.ts';
import { oneOf, pageNumber } from '../../app/search.ts';
import { about, states } from '../../parts/conversation-columns.tsx';
import { FirstAnswers } from '../../parts/FirstAnswers.tsx';
import { PlayerCell } from '../../parts/RequestCells.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { OwnerChoice, ownerSearch, takenBy } from '../../parts/taken-by.tsx';

const PER_PAGE = 50;
const STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
] as const;

const search = z.object({
  state: oneOf(['waiting', 'answered', 'closed', 'all']),
  owner: ownerSearch,
  page: pageNumber,
});

/** What players write to the house: those that wait on top, refreshed by itself. */
export const conversationsPage = listPage('/conversations', {
  title: 'Conversations',
  hint: 'What players write to the house. Who waits longest stands on top; the list refreshes by itself.',
  search,
  load: ({ state: wanted = 'waiting', owner: whose, page = 1 }) => {
    const query = { state: wanted === 'all' ? undefined : wanted, owner: whose, page, limit: PER_PAGE };
    return live(askList('GET /api/console/conversations', { query }), 'conversations');
  },
  filters: ({ search: { state: wanted = 'waiting', owner: whose }, change }) => (
    <>
      <FirstAnswers />
      <Group gap="sm">
        <StateChoice states={STATES} value={wanted} choose={(to) => change({ state: to === 'waiting' ? undefined : to })} />
        <OwnerChoice value={whose} choose={(owner) => change({ owner })} />
      </Group>
    </>
  ),
  columns: [about, { header: 'Player', cell: (row) => <PlayerCell player={row.player} /> }, ...states, takenBy],
  empty: { title: 'Nothing here', hint: 'What players write appears here by itself.' },
});
