import { Button, Group, Text } from '@mantine/core';
import { countShown, dayShown, weekday } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { columnsOf, DataTable, NoHeader } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { Empty } from '../../parts/States.tsx';
import { DrawState } from '../draws/DrawState.tsx';
import { type Draw, today } from '../draws/draws.ts';
import { dates3d, isMovable } from './dates.ts';
import { MoveDate } from './MoveDate.tsx';
import { YearDialog } from './YearDialog.tsx';

const column = columnsOf<Draw>();
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The dates of 3D, with the way to move one and its bets. */
export function DatesScreen() {
  const query = useQuery(dates3d());
  const [moved, setMoved] = useState<Draw | null>(null);
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('date', { header: 'Date', cell: (cell) => <DateCell day={cell.getValue()} /> }),
        column.accessor('state', { header: 'State', cell: (cell) => <StateCell draw={cell.row.original} /> }),
        column.accessor('opens_at', { header: 'Betting opens', cell: (cell) => <Moment at={cell.getValue()} /> }),
        column.accessor('closes_at', { header: 'Betting closes', cell: (cell) => <Moment at={cell.getValue()} /> }),
        column.accessor('slip_count', { header: 'Slips', meta: { align: 'right' }, cell: (cell) => countShown(cell.getValue()) }),
        column.accessor('staked', { header: 'Staked', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
        column.accessor('result', {
          header: 'Result',
          meta: { align: 'right' },
          cell: (cell) => <strong>{cell.getValue() ?? '–'}</strong>,
        }),
        column.display({
          id: 'deeds',
          header: NoHeader,
          meta: { align: 'right' },
          cell: (cell) => <Deeds draw={cell.row.original} move={setMoved} />,
        }),
      ]),
    [],
  );
  return (
    <Page title="3D dates" hint="Made ahead as the Thai lottery plans them. A date that moves takes its draw and its bets with it.">
      <ConfirmYear />
      <DataTable
        label="3D dates"
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="No dates" hint="Dates appear by themselves while 3D takes bets; see its settings." />}
      />
      {moved && <MoveDate draw={moved} all={query.data?.data ?? []} close={() => setMoved(null)} />}
    </Page>
  );
}

/** Leads to the lists of this year and of the next, which are held against what the lottery announced. */
function ConfirmYear() {
  const [year, setYear] = useState<number | null>(null);
  const this_year = Number(today().slice(0, 4));
  return (
    <Group gap="sm">
      <Text size="sm">Dates of a year:</Text>
      {[this_year, this_year + 1].map((it) => (
        <Button key={it} size="xs" variant="default" onClick={() => setYear(it)}>
          Confirm {it}
        </Button>
      ))}
      {year !== null && <YearDialog year={year} close={() => setYear(null)} />}
    </Group>
  );
}

/** The state of a draw, with the other day for which its number is public. */
function StateCell({ draw }: { draw: Draw }) {
  const { published } = draw;
  return (
    <>
      <DrawState draw={draw} />
      {published !== null && published.date !== draw.date && draw.state === 'closed' && (
        <Text size="xs" c="red">
          Public for {dayShown(published.date)}
        </Text>
      )}
    </>
  );
}

function DateCell({ day }: { day: string }) {
  return (
    <div>
      <strong>{dayShown(day)}</strong>
      <Text size="xs" c="dimmed">
        {WEEKDAYS[weekday(day)]}
      </Text>
    </div>
  );
}

function Deeds({ draw, move }: { draw: Draw; move: (draw: Draw) => void }) {
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {isMovable(draw) && (
        <Button size="xs" variant="default" onClick={() => move(draw)} aria-label={`Move the draw of ${dayShown(draw.date)}`}>
          Move
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        renderRoot={(props) => <Link to="/draws/$draw_id" params={{ draw_id: String(draw.id) }} {...props} />}
        aria-label={`Open the draw of ${dayShown(draw.date)}`}
      >
        Open
      </Button>
    </Group>
  );
}
