import { Anchor, Button, Group, Text } from '@mantine/core';
import { dayShown, type LotteryCode } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Acting } from '../../parts/Acting.tsx';
import { DataTable, type TableSource } from '../../parts/DataTable.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { FieldRows } from '../../parts/FieldRows.tsx';
import { type FieldRow, isComplete, withoutSpace } from '../../parts/fields.ts';
import { counted } from '../../parts/format.ts';
import { Empty } from '../../parts/States.tsx';
import { useFields } from '../../parts/use-fields.ts';
import { ConfirmOffDay } from './ConfirmOffDay.tsx';
import { isOfExchange } from './holidays.ts';
import { type OffDay, REFRESHED_BY_OFF_DAYS as refreshes } from './lottery.ts';

type OffDaysProps = { lottery: LotteryCode; query: TableSource; rows: readonly OffDay[] };

/** The days without draws: add one with its reason, or take one back. */
export function OffDays({ lottery, query, rows }: OffDaysProps) {
  return (
    <>
      <Acting>
        <AddOffDay lottery={lottery} />
      </Acting>
      {isOfExchange(lottery) && <ToCalendar />}
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

/** Where the holidays of a year are proposed. */
function ToCalendar() {
  return (
    <Text size="sm" mb="sm">
      The holidays of a year are proposed in the{' '}
      <Anchor size="sm" underline="always" renderRoot={(props) => <Link to="/dates" {...props} />}>
        calendar
      </Anchor>
      .
    </Text>
  );
}

function RemoveOffDay({ lottery, removed, close }: { lottery: LotteryCode; removed: OffDay; close: () => void }) {
  return (
    <Deed
      call="POST /api/console/lotteries/:lottery/off-days"
      title={`Draws on ${dayShown(removed.day)} again?`}
      action="Remove the off day"
      sent={() => ({ params: { lottery }, body: { day: removed.day, is_off: false } })}
      done={({ called_off }) =>
        called_off === 0 ? 'The day has draws again.' : `The day has draws again, but not these: ${counted(called_off, 'draw')} called off.`
      }
      refreshes={refreshes}
      close={close}
      stays
    >
      <Text size="sm">{removed.reason}</Text>
      <Text size="sm">A draw of this day that was called off stays so: it does not come back.</Text>
    </Deed>
  );
}

const NEW = { day: '', reason: '' };
const FIELDS: FieldRow<typeof NEW>[] = [
  { kind: 'day', name: 'day', label: 'Day', required: true },
  { kind: 'text', name: 'reason', label: 'Reason', placeholder: 'Holiday', maxLength: 80, required: true, flex: 1, miw: 200 },
];

function AddOffDay({ lottery }: { lottery: LotteryCode }) {
  const form = useFields(NEW, FIELDS);
  const [asked, setAsked] = useState<typeof NEW | null>(null);
  return (
    <form onSubmit={form.onSubmit((values) => setAsked(withoutSpace(values)))}>
      <Group align="flex-end" gap="sm" mb="sm">
        <FieldRows form={form} rows={FIELDS} />
        <Button type="submit" disabled={!isComplete(FIELDS, form)}>
          Add off day
        </Button>
      </Group>
      {asked && <ConfirmOffDay lottery={lottery} {...asked} close={() => setAsked(null)} done={form.reset} />}
    </form>
  );
}
