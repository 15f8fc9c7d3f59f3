import { Group, Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import classes from './YearCalendar.module.css';
import { MONTHS, markOf, sentencesOf, WEEKDAYS, weeksOf, type YearDay } from './year-view.ts';

type YearCalendarProps = { days: readonly YearDay[]; today: string; chosen: string | undefined; choose: (day: string) => void };

/** Twelve months with what each day is for the lotteries; a day that is pressed says all of it. */
export function YearCalendar({ days, ...more }: YearCalendarProps) {
  return (
    <>
      <Legend />
      <div className={classes.months}>
        {MONTHS.map((name, month) => (
          <Month key={name} name={name} days={days.filter((it) => Number(it.day.slice(5, 7)) === month + 1)} {...more} />
        ))}
      </div>
    </>
  );
}

const MONDAY_FIRST = [
  { day: 1, short: 'Mon' },
  { day: 2, short: 'Tue' },
  { day: 3, short: 'Wed' },
  { day: 4, short: 'Thu' },
  { day: 5, short: 'Fri' },
  { day: 6, short: 'Sat' },
  { day: 0, short: 'Sun' },
];

function Month({ name, days, today, chosen, choose }: YearCalendarProps & { name: string }) {
  return (
    <table className={classes.month}>
      <caption>{name}</caption>
      <thead>
        <tr>
          {MONDAY_FIRST.map(({ day, short }) => (
            <th key={day} scope="col" abbr={WEEKDAYS[day]}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week, nth) => (
          // A week of a month has no other name than its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks do not move.
          <tr key={nth}>
            {week.map((day, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its day of the week.
              <td key={at}>{day && <DayButton day={day} isToday={day.day === today} isChosen={day.day === chosen} choose={choose} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayButtonProps = { day: YearDay; isToday: boolean; isChosen: boolean; choose: (day: string) => void };

/** A day. Those of which there is nothing special to say are no stops for keys. */
function DayButton({ day, isToday, isChosen, choose }: DayButtonProps) {
  const mark = markOf(day);
  const isPlain = mark === null || mark === 'none';
  return (
    <button
      type="button"
      className={classes.day}
      data-mark={mark ?? undefined}
      data-planned={day.date?.is_confirmed === false || undefined}
      data-today={isToday || undefined}
      aria-pressed={isChosen}
      aria-label={`${dayShown(day.day)}: ${sentencesOf(day).join('. ')}`}
      title={sentencesOf(day).join('. ')}
      tabIndex={isPlain && !isToday ? -1 : 0}
      onClick={() => choose(day.day)}
    >
      {Number(day.day.slice(8))}
    </button>
  );
}

const MARKS = [
  { mark: 'date', words: 'A date of 3D' },
  { mark: 'date', words: '3D date, not confirmed', planned: true },
  { mark: 'off', words: 'Off day' },
  { mark: 'holiday', words: 'Holiday, no off day yet' },
  { mark: 'moved', words: '3D moved away' },
];

function Legend() {
  return (
    <Group gap="md" mb="sm">
      {MARKS.map(({ mark, words, planned }) => (
        <Group key={words} gap={6}>
          <span className={`${classes.day} ${classes.legend}`} data-mark={mark} data-planned={planned} aria-hidden="true" />
          <Text size="xs">{words}</Text>
        </Group>
      ))}
    </Group>
  );
}
