import { useT } from '../../house/language.ts';
import { DayField } from './DayField.tsx';
import { type DayChoice, daysOf, endingOn, PERIODS, type Period, startingOn } from './days.ts';

type DayFilterProps = { chosen: DayChoice; today: string; choose: (chosen: DayChoice) => void };

/** Which days a history shows: a period that ends today, or any days. */
export function DayFilter({ chosen, today, choose }: DayFilterProps) {
  const t = useT('lottery');
  const days = daysOf(chosen, today);
  const is_own = typeof chosen !== 'string';
  return (
    <div className="flex flex-col gap-2 lg:max-w-[36rem]">
      <fieldset className="no-bar -mx-3 flex min-w-0 gap-1.5 overflow-x-auto px-3 zoomed:mx-0 zoomed:flex-wrap zoomed:px-0">
        <legend className="sr-only">{t.date}</legend>
        {(Object.keys(PERIODS) as Period[]).map((period) => (
          <FilterButton key={period} pressed={chosen === period} onClick={() => choose(period)} name={t[period]} />
        ))}
        <FilterButton pressed={is_own} onClick={() => choose(days)} name={t.days_chosen} />
      </fieldset>
      {is_own && (
        <div className="grid grid-cols-2 gap-2 zoomed:grid-cols-1">
          <DayField name={t.from} day={days.start_date} days={days} today={today} change={(day) => choose(startingOn(days, day))} />
          <DayField name={t.to} day={days.end_date} days={days} today={today} change={(day) => choose(endingOn(days, day))} />
        </div>
      )}
    </div>
  );
}

function FilterButton({ pressed, onClick, name }: { pressed: boolean; onClick: () => void; name: string }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className="min-h-11 flex-auto whitespace-nowrap rounded-control border border-line bg-card px-1.5 text-sm min-[21.875em]:px-2.5 aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:font-semibold aria-pressed:text-on-brand"
    >
      {name}
    </button>
  );
}
