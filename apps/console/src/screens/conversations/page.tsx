import { Group, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { listPage } from '../../app/page.tsx';
import { ask, askList, live } from '../../app/queries.ts';
import { oneOf, pageNumber } from '../../app/search.ts';
import { about, state } from '../../parts/conversation-columns.tsx';
import type { FirstAnswers } from '../../parts/conversations.ts';
import { counted } from '../../parts/format.ts';
import { Section } from '../../parts/Page.tsx';
import { PlayerCell } from '../../parts/RequestCells.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { OwnerChoice, ownerSearch, takenBy } from '../../parts/taken-by.tsx';
import { spanShown } from '../../parts/time.ts';

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

const figures = live(ask('GET /api/console/conversation-figures', {}));

/** What players write to the house: those that wait on top, refreshed by itself. */
export const conversationsPage = listPage('/conversations', {
  title: 'Conversations',
  hint: 'What players write to the house. Who waits longest stands on top; the list refreshes by itself.',
  search,
  load: ({ state: wanted = 'waiting', owner: whose, page = 1 }) => {
    const query = { state: wanted === 'all' ? undefined : wanted, owner: whose, page, limit: PER_PAGE };
    return live(askList('GET /api/console/conversations', { query }));
  },
  filters: ({ search: { state: wanted = 'waiting', owner: whose }, change }) => (
    <>
      <Figures />
      <Group gap="sm">
        <StateChoice states={STATES} value={wanted} choose={(to) => change({ state: to === 'waiting' ? undefined : to })} />
        <OwnerChoice value={whose} choose={(owner) => change({ owner })} />
      </Group>
    </>
  ),
  columns: [about, { header: 'Player', cell: (row) => <PlayerCell player={row.player} /> }, state, takenBy],
  empty: { title: 'Nothing here', hint: 'What players write appears here by itself.' },
});

/** How long players wait for the first answer. */
function Figures() {
  const { data } = useQuery(figures);
  return (
    <Section title="First answers">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Figure days={7} of={data?.data.week} />
        <Figure days={30} of={data?.data.month} />
      </SimpleGrid>
    </Section>
  );
}

function Figure({ days, of }: { days: number; of: FirstAnswers | undefined }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        Last {days} days
      </Text>
      <Text size="sm" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {of ? answeredIn(of) : ' '}
      </Text>
      <Text size="xs" c="dimmed">
        {of ? `${counted(of.opened_count, 'conversation')} opened, ${of.unanswered_count} without an answer` : ' '}
      </Text>
    </div>
  );
}

function answeredIn({ median_s, p90_s }: FirstAnswers): string {
  if (median_s === null || p90_s === null) return 'none answered yet';
  return `half within ${spanShown(median_s * 1000)}, nine of ten within ${spanShown(p90_s * 1000)}`;
}
