import { cashInRequests, cashOutRequests } from './cash/queues.ts';
import type { Queue } from './platform/claims/queue.ts';
import { levelTwoRequests } from './players/queues.ts';

/** The requests that one operator at a time works on, of every room. */
export const queues: readonly Queue[] = [cashInRequests, cashOutRequests, levelTwoRequests];
