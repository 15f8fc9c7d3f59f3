import { addDays, yangonDay, yangonInstant } from '@shwekan/rules';
import { useReducer } from 'react';
import { useDrawnTime } from '../../house/clock.ts';
import { useCall } from '../../house/query.ts';
import { useDeadline } from '../use-deadline.ts';

/**
 * The day it is in Yangon by the server's clock: the next one from its first instant on, also on a screen that nobody touches. Asks for that clock, and is drawn again
 * when it is known: a phone's own may be wrong.
 */
export function useToday(): string {
  useCall('GET /api/app-setting');
  const [, turn] = useReducer((count: number) => count + 1, 0);
  const today = yangonDay(new Date(useDrawnTime()));
  useDeadline(yangonInstant(addDays(today, 1), '00:00').toISOString(), turn);
  return today;
}
