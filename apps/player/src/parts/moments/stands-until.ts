import { sectionTime, yangonInstant } from '@shwekan/rules';

export const HALF_HOUR_MS = 1_800_000;

/** When a draw's time has come. */
function drawnAt_ms({ date, section }: { date: string; section: string }): number {
  const time = sectionTime(section);
  return time === null ? 0 : yangonInstant(date, time).getTime();
}

/** Until when what a player had on a draw stands where the moving number's values do: half an hour from its draw's time on. Its number stays. */
export const standsUntil_ms = (draw: { date: string; section: string }): number => drawnAt_ms(draw) + HALF_HOUR_MS;
