import type { Answer, CallName } from '@shwekan/contract';
import { lotteryOf } from '@shwekan/rules';
import { clock } from '../../app/call.ts';
import { ask, REFRESH_MS } from '../../app/queries.ts';
import type { Draw } from '../draws/draws.ts';

type Detail = Answer<CallName['GET /api/console/draws/:id']>;
export type NumberRow = Detail['numbers'][number];
export type Proposal = Draw['proposals'][number];

/** A draw with its numbers, asked again every few seconds. */
export function drawDetail(draw_id: string) {
  return { ...ask('GET /api/console/draws/:id', { params: { id: draw_id } }), refetchInterval: REFRESH_MS };
}

/** The reading calls that a deed on a draw changes. */
export const DRAW_CALLS = ['GET /api/console/draws/:id', 'GET /api/console/draws'] as const;

/** A draw as people call it: "2D 12:01 PM". */
export function drawName(draw: Draw): string {
  return `${draw.lottery} ${draw.section}`;
}

/** Why no result can be entered, or null. */
export function refuseResult(draw: Draw): string | null {
  if (draw.state === 'scheduled' || draw.state === 'open') return 'A result can be entered once betting has closed.';
  if (draw.state === 'voided') return 'The draw was called off.';
  return draw.state === 'closed' ? null : 'The draw has its result.';
}

/** Why this operator cannot confirm a proposal, or null: nobody confirms what they entered themselves. */
export function refuseConfirm(draw: Draw, proposal: Proposal, username: string): string | null {
  if (proposal.proposed_by === username) return 'You entered this. A second operator has to confirm it.';
  if (draw.state === 'voided') return 'The draw was called off.';
  if (draw.result !== null) return 'The draw has its result.';
  return Date.parse(draw.draws_at) > clock.now() ? `It is drawn at ${draw.section}: nothing is confirmed before.` : null;
}

/** Proposals as an operator reads them: what still counts first, then what was decided. */
export function inOrder(proposals: readonly Proposal[]): Proposal[] {
  const counts = ({ state }: Proposal) => state === 'proposed' || state === 'confirmed';
  return [...proposals.filter(counts), ...proposals.filter((it) => !counts(it))];
}

/** What is proposed for the same draw and says another number. */
export function otherNumbers(draw: Draw, { number }: Proposal): Proposal[] {
  return draw.proposals.filter((it) => it.state === 'proposed' && it.number !== number);
}

/** Why a settlement cannot be taken back from here, or null. */
export function refuseReversal(draw: Draw): string | null {
  if (draw.reversal !== null) return 'A reversal is asked for.';
  if (draw.is_reversing) return 'It is being taken back.';
  const leader = lotteryOf(draw.lottery).follows;
  if (leader !== null) return `Its number follows from ${leader}: reverse it there.`;
  return draw.state === 'settled' || draw.stop_reason !== null ? null : 'The draw is not settled.';
}

/** Why a draw cannot be called off, or null. */
export function refuseVoid(draw: Draw): string | null {
  if (draw.state === 'voided') return 'The draw was called off.';
  if (draw.state === 'settled') return 'The draw is settled.';
  return draw.result === null ? null : 'The draw has its result.';
}
