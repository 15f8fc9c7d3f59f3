import { addDays, drawsOn, type LotteryCode, lotteryOf, sectionTime, weekday } from '@shwekan/rules';
import type { Days } from '../../parts/days/days.ts';
import type { Result } from './results.ts';

/** What stands in a day's place of a section: a number, or why there is none. */
export type Cell = { readonly section: string; readonly number: string | null; readonly is: 'drawn' | 'awaited' | 'called_off' | 'none' };
/** A day of the table: what was drawn, or why the lottery rests. */
export type TableDay = { readonly day: string; readonly rest: string | null; readonly cells: readonly Cell[] };
/** Days of a week from its Monday on, newest first. */
export type TableWeek = { readonly monday: string; readonly days: readonly TableDay[] };

type TableSource = {
  code: LotteryCode;
  month: Days;
  today: string;
  results: ReadonlyMap<string, readonly Result[]>;
  /** Today's sections that have no number yet. */
  awaited: readonly string[];
  rests: readonly { date: string; reason: string }[];
  called_off: readonly { date: string; section: string }[];
};

/** A month as the table that players of 2D know: a day in a line, a section in a column, weeks apart. */
export function tableOf(it: TableSource): { sections: string[]; weeks: TableWeek[] } {
  const sections = sectionsOf(it);
  const days = daysShown(it).map((day) => dayOf(it, day, sections));
  const mondays = [...new Set(days.map(({ day }) => mondayOf(day)))];
  return { sections, weeks: mondays.map((monday) => ({ monday, days: days.filter(({ day }) => mondayOf(day) === monday) })) };
}

/** Days before the first number of the month are none of the house's, unless the lottery rested: those of a house that opened in it. */
function daysShown({ code, month, today, results, awaited, rests, called_off }: TableSource): string[] {
  const calendar = { days: lotteryOf(code).days, off_days: new Set<string>() };
  const first = [...results.keys()].sort()[0] ?? today;
  const known = new Set([...results.keys(), ...rests.map((it) => it.date), ...called_off.map((it) => it.date)]);
  if (awaited.length > 0) known.add(today);
  const last = month.end_date < today ? month.end_date : today;
  const shown: string[] = [];
  for (let day = last; day >= month.start_date; day = addDays(day, -1)) {
    if (known.has(day) || (day > first && day < today && drawsOn(calendar, day))) shown.push(day);
  }
  return shown;
}

function dayOf({ today, results, awaited, rests, called_off }: TableSource, day: string, sections: readonly string[]): TableDay {
  const drawn = results.get(day) ?? [];
  const off = new Set(called_off.filter((it) => it.date === day).map((it) => it.section));
  const cells = sections.map((section): Cell => {
    const number = drawn.find((it) => it.section === section)?.lucky_number ?? null;
    if (number !== null) return { section, number, is: 'drawn' };
    if (off.has(section)) return { section, number, is: 'called_off' };
    return { section, number, is: day === today && awaited.includes(section) ? 'awaited' : 'none' };
  });
  const rest = rests.find((it) => it.date === day)?.reason ?? null;
  // A draw that was held before the day was named a day off stays in sight.
  return { day, rest: cells.some((it) => it.is === 'drawn') ? null : rest, cells };
}

function sectionsOf({ results, awaited, called_off }: TableSource): string[] {
  const known = new Set([...[...results.values()].flat().map((it) => it.section), ...awaited, ...called_off.map((it) => it.section)]);
  return [...known].sort((one, other) => (sectionTime(one) ?? '').localeCompare(sectionTime(other) ?? ''));
}

function mondayOf(day: string): string {
  return addDays(day, -((weekday(day) + 6) % 7));
}
