import type { lotteryYear } from '@shwekan/contract';
import { addDays, drawsOn, gloDates, type LotteryCode, lotteryOf } from '@shwekan/rules';
import { calendarLotteries } from '#queries/lottery/calendar.ts';
import { type DatesAroundYearResult, datesAroundYear, drawnInYear, type OffInYearResult, offInYear } from '#queries/lottery/year.ts';
import { readToday } from '../platform/clock.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { drawnOf } from './calendar.ts';
import { proposedHolidays } from './holidays.ts';

/** The lottery that has dates of its own. */
const DATED: LotteryCode = '3D';
type YearDate = { normal_day: string; day: string; draw_id: number | null; is_confirmed: boolean };

/** A year of the lotteries, day by day: what was drawn, and from today on what will be, by the calendar's own rules. */
export async function showYear(world: World, { query: { year } }: Call<typeof lotteryYear.show>) {
  const span = { from_day: `${year}-01-01`, until_day: `${year}-12-31` };
  const today = await readToday(world.db);
  const off = await offInYear.run(span, world.db);
  const drawn = new Map((await drawnInYear.run(span, world.db)).map((it) => [it.day, it.codes as LotteryCode[]]));
  const open = drawnOf(await calendarLotteries.run(undefined, world.db)).map((it) => it.code as LotteryCode);
  const dates = yearDates(year, today, off, await datesAroundYear.run(span, world.db));
  const holidays = await proposedHolidays(year);
  const offOfDay = Map.groupBy(off, (it) => it.day);
  const dateOfDay = new Map(dates.map((it) => [it.day, it]));
  const movedFrom = new Map(dates.filter((it) => it.day !== it.normal_day).map((it) => [it.normal_day, it.day]));
  const holidayOf = new Map(holidays.map((it) => [it.day, it.name]));
  const data = daysOf(span).map((day) => {
    const made = drawn.get(day);
    const rests = offOfDay.get(day) ?? [];
    const date = dateOfDay.get(day) ?? null;
    return {
      day,
      lotteries: inOrder(made ?? (day < today ? [] : planned(open, day, rests, date))),
      is_made: made !== undefined,
      off: rests.map((it) => ({ lottery: it.code as LotteryCode, reason: it.reason })),
      date: date && { normal_day: date.normal_day, draw_id: date.draw_id, is_confirmed: date.is_confirmed },
      moved_to: movedFrom.get(day) ?? null,
      holiday: rests.length === 0 && day >= today ? (holidayOf.get(day) ?? null) : null,
    };
  });
  const isThere = (name: string) => off.some((it) => it.reason.startsWith(name));
  const moon_days = holidays.filter((it) => it.day === null && !isThere(it.name)).map((it) => it.name);
  return { data, today, unconfirmed_dates: dates.filter((it) => it.day >= today && !it.is_confirmed).length, moon_days };
}

/** The dates that fall into a year: where they stand, else as they are planned. The first of the next year may be drawn in this one. */
function yearDates(year: number, today: string, off: readonly OffInYearResult[], rows: readonly DatesAroundYearResult[]): YearDate[] {
  const standing = rows.filter((it) => it.lottery_id === lotteryOf(DATED).id);
  const known = new Map(standing.map((it) => [it.normal_day, it.day]));
  const off_days = new Set(off.filter((it) => it.code === DATED).map((it) => it.day));
  const coming = [year, year + 1]
    .flatMap((of) => gloDates(of, known, off_days))
    .filter((it) => !known.has(it.normal_day) && it.day >= today && it.day.startsWith(`${year}-`));
  return [
    ...standing.map(({ normal_day, day, draw_id = null, is_confirmed }) => ({ normal_day, day, draw_id, is_confirmed })),
    ...coming.map((it) => ({ ...it, draw_id: null, is_confirmed: false })),
  ];
}

/** What will be drawn on a day that has no draws yet. */
function planned(open: readonly LotteryCode[], day: string, rests: readonly OffInYearResult[], date: YearDate | null): LotteryCode[] {
  const resting = new Set(rests.map((it) => it.code));
  return open.filter((code) => {
    const { days, follows } = lotteryOf(code);
    if (code === DATED) return date !== null;
    return !resting.has(code) && !(follows !== null && resting.has(follows)) && drawsOn({ days, off_days: new Set() }, day);
  });
}

function inOrder(codes: readonly LotteryCode[]): LotteryCode[] {
  return codes.toSorted((one, other) => lotteryOf(one).id - lotteryOf(other).id);
}

function daysOf({ from_day, until_day }: { from_day: string; until_day: string }): string[] {
  const days: string[] = [];
  for (let day = from_day; day <= until_day; day = addDays(day, 1)) days.push(day);
  return days;
}
