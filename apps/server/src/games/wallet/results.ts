import type { Operation } from '../dialects/operation.ts';
import { noteBuyOut } from './buy-ins.ts';
import { alert, type Draft, hasTombstone, isRolledBack, newWager, type OperationOutcome, wagerOf } from './draft.ts';
import { answerStakes, type Figures, isNewer, notePayout, noteReport, noteResult } from './figures.ts';
import { settle, unsettle, type WagerRow } from './wager.ts';

/** Settles a wager. Below 0 it is another stake while the wager is open, and a correction once it is settled. */
export function takeResult(draft: Draft, operation: Operation, figures: Figures): OperationOutcome {
  const tip = wagerOf(draft, operation);
  // A tip is over at once. What closes it with nothing, and tells of no bet, is not the result of a bet that we missed.
  if (tip?.kind === 'tip' && tip.status === 'settled' && figures.amount === 0 && !figures.bet) {
    return { moved_pya: 0, reason: null, wager: tip };
  }
  const wager = wagerForResult(draft, operation);
  if (wager === null) return 'no_bet';
  const { amount } = figures;
  if (amount < 0 && wager.status !== 'settled' && draft.member.balance_pya < -amount) return 'no_funds';
  const reason = amount > 0 ? 'game_win' : wager.status === 'settled' ? 'game_resettled' : 'game_bet';
  if (amount > 0) wager.paid_pya += amount;
  else if (reason === 'game_resettled') wager.taken_back_pya -= amount;
  else wager.staked_pya -= amount;
  // Another stake pays nothing.
  const is_stake = reason === 'game_bet';
  if (is_stake && figures.bet === null) wager.bet_pya -= amount;
  if (isNewer(wager, operation)) noteResult(wager, operation, is_stake ? { ...figures, amount: 0 } : figures);
  answerStakes(wager, figures.bet);
  wager.is_result_rolled_back = false;
  settle(draft, wager);
  return { moved_pya: amount, reason, wager };
}

/** Corrects a wager by a signed amount, also below zero. */
export function takeCorrection(draft: Draft, operation: Operation, figures: Figures): OperationOutcome {
  const wager = wagerForResult(draft, operation, true);
  if (wager === null) return 'no_bet';
  const { amount } = figures;
  if (amount > 0) wager.paid_pya += amount;
  else wager.taken_back_pya -= amount;
  if (isNewer(wager, operation)) noteResult(wager, operation, figures);
  if (operation.kind === 'resettle') {
    answerStakes(wager, figures.bet);
    wager.is_result_rolled_back = false;
  } else wager.waiting_pya = Math.max(0, wager.waiting_pya - amount);
  if (operation.kind === 'resettle' || wager.is_flagged) settle(draft, wager);
  else draft.changed.add(wager.id);
  return { moved_pya: amount, reason: 'game_resettled', wager };
}

/**
 * The wager a result is of. A void one takes none, nor one whose bet was rolled back before it came; one whose result was taken back
 * takes another; one nobody knows is flagged where the product allows that.
 */
function wagerForResult(draft: Draft, operation: Operation, is_correction = false): WagerRow | null {
  const wager = wagerOf(draft, operation);
  // What an adjustment corrects may be a gift, which is given whatever became of the bet.
  if (operation.kind !== 'adjust' && isRolledBack(draft, operation, wager)) return null;
  if (wager && (wager.kind !== 'tip' || wager.status === 'void')) {
    if (wager.status === 'void') return null;
    // A gift is no bet: one may come yet.
    if (wager.kind === 'bonus' && !is_correction) wager.is_flagged = true;
    return wager;
  }
  const { product, callback } = draft;
  const takes_unknown = product.takes_unknown_result ?? callback.rules.takes_unknown_result;
  if (!takes_unknown || operation.wager_code === null || hasTombstone(draft, operation)) return null;
  alert(draft, operation, 'game_result_without_bet', 'first');
  const unknown = wager ?? newWager(draft, operation, 'bet');
  if (wager) {
    wager.kind = 'bet';
    unsettle(draft, wager, 'open');
  }
  unknown.is_flagged = true;
  return unknown;
}

/** A bonus, a jackpot, a buy-out: gives, whatever became of the wager. A prize that is a result gives nothing of a bet that was taken back. */
export function takeGift(draft: Draft, operation: Operation, figures: Figures): OperationOutcome {
  const { amount } = figures;
  if (amount < 0) return 'malformed';
  const taken = { moved_pya: amount, reason: 'game_win' } as const;
  if (operation.kind === 'buy_out') {
    noteBuyOut(draft);
    return { ...taken, wager: null };
  }
  const known = wagerOf(draft, operation);
  if (operation.is_result && (known?.status === 'void' || isRolledBack(draft, operation, known))) {
    alert(draft, operation, 'game_prize_of_void', 'first');
    return 'duplicate';
  }
  const wager = known ?? newWager(draft, operation, 'bonus');
  wager.paid_pya += amount;
  notePayout(wager, amount, figures.payout);
  if (!known || wager.status === 'settled') {
    // A bonus is no turnover.
    if (!known) wager.is_turnover_counted = true;
    settle(draft, wager);
  }
  return { ...taken, wager };
}

/**
 * A row for the report. Money that moved decides what became of a wager: a stake that waits for its result is not settled by a
 * report, but where the product has no other result. A report alone decides the rest.
 */
export function takeReport(draft: Draft, operation: Operation, figures: Figures): OperationOutcome {
  const known = wagerOf(draft, operation);
  const wager = known ?? newWager(draft, operation, 'report');
  const taken = { moved_pya: 0, reason: null, wager };
  // What was taken back is not settled by a report that has not heard of it.
  if (wager.is_result_rolled_back || !isNewer(wager, operation)) return taken;
  noteReport(wager, operation, figures);
  wager.changed_at = draft.held.at.toISOString();
  if (!known && hasTombstone(draft, operation)) wager.status = 'void';
  if (wager.status === 'void') return taken;
  if (wager.status === 'settled') draft.changed.add(wager.id);
  if (isRolledBack(draft, operation, wager)) return taken;
  if (operation.is_result) takeReportedResult(draft, wager);
  else if (operation.status === 'settled' && wager.waiting_pya === 0) settle(draft, wager);
  else if (operation.status === 'void' && wager.kind === 'report') unsettle(draft, wager, 'void');
  return taken;
}

/** The report is the result: nothing else tells it. */
function takeReportedResult(draft: Draft, wager: WagerRow): void {
  if (wager.kind === 'report' || wager.kind === 'bonus') wager.kind = 'bet';
  answerStakes(wager, wager.bet_pya);
  settle(draft, wager);
}
