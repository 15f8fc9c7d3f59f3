import type { AlertKind } from '@shwekan/contract';
import { refusePlaying, refuseTurnoverLeft, yangonDay } from '@shwekan/rules';
import { gameTypeCategory } from './catalogue-rows.ts';
import type { Operation, UnitCode } from './wallet.ts';
import { book, bury, type Draft, hasTombstone, knownHash, newWager, type Taken, wagerOf } from './wallet-draft.ts';
import {
  answerStakes,
  type Figures,
  figuresOf,
  isNewer,
  noteBet,
  notePayout,
  noteReport,
  noteResult,
  recount,
  settle,
  unsettle,
} from './wallet-figures.ts';
import { gameKey, hashOf, knownKey, type WagerRow } from './wallet-held.ts';

type Decided = Taken | UnitCode;

/**
 * Takes a unit's operations in their order into the draft. Anything but `done` and `duplicate` refuses all of it. What is known of a
 * list is passed by; a request of GSC is one transaction, and known as a whole when anything of it is.
 */
export function takeOperations(draft: Draft, minimum_age_years: number): UnitCode {
  if (draft.callback.dialect === 'gsc' && draft.unit.operations.some((it) => wasBooked(draft, it))) {
    return differsFromBooked(draft) ? 'refused' : 'duplicate';
  }
  let is_new = draft.unit.operations.length === 0;
  for (const operation of draft.unit.operations) {
    const known = operation.kind === 'report' ? null : knownHash(draft, operation);
    if (known !== null) {
      if (known === hashOf(operation)) continue;
      alert(draft, operation, 'game_transaction_differs', hashOf(operation));
      return 'refused';
    }
    const figures = figuresOf(operation, operation.currency ?? draft.unit.currency ?? draft.product.currency);
    if (figures === null) return 'malformed';
    const decided = decide(draft, operation, figures, minimum_age_years);
    if (typeof decided === 'string') return decided;
    // What a repair gave may come once more with the callback that was lost: somebody has to look.
    if (decided.wager?.is_repaired && decided.moved_pya !== 0) alert(draft, operation, 'game_moved_after_repair', hashOf(operation));
    if (operation.kind !== 'report') book(draft, operation, decided);
    is_new = true;
  }
  return is_new ? 'done' : 'duplicate';
}

/** Whether an earlier callback booked this operation's id, with these data or with others. */
function wasBooked({ held, callback, unit }: Draft, operation: Operation): boolean {
  return operation.kind !== 'report' && held.known.has(knownKey(callback.dialect, unit, operation));
}

/** Whether a known id comes with other data, which is alerted. */
function differsFromBooked(draft: Draft): boolean {
  const other = draft.unit.operations.find((it) => wasBooked(draft, it) && knownHash(draft, it) !== hashOf(it));
  if (other) alert(draft, other, 'game_transaction_differs', hashOf(other));
  return other !== undefined;
}

function decide(draft: Draft, operation: Operation, figures: Figures, minimum_age_years: number): Decided {
  switch (operation.kind) {
    case 'bet':
    case 'tip':
    case 'buy_in':
      return takeStake(draft, operation, figures, minimum_age_years);
    case 'result':
      return takeResult(draft, operation, figures);
    case 'resettle':
    case 'adjust':
      return takeCorrection(draft, operation, figures);
    case 'bonus':
    case 'buy_out':
      return takeGift(draft, operation, figures);
    case 'refund':
      return takeRefund(draft, operation, figures);
    case 'cancel':
    case 'rollback':
      return takeRollback(draft, operation, figures);
    case 'report':
      return takeReport(draft, operation, figures);
  }
}

/** A bet, tip or buy-in. What comes after its own rollback is void and moves nothing. */
function takeStake(draft: Draft, operation: Operation, figures: Figures, minimum_age_years: number): Decided {
  const { member, product, held } = draft;
  if (figures.amount > 0) return 'malformed';
  const stake_pya = -figures.amount;
  const known = wagerOf(draft, operation);
  // A gift or a report that came between its rollback and the bet does not bring it back.
  const is_rolled_back = known?.kind !== 'bet' && hasTombstone(draft, operation);
  if (known?.status === 'void' || is_rolled_back) {
    const wager = known ?? newWager(draft, operation, 'bet');
    if (!known) {
      wager.status = 'void';
      noteBet(wager, operation, figures);
    }
    return { moved_pya: 0, reason: null, wager, is_void: true };
  }
  if (held.is_maintained || product.is_in_maintenance || !product.is_active) return 'maintenance';
  const is_overdrawn = member.is_main_overdrawn || member.balance_pya < 0;
  const refused = refusePlaying({ ...member, is_overdrawn }, { stake_pya, today: yangonDay(held.at), minimum_age_years });
  if (refused === 'overdrawn') return 'no_funds';
  // What may not be opened with a promotion's turnover left may not be bet on either, in a session opened before.
  if (refused !== null || refuseTurnoverLeft(member.turnover_pya, categoriesOf(draft, operation)) !== null) return 'refused';
  if (member.balance_pya < stake_pya) return 'no_funds';

  if (member.stake_left_pya !== null) member.stake_left_pya -= stake_pya;
  const taken = { moved_pya: -stake_pya, reason: 'game_bet' } as const;
  if (operation.kind === 'buy_in') return { ...taken, wager: null };
  if (operation.kind === 'tip') return { ...taken, wager: tipped(draft, operation, known, stake_pya) };
  const wager = known ?? newWager(draft, operation, 'bet');
  addStake(wager, stake_pya);
  wager.is_reserved ||= operation.is_reserved === true;
  if (isNewer(wager, operation) || wager.bet_pya === 0) noteBet(wager, operation, figures);
  takeFirstBet(draft, wager);
  return { ...taken, wager };
}

