import { isPaymentIdUsed, queueForPaymentId } from '#queries/cash/payment-id.ts';
import type { Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';

/**
 * Refuses with `transaction_id_used` an id that credited somebody or paid somebody out: what left credits nobody, and what came pays nobody. A unique index
 * knows it of each way, and none of both. Those of one id queue here until the transaction ends, behind the request and its player, before any purse.
 */
export async function refuseIdUsed(tx: Tx, payment: { method_id: number; transaction_id: string }): Promise<void> {
  await queueForPaymentId.run(payment, tx);
  const [found] = await isPaymentIdUsed.run(payment, tx);
  if (found?.is_used) throw new Refusal('transaction_id_used');
}
