import { dayShown, yangonDay } from '@shwekan/rules';

/** The last day in Yangon of what is over at an instant: that of the moment before. */
export function lastDayShown(until: string): string {
  return dayShown(yangonDay(new Date(Date.parse(until) - 1)));
}
