import { ActionIcon, Badge, Button, Group, Text, TextInput } from '@mantine/core';
import { addDays, countShown, dayShown, lotteryOf } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { columnsOf, DataTable, NoHeader } from '../../parts/DataTable.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { LotteryChoice } from '../../parts/LotteryChoice.tsx';
import { FIRST_LOTTERY } from '../../parts/lottery-choice.ts';
import { Countdown, Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { Empty } from '../../parts/States.tsx';
import { DrawState } from './DrawState.tsx';
import { type Draw, drawsOfDay, today, waitsForDecision } from './draws.ts';

const route = getRouteApi('/shell/draws');
const column = columnsOf<Draw>();

const columns = column.columns([
  column.accessor('date', { header: 'Day', cell: (cell) => dayShown(cell.getValue()) }),
  column.accessor('section', { header: 'Section', cell: (cell) => <strong>{cell.getValue()}</strong> }),
  column.accessor('state', { header: 'State', cell: (cell) => <DrawState draw={cell.row.original} /> }),
  column.accessor('closes_at', { header: 'Betting closes', cell: (cell) => <Closes draw={cell.row.original} /> }),
  column.accessor('slip_count', { header: 'Slips', meta: { align: 'right' }, cell: (cell) => countShown(cell.getValue()) }),
  column.accessor('staked', { header: 'Staked', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
  column.accessor('paid', { header: 'Paid', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
  column.accessor('result', { header: 'Result', meta: { align: 'right' }, cell: (cell) => <Result draw={cell.row.original} /> }),
  column.display({ id: 'open', header: NoHeader, meta: { align: 'right' }, cell: (cell) => <OpenDraw draw={cell.row.original} /> }),
]);

/** The draws of a lottery on a day. */
export function DrawsScreen() {
  const { day = today(), lottery = FIRST_LOTTERY } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(drawsOfDay({ day, lottery }));
  const hint = lottery === '3D' ? 'Draws of the month before and after a day in Yangon.' : 'Draws of one day in Yangon.';
  return (
    <Page title={`${lotteryOf(lottery).name} draws`} hint={hint} aside={<DayPicker day={day} />}>
      <div>
        <LotteryChoice lottery={lottery} choose={(code) => navigate({ search: (old) => ({ ...old, lottery: code }) })} />
      </div>
      <DataTable
        label="Draws"
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="No draws here" hint="It is a day without draws, an off day, or too far ahead." />}
      />
    </Page>
  );
}

function DayPicker({ day }: { day: string }) {
  const navigate = route.useNavigate();
  const go = (to: string) => navigate({ search: (old) => ({ ...old, day: to === today() ? undefined : to }) });
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon variant="default" size="lg" aria-label="The day before" onClick={() => go(addDays(day, -1))}>
        <Icon name="left" />
      </ActionIcon>
      <TextInput
        type="date"
        aria-label="Day"
        value={day}
        onChange={(event) => event.currentTarget.value && go(event.currentTarget.value)}
      />
      <ActionIcon variant="default" size="lg" aria-label="The day after" onClick={() => go(addDays(day, 1))}>
        <Icon name="right" />
      </ActionIcon>
      <Button variant="default" size="sm" onClick={() => go(today())} disabled={day === today()}>
        Today
      </Button>
    </Group>
  );
}

function Closes({ draw }: { draw: Draw }) {
  return (
    <div>
      <Moment at={draw.closes_at} />
      {draw.state === 'open' && (
        <Text size="xs" c="dimmed">
          in <Countdown until={draw.closes_at} over="a moment" />
        </Text>
      )}
    </div>
  );
}

function Result({ draw }: { draw: Draw }) {
  if (draw.result !== null) return <strong>{draw.result}</strong>;
  return waitsForDecision(draw) ? <Badge>to confirm</Badge> : '–';
}

function OpenDraw({ draw }: { draw: Draw }) {
  return (
    <Button
      size="xs"
      variant="default"
      renderRoot={(props) => <Link to="/draws/$draw_id" params={{ draw_id: String(draw.id) }} {...props} />}
      aria-label={`Open the draw of ${dayShown(draw.date)} ${draw.section}`}
    >
      Open
    </Button>
  );
}
