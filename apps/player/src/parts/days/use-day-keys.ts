import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Days, dayByKey, isWithin } from './days.ts';

type DayKeys = { month: Days; chosen: string; today: string; turn: (day: string) => void };

/**
 * Makes a month one stop of the keys instead of thirty: they enter it at `entry`, and arrows go from day to day, on to the months
 * beside it, never beyond today. Days say which they are in `data-day`.
 */
export function useDayKeys({ month, chosen, today, turn }: DayKeys) {
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<string | null>(null);
  const arrive = () => {
    if (wanted.current !== null) table.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)?.focus();
    wanted.current = null;
  };
  // A day of another month is there once that month is drawn.
  useEffect(arrive);
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const { day } = (event.target as HTMLElement).dataset;
    const to = day === undefined ? null : dayByKey(day, event.key);
    if (to === null) return;
    event.preventDefault();
    if (to > today) return;
    wanted.current = to;
    if (isWithin(to, month)) arrive();
    else turn(to);
  };
  return { table, entry: [chosen, today].find((it) => isWithin(it, month)) ?? month.start_date, keys };
}
