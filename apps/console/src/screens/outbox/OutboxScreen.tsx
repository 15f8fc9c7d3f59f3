import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { columnsOf } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Page } from '../../parts/Page.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { MESSAGES_PER_PAGE, outbox, type TextMessage } from './outbox.ts';

const route = getRouteApi('/shell/outbox');
const column = columnsOf<TextMessage>();

const columns = column.columns([
  column.accessor('at', { header: 'Sent', cell: (cell) => <Moment at={cell.getValue()} /> }),
  column.accessor('phone', { header: 'Phone', cell: (cell) => <Text size="sm">{cell.getValue()}</Text> }),
  column.accessor('text', { header: 'Text', cell: (cell) => cell.getValue() ?? 'Code hidden' }),
  column.accessor('state', {
    header: 'State',
    cell: (cell) => <Tag color={cell.row.original.error === null ? 'green' : 'red'}>{cell.getValue()}</Tag>,
  }),
  column.accessor('error', { header: 'Error', cell: (cell) => cell.getValue() }),
]);

/** The text messages sent to players. */
export function OutboxScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(outbox(search));
  return (
    <Page title="Text messages" hint="What was sent to phones, newest first.">
      <SearchBox
        label="Search by phone"
        placeholder="Phone"
        value={search.phone}
        search={(phone) => navigate({ search: { phone }, replace: true })}
      />
      <PagedTable
        label="Text messages"
        columns={columns}
        query={query}
        per_page={MESSAGES_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="No text messages" hint="Codes sent to players appear here." />}
      />
    </Page>
  );
}
