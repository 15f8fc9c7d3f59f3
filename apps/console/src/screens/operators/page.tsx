import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../../app/operator.ts';
import { listPage } from '../../app/page.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Moment, MomentDay } from '../../parts/Moment.tsx';
import { rolesShown } from '../../parts/roles.ts';
import { Tag } from '../../parts/Tag.tsx';
import { AddOperator, ChangeRoles, InviteAgain, OwnHalf, ResetFactor, ShutOut } from './OperatorDialogs.tsx';
import { SessionCount } from './OperatorSessions.tsx';
import { type HouseOperator, houseOperators, STATES } from './operators.ts';

/** The operators of the house. */
export const operatorsPage = listPage('/operators', {
  title: 'Operators',
  hint: 'Who works here. One owner asks for a new one or for other roles, another confirms under To confirm.',
  load: () => houseOperators,
  actions: () => (
    <Group gap="sm">
      <Anchor size="sm" renderRoot={(props) => <Link to="/rights" {...props} />}>
        What each role may do
      </Anchor>
      <DialogButton label="Add an operator" size="sm" variant="filled" dialog={(close) => <AddOperator close={close} />} />
    </Group>
  ),
  columns: [
    { header: 'Name', cell: (row) => <Name operator={row} /> },
    { header: 'Roles', cell: (row) => rolesShown(row.roles) },
    { header: 'State', cell: (row) => <State operator={row} /> },
    { header: 'Last seen', cell: (row) => <LastSeen operator={row} /> },
    { header: 'Since', cell: (row) => <MomentDay at={row.created_at} /> },
    { header: null, cell: (row) => <Actions operator={row} /> },
  ],
  empty: { title: 'No operators', hint: 'Whoever owns the database adds the first owners with npm run operator.' },
});

function Name({ operator }: { operator: HouseOperator }) {
  const { username } = useOperator();
  return (
    <Text size="sm" fw={600} style={{ whiteSpace: 'nowrap' }}>
      {operator.username}
      {operator.username === username && (
        <Text span inherit c="dimmed" fw={400}>
          {' '}
          (you)
        </Text>
      )}
    </Text>
  );
}

function LastSeen({ operator }: { operator: HouseOperator }) {
  const { seen_at } = operator;
  if (seen_at === null) return 'has not logged in yet';
  return (
    <>
      <Moment at={seen_at} />
      <div>
        <SessionCount operator={operator} />
      </div>
    </>
  );
}

function State({ operator: { state, invitation, has_second_factor } }: { operator: HouseOperator }) {
  const { label, color } = STATES[state];
  return (
    <div>
      <Tag color={color}>{label}</Tag>
      <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {invitation ? <Halves {...invitation} /> : <>Second factor {has_second_factor ? 'on' : 'off'}</>}
      </Text>
    </div>
  );
}

/** Who gives the halves of an invitation, and who has. */
function Halves({ is_over, first_by, first_is_given, second_by, second_is_given }: NonNullable<HouseOperator['invitation']>) {
  if (is_over) return 'The invitation is over';
  const half = (by: string, isGiven: boolean) => `${by} ${isGiven ? '✓' : '–'}`;
  return `${half(first_by, first_is_given)}, ${half(second_by, second_is_given)}`;
}

function Actions({ operator }: { operator: HouseOperator }) {
  const { username } = useOperator();
  const { invitation, state } = operator;
  const isGiver = invitation !== null && !invitation.is_over && [invitation.first_by, invitation.second_by].includes(username);
  const named = (label: string) => `${label}: ${operator.username}`;
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {isGiver && (
        <DialogButton
          label="Your half"
          variant="filled"
          name={named('Your half')}
          dialog={(close) => <OwnHalf operator={operator} close={close} />}
        />
      )}
      <DialogButton label="Roles" name={named('Roles')} dialog={(close) => <ChangeRoles operator={operator} close={close} />} />
      <DialogButton
        label="New password"
        name={named('New password')}
        dialog={(close) => <InviteAgain operator={operator} close={close} />}
      />
      {operator.has_second_factor && (
        <DialogButton label="Lost phone" name={named('Lost phone')} dialog={(close) => <ResetFactor operator={operator} close={close} />} />
      )}
      {state !== 'shut_out' && operator.username !== username && (
        <DialogButton
          label="Shut out"
          color="red"
          name={named('Shut out')}
          dialog={(close) => <ShutOut operator={operator} close={close} />}
        />
      )}
    </Group>
  );
}
