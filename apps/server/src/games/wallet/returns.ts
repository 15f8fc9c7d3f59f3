import type { Operation } from '../dialects/operation.ts';
import { takeBuyInBack } from './buy-ins.ts';
import { alert, bury, type Draft, type OperationOutcome, wagerOf } from './draft.ts';
import type { Figures } from './figures.ts';
import { unsettle } from './wager.ts';

/** What is left of a reserved stake comes back, and is no bet any more. */
export function takeRefund(draft: Draft, operation: Operation, figures: Figures): OperationOutcome {
  const { amount } = figures;
  if (amount < 0) return 'malformed';
  const wager = wagerOf(draft, operation);
  if (wager === null || wager.status === 'void') return 'no_bet';
  // More than was reserved is not a refund.
  if (amount > wager.staked_pya - wager.returned_pya) {
    alert(draft, operation, 'game_refund_too_large', String(amount));
    return 'refused';
  }
  wager.returned_pya += amount;
  wager.waiting_pya = Math.max(0, wager.waiting_pya - amount);
  wager.bet_pya = Math.max(0, wager.bet_pya - amount);
  wager.valid_bet_pya = Math.min(wager.valid_bet_pya, wager.bet_pya);
  if (wager.status === 'settled') draft.changed.add(wager.id);
  return { moved_pya: amount, reason: 'game_rollback', wager };
}

/**
 * Takes a wager back by what is stored of it. Open: the stake comes back and the wager is void. Settled: a rollback below 0 (or of
 * just what was paid) takes the result back; anything else is refused, unless the product takes bet and result back together.
 */
export function takeRollback(draft: Draft, operation: Operation, figures: Figures): OperationOutcome {
  const wager = wagerOf(draft, operation);
  // What stands under its code without a stake may be a report or a gift beside a buy-in.
  const bought = (wager?.staked_pya ?? 0) === 0 ? takeBuyInBack(draft, operation, figures) : null;
  if (bought !== null) return bought;
  if (wager === null) {
    bury(draft, operation);
    return 'no_bet';
  }
  if (wager.status === 'void') return 'duplicate';
  const { amount } = figures;
  const stake_pya = wager.staked_pya - wager.returned_pya;
  const paid_pya = wager.paid_pya - wager.taken_back_pya;
  // A tip has no result: taking it back takes back a stake.
  const is_settled = wager.status === 'settled' && wager.kind !== 'tip';
  const is_of_paid = is_settled && amount === paid_pya && amount !== stake_pya && amount > 0;
  const is_of_result = operation.kind === 'rollback' && (amount < 0 || is_of_paid);
  if (is_of_result) {
    if (wager.is_result_rolled_back) return 'duplicate';
    if (!is_settled) return 'no_bet';
  } else if (is_settled && !draft.product.reverses_settled) return 'refused';

  const moved_pya = is_of_result ? -paid_pya : stake_pya - paid_pya;
  if (amount !== 0 && Math.abs(amount) !== Math.abs(moved_pya)) {
    alert(draft, operation, 'game_rollback_differs', operation.amount, { stored_pya: moved_pya });
  }
  wager.taken_back_pya += paid_pya;
  wager.payout_pya = 0;
  if (is_of_result) wager.is_result_rolled_back = true;
  else wager.returned_pya += stake_pya;
  unsettle(draft, wager, is_of_result ? 'open' : 'void');
  return { moved_pya, reason: 'game_rollback', wager };
}
