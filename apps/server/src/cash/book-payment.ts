import { type LockCashOutResult, markPaid } from '#queries/cash/payout.ts';
import { cashOutPaid } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import { auditRow } from '../platform/audit-row.ts';
import { isUniqueViolation } from '../platform/database-error.ts';
import type { Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { tellOfRequest } from './tell-player.ts';

/** By what a cash-out was paid, and from which account of ours where that is told. */
type Payment = { payout_reference: string; account_id: number | null };

/** Books the payment of a request that is locked and waits: its hold goes to the house's purse of the method. Refuses `transaction_id_used`. */
export async function bookPayment(
  tx: Tx,
  request: LockCashOutResult,
  { payout_reference, account_id, operator_id, address }: Payment & { operator_id: number; address: string },
): Promise<void> {
  const { id: cash_out_id, amount_pya, player_id } = request;
  await markPaid.run({ cash_out_id, operator_id, payout_reference, account_id }, tx).catch(refuseUsed);
  await post(tx, [cashOutPaid({ ...request, cash_out_id })], operator_id);
  await auditRow(tx, {
    operator_id,
    action: 'pay_cash_out',
    subject: `cash_out:${cash_out_id}`,
    before: { state: 'pending' },
    after: { state: 'paid', payout_reference, amount_pya, account_id },
    address,
  });
  const data = { amount_pya, method: request.method_name, account: request.account_number };
  await tellOfRequest(tx, { player_id, what: 'cash_out', kind: 'cash_out_paid', data });
}

function refuseUsed(error: unknown): never {
  if (isUniqueViolation(error, 'cash_out_paid_once')) throw new Refusal('transaction_id_used');
  throw error;
}
