import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { addDays, countShown, dayShown, lotteryOf } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { type Address, page } from '../../app/page.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { DrawState } from '../../parts/DrawState.tsx';
import { type Draw, drawsOfDay, drawsSearch, today, waitsForDecision } from '../../parts/draws.ts';
import { Icon } from '../../parts/Icon.tsx';
import { List } from '../../parts/List.tsx';
import { LotteryChoice } from '../../parts/LotteryChoice.tsx';
import { FIRST_LOTTERY } from '../../parts/lottery-choice.ts';
import { Countdown, Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { TimeInput } from '../../parts/TimeInput.tsx';

const columns: Columns<Draw> = [
  { header: 'Day', cell: (row) => dayShown(row.date) },
  { header: 'Section', cell: (row) => <strong>{row.section}</strong> },
  { header: 'State', cell: (row) => <DrawState draw={row} /> },
  { header: 'Betting closes', cell: (row) => <Closes draw={row} /> },
  { header: 'Slips', align: 'right', cell: (row) => countShown(row.slip_count) },
  { header: 'Staked', align: 'right', cell: (row) => <Money kyat={row.staked} /> },
  { header: 'Paid', align: 'right', cell: (row) => <Money kyat={row.paid} /> },
  { header: 'Result', align: 'right', cell: (row) => <Result draw={row} /> },
  { header: null, align: 'right', cell: (row) => <OpenDraw draw={row} /> },
];

/** The draws of a lottery on a day. */
export const drawsPage = page('/draws', { search: drawsSearch, load: drawsOfDay, screen: Draws });

function Draws({ search, change }: Address<typeof drawsSearch>) {
  const { day = today(), lottery = FIRST_LOTTERY } = search;
  const hint = lottery === '3D' ? 'Draws of the month before and after a day in Yangon.' : 'Draws of one day in Yangon.';
  const goTo = (to: string) => change({ day: to === today() ? undefined : to });
  return (
    <Page title={`${lotteryOf(lottery).name} draws`} hint={hint} aside={<DayPicker day={day} goTo={goTo} />}>
      <div>
        <LotteryChoice lottery={lottery} choose={(code) => change({ lottery: code })} />
      </div>
      <List
        label="Draws"
        columns={columns}
        from={drawsOfDay({ day, lottery })}
        empty={{ title: 'No draws here', hint: 'It is a day without draws, an off day, or too far ahead.' }}
      />
    </Page>
  );
}

function DayPicker({ day, goTo }: { day: string; goTo: (day: string) => void }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon variant="default" size="lg" aria-label="The day before" onClick={() => goTo(addDays(day, -1))}>
        <Icon name="left" />
      </ActionIcon>
      <TimeInput kind="day" w={144} aria-label="Day" value={day} onChange={(to) => to && goTo(to)} />
      <ActionIcon variant="default" size="lg" aria-label="The day after" onClick={() => goTo(addDays(day, 1))}>
        <Icon name="right" />
      </ActionIcon>
      <Button variant="default" size="sm" onClick={() => goTo(today())} disabled={day === today()}>
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
  return waitsForDecision(draw) ? <Tag>to confirm</Tag> : '–';
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
