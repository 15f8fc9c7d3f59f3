import { yangonDay, yangonTime } from '@shwekan/rules';

/** An instant as a field of date and time shows it: Yangon's, to the minute. Empty for none. */
export function typedOf(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  return `${yangonDay(at)}T${yangonTime(at).slice(0, 5)}`;
}

/** The instant that was typed as Yangon's time; null for an empty field. */
export function instantOf(typed: string): string | null {
  return typed === '' ? null : `${typed.slice(0, 16)}:00+06:30`;
}
