import { dayShown } from '@shwekan/rules';
import { useState } from 'react';
import { CalendarIcon } from '../icons.tsx';
import { Sheet } from '../Sheet.tsx';
import type { Days } from './days.ts';
import { MonthCalendar } from './MonthCalendar.tsx';

type DayFieldProps = { name: string; day: string; days: Days; today: string; change: (day: string) => void };

/** The first or the last of some days, chosen from a calendar: a browser's own would write it in the browser's order and language. */
export function DayField({ name, day, days, today, change }: DayFieldProps) {
  // The month that is shown while one is chosen.
  const [shown, setShown] = useState<string | null>(null);
  const close = () => setShown(null);
  return (
    <div className="flex min-w-0 flex-col gap-1 text-soft text-xs">
      <span aria-hidden="true">{name}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${name} ${dayShown(day)}`}
        onClick={() => setShown(day)}
        className="flex min-h-11 w-full min-w-0 items-center justify-between gap-1 rounded-control border border-edge bg-card px-2.5 text-base text-ink"
      >
        <span className="amount">{dayShown(day)}</span>
        <CalendarIcon className="size-5 text-soft" />
      </button>
      <Sheet title={name} open={shown !== null} close={close}>
        {shown !== null && (
          <div ref={entered} className="-mx-2 text-base text-ink">
            <MonthCalendar
              shown={shown}
              turn={setShown}
              chosen={day}
              choose={(it) => {
                change(it);
                close();
              }}
              today={today}
              within={days}
            />
          </div>
        )}
      </Sheet>
    </div>
  );
}

/** A dialog gives the keys to what asks for them in the document; React's own `autoFocus` comes before the dialog is open. */
function entered(element: HTMLElement | null): void {
  element?.querySelector('[aria-pressed="true"]')?.setAttribute('autofocus', '');
}
