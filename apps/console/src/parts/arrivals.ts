import { mayDo, type Newest, type QueueCounts, type Role } from '../app/operator.ts';
import { PAGES } from '../app/paths.ts';

/** The queues in which somebody waits for an operator. */
const QUEUES = ['cash_in', 'cash_out', 'level_two'] as const satisfies readonly (keyof Newest & keyof QueueCounts)[];

/** The queues that the operator's roles show. */
function queuesOf(roles: readonly Role[]) {
  return QUEUES.filter((queue) => PAGES.some((page) => page.waits === queue && mayDo(roles, page.may)));
}

/** Whether a request that this operator may decide has arrived since `before`; the first look at a queue is no arrival. */
export function hasArrived(before: Newest | null, now: Newest, roles: readonly Role[]): boolean {
  return before !== null && queuesOf(roles).some((queue) => now[queue] > before[queue]);
}

/** How many requests wait for an operator with these roles. */
export function countWaiting(waiting: QueueCounts, roles: readonly Role[]): number {
  return queuesOf(roles).reduce((sum, queue) => sum + waiting[queue], 0);
}
