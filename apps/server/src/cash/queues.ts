import { type LockCashInResult, lockCashIn } from '#queries/cash/approval.ts';
import { type LockCashOutResult, lockCashOut } from '#queries/cash/payout.ts';
import type { Queue } from '../platform/claims/queue.ts';
import { termsOf } from './terms.ts';

/** Cash-ins that wait: open until they are decided or their time is over. */
export const cashInRequests: Queue<LockCashInResult> = {
  name: 'cash_in',
  may: 'cash',
  lock: async (tx, cash_in_id) => (await lockCashIn.run({ cash_in_id }, tx))[0],
};

/** Cash-outs whose money is held. */
export const cashOutRequests: Queue<LockCashOutResult> = {
  name: 'cash_out',
  may: 'cash',
  lock: async (tx, cash_out_id) => {
    const { vouched_above_pya } = await termsOf(tx);
    return (await lockCashOut.run({ cash_out_id, vouched_above_pya }, tx))[0];
  },
};
