import { type Digits, numberText, yangonStamp } from '@shwekan/rules';
import type { DrawsForOperatorResult, ProposalsForOperatorResult } from '#queries/lottery/draws.ts';
import { isEntry } from './agreement.ts';

/** The operator who looks at a draw. */
export type Viewer = { operator_id: number };

/** A proposal as this operator sees it: what another one entered is not told before the draw has its result. */
export function proposalWire(draw: DrawsForOperatorResult, it: ProposalsForOperatorResult, who: Viewer) {
  const isTold = !isEntry(it) || it.proposed_by_id === who.operator_id || isOver(draw, it);
  return {
    id: it.id,
    number: isTold ? numberText(it.number, draw.digits as Digits) : null,
    source: it.source,
    set: isTold ? it.source_set : null,
    value: isTold ? it.source_value : null,
    source_at: it.source_at && yangonStamp(it.source_at),
    received_at: yangonStamp(it.received_at),
    state: it.state,
    proposed_by: it.proposed_by ?? null,
    decided_by: it.decided_by ?? null,
    reason: it.reason,
  };
}

/** Whether the round of a draw for which this was proposed has ended. */
function isOver({ result, voided_at, round }: DrawsForOperatorResult, it: ProposalsForOperatorResult): boolean {
  return result !== null || voided_at !== null || it.round < round;
}
