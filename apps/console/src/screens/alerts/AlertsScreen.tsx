import { Anchor, Button, Group, Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { columnsOf, DataTable } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Page } from '../../parts/Page.tsx';
import { fieldsOf } from '../../parts/readable.ts';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useAction } from '../../parts/use-action.ts';
import { ALERTS_PER_PAGE, alerts, kindShown, type OpenAlert, subjectOf, withoutLink } from './alerts.ts';

const route = getRouteApi('/shell/alerts');
const column = columnsOf<OpenAlert>();

const columns = column.columns([
  column.accessor('at', { header: 'Raised', cell: (cell) => <Moment at={cell.getValue()} /> }),
  column.accessor('kind', { header: 'What', cell: (cell) => <Text size="sm">{kindShown(cell.getValue())}</Text> }),
  column.accessor('data', { header: 'Details', cell: (cell) => <Details data={cell.getValue()} /> }),
  column.display({ id: 'about', header: 'About', cell: (cell) => <About data={cell.row.original.data} /> }),
  column.display({ id: 'close', header: 'State', cell: (cell) => <Closing alert={cell.row.original} /> }),
]);

/** What needs an operator's eye. */
export function AlertsScreen() {
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(alerts({ page }));
  const goTo = (next: number) => navigate({ search: { page: next === 1 ? undefined : next } });
  const isLast = (query.data?.data.length ?? 0) < ALERTS_PER_PAGE;
  return (
    <Page title="Alerts" hint="Those that your roles can see to. Close an alert when it has been seen to.">
      <DataTable
        label="Alerts"
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="Nothing needs an eye" hint="What somebody with your roles should look at appears here." />}
      />
      {(page > 1 || !isLast) && (
        <Group justify="flex-end">
          <Button variant="default" size="xs" disabled={page === 1} onClick={() => goTo(page - 1)}>
            Newer
          </Button>
          <Button variant="default" size="xs" disabled={isLast} onClick={() => goTo(page + 1)}>
            Older
          </Button>
        </Group>
      )}
    </Page>
  );
}

function About({ data }: { data: unknown }) {
  const subject = subjectOf(data);
  if (subject === null) return null;
  if ('draw_id' in subject)
    return (
      <Anchor size="sm" renderRoot={(props) => <Link to="/draws/$draw_id" params={subject} {...props} />}>
        Open the draw
      </Anchor>
    );
  if ('player_id' in subject)
    return (
      <Anchor size="sm" renderRoot={(props) => <Link to="/players/$player_id" params={subject} {...props} />}>
        Open the player
      </Anchor>
    );
  const { day, lottery } = subject;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/draws" search={{ day, lottery }} {...props} />}>
      {lottery} draws of {dayShown(day)}
    </Anchor>
  );
}

function Details({ data }: { data: unknown }) {
  return (
    <div>
      {fieldsOf(withoutLink(data)).map(({ name, value }) => (
        <Text key={name} size="xs" style={{ overflowWrap: 'anywhere' }}>
          <Text span inherit c="dimmed">
            {name}:
          </Text>{' '}
          {value}
        </Text>
      ))}
    </div>
  );
}

function Closing({ alert }: { alert: OpenAlert }) {
  const close = useAction('POST /api/console/alerts/:id/close', { done: 'The alert is closed.', refreshes: ['GET /api/console/alerts'] });
  if (alert.closed_at !== null) {
    return <Tag color="gray">closed</Tag>;
  }
  return (
    <Button size="xs" variant="default" loading={close.isPending} onClick={() => close.mutate({ params: { id: alert.id } })}>
      Close
    </Button>
  );
}
