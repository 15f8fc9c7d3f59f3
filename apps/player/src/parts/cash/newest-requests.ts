import { addDays, yangonDay } from '@shwekan/rules';
import { serverClock } from '../../house/call.ts';
import { useCall } from '../../house/query.ts';
import { useSession } from '../../house/session.ts';
import { useToday } from '../days/use-today.ts';
import type { CallState } from './money-calls.ts';

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

/**
 * Whether a request that was accepted is on its way into the history that shows it: on a slow line its form would stand there again for a second, as if nothing had been
 * sent. Where the history cannot be had it does.
 */
export function useIsComing(
  state: CallState<unknown, { data: { id: number } }>,
  { data, isFetching }: { data: { data: readonly { id: number }[] } | undefined; isFetching: boolean },
): boolean {
  const player_id = useSession()?.id;
  if (state.is !== 'accepted' || state.request.player_id !== player_id) return false;
  return isFetching && state.answer.data.id > (data?.data[0]?.id ?? 0);
}
