import { Button, Group, Text } from '@mantine/core';
import { countShown, dayShown, weekday } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { listPage } from '../../app/page.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { DrawState } from '../../parts/DrawState.tsx';
import { type Draw, today } from '../../parts/draws.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { dates3d, isMovable } from './dates.ts';
import { MoveDate } from './MoveDate.tsx';
import { YearDialog } from './YearDialog.tsx';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The dates of 3D, with the way to move one and its bets. */
export const datesPage = listPage('/dates', {
  title: '3D dates',
  hint: 'Made ahead as the Thai lottery plans them. A date that moves takes its draw and its bets with it.',
  load: dates3d,
  filters: () => <ConfirmYear />,
  columns: [
    { header: 'Date', cell: (row) => <DateCell day={row.date} /> },
    { header: 'State', cell: (row) => <StateCell draw={row} /> },
    { header: 'Betting opens', cell: (row) => <Moment at={row.opens_at} /> },
    { header: 'Betting closes', cell: (row) => <Moment at={row.closes_at} /> },
    { header: 'Slips', align: 'right', cell: (row) => countShown(row.slip_count) },
    { header: 'Staked', align: 'right', cell: (row) => <Money kyat={row.staked} /> },
    { header: 'Result', align: 'right', cell: (row) => <strong>{row.result ?? '–'}</strong> },
    { header: null, align: 'right', cell: (row) => <DateDeeds draw={row} /> },
  ],
  empty: { title: 'No dates', hint: 'Dates appear by themselves while 3D takes bets; see its settings.' },
});

/** Leads to the lists of this year and of the next, which are held against what the lottery announced. */
function ConfirmYear() {
  const this_year = Number(today().slice(0, 4));
  return (
    <Group gap="sm">
      <Text size="sm">Dates of a year:</Text>
      {[this_year, this_year + 1].map((year) => (
        <DialogButton key={year} label={`Confirm ${year}`} dialog={(close) => <YearDialog year={year} close={close} />} />
      ))}
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

function DateDeeds({ draw }: { draw: Draw }) {
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {isMovable(draw) && (
        <DialogButton
          label="Move"
          name={`Move the draw of ${dayShown(draw.date)}`}
          dialog={(close) => <MoveDate draw={draw} close={close} />}
        />
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
