import { Group, Text } from '@mantine/core';
import { mayDo } from '@shwekan/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { useOperator } from '../../app/operator.ts';
import { listPage } from '../../app/page.tsx';
import { AlertKind } from '../../parts/AlertKind.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Countdown, Moment } from '../../parts/Moment.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { type AlertKindRow, alertKinds } from './alert-kinds.ts';

/** Who sees to each kind of alert, and which are kept inside the console for a while. */
export const alertKindsPage = listPage('/alert-kinds', {
  title: 'Alert kinds',
  hint: 'An alert that is open for a minute is told outside the console, unless its kind is snoozed.',
  load: () => alertKinds,
  rowId: (row) => row.kind,
  columns: [
    { header: 'What', cell: (row) => <AlertKind kind={row.kind} /> },
    { header: 'Open', align: 'right', cell: (row) => row.open_count },
    {
      header: 'Sees to it',
      cell: (row) =>
        row.owner ?? (
          <Text span inherit c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            by role
          </Text>
        ),
    },
    { header: 'Snoozed', cell: (row) => <Snoozed kind={row} /> },
    { header: null, align: 'right', cell: (row) => <Actions kind={row} /> },
  ],
  empty: { title: 'No kinds of alert', hint: 'Your roles see none.' },
});

function Snoozed({ kind: { snoozed_until, snoozed_by } }: { kind: AlertKindRow }) {
  if (snoozed_until === null) return null;
  return (
    <div>
      <Tag color="yellow">
        <Countdown until={snoozed_until} over="over" />
      </Tag>
      <Text size="xs" c="dimmed">
        until <Moment at={snoozed_until} />, {snoozed_by}
      </Text>
    </div>
  );
}

function Actions({ kind }: { kind: AlertKindRow }) {
  const { roles } = useOperator();
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {mayDo(roles, 'owner') && <DialogButton label="Name who" dialog={(close) => <NameOwner kind={kind} close={close} />} />}
      {kind.severity !== 'grave' && <DialogButton label="Snooze" dialog={(close) => <Snooze kind={kind} close={close} />} />}
    </Group>
  );
}

const HOURS = [
  { value: '1', label: '1 hour' },
  { value: '4', label: '4 hours' },
  { value: '12', label: '12 hours' },
  { value: '24', label: '24 hours' },
  { value: '0', label: 'No longer' },
];

type DialogProps = { kind: AlertKindRow; close: () => void };

function Snooze({ kind: { kind }, close }: DialogProps) {
  return (
    <Deed
      call="POST /api/console/alert-kinds/:kind/snooze"
      title="Snooze a kind of alert"
      action="Snooze"
      values={{ hours: '4' }}
      fields={[{ kind: 'choice', name: 'hours', label: 'For how long', data: HOURS }]}
      sent={({ hours }) => ({ params: { kind }, body: { hours: Number(hours) } })}
      refreshes={['GET /api/console/alert-kinds']}
      done="It is changed."
      close={close}
    >
      <AlertKind kind={kind} />
      <Text size="sm">Nobody is told outside the console meanwhile. What is still open then is told.</Text>
    </Deed>
  );
}

function NameOwner({ kind: { kind, owner }, close }: DialogProps) {
  const { data } = useQuery(alertKinds);
  const choices = [{ value: '', label: 'By role: whoever sees it' }, ...(data?.operators ?? []).map((it) => ({ value: it, label: it }))];
  return (
    <Deed
      call="POST /api/console/alert-kinds/:kind/owner"
      title="Who sees to it"
      action="Save"
      values={{ username: owner ?? '' }}
      fields={[{ kind: 'choice', name: 'username', label: 'Operator', data: choices }]}
      sent={({ username }) => ({ params: { kind }, body: { username: username === '' ? null : username } })}
      refreshes={['GET /api/console/alert-kinds']}
      done="It is changed."
      close={close}
      stays
    >
      <AlertKind kind={kind} />
    </Deed>
  );
}
