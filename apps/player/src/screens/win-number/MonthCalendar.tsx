import { weekday } from '@shwekan/rules';
import { useT } from '../../app/language.ts';
import { IconButton } from '../../parts/Button.tsx';
import { NextIcon } from '../../parts/icons.tsx';
import { dayName, monthName, weekdayNames } from '../../parts/lottery/day-names.ts';
import { monthAfter, monthBefore, monthOf, weeksOf } from '../../parts/lottery/days.ts';
import type { Result } from './results.ts';

type MonthCalendarProps = { day: string; today: string; numbers: ReadonlyMap<string, readonly Result[]>; choose: (day: string) => void };

/** A month of days with their last lucky number. Always six weeks high, so that no month moves what is below. */
export function MonthCalendar({ day, today, numbers, choose }: MonthCalendarProps) {
  const t = useT('lottery');
  const month = monthOf(day);
  const next = monthAfter(day);
  const weeks = weeksOf(month, weekday);
  return (
    <section aria-label={monthName(day, t)} className="rounded-card border border-line bg-card p-2 shadow-card">
      <header className="flex items-center">
        <IconButton name={t.previous_month} onClick={() => choose(monthOf(monthBefore(day)).end_date)}>
          <NextIcon className="size-5 rotate-180" />
        </IconButton>
        <h2 aria-live="polite" className="flex-1 text-center font-semibold">
          {monthName(day, t)}
        </h2>
        <IconButton name={t.next_month} disabled={next > today} onClick={() => choose(next)}>
          <NextIcon className="size-5" />
        </IconButton>
      </header>
      <table className="w-full table-fixed border-separate border-spacing-0.5">
        <thead>
          <tr>
            {weekdayNames(t).map((name) => (
              <th key={name} className="truncate pb-1 font-normal text-soft text-xs">
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
                      chosen={it === day}
                      disabled={it > today}
                      numbers={numbers.get(it) ?? []}
                      name={dayName(it, t)}
                      choose={choose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {weeks.length < 6 && <div aria-hidden="true" style={{ height: `${(6 - weeks.length) * 3.125}rem` }} />}
    </section>
  );
}

type DayButtonProps = {
  day: string;
  chosen: boolean;
  disabled: boolean;
  numbers: readonly Result[];
  name: string;
  choose: (day: string) => void;
};

function DayButton({ day, chosen, disabled, numbers, name, choose }: DayButtonProps) {
  const last = numbers[numbers.length - 1];
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={[name, ...numbers.map((it) => it.lucky_number)].join(', ')}
      disabled={disabled}
      onClick={() => choose(day)}
      className="amount flex h-12 w-full flex-col items-center justify-center rounded-control text-sm leading-5 active:bg-gold-wash disabled:opacity-40 aria-pressed:bg-gold aria-pressed:text-on-gold"
    >
      <span className={last === undefined && !chosen ? 'text-soft' : ''}>{Number(day.slice(8))}</span>
      <b className={`min-h-5 ${chosen ? '' : 'text-gold-ink'}`}>{last?.lucky_number}</b>
    </button>
  );
}
