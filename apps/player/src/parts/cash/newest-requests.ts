import { addDays, yangonDay } from '@shwekan/rules';
import { serverClock } from '../../house/call.ts';
import { useCall } from '../../house/query.ts';
import { useToday } from '../days/use-today.ts';

/** A cash-in waits at most so long. */
const CASH_IN_WAITS_MS = 72 * 3_600_000;
/** Far enough back for a cash-out that still waits. */
const CASH_OUT_WAITS_DAYS = 30;

/** The newest cash-in of the days in which one may wait, of which there is one at a time; its state changes by itself while it is looked at. */
export function useNewestCashin() {
  const start_date = yangonDay(new Date(serverClock.now() - CASH_IN_WAITS_MS));
  return useCall('GET /api/user/cash_in_history', { query: { start_date, limit: 1 } });
}

/** The newest cash-outs of the last days, of which several may wait; their states change by themselves while they are looked at. */
export function useNewestCashouts() {
  return useCall('GET /api/user/cash_out_history', { query: { start_date: addDays(useToday(), -CASH_OUT_WAITS_DAYS) } });
}
