import { Button, Checkbox, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import type { LotteryCode } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Deed } from '../../parts/Deed.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { counted } from '../../parts/format.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { TimeInput } from '../../parts/TimeInput.tsx';
import { type HolidayProposal, type HolidayRow, proposedOffDays, rowsOf, weekdayShown, wrongIn } from './holidays.ts';
import { type OffDay, REFRESHED_BY_OFF_DAYS } from './lottery.ts';

type HolidaysDialogProps = { lottery: LotteryCode; year: number; close: () => void; leave: (days: readonly OffDay[]) => void };

/** The holidays of a year as they are proposed: an operator chooses, corrects, adds and confirms them at once. */
export function HolidaysDialog(props: HolidaysDialogProps) {
  const query = useQuery(proposedOffDays(props.lottery, props.year));
  if (query.data !== undefined) return <HolidaysForm {...props} proposed={query.data.data} />;
  return (
    <Dialog title={titleOf(props.year)} size="lg" close={props.close}>
      <QueryView query={query} height={320}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

function titleOf(year: number): string {
  return `Thai holidays of ${year}`;
}

function HolidaysForm({ lottery, year, proposed, close, leave }: HolidaysDialogProps & { proposed: readonly HolidayProposal[] }) {
  const [rows, setRows] = useState(() => rowsOf(proposed));
  const chosen = rows.filter((it) => it.is_chosen);
  const days = chosen.map(({ day, reason }) => ({ day, reason: reason.trim() }));
  const isWrong = chosen.length === 0 || chosen.some((it) => wrongIn(it, year) !== null);
  const change = (id: number, to: Partial<HolidayRow>) => setRows(rows.map((it) => (it.id === id ? { ...it, ...to } : it)));
  const addRow = () => setRows([...rows, { id: rows.length, day: '', reason: '', is_moving: false, is_typed: true, is_chosen: true }]);
  return (
    <Deed
      call="POST /api/console/lotteries/:lottery/off-days/year"
      title={titleOf(year)}
      action={`Make ${counted(chosen.length, 'off day')}`}
      size="lg"
      sent={() => (isWrong ? null : { params: { lottery }, body: { year, days } })}
      done={({ added }) => (added.length === 0 ? 'No day was added.' : `${counted(added.length, 'off day')} added.`)}
      refreshes={REFRESHED_BY_OFF_DAYS}
      close={close}
      onAnswer={({ left }) => leave(left)}
      stays
    >
      <Text size="sm">
        A proposal: hold it against the list of the Stock Exchange of Thailand. Days that follow the moon are to be checked, and special
        holidays are announced: add them.
      </Text>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          Every holiday that is known is an off day already.
        </Text>
      ) : (
        <Table verticalSpacing={4} aria-label={titleOf(year)}>
          <Table.Tbody>
            {rows.map((row) => (
              <HolidayLine key={row.id} row={row} year={year} change={(to) => change(row.id, to)} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Group>
        <Button size="xs" variant="default" onClick={addRow}>
          Add a day
        </Button>
      </Group>
    </Deed>
  );
}

function HolidayLine({ row, year, change }: { row: HolidayRow; year: number; change: (to: Partial<HolidayRow>) => void }) {
  const { day, reason, is_moving, is_typed, is_chosen } = row;
  const wrong = is_chosen || day !== '' ? wrongIn(row, year) : 'Date missing: fill in';
  const note = wrong ?? (is_moving ? 'Follows the moon: check' : null);
  return (
    <Table.Tr>
      <Table.Td w={36}>
        <Checkbox
          aria-label={reason || 'New day'}
          checked={is_chosen}
          onChange={(event) => change({ is_chosen: event.currentTarget.checked })}
        />
      </Table.Td>
      <Table.Td w={160}>
        <TimeInput
          kind="day"
          size="xs"
          aria-label={`Date of ${reason || 'the new day'}`}
          value={day}
          min={`${year}-01-01`}
          max={`${year}-12-31`}
          onChange={(typed) => change({ day: typed ?? '', is_chosen: true })}
        />
      </Table.Td>
      <Table.Td w={100}>
        <Text size="sm" c="dimmed">
          {weekdayShown(day)}
        </Text>
      </Table.Td>
      <Table.Td>
        <Stack gap={0}>
          {is_typed ? (
            <TextInput
              size="xs"
              aria-label="Reason"
              placeholder="Special holiday"
              value={reason}
              maxLength={80}
              onChange={(event) => change({ reason: event.currentTarget.value })}
            />
          ) : (
            <Text size="sm">{reason}</Text>
          )}
          {note !== null && (
            <Text size="xs" fw={600} c={wrong === null ? 'dimmed' : 'red'}>
              {note}
            </Text>
          )}
        </Stack>
      </Table.Td>
    </Table.Tr>
  );
}
