import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { IconButton } from '../../parts/Button.tsx';
import { monthName } from '../../parts/days/day-names.ts';
import { monthAfter, monthBefore } from '../../parts/days/days.ts';
import { MonthCalendar } from '../../parts/days/MonthCalendar.tsx';
import { CalendarIcon, NextIcon } from '../../parts/icons.tsx';
import { Sheet } from '../../parts/Sheet.tsx';

type MonthBarProps = { shown: string; today: string; turn: (day: string) => void; choose: (day: string) => void };

/** Which month is shown: the one before, the one after, or that of a day from the calendar, which is opened. */
export function MonthBar({ shown, today, turn, choose }: MonthBarProps) {
  const t = useT('lottery');
  const { choose_day } = useT('numbers');
  // The month of the calendar while one is chosen.
  const [turned, setTurned] = useState<string | null>(null);
  const close = () => setTurned(null);
  const next = monthAfter(shown);
  return (
    <div className="flex items-center">
      <Before name={t.previous_month} onClick={() => turn(monthBefore(shown))} />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setTurned(shown)}
        className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control active:bg-sunk"
      >
        <h2 aria-live="polite" className="font-semibold huge:text-sm">
          {monthName(shown, t)}
        </h2>
        <CalendarIcon className="size-5 text-gold-ink" />
        <span className="sr-only">{choose_day}</span>
      </button>
      <After name={t.next_month} is_last={next > today} onClick={() => turn(next)} />
      <Sheet title={choose_day} open={turned !== null} close={close}>
        {turned !== null && (
          <MonthCalendar
            shown={turned}
            turn={setTurned}
            chosen={shown}
            choose={(day) => {
              close();
              choose(day);
            }}
            today={today}
          />
        )}
      </Sheet>
    </div>
  );
}

/** Which year is shown. */
export function YearBar({ shown, today, turn }: Omit<MonthBarProps, 'choose'>) {
  const t = useT('numbers');
  const year = Number(shown.slice(0, 4));
  return (
    <div className="flex items-center">
      <Before name={t.previous_year} onClick={() => turn(`${year - 1}-12-31`)} />
      <h2 aria-live="polite" className="amount flex-1 text-center font-semibold huge:text-sm">
        {year}
      </h2>
      <After name={t.next_year} is_last={year >= Number(today.slice(0, 4))} onClick={() => turn(`${year + 1}-01-01`)} />
    </div>
  );
}

function Before({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <IconButton name={name} onClick={onClick}>
      <NextIcon className="size-5 rotate-180" />
    </IconButton>
  );
}

function After({ name, is_last, onClick }: { name: string; is_last: boolean; onClick: () => void }) {
  return (
    <IconButton name={name} disabled={is_last} onClick={onClick}>
      <NextIcon className="size-5" />
    </IconButton>
  );
}
