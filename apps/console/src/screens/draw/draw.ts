import type { Answer } from '@shwekan/contract';
import { dayShown, latinDigits, lotteryOf } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { clock } from '../../app/call.ts';
import { ask, live } from '../../app/queries.ts';
import type { Draw } from '../../parts/draws.ts';
import { kyatNumber } from '../../parts/format.ts';

type Detail = Answer<'GET /api/console/draws/:id'>;
export type NumberRow = Detail['numbers'][number];
export type Proposal = Draw['proposals'][number];
type Outcome = Answer<'POST /api/console/draws/:id/results'>['outcome'];

/** A draw with its numbers. */
export function drawDetail(draw_id: string) {
  return live(ask('GET /api/console/draws/:id', { params: { id: draw_id } }), 'draws', 'money', 'trail');
}

/** The reading calls that a deed on a draw changes. */
export const DRAW_CALLS = ['GET /api/console/draws/:id', 'GET /api/console/draws'] as const;

/** A draw as people call it, and which one of the section: "2D 12:01 PM, 20/11/2026". */
export function drawName({ lottery, section, date }: Pick<Draw, 'lottery' | 'section' | 'date'>): string {
  return `${lottery} ${section}, ${dayShown(date)}`;
}

/** Whether somebody typed a draw's name, in small letters, Burmese digits or without its comma as well. */
export function isNameOf(draw: Pick<Draw, 'lottery' | 'section' | 'date'>, typed: string): boolean {
  const plain = (text: string) =>
    latinDigits(text)
      .toLowerCase()
      .replaceAll(/[\s,]+/g, ' ')
      .trim();
  return plain(typed) === plain(drawName(draw));
}

/** Whether its numbers may still be capped and blocked. */
export function takesLimits({ state }: Pick<Draw, 'state'>): boolean {
  return state === 'open' || state === 'scheduled';
}

/** What of a number's stakes is not sold yet, in kyat. */
export function leftKyat({ taken, laid_off }: Pick<NumberRow, 'taken' | 'laid_off'>): number {
  return kyatNumber(taken) - kyatNumber(laid_off);
}

/** What of the stakes of a draw stays with the house, in pya: less what is sold to other houses, with the commission of that. */
export function keptOf({ staked, laid_off }: Pick<Draw, 'staked' | 'laid_off'>): number {
  return laid_off === null ? pyaOf(staked) : pyaOf(staked) - pyaOf(laid_off.stakes) + pyaOf(laid_off.commission);
}

/** What a draw leaves the house, in pya: its stakes less its payouts, with what came of what was sold to other houses. */
export function profitOf(draw: Pick<Draw, 'staked' | 'paid' | 'laid_off'>): number {
  return keptOf(draw) - pyaOf(draw.paid) + (draw.laid_off === null ? 0 : pyaOf(draw.laid_off.paid));
}

/** Why no result can be entered, or null. */
export function refuseResult(draw: Draw): string | null {
  if (draw.state === 'scheduled' || draw.state === 'open') return 'A result can be entered once betting has closed.';
  if (draw.state === 'voided') return 'The draw was called off.';
  return draw.state === 'closed' ? null : 'The draw has its result.';
}

/** A result as a feed proposed it; of an operator's entry the number may be hidden. */
export function isEntry({ proposed_by }: Proposal): boolean {
  return proposed_by !== null;
}

/** The number of a proposal, or that it is another operator's entry, whose number is not told. */
export function numberShown({ number }: Proposal): string {
  return number ?? 'not shown';
}

/** What an operator's entry still needs; it is never confirmed by a button. */
export function entryNeeds(proposal: Proposal, username: string): string {
  if (proposal.proposed_by === username) return 'You entered this. A second operator types the number themself.';
  return 'Type the number yourself: when both say the same, it is confirmed.';
}

/** Why a feed's proposal cannot be confirmed, or null. */
export function refuseConfirm(draw: Draw): string | null {
  if (draw.state === 'voided') return 'The draw was called off.';
  if (draw.result !== null) return 'The draw has its result.';
  return Date.parse(draw.draws_at) > clock.now() ? `It is drawn at ${draw.section}: nothing is confirmed before.` : null;
}

/** Proposals as an operator reads them: what still counts first, then what was decided. */
export function inOrder(proposals: readonly Proposal[]): Proposal[] {
  const counts = ({ state }: Proposal) => state === 'proposed' || state === 'confirmed';
  return [...proposals.filter(counts), ...proposals.filter((it) => !counts(it))];
}

/** What is proposed for the same draw and says another number, or may say one. */
export function otherNumbers(draw: Draw, { number }: Proposal): Proposal[] {
  return draw.proposals.filter((it) => it.state === 'proposed' && it.number !== number);
}

/** What to say of an entry, by what it came to. */
export function entrySentence(draw: Draw, outcome: Outcome): string {
  if (outcome === 'confirmed') return `Both say the same: ${drawName(draw)} has its result. Winners are being paid.`;
  if (outcome === 'agreed') return 'Both say the same. It is confirmed when the draw is held.';
  if (outcome === 'differs')
    return 'Somebody says another number. Look at the source again: enter another one, or leave yours for a second operator to type too.';
  return 'Entered. A second operator has to type the same number.';
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
