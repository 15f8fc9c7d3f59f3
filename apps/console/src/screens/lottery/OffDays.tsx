import { Button, Group, TextInput } from '@mantine/core';
import type { LotteryCode } from '@shwekan/rules';
import { dayShown } from '@shwekan/rules';
import { type FormEvent, useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { columnsOf, DataTable, NoHeader, type TableSource } from '../../parts/DataTable.tsx';
import { Empty } from '../../parts/States.tsx';
import { useAction } from '../../parts/use-action.ts';
import { ConfirmOffDay } from './ConfirmOffDay.tsx';
import { isOfExchange } from './holidays.ts';
import { type OffDay, REFRESHED_BY_OFF_DAYS as refreshes } from './lottery.ts';
import { ProposeHolidays } from './ProposeHolidays.tsx';

const column = columnsOf<OffDay>();

type OffDaysProps = { lottery: LotteryCode; query: TableSource; rows: readonly OffDay[] };

/** The days without draws: add one with its reason, or take one back. */
export function OffDays({ lottery, query, rows }: OffDaysProps) {
  const [removed, setRemoved] = useState<OffDay | null>(null);
  const close = () => setRemoved(null);
  const remove = useAction('POST /api/console/lotteries/:lottery/off-days', { done: 'The day has draws again.', refreshes, onDone: close });
  const [columns] = useState(() =>
    column.columns([
      column.accessor('day', { header: 'Day', cell: (cell) => <strong>{dayShown(cell.getValue())}</strong> }),
      column.accessor('reason', { header: 'Reason', cell: (cell) => cell.getValue() }),
      column.display({
        id: 'remove',
        header: NoHeader,
        meta: { align: 'right' },
        cell: (cell) => (
          <Button size="xs" variant="default" onClick={() => setRemoved(cell.row.original)}>
            Remove
          </Button>
        ),
      }),
    ]),
  );
  return (
    <>
      <AddOffDay lottery={lottery} />
      {isOfExchange(lottery) && <ProposeHolidays lottery={lottery} />}
      <DataTable
        label="Off days"
        columns={columns}
        rows={rows}
        rowId={(row) => row.day}
        from={query}
        empty={<Empty title="No off days" hint="Add the days without draws above." />}
      />
      {removed && (
        <Confirm
          title={`Draws on ${dayShown(removed.day)} again?`}
          action="Remove the off day"
          isRunning={remove.isPending}
          close={close}
          confirm={() => remove.mutate({ params: { lottery }, body: { day: removed.day, is_off: false } })}
        >
          {removed.reason}
        </Confirm>
      )}
    </>
  );
}

function AddOffDay({ lottery }: { lottery: LotteryCode }) {
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const clear = () => {
    setAsking(false);
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
