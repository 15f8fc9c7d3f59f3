import { refreshCalls, useCall } from '../house/query.ts';
import { useDeadline } from './use-deadline.ts';

const CALL = 'GET /api/user/play_limits';
/** The phone's idea of the server's time may be ahead by a moment: what is asked for has ended there too. */
const PAST_END_MS = 1_000;

/** The break or self-exclusion that runs, and until when; null where there is none. Its end is seen on an open screen. */
export function useStopped() {
  const stopped = useCall(CALL).data?.data.stopped ?? null;
  const end = stopped && new Date(Date.parse(stopped.until) + PAST_END_MS).toISOString();
  useDeadline(end, () => refreshCalls(CALL));
  return stopped;
}
