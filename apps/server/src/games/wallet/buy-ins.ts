import type { Operation } from '../dialects/operation.ts';
import { alert, type Draft, keyOfWager, type OperationOutcome } from './draft.ts';
import type { Figures } from './figures.ts';
import { type BuyIn, wagerKey } from './state.ts';

/** A buy-in took money: it makes no wager, and is known by its code until it is taken back. */
export function noteBuyIn(draft: Draft, operation: Operation, stake_pya: number): void {
  const key = keyOfWager(draft, operation);
  if (key === null) return;
  const { left_pya, is_bought_out } = buyInOf(draft, key) ?? { left_pya: 0, is_bought_out: false };
  draft.buy_ins.set(key, { left_pya: left_pya + stake_pya, is_bought_out });
}

/** A buy-out gave money: nobody says of which buy-in, so it may be of any before it at the product. */
export function noteBuyOut(draft: Draft): void {
  const of_product = wagerKey(draft.member.player_id, draft.unit.product, '');
  for (const [key, it] of [...draft.held.buy_ins, ...draft.buy_ins])
    if (key.startsWith(of_product)) draft.buy_ins.set(key, { ...it, is_bought_out: true });
}

/**
 * Gives the stored amount of a buy-in back, once; null when the code names none. After a buy-out it is refused and told, for the money may have
 * come back by that.
 */
export function takeBuyInBack(draft: Draft, operation: Operation, { amount }: Figures): OperationOutcome | null {
  const key = keyOfWager(draft, operation);
  const buy_in = key === null ? undefined : buyInOf(draft, key);
  if (key === null || buy_in === undefined) return null;
  const { left_pya, is_bought_out } = buy_in;
  // A buy-in has no result that could be taken back.
  if (operation.kind === 'rollback' && amount < 0) return 'no_bet';
  if (left_pya === 0) return 'duplicate';
  if (is_bought_out) {
    alert(draft, operation, 'game_rollback_after_buy_out', operation.amount, { stored_pya: left_pya });
    return 'refused';
  }
  if (amount !== 0 && Math.abs(amount) !== left_pya) {
    alert(draft, operation, 'game_rollback_differs', operation.amount, { stored_pya: left_pya });
  }
  draft.buy_ins.set(key, { left_pya: 0, is_bought_out });
  return { moved_pya: left_pya, reason: 'game_rollback', wager: null };
}

function buyInOf(draft: Draft, key: string): BuyIn | undefined {
  return draft.buy_ins.get(key) ?? draft.held.buy_ins.get(key);
}
