import { yangonDay } from '@shwekan/rules';
import { serverClock } from '../../house/call.ts';
import { useCall } from '../../house/query.ts';

/** The day it is in Yangon by the server's clock. Asks for that clock, and is drawn again when it is known: a phone's own may be wrong. */
export function useToday(): string {
  useCall('GET /api/app-setting');
  return yangonDay(new Date(serverClock.now()));
}
