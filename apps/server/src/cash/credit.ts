import { bonusOf, lessFee, turnoverOf } from '@shwekan/rules';
import { type LockCashInResult, markApproved } from '#queries/cash/approval.ts';
import { addTurnover } from '#queries/cash/player.ts';
import { cashIn, cashInPromoted } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import { auditRow } from '../platform/audit-row.ts';
import { isUniqueViolation, type Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { holdPlayer } from './player.ts';
import { tellOfRequest } from './tell-player.ts';

type Approval = { operator_id: number; address: string; full_transaction_id: string };

/**
 * Credits a request that is locked. What a top-up card brings is the amount less its fee; with a promotion the money and the bonus go to the
 * game purse and the player's turnover grows. Refuses `transaction_id_used`.
 */
export async function credit(tx: Tx, request: LockCashInResult, { operator_id, address, full_transaction_id }: Approval): Promise<void> {
  const amounts = creditOf(request);
  if (amounts.turnover_pya > 0) await holdPlayer(tx, request.player_id);
  const balances = await credited(tx, request, amounts, operator_id);
  const decision = { cash_in_id: request.id, operator_id, full_transaction_id, ...amounts, ...balances };
  await markApproved.run(decision, tx).catch(refuseUsed);
  if (amounts.turnover_pya > 0) await addTurnover.run({ player_id: request.player_id, added_pya: amounts.turnover_pya }, tx);
  await auditRow(tx, {
    operator_id,
    action: 'approve_cash_in',
    subject: `cash_in:${request.id}`,
    before: { state: 'pending' },
    after: { state: 'approved', full_transaction_id, ...amounts },
    address,
  });
  await tellOfRequest(tx, {
    player_id: request.player_id,
    what: 'cash_in',
    kind: request.promotion === null ? 'cash_in_approved' : 'cash_in_promoted',
    data: { amount_pya: amounts.credited_pya + amounts.bonus_pya, balance_pya: balances.new_balance_pya },
  });
}

type Credit = { credited_pya: number; bonus_pya: number; turnover_pya: number };

function creditOf(request: LockCashInResult): Credit {
  const credited_pya = lessFee(request.amount_pya, request.fee_percent);
  const bonus_pya = request.promotion === null ? 0 : bonusOf(credited_pya, request.bonus_basis_points ?? 0);
  const turnover_pya = request.promotion === null ? 0 : turnoverOf(credited_pya + bonus_pya, request.turnover_hundredths ?? 0);
  return { credited_pya, bonus_pya, turnover_pya };
}

/** Posts the money and the bonus; answers the balance of the purse before and after both. */
async function credited(tx: Tx, request: LockCashInResult, { credited_pya, bonus_pya }: Credit, operator_id: number) {
  const { id: cash_in_id, method, promotion, main_purse, game_purse } = request;
  const paid = { cash_in_id, method, amount_pya: credited_pya };
  const entries = promotion === null ? [cashIn({ ...paid, main_purse })] : cashInPromoted({ ...paid, promotion, game_purse, bonus_pya });
  const posted = await post(tx, entries, operator_id);
  const new_balance_pya = posted.at(-1)?.moves[0]?.to_balance_after;
  if (new_balance_pya == null) throw new Error(`cash-in ${cash_in_id} was credited to no purse`);
  return { old_balance_pya: new_balance_pya - credited_pya - bonus_pya, new_balance_pya };
}

function refuseUsed(error: unknown): never {
  if (isUniqueViolation(error, 'cash_in_paid_once')) throw new Refusal('transaction_id_used');
  throw error;
}
