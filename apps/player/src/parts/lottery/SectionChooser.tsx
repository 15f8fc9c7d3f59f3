import { useT } from '../../house/language.ts';
import { nearDayName } from '../days/day-names.ts';
import { useToday } from '../days/use-today.ts';
import type { Lottery } from './use-lottery.ts';

/** The sections that still take bets; the chosen one is the one that is bet on. */
export function SectionChooser({ lottery }: { lottery: Lottery }) {
  const t = useT('lottery');
  const today = useToday();
  const { ahead, section, change } = lottery;
  return (
    <fieldset className="flex min-w-0 gap-2 narrow:gap-1 zoomed:flex-wrap">
      <legend className="sr-only">{t.choose_section}</legend>
      {ahead.map((it) => (
        <button
          key={`${it.date} ${it.time_section}`}
          type="button"
          aria-pressed={it === section}
          onClick={() => change({ change: 'draw', draw: { date: it.date, section: it.time_section } })}
          className="flex min-h-12 min-w-0 zoomed:min-w-fit flex-1 flex-col items-center justify-center rounded-control border border-on-brand-soft/40 px-0.5 zoomed:px-0 py-1 text-on-brand transition-colors aria-pressed:border-gold aria-pressed:bg-gold aria-pressed:text-on-gold"
        >
          <span className="amount font-semibold text-sm leading-5 narrow:text-[0.8125rem] zoomed:text-xs">{it.time_section}</span>
          <span className="max-w-full truncate text-xs leading-5 narrow:text-[0.6875rem]">
            {it.is_open === 0 ? t.section_off : nearDayName(it.date, today, t)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
