import { Button, Group, TextInput } from '@mantine/core';
import { dayShown, type LotteryCode } from '@shwekan/rules';
import { type FormEvent, useState } from 'react';
import { DataTable, type TableSource } from '../../parts/DataTable.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Empty } from '../../parts/States.tsx';
import { ConfirmOffDay } from './ConfirmOffDay.tsx';
import { isOfExchange } from './holidays.ts';
import { type OffDay, REFRESHED_BY_OFF_DAYS as refreshes } from './lottery.ts';
import { ProposeHolidays } from './ProposeHolidays.tsx';

type OffDaysProps = { lottery: LotteryCode; query: TableSource; rows: readonly OffDay[] };

/** The days without draws: add one with its reason, or take one back. */
export function OffDays({ lottery, query, rows }: OffDaysProps) {
  return (
    <>
      <AddOffDay lottery={lottery} />
      {isOfExchange(lottery) && <ProposeHolidays lottery={lottery} />}
      <DataTable
        label="Off days"
        columns={[
          { header: 'Day', cell: (row) => <strong>{dayShown(row.day)}</strong> },
          { header: 'Reason', cell: (row) => row.reason },
          {
            header: null,
            align: 'right',
            cell: (row) => (
              <DialogButton label="Remove" dialog={(close) => <RemoveOffDay lottery={lottery} removed={row} close={close} />} />
            ),
          },
        ]}
        rows={rows}
        rowId={(row) => row.day}
        from={query}
        empty={<Empty title="No off days" hint="Add the days without draws above." />}
      />
    </>
  );
}

function RemoveOffDay({ lottery, removed, close }: { lottery: LotteryCode; removed: OffDay; close: () => void }) {
  return (
    <Deed
      call="POST /api/console/lotteries/:lottery/off-days"
      title={`Draws on ${dayShown(removed.day)} again?`}
      action="Remove the off day"
      sent={() => ({ params: { lottery }, body: { day: removed.day, is_off: false } })}
      done="The day has draws again."
      refreshes={refreshes}
      close={close}
      stays
    >
      {removed.reason}
    </Deed>
  );
}

function AddOffDay({ lottery }: { lottery: LotteryCode }) {
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const clear = () => {
    setDay('');
    setReason('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm" mb="sm">
        <TextInput type="date" label="Day" value={day} onChange={(event) => setDay(event.currentTarget.value)} required />
        <TextInput
          label="Reason"
          placeholder="Holiday"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={80}
          required
          flex={1}
          miw={200}
        />
        <Button type="submit">Add</Button>
      </Group>
      {isAsking && <ConfirmOffDay lottery={lottery} day={day} reason={reason.trim()} close={close} done={clear} />}
    </form>
  );
}
