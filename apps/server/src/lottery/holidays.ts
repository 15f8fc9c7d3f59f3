import { addDays, weekday } from '@shwekan/rules';

/** A day on which the exchange of Thailand rests. `day` is null where nobody has told the date yet; one that moves with the moon is to be checked. */
export type Holiday = { day: string | null; name: string; is_moving: boolean };
type DatedHoliday = Holiday & { day: string };

/** Bank of Thailand: since 2007 financial institutions, and with them the SET, rest on Asalha Puja in place of Buddhist Lent. */
const NO_BANK_HOLIDAY = 'Buddhist Lent';
/** A bank holiday that the library does not know. */
const LABOUR_DAY = { day: '05-01', name: 'National Labour Day' };
/** The names, in the library, of days that follow the moon: dates are announced, and known to it for some years only. */
const MOON_DAYS = ['Makha Bucha', 'Vesak Day', 'Asalha Puja'];
const SONGKRAN = 'Songkran Festival';
const MOVING = /^\d{4}-/;
const SUNDAY = 0;
const SATURDAY = 6;

/**
 * The days of a year on which the Stock Exchange of Thailand is expected to rest: public holidays, and where they fall on a weekend the
 * next working day. A proposal: special holidays of a year are announced, and moon days without a date come last, to be filled in.
 */
export async function proposedHolidays(year: number): Promise<Holiday[]> {
  const holidays = await holidaysOf(year);
  // New Year's Eve of the year before may be made up for in this one.
  const around = [...(await holidaysOf(year - 1)), ...holidays];
  const resting = [...around.filter((it) => !isWeekend(it.day)), ...substitutes(around)].filter((it) => it.day.startsWith(`${year}-`));
  const known = new Set(holidays.map((it) => it.name));
  const missing = MOON_DAYS.filter((it) => !known.has(it)).map((name) => ({ day: null, name, is_moving: true }));
  return [...resting.sort((a, b) => a.day.localeCompare(b.day)), ...missing];
}

async function holidaysOf(year: number): Promise<DatedHoliday[]> {
  // The package is loaded when it is asked for: it brings the holidays of every country.
  const { default: Holidays } = await import('date-holidays');
  const library = new Holidays('TH', { languages: ['en'], types: ['public', 'bank'] });
  const public_days = library
    .getHolidays(year)
    .filter((it) => it.name !== NO_BANK_HOLIDAY)
    .map((it) => ({ day: it.date.slice(0, 10), name: it.name, is_moving: MOVING.test(it.rule) }));
  const all = [...public_days, { day: `${year}-${LABOUR_DAY.day}`, name: LABOUR_DAY.name, is_moving: false }];
  return all.sort((a, b) => a.day.localeCompare(b.day)).filter((it, index, days) => it.day !== days[index - 1]?.day);
}

/**
 * Bank of Thailand's habit: a holiday on a weekend is made up for on the next working day, a Saturday and a Sunday together on one.
 * Songkran, three days long, is made up for only when it loses both.
 */
function substitutes(holidays: DatedHoliday[]): DatedHoliday[] {
  const taken = new Set(holidays.map((it) => it.day));
  const lost = holidays.filter((it) => isWeekend(it.day));
  return lost.flatMap((it) => {
    const is_second = weekday(it.day) === SUNDAY && lost.some((other) => other.day === addDays(it.day, -1));
    const is_first = weekday(it.day) === SATURDAY && lost.some((other) => other.day === addDays(it.day, 1));
    if (is_first || (it.name === SONGKRAN && !is_second)) return [];
    let day = addDays(it.day, 1);
    while (isWeekend(day) || taken.has(day)) day = addDays(day, 1);
    taken.add(day);
    return [{ day, name: `${it.name} (substitution)`, is_moving: it.is_moving }];
  });
}

function isWeekend(day: string): boolean {
  return weekday(day) === SATURDAY || weekday(day) === SUNDAY;
}
