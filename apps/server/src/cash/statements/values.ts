import { latinDigits, parseKyat, yangonInstant } from '@shwekan/rules';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** How days are written; the order of Myanmar's apps, day before month, wherever the year stands last. */
const DAYS: readonly { pattern: RegExp; order: readonly ['year' | 'month' | 'day', 'year' | 'month' | 'day', 'year' | 'month' | 'day'] }[] =
  [
    { pattern: /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, order: ['year', 'month', 'day'] },
    { pattern: /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/, order: ['day', 'month', 'year'] },
    { pattern: /(?<!\d)(\d{1,2})[-/. ]([a-z]{3})[a-z]*[-/. ,]+(\d{4})(?!\d)/, order: ['day', 'month', 'year'] },
    { pattern: /([a-z]{3})[a-z]* (\d{1,2}),? (\d{4})(?!\d)/, order: ['month', 'day', 'year'] },
    { pattern: /(?<!\d)(\d{4})(\d\d)(\d\d)(?=\d{6}(?!\d)|(?!\d))/, order: ['year', 'month', 'day'] },
  ];
/** A time of day in Burmese, before a clock or behind it. */
const PART = String.raw`(?<!\p{L}|\p{M})(?:မနက်|နံနက်|နေ့လယ်|နေ့လည်|နေ့ခင်း|မွန်းလွဲ|ညနေ|ည(?!\p{L}|\p{M}))`;
const CLOCK = new RegExp(
  String.raw`(?:(?<before>${PART})[^\S\n]*)?(?<!\d)(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d))?(?:\.\d+)?(?:[^\S\n]*(?:(?<half>[ap])\.?m\b|(?<behind>${PART})))?`,
  'u',
);
const COMPACT_CLOCK = /(?<!\d)\d{8}(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)(?!\d)/;

/** An instant of a statement, which stands in Yangon's time; null of what names no day. A day alone is its midnight. */
export function readInstant(day_text: string, clock_text = day_text): Date | null {
  const day = readDay(plainText(day_text));
  if (day === null) return null;
  const clock = readClock(plainText(clock_text)) ?? { hours: 0, minutes: 0, seconds: 0 };
  if (clock.hours > 23 || clock.minutes > 59 || clock.seconds > 59) return null;
  const at = yangonInstant(day, `${two(clock.hours)}:${two(clock.minutes)}`);
  return new Date(at.getTime() + clock.seconds * 1000);
}

function readDay(text: string): string | null {
  for (const { pattern, order } of DAYS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const part = (name: 'year' | 'month' | 'day') => found[order.indexOf(name) + 1] ?? '';
    const month = /^\d+$/.test(part('month')) ? Number(part('month')) : MONTHS.indexOf(part('month').slice(0, 3)) + 1;
    const [year, day] = [Number(part('year')), Number(part('day'))];
    const at = new Date(Date.UTC(year, month - 1, day));
    // A day that no calendar has is none, and one of another century is a number that looks like a day.
    if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day || year < 2000 || year > 2999) continue;
    return `${year}-${two(month)}-${two(day)}`;
  }
  return null;
}

function readClock(text: string) {
  const { hour, minute, second = '0', half, before, behind } = (CLOCK.exec(text) ?? COMPACT_CLOCK.exec(text))?.groups ?? {};
  if (hour === undefined || minute === undefined) return null;
  return { hours: hourOfDay(Number(hour), half ?? before ?? behind), minutes: Number(minute), seconds: Number(second) };
}

/** The hour that a clock of twelve hours names beside the half or the part of a day; an hour above twelve needs neither. */
function hourOfDay(hour: number, part: string | undefined): number {
  if (part === undefined || hour > 12) return hour;
  const early = hour % 12;
  if (part === 'a' || part === 'မနက်' || part === 'နံနက်') return early;
  // Night is from six in the evening to the morning, noon from ten to the afternoon.
  if (part === 'ည') return early < 6 ? early : early + 12;
  const isNoon = part.startsWith('နေ့');
  return isNoon && early >= 10 ? early : early + 12;
}

/** An amount of a statement in pya, with its sign: "30,000.00", "+30000", "(1,000)", "MMK 5,000", "၅,၀၀၀ ကျပ်". Null of anything else, and of none. */
export function readAmount(text: string): number | null {
  const plain = plainText(text)
    .replace(/(mmk|kyats?|kyat|ks|ကျပ်)\.?/g, '')
    .replace(/[\s,]/g, '');
  const isBracketed = /^\(.*\)$/.test(plain);
  const [, sign = '', digits = '', end = ''] = /^([-+−]?)(\d+(?:\.\d{1,2})?)(-?)$/.exec(isBracketed ? plain.slice(1, -1) : plain) ?? [];
  const pya = parseKyat(digits);
  if (pya === null) return null;
  return isBracketed || sign === '-' || sign === '−' || end === '-' ? -pya : pya;
}

/** Small letters, Latin digits, no odd spaces: what patterns are written for. */
export function plainText(text: string): string {
  return latinDigits(text).normalize('NFKC').toLowerCase().trim();
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}
