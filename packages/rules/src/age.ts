import { MINIMUM_AGE_YEARS } from './minimum-age.ts';
import { isDay } from './time.ts';

export const EARLIEST_BIRTHDAY = '1900-01-01';

export type BirthdayRefusal = 'under_age' | 'birthday_not_valid';

/**
 * Full years of age on a Yangon day; both are YYYY-MM-DD and must exist. A person born on 29 February is a year older on
 * 1 March of other years.
 */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Why someone born on this day may not play on the Yangon day `today`, or null. A minimum below 18 counts as 18. */
export function refuseBirthday(birthday: string, today: string, minimum_age_years: number = MINIMUM_AGE_YEARS): BirthdayRefusal | null {
  if (!isDay(birthday) || birthday < EARLIEST_BIRTHDAY || birthday > today) return 'birthday_not_valid';
  const minimum_years = Math.max(minimum_age_years, MINIMUM_AGE_YEARS);
  return ageOn(birthday, today) < minimum_years ? 'under_age' : null;
}
