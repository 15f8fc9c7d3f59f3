import { mayDo } from '@shwekan/contract/rights';
import type { Newest, QueueCounts, Role } from '../app/operator.ts';
import { PAGES } from '../app/paths.ts';
import { BELL_QUEUES, type BellQueue, REQUEST_QUEUES } from './bell.ts';

/** The queues that the operator's roles show. */
export function queuesOf(roles: readonly Role[]): readonly BellQueue[] {
  return BELL_QUEUES.filter((queue) => PAGES.some((page) => page.waits === queue && mayDo(roles, page.may)));
}

/** Whether something that waits for this operator has arrived since `before` in one of these queues; the first look at a queue is no arrival. */
export function hasArrived(
  before: Newest | null,
  now: Newest,
  roles: readonly Role[],
  queues: readonly BellQueue[] = BELL_QUEUES,
): boolean {
  return before !== null && queuesOf(roles).some((queue) => queues.includes(queue) && now[queue] > before[queue]);
}

/** How many requests of players wait for an operator with these roles. */
export function countWaiting(waiting: QueueCounts, roles: readonly Role[]): number {
  const requests: readonly BellQueue[] = REQUEST_QUEUES;
  return queuesOf(roles).reduce((sum, queue) => sum + (requests.includes(queue) ? waiting[queue] : 0), 0);
}
