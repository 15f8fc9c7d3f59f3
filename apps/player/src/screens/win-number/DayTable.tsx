import { fill } from '@shwekan/phrases/fill';
import { useT } from '../../house/language.ts';
import { dayName, weekdayNames } from '../../parts/days/day-names.ts';
import type { Cell, TableDay, TableWeek } from './number-table.ts';

type DayTableProps = { sections: readonly string[]; weeks: readonly TableWeek[]; today: string; open: (day: string) => void };

/** Days below one another, their sections side by side, the newest first. A day opens to how its numbers came about. */
export function DayTable({ sections, weeks, today, open }: DayTableProps) {
  const t = useT('numbers');
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 rounded-card border border-line bg-card shadow-card">
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-[4.25rem] rounded-tl-card pl-3 text-left zoomed:w-auto zoomed:pl-1.5`}>
            {t.day}
          </th>
          {sections.map((section) => (
            <th
              key={section}
              scope="col"
              className={`${HEAD} amount text-center last:rounded-tr-card zoomed:whitespace-normal zoomed:px-2 huge:px-0`}
            >
              {section}
            </th>
          ))}
        </tr>
      </thead>
      {weeks.map((week) => (
        <Week key={week.monday} week={week} columns={sections.length + 1} today={today} open={open} />
      ))}
    </table>
  );
}

/** Below the title and the tabs, which stay as well. */
const HEAD =
  'sticky top-25 z-[4] huge:static flat:static border-line border-b bg-sunk py-2 font-normal text-soft text-xs huge:text-[length:min(0.75rem,5vw)]';

type WeekProps = { week: TableWeek; columns: number; today: string; open: (day: string) => void };

function Week({ week, columns, today, open }: WeekProps) {
  const t = useT('numbers');
  const names = useT('lottery');
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={columns}
          className="border-line border-b bg-sunk/60 px-3 py-1 text-left font-normal text-soft text-xs"
        >
          {fill(t.week_of, { day: dayName(week.monday, today, names) })}
        </th>
      </tr>
      {week.days.map((it) => (
        <Day key={it.day} it={it} columns={columns} today={today} open={open} />
      ))}
    </tbody>
  );
}

type DayProps = { it: TableDay; columns: number; today: string; open: (day: string) => void };

function Day({ it, columns, today, open }: DayProps) {
  const names = useT('lottery');
  const { day, rest, cells } = it;
  const name = weekdayNames(names)[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  const label = (
    <>
      <span className="text-soft text-xs">{name}</span>
      <b className="amount text-base leading-none">{Number(day.slice(8))}</b>
    </>
  );
  if (rest !== null) {
    return (
      <tr>
        <th scope="row" className={ROW_HEAD}>
          <span className="flex min-h-12 items-center gap-2 pl-3 zoomed:gap-1 zoomed:pl-1.5">{label}</span>
        </th>
        <td colSpan={columns - 1} className="border-line/60 border-b px-2 py-1 text-center text-soft text-sm">
          {rest}
        </td>
      </tr>
    );
  }
  return (
    <tr onClick={() => open(day)} className={`cursor-pointer active:bg-gold-wash ${day === today ? 'bg-gold-wash/60' : ''}`}>
      <th scope="row" className={ROW_HEAD}>
        <button
          type="button"
          aria-label={dayName(day, today, names)}
          aria-haspopup="dialog"
          className="flex min-h-12 w-full items-center gap-2 pl-3 zoomed:gap-1 zoomed:pl-1.5"
        >
          {label}
        </button>
      </th>
      {cells.map((cell) => (
        <td key={cell.section} className="border-line/60 border-b p-0 text-center">
          <CellText cell={cell} />
        </td>
      ))}
    </tr>
  );
}

const ROW_HEAD = 'border-line/60 border-b p-0 text-left font-normal';

function CellText({ cell }: { cell: Cell }) {
  const t = useT('numbers');
  if (cell.is === 'drawn') return <b className="amount font-bold text-gold-ink text-xl">{cell.number}</b>;
  if (cell.is === 'called_off') return <span className="text-soft text-xs">{t.called_off}</span>;
  return (
    <span className="text-soft">
      <span aria-hidden="true">{cell.is === 'awaited' ? '--' : '·'}</span>
      <span className="sr-only">{cell.is === 'awaited' ? t.not_yet : t.no_number}</span>
    </span>
  );
}
