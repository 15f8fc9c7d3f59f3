import { sectionTime, yangonInstant } from '@shwekan/rules';

const HOUR_MS = 3_600_000;

/** When a draw's time has come. */
function drawnAt_ms({ date, section }: { date: string; section: string }): number {
  const time = sectionTime(section);
  return time === null ? 0 : yangonInstant(date, time).getTime();
}

/** Until when a number that was drawn stands above the numbers to bet on: an hour from its draw's time on, after which the day's results have it. */
export const standsUntil_ms = (draw: { date: string; section: string }): number => drawnAt_ms(draw) + HOUR_MS;
