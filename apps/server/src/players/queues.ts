import { type LockRequestResult, lockRequest } from '#queries/players/level-two.ts';
import type { Queue } from '../platform/claims/queue.ts';

/** Photos that nobody has looked at. */
export const levelTwoRequests: Queue<LockRequestResult> = {
  name: 'level_two',
  may: 'support',
  lock: async (tx, request_id) => (await lockRequest.run({ request_id }, tx))[0],
};
