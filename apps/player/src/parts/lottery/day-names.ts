import { type Language, pageLanguage } from '@shwekan/phrases/languages';

/** Latin digits and our calendar in every language: Burmese and Thai would bring their own. */
function locale(language: Language): string {
  return `${pageLanguage[language]}-u-ca-gregory-nu-latn`;
}

/** A Yangon day (YYYY-MM-DD) as a short name: "Fri, 20 Nov". */
export function dayName(day: string, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(noon(day));
}

/** The month of a day: "November 2026". */
export function monthName(day: string, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noon(day));
}

/** The seven days of a week, Monday first, as short as the language allows. */
export function weekdayNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(locale(language), { weekday: 'short', timeZone: 'UTC' });
  // The 5th of January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, weekday) => format.format(new Date(Date.UTC(1970, 0, 5 + weekday))));
}

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
