import { Table, Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Deed } from '../../parts/Deed.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { counted } from '../../parts/format.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { TimeInput } from '../../parts/TimeInput.tsx';
import { weekdayShown } from '../lottery/holidays.ts';
import { type DateRow, isHeld, noteOf, type ProposedDate, proposedDates, REFRESHED_BY_DATES, wrongIn } from './year.ts';

type YearDialogProps = { year: number; close: () => void };

/** The 3D dates of a year as they stand or are planned: an operator holds them against the lottery's list, corrects and confirms them at once. */
export function YearDialog(props: YearDialogProps) {
  const query = useQuery(proposedDates(props.year));
  if (query.data !== undefined) return <YearForm {...props} proposed={query.data.data} />;
  return (
    <Dialog title={titleOf(props.year)} size="lg" close={props.close}>
      <QueryView query={query} height={320}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

function titleOf(year: number): string {
  return `3D dates of ${year}`;
}

function YearForm({ year, proposed, close }: YearDialogProps & { proposed: readonly ProposedDate[] }) {
  const [rows, setRows] = useState<readonly DateRow[]>(() => proposed.map((it) => ({ ...it, stands: it.day })));
  const change = (normal_day: string, day: string) => setRows(rows.map((it) => (it.normal_day === normal_day ? { ...it, day } : it)));
  const dates = rows.map(({ normal_day, day }) => ({ normal_day, day }));
  const isWrong = rows.length === 0 || rows.some((it) => wrongIn(it) !== null);
  return (
    <Deed
      call="POST /api/console/lotteries/:lottery/dates/year"
      title={titleOf(year)}
      action={`Confirm ${counted(rows.length, 'date')}`}
      size="lg"
      sent={() => (isWrong ? null : { params: { lottery: '3D' }, body: { year, dates } })}
      done={({ moved }) => `The dates of ${year} are confirmed${moved.length === 0 ? '' : `, ${counted(moved.length, 'date')} moved`}.`}
      refreshes={REFRESHED_BY_DATES}
      close={close}
    >
      <Text size="sm">
        As the Thai lottery usually draws: hold it against the list that it announced, and correct what differs. Draws without bets move
        with their dates; one with bets is moved by itself, with <em>Move</em>.
      </Text>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          No date of {year} is to come.
        </Text>
      ) : (
        <Table verticalSpacing={4} aria-label={titleOf(year)}>
          <Table.Tbody>
            {rows.map((row) => (
              <DateLine key={row.normal_day} row={row} change={(day) => change(row.normal_day, day)} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Deed>
  );
}

function DateLine({ row, change }: { row: DateRow; change: (day: string) => void }) {
  const wrong = wrongIn(row);
  const note = wrong ?? noteOf(row);
  return (
    <Table.Tr>
      <Table.Td w={160} miw={150}>
        <TimeInput
          kind="day"
          size="xs"
          aria-label={`Date of the draw of ${dayShown(row.normal_day)}`}
          value={row.day}
          disabled={isHeld(row)}
          onChange={(day) => change(day ?? '')}
        />
      </Table.Td>
      <Table.Td>
        <Text size="sm">{weekdayShown(row.day)}</Text>
        {note !== null && (
          <Text size="xs" fw={600} c={wrong === null ? 'dimmed' : 'red'}>
            {note}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
