import { ActionIcon, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { countShown, dayShown, weekday } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { z } from 'zod';
import { type Address, page } from '../../app/page.tsx';
import { dayText } from '../../app/search.ts';
import type { Columns } from '../../parts/DataTable.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { DrawState } from '../../parts/DrawState.tsx';
import { type Draw, today as todayHere } from '../../parts/draws.ts';
import { counted } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { Failed } from '../../parts/States.tsx';
import { ProposeHolidays } from '../lottery/ProposeHolidays.tsx';
import { DayPanel } from './DayPanel.tsx';
import { dates3d, isMovable } from './dates.ts';
import { MoveDate } from './MoveDate.tsx';
import { YearCalendar } from './YearCalendar.tsx';
import { YearDialog } from './YearDialog.tsx';
import { lotteryYear, WEEKDAYS } from './year-view.ts';

const [YEAR_MIN, YEAR_MAX] = [2000, 2100];
const CALENDAR_PX = 480;
const calendarSearch = z.object({ year: z.number().int().min(YEAR_MIN).max(YEAR_MAX).optional().catch(undefined), day: dayText });

/** The lotteries' year: what is drawn when, what rests, and what of the next year is still to be confirmed. */
export const datesPage = page('/dates', {
  search: calendarSearch,
  load: ({ year = thisYear() }) => lotteryYear(year),
  screen: LotteryCalendar,
});

function thisYear(): number {
  return Number(todayHere().slice(0, 4));
}

function LotteryCalendar({ search, change }: Address<typeof calendarSearch>) {
  const { year = thisYear() } = search;
  const { data, error, isFetching, refetch } = useQuery(lotteryYear(year));
  const chosen = data?.data.find((it) => it.day === search.day);
  return (
    <Page
      title={`Calendar of ${year}`}
      hint="What each day of the year is for the lotteries. Press a day to read all of it."
      aside={<YearChoice year={year} choose={(to) => change({ year: to === thisYear() ? undefined : to, day: undefined })} />}
    >
      {year >= thisYear() && <Proposals year={year} unconfirmed={data?.unconfirmed_dates} moon_days={data?.moon_days ?? []} />}
      {error && <Failed error={error} retry={() => refetch()} isRetrying={isFetching} />}
      {!data && !error && <Skeleton height={CALENDAR_PX} />}
      {chosen && data && <DayPanel day={chosen} today={data.today} />}
      {data && (
        <Section title="Twelve months">
          <YearCalendar days={data.data} today={data.today} chosen={search.day} choose={(day) => change({ day }, true)} />
        </Section>
      )}
      <Section title="3D draws" hint="Made ahead as the Thai lottery plans them. A date that moves takes its draw and its bets with it.">
        <List
          label="3D dates"
          columns={columns}
          from={dates3d()}
          empty={{ title: 'No dates', hint: 'Dates appear by themselves while 3D takes bets; see its settings.' }}
        />
      </Section>
    </Page>
  );
}

function YearChoice({ year, choose }: { year: number; choose: (year: number) => void }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon variant="default" size="lg" aria-label="The year before" disabled={year <= YEAR_MIN} onClick={() => choose(year - 1)}>
        <Icon name="left" />
      </ActionIcon>
      <Text fw={700}>{year}</Text>
      <ActionIcon variant="default" size="lg" aria-label="The year after" disabled={year >= YEAR_MAX} onClick={() => choose(year + 1)}>
        <Icon name="right" />
      </ActionIcon>
    </Group>
  );
}

type ProposalsProps = { year: number; unconfirmed: number | undefined; moon_days: readonly string[] };

/** What is proposed for a year: the dates of 3D and the holidays of the exchange, each confirmed as a list. */
function Proposals({ year, unconfirmed, moon_days }: ProposalsProps) {
  return (
    <Section title={`Proposed for ${year}`} hint="Held against what was announced, corrected, and confirmed as a list.">
      <Stack gap="sm">
        <Group gap="sm">
          <Text size="sm">3D dates:</Text>
          <DialogButton key={year} label={`Confirm ${year}`} dialog={(close) => <YearDialog year={year} close={close} />} />
          {unconfirmed !== undefined && (
            <Text size="sm" c="dimmed">
              {unconfirmed === 0 ? 'All that are to come are confirmed.' : `${counted(unconfirmed, 'date')} not confirmed yet.`}
            </Text>
          )}
        </Group>
        <ProposeHolidays lottery="2D" year={year} />
        {moon_days.length > 0 && (
          <Text size="sm" c="dimmed">
            No date is known yet of {moon_days.join(', ')}: fill it in once it is announced.
          </Text>
        )}
      </Stack>
    </Section>
  );
}

const columns: Columns<Draw> = [
  { header: 'Date', cell: (row) => <DateCell day={row.date} /> },
  { header: 'State', cell: (row) => <StateCell draw={row} /> },
  { header: 'Betting opens', cell: (row) => <Moment at={row.opens_at} /> },
  { header: 'Betting closes', cell: (row) => <Moment at={row.closes_at} /> },
  { header: 'Slips', align: 'right', cell: (row) => countShown(row.slip_count) },
  { header: 'Staked', align: 'right', cell: (row) => <Money kyat={row.staked} /> },
  { header: 'Result', align: 'right', cell: (row) => <strong>{row.result ?? '–'}</strong> },
  { header: null, align: 'right', cell: (row) => <DateDeeds draw={row} /> },
];

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
