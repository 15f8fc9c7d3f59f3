import type { Operation, UnitCode } from '../dialects/operation.ts';
import { alert, book, type Draft, knownHash, type OperationOutcome } from './draft.ts';
import { type Figures, figuresOf } from './figures.ts';
import { takeCorrection, takeGift, takeReport, takeResult } from './results.ts';
import { takeRefund, takeRollback } from './returns.ts';
import { takeStake } from './stakes.ts';
import { hashOf, knownKey } from './state.ts';

/**
 * Takes a unit's operations in their order into the draft. Anything but `done` and `duplicate` refuses all of it. What is known of a
 * list, or takes back what is taken back already, is passed by; where a request is one transaction, it is known as a whole when anything of it is.
 */
export function takeOperations(draft: Draft, minimum_age_years: number): UnitCode {
  if (draft.callback.rules.is_one_transaction && draft.unit.operations.some((it) => wasBooked(draft, it))) {
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
    // Of its effect nothing is left to do: what stands beside it in the list is done all the same.
    if (decided === 'duplicate') continue;
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

function decide(draft: Draft, operation: Operation, figures: Figures, minimum_age_years: number): OperationOutcome {
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
