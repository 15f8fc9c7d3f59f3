import { Skeleton, Table, Text, TextInput } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { counted } from '../../parts/format.ts';
import { Failed } from '../../parts/States.tsx';
import { useAction } from '../../parts/use-action.ts';
import { weekdayShown } from '../lottery/holidays.ts';
import { type DateRow, isHeld, noteOf, type ProposedDate, proposedDates, REFRESHED_BY_DATES, wrongIn } from './year.ts';

type YearDialogProps = { year: number; close: () => void };

/** The 3D dates of a year as they stand or are planned: an operator holds them against the lottery's list, corrects and confirms them at once. */
export function YearDialog(props: YearDialogProps) {
  const { data, error, refetch, isFetching } = useQuery(proposedDates(props.year));
  if (data !== undefined) return <YearForm {...props} proposed={data.data} />;
  return (
    <Confirm title={titleOf(props.year)} action="Confirm" size="lg" isRunning={false} isBlocked close={props.close} confirm={props.close}>
      {error ? <Failed error={error} retry={refetch} isRetrying={isFetching} /> : <Skeleton height={320} aria-label="Loading" />}
    </Confirm>
  );
}

function titleOf(year: number): string {
  return `3D dates of ${year}`;
}

function YearForm({ year, proposed, close }: YearDialogProps & { proposed: readonly ProposedDate[] }) {
  const [rows, setRows] = useState<readonly DateRow[]>(() => proposed.map((it) => ({ ...it, stands: it.day })));
  const confirm = useAction('POST /api/console/lotteries/:lottery/dates/year', {
    done: ({ moved }) => `The dates of ${year} are confirmed${moved.length === 0 ? '' : `, ${counted(moved.length, 'date')} moved`}.`,
    refreshes: REFRESHED_BY_DATES,
    onDone: close,
    onConflict: close,
  });
  const change = (normal_day: string, day: string) => setRows(rows.map((it) => (it.normal_day === normal_day ? { ...it, day } : it)));
  const dates = rows.map(({ normal_day, day }) => ({ normal_day, day }));
  return (
    <Confirm
      title={titleOf(year)}
      action={`Confirm ${counted(rows.length, 'date')}`}
      size="lg"
      isRunning={confirm.isPending}
      isBlocked={rows.length === 0 || rows.some((it) => wrongIn(it) !== null)}
      close={close}
      confirm={() => confirm.mutate({ params: { lottery: '3D' }, body: { year, dates } })}
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
    </Confirm>
  );
}

function DateLine({ row, change }: { row: DateRow; change: (day: string) => void }) {
  const wrong = wrongIn(row);
  const note = wrong ?? noteOf(row);
  return (
    <Table.Tr>
      <Table.Td w={160} miw={150}>
        <TextInput
          type="date"
          size="xs"
          aria-label={`Date of the draw of ${dayShown(row.normal_day)}`}
          value={row.day}
          disabled={isHeld(row)}
          onChange={(event) => change(event.currentTarget.value)}
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
