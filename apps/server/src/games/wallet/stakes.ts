import { refusePlaying, refuseTurnoverLeft, yangonDay } from '@shwekan/rules';
import type { Operation } from '../dialects/operation.ts';
import { noteBuyIn } from './buy-ins.ts';
import { type Draft, hasTombstone, isRolledBack, newWager, type OperationOutcome, wagerOf } from './draft.ts';
import { type Figures, isNewer, noteBet } from './figures.ts';
import { categoriesOf, gameOf, recount, settle, unsettle, type WagerRow } from './wager.ts';

/** A bet, tip or buy-in. What comes after its own rollback is void and moves nothing. */
export function takeStake(draft: Draft, operation: Operation, figures: Figures, minimum_age_years: number): OperationOutcome {
  const { member, product, held } = draft;
  if (figures.amount > 0) return 'malformed';
  const stake_pya = -figures.amount;
  const known = wagerOf(draft, operation);
  if (operation.kind === 'buy_in') {
    if (hasTombstone(draft, operation)) return { moved_pya: 0, reason: null, wager: null, is_void: true };
  } else if (known?.status === 'void' || isRolledBack(draft, operation, known)) {
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
  const categories = categoriesOf(draft, draft.unit.product, gameOf(known, operation));
  if (refused !== null || refuseTurnoverLeft(member.turnover_pya, categories) !== null) return 'refused';
  if (member.balance_pya < stake_pya) return 'no_funds';

  if (member.stake_left_pya !== null) member.stake_left_pya -= stake_pya;
  const taken = { moved_pya: -stake_pya, reason: 'game_bet' } as const;
  if (operation.kind === 'buy_in') {
    noteBuyIn(draft, operation, stake_pya);
    return { ...taken, wager: null };
  }
  if (operation.kind === 'tip') return { ...taken, wager: tipped(draft, operation, known, stake_pya) };
  const wager = known ?? newWager(draft, operation, 'bet');
  addStake(wager, stake_pya);
  wager.is_reserved ||= operation.is_reserved === true;
  if (isNewer(wager, operation) || wager.bet_pya === 0) noteBet(wager, operation, figures);
  takeFirstBet(draft, wager);
  return { ...taken, wager };
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
