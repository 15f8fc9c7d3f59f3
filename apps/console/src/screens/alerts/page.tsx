import { Anchor, Button, Stack, Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../../app/operator.ts';
import { listPage } from '../../app/page.tsx';
import { Acting } from '../../parts/Acting.tsx';
import { AlertKind } from '../../parts/AlertKind.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { RecordFields } from '../../parts/RecordFields.tsx';
import { Subject } from '../../parts/Subject.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useAction } from '../../parts/use-action.ts';
import { alerts, alertsSearch, deedOf, type OpenAlert, subjectOf, withoutLink } from './alerts.ts';

/** What needs an operator's eye. */
export const alertsPage = listPage('/alerts', {
  title: 'Alerts',
  hint: 'Those that your roles can see to. Close an alert when it has been seen to.',
  search: alertsSearch,
  load: alerts,
  columns: [
    { header: 'Raised', cell: (row) => <Moment at={row.at} /> },
    { header: 'What', cell: (row) => <AlertKind kind={row.kind} /> },
    { header: 'Details', cell: (row) => <RecordFields of={withoutLink(row.data)} /> },
    { header: 'About', cell: (row) => <About data={row.data} /> },
    { header: 'State', cell: (row) => <Closing alert={row} /> },
  ],
  empty: { title: 'No alerts', hint: 'What somebody with your roles should look at appears here.' },
});

function About({ data }: { data: unknown }) {
  const subject = subjectOf(data);
  const { about } = deedOf(data);
  const words = about && (
    <Text size="sm" span>
      <Subject subject={about} />
    </Text>
  );
  if (subject === null) return words || null;
  if ('draw_id' in subject)
    return (
      <Anchor size="sm" renderRoot={(props) => <Link to="/draws/$draw_id" params={subject} {...props} />}>
        Open the draw
      </Anchor>
    );
  if ('player_id' in subject)
    return (
      <Stack gap={2} align="flex-start">
        <Anchor size="sm" renderRoot={(props) => <Link to="/players/$player_id" params={subject} {...props} />}>
          Open the player
        </Anchor>
        {words}
      </Stack>
    );
  const { day, lottery } = subject;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/draws" search={{ day, lottery }} {...props} />}>
      {lottery} draws of {dayShown(day)}
    </Anchor>
  );
}

function Closing({ alert }: { alert: OpenAlert }) {
  const { username } = useOperator();
  const close = useAction('POST /api/console/alerts/:id/close', { done: 'The alert is closed.', refreshes: ['GET /api/console/alerts'] });
  if (alert.closed_at !== null) {
    return <Tag color="gray">closed</Tag>;
  }
  if (deedOf(alert.data).by === username) {
    return (
      <Text size="sm" c="dimmed">
        It is about you: somebody else closes it.
      </Text>
    );
  }
  return (
    <Acting>
      <Button size="xs" variant="default" loading={close.isPending} onClick={() => close.mutate({ params: { id: alert.id } })}>
        Close
      </Button>
    </Acting>
  );
}
