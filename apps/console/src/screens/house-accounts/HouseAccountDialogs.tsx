import { DataList, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Deed } from '../../parts/Deed.tsx';
import { Fact } from '../../parts/Fact.tsx';
import { Money } from '../../parts/Money.tsx';
import { Difference } from './Difference.tsx';
import { differenceOf, HOUSE_ACCOUNTS_CALL, type HouseAccount } from './house-accounts.ts';

type DialogProps = { account: HouseAccount; close: () => void };

/** What the payment app says, beside the books; a second person signs it. */
export function CountDialog({ account, close }: DialogProps) {
  const { method, account_number, booked, waiting } = account;
  return (
    <Deed
      call="POST /api/console/house-accounts/:id/count"
      title={`Hand over ${method} ${account_number}`}
      action="Ask to sign"
      values={{ counted: '' as number | string, note: '' }}
      fields={[
        { kind: 'kyat', name: 'counted', label: 'The payment app says', required: true },
        ({ values }) => <DifferenceNow account={account} counted={values.counted} />,
        { kind: 'line', name: 'note', label: 'Note', description: 'What a difference comes from.', maxLength: 300, required: true },
      ]}
      sent={({ counted, note }) => (counted === '' ? null : { params: { id: account.id }, body: { counted, note } })}
      refreshes={[HOUSE_ACCOUNTS_CALL]}
      close={close}
      stays
    >
      <DataList withDivider size="sm" gap="xs">
        <Fact label="By the books">
          <Money kyat={booked} fw={700} /> kyat
        </Fact>
        <Fact label="Not approved yet">
          <Money kyat={waiting} /> kyat
        </Fact>
      </DataList>
    </Deed>
  );
}

/** What the note is to explain, as it is typed. */
function DifferenceNow({ account, counted }: { account: HouseAccount; counted: number | string }) {
  const difference = differenceOf(account, counted);
  return (
    <Group gap="xs" role="status" mih="1.55em">
      {difference !== null && (
        <>
          <Text size="sm">Difference:</Text>
          <Difference kyat={difference} size="sm" />
        </>
      )}
    </Group>
  );
}

/** What an account may take. */
export function RoomDialog({ account, close }: DialogProps) {
  const { day_room, month_room } = account;
  const [before] = useState({ day_room, month_room });
  const kyatOrNothing = (kyat: string | null): number | string => (kyat === null ? '' : Number(kyat));
  return (
    <Deed
      call="POST /api/console/house-accounts/:id/room"
      title={`Room of ${account.method} ${account.account_number}`}
      action="Save"
      values={{ day_room: kyatOrNothing(day_room), month_room: kyatOrNothing(month_room) }}
      fields={[
        {
          kind: 'kyat',
          name: 'day_room',
          label: 'In a day',
          description: 'Empty is no limit. KBZPay: 400,000 at level 1, 2,000,000 at level 2.',
        },
        { kind: 'kyat', name: 'month_room', label: 'In a month', description: 'Empty is no limit.' },
      ]}
      sent={(typed) => ({
        params: { id: account.id },
        body: {
          day_room: typed.day_room === '' ? null : typed.day_room,
          month_room: typed.month_room === '' ? null : typed.month_room,
          before,
        },
      })}
      done="The room is set."
      refreshes={[HOUSE_ACCOUNTS_CALL]}
      close={close}
      stays
    />
  );
}
