import { Group, NativeSelect } from '@mantine/core';
import { CASE_KINDS } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { listPage } from '../../app/page.tsx';
import { askList, live } from '../../app/queries.ts';
import { oneOf, pageNumber } from '../../app/search.ts';
import { about, players, state, times } from '../../parts/case-columns.tsx';
import { KINDS } from '../../parts/cases.ts';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { OwnerChoice, ownerSearch, takenBy } from '../../parts/taken-by.tsx';
import { caseLimits, LimitsDialog } from './LimitsDialog.tsx';

const PER_PAGE = 50;
const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'working', label: 'Worked on' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
] as const;
const KIND_CHOICES = [{ value: '', label: 'Every kind' }, ...CASE_KINDS.map((value) => ({ value, label: KINDS[value] }))];

const search = z.object({
  state: oneOf(['open', 'working', 'closed', 'all']),
  owner: ownerSearch,
  kind: oneOf(CASE_KINDS),
  page: pageNumber,
});

/** What looks as if players played against the house, refreshed by itself. */
export const casesPage = listPage('/cases', {
  title: 'Cases',
  hint: 'What looks as if players play against the house, alone or together. A finding is a question, not an answer.',
  search,
  load: ({ state: wanted = 'open', owner: whose, kind, page = 1 }) => {
    const query = { state: wanted === 'all' ? undefined : wanted, owner: whose, kind, page, limit: PER_PAGE };
    return live(askList('GET /api/console/cases', { query }), 'cases');
  },
  actions: () => <LimitsButton />,
  filters: ({ search: { state: wanted = 'open', owner: whose, kind = '' }, change }) => (
    <Group gap="sm">
      <StateChoice states={STATES} value={wanted} choose={(to) => change({ state: to === 'open' ? undefined : to })} />
      <OwnerChoice value={whose} choose={(owner) => change({ owner })} />
      <NativeSelect
        aria-label="Kind"
        data={KIND_CHOICES}
        value={kind}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value || undefined })}
      />
    </Group>
  ),
  columns: [about, players, ...times, state, takenBy],
  empty: { title: 'Nothing here', hint: 'What is found appears here by itself.' },
});

function LimitsButton() {
  const { data } = useQuery(caseLimits);
  if (!data) return null;
  return <DialogButton label="Limits" size="sm" dialog={(close) => <LimitsDialog saved={data.data} close={close} />} />;
}
