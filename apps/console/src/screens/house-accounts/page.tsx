import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { listPage } from '../../app/page.tsx';
import { Acting } from '../../parts/Acting.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { MethodLogo } from '../../parts/MethodLogo.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useAction } from '../../parts/use-action.ts';
import { Difference } from './Difference.tsx';
import { CountDialog, RoomDialog } from './HouseAccountDialogs.tsx';
import { HOUSE_ACCOUNTS_CALL, type HouseAccount, houseAccounts } from './house-accounts.ts';

/** The accounts that players pay into: what they hold, what they may still take, and handing them over. */
export const houseAccountsPage = listPage('/house-accounts', {
  title: 'Our accounts',
  hint: 'Players are shown the account of a way to pay that has most room left. Count an account to hand it over: a second person signs.',
  load: () => houseAccounts,
  label: 'Our accounts',
  columns: [
    { header: 'Account', cell: (row) => <AccountCell account={row} /> },
    { header: 'State', cell: (row) => <State account={row} /> },
    { header: 'Today', align: 'right', cell: (row) => <Used used={row.used_day} room={row.day_room} /> },
    { header: 'This month', align: 'right', cell: (row) => <Used used={row.used_month} room={row.month_room} /> },
    { header: 'By the books', align: 'right', cell: (row) => <Money kyat={row.booked} fw={600} /> },
    { header: 'Not approved yet', align: 'right', cell: (row) => <Money kyat={row.waiting} /> },
    { header: 'Handed over', align: 'right', cell: (row) => <Handed account={row} /> },
    { header: null, align: 'right', cell: (row) => <Deeds account={row} /> },
  ],
  empty: { title: 'No account yet', hint: 'Add one under Cash settings.' },
});

/** Leads to its statements, and to what is to be approved by them. On a line by itself where there is room: a row is two lines. */
function AccountCell({ account: { id, method, account_number, account_name } }: { account: HouseAccount }) {
  return (
    <div>
      <Anchor size="sm" renderRoot={(props) => <Link to="/house-accounts/$id" params={{ id: String(id) }} {...props} />}>
        <MethodLogo of={method} />
        {method} <span style={{ whiteSpace: 'nowrap' }}>{account_number}</span>
      </Anchor>
      <Text size="xs" c="dimmed">
        {account_name}
      </Text>
    </div>
  );
}

/** An account that took all it may is shown to no player, though nobody froze it. */
function State({ account: { is_open, used_day, day_room, used_month, month_room } }: { account: HouseAccount }) {
  if (!is_open) return <Tag color="gray">frozen</Tag>;
  if (!isFull(used_day, day_room) && !isFull(used_month, month_room)) return <Tag color="green">open</Tag>;
  return (
    <div>
      <Tag color="yellow">full</Tag>
      <Text size="xs" c="dimmed">
        players do not see it
      </Text>
    </div>
  );
}

function isFull(used: string, room: string | null): boolean {
  return room !== null && Number(used) >= Number(room);
}

function Used({ used, room }: { used: string; room: string | null }) {
  return (
    <div>
      <Money kyat={used} {...(isFull(used, room) ? { c: 'red', fw: 600 } : {})} />
      <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {room === null ? (
          'no limit'
        ) : (
          <>
            of <Money kyat={room} />
          </>
        )}
      </Text>
    </div>
  );
}

function Handed({ account }: { account: HouseAccount }) {
  const { counted, difference, counted_at, counted_by, signed_by, note } = account;
  if (counted === null || difference === null || counted_at === null) return <Text size="sm">never</Text>;
  return (
    <div title={note ?? undefined}>
      <Money kyat={counted} />
      <Difference kyat={difference} size="xs" />
      <Text size="xs" c="dimmed">
        {counted_by}, {signed_by}, <Moment at={counted_at} />
      </Text>
    </div>
  );
}

function Deeds({ account }: { account: HouseAccount }) {
  const name = `${account.method} ${account.account_number}`;
  const change = useAction('POST /api/console/payment-accounts/:id', {
    done: account.is_open ? `${name} is frozen: players are shown it no more.` : '',
    refreshes: [HOUSE_ACCOUNTS_CALL, 'GET /api/console/payment-methods'],
  });
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <DialogButton label="Count" name={`Count ${name}`} dialog={(close) => <CountDialog account={account} close={close} />} />
      <DialogButton label="Room" name={`Room of ${name}`} dialog={(close) => <RoomDialog account={account} close={close} />} />
      <Acting>
        <Button
          size="compact-sm"
          variant="subtle"
          color={account.is_open ? 'red' : 'gray'}
          loading={change.isPending}
          aria-label={`${account.is_open ? 'Freeze' : 'Open'} ${name}`}
          onClick={() => change.mutate({ params: { id: account.id }, body: { is_open: !account.is_open } })}
        >
          {account.is_open ? 'Freeze' : 'Open again'}
        </Button>
      </Acting>
    </Group>
  );
}
