import { pyaOf } from '@shwekan/ui';
import { useCall } from '../../house/query.ts';
import type { Session } from '../../house/session.ts';

const PARTS = 'GET /api/user/transfer_out_parts';

/** What somebody who excluded themself with turnover left may take out of the games, and what they forfeit by it; null for all others. */
export function useForfeit({ turnover }: Session) {
  // Only with turnover left may less leave the game purse than it holds.
  const hasTurnover = pyaOf(turnover) > 0;
  const parts = useCall(PARTS, undefined, { enabled: hasTurnover }).data;
  return hasTurnover && parts?.is_forfeiting ? parts : null;
}