/** The category of the game that is bet on: as the provider tells it, else as the catalogue has it, else all those of the product. */
function categoriesOf({ held, unit, product }: Draft, operation: Operation): readonly number[] {
  const category_id = gameTypeCategory(operation.game_type);
  if (category_id !== null) return [category_id];
  return held.game_categories.get(gameKey(unit.product, operation.game_code)) ?? product.categories;
}

/** A stake waits from when it is taken until a result answers it. */
function addStake(wager: WagerRow, stake_pya: number): void {
  wager.staked_pya += stake_pya;
  wager.waiting_pya += stake_pya;
}

/** A tip beside a bet is part of its wager. Alone nothing follows it: its wager is over at once, and counts for nothing. */
function tipped(draft: Draft, operation: Operation, known: WagerRow | null, stake_pya: number): WagerRow {
  const wager = known ?? newWager(draft, operation, 'tip');
  addStake(wager, stake_pya);
  if (known === null) {
    wager.is_turnover_counted = true;
    settle(draft, wager);
  }
  return wager;
}

/** The bet of a wager that was heard of before: a tip, a gift or a report alone settled nothing, and a result that came first waited for this bet. */
function takeFirstBet(draft: Draft, wager: WagerRow): void {
  const { kind, is_flagged } = wager;
  wager.kind = 'bet';
  wager.is_flagged = false;
  if (wager.status !== 'settled') return;
  if (is_flagged) recount(draft, wager);
  else if (kind !== 'bet') unsettle(draft, wager, 'open');
  else draft.changed.add(wager.id);
}

/** Settles a wager. Below 0 it is another stake while the wager is open, and a correction once it is settled. */
function takeResult(draft: Draft, operation: Operation, figures: Figures): Decided {
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
function takeCorrection(draft: Draft, operation: Operation, figures: Figures): Decided {
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

/** The wager a result is of. A void one takes none, one whose result was taken back takes another; one nobody knows is flagged where the product allows that. */
function wagerForResult(draft: Draft, operation: Operation, is_correction = false): WagerRow | null {
  const wager = wagerOf(draft, operation);
  if (wager && (wager.kind !== 'tip' || wager.status === 'void')) {
    if (wager.status === 'void') return null;
    // A gift is no bet: one may come yet.
    if (wager.kind === 'bonus' && !is_correction) wager.is_flagged = true;
    return wager;
  }
  const { product, callback } = draft;
  // Jackpots and retries come without a bet in GSC+, never in GSC.
  const takes_unknown = product.takes_unknown_result ?? callback.dialect === 'gsc_plus';
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

/** A bonus, a jackpot, a buy-out: gives, whatever became of the wager. */
function takeGift(draft: Draft, operation: Operation, figures: Figures): Decided {
  const { amount } = figures;
  if (amount < 0) return 'malformed';
  const taken = { moved_pya: amount, reason: 'game_win' } as const;
  if (operation.kind === 'buy_out') return { ...taken, wager: null };
  const known = wagerOf(draft, operation);
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

/** What is left of a reserved stake comes back, and is no bet any more. */
function takeRefund(draft: Draft, operation: Operation, figures: Figures): Decided {
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
function takeRollback(draft: Draft, operation: Operation, figures: Figures): Decided {
  const wager = wagerOf(draft, operation);
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

/**
 * A row for the report. Money that moved decides what became of a wager: a stake that waits for its result is not settled by a
 * report, but where the product has no other result. A report alone decides the rest.
 */
function takeReport(draft: Draft, operation: Operation, figures: Figures): Decided {
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

function alert(draft: Draft, operation: Operation, kind: AlertKind, which: string, more: Record<string, unknown> = {}): void {
  const { member, unit, callback } = draft;
  const { wager_code, transaction_id, amount } = operation;
  const ref = `${kind}:${callback.dialect}:${member.player_id}:${unit.product}:${wager_code ?? transaction_id}:${which}`;
  const data = {
    dialect: callback.dialect,
    player_id: member.player_id,
    product: unit.product,
    wager_code,
    transaction_id,
    amount,
    ...more,
  };
  draft.alerts.push({ ref, kind, data });
}
