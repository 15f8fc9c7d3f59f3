import { weekday } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { IconButton } from '../Button.tsx';
import { NextIcon } from '../icons.tsx';
import { dayName, monthName, weekdayNames } from './day-names.ts';
import { type Days, isWithin, monthAfter, monthBefore, monthOf, weeksOf } from './days.ts';
import { useDayKeys } from './use-day-keys.ts';

type MonthCalendarProps = {
  /** A day of the month that is shown. */
  shown: string;
  /** Shows another day's month. */
  turn: (day: string) => void;
  chosen: string;
  choose: (day: string) => void;
  /** Nothing later can be chosen. */
  today: string;
  /** Days that are marked beside the chosen one. */
  within?: Days;
};

/** A week of the calendar with the room below it. */
const ROW_REM = 2.875;

/** A month of days. Always six weeks high, so that no month moves what is below. */
export function MonthCalendar({ shown, turn, chosen, choose, today, within }: MonthCalendarProps) {
  const t = useT('lottery');
  const month = monthOf(shown);
  const next = monthAfter(shown);
  const weeks = weeksOf(month, weekday);
  const { table, entry, keys } = useDayKeys({ month, chosen, today, turn });
  return (
    <section aria-label={monthName(shown, t)}>
      <header className="flex items-center">
        <IconButton name={t.previous_month} onClick={() => turn(monthOf(monthBefore(shown)).end_date)}>
          <NextIcon className="size-5 rotate-180" />
        </IconButton>
        <h2 aria-live="polite" className="flex-1 text-center font-semibold huge:text-sm">
          {monthName(shown, t)}
        </h2>
        <IconButton name={t.next_month} disabled={next > today} onClick={() => turn(next)}>
          <NextIcon className="size-5" />
        </IconButton>
      </header>
      <table ref={table} onKeyDown={keys} className="w-full table-fixed border-separate border-spacing-0.5 narrow:border-spacing-x-0">
        <thead>
          <tr>
            {weekdayNames(t).map((name) => (
              <th key={name} scope="col" className="truncate pb-1 font-normal text-soft text-xs">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((it) => it !== null)}>
              {week.map((it, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven places
                <td key={place} className="p-0">
                  {it !== null && (
                    <DayButton
                      day={it}
                      chosen={it === chosen}
                      marked={within !== undefined && isWithin(it, within)}
                      disabled={it > today}
                      entry={it === entry}
                      name={dayName(it, today, t)}
                      choose={choose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {weeks.length < 6 && <div aria-hidden="true" style={{ height: `${(6 - weeks.length) * ROW_REM}rem` }} />}
    </section>
  );
}

type DayButtonProps = {
  day: string;
  chosen: boolean;
  marked: boolean;
  disabled: boolean;
  /** The day at which the keys enter the month. */
  entry: boolean;
  name: string;
  choose: (day: string) => void;
};

function DayButton({ day, chosen, marked, disabled, entry, name, choose }: DayButtonProps) {
  return (
    <button
      type="button"
      data-day={day}
      aria-pressed={chosen}
      aria-label={name}
      disabled={disabled}
      tabIndex={entry ? 0 : -1}
      onClick={() => choose(day)}
      className={`amount flex w-full flex-col items-center justify-center rounded-control text-sm leading-5 active:bg-gold-wash disabled:opacity-40 aria-pressed:bg-gold aria-pressed:font-semibold aria-pressed:text-on-gold h-11 ${marked ? 'bg-gold-wash' : ''}`}
    >
      {Number(day.slice(8))}
    </button>
  );
}
