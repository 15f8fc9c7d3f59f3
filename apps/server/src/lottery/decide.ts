import type { draws } from '@shwekan/contract';
import { numberText } from '@shwekan/rules';
import { findProposal, type ProposalsOfResult, proposalsOf, rejectProposal } from '#queries/lottery/results.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { isEntry } from './agreement.ts';
import { isDear } from './dear.ts';
import { lockDraw, showDraw } from './draws.ts';
import { resultDeed } from './result-deed.ts';
import { confirm, isReversing, type LockedDraws, lastClose, lastDraw } from './results.ts';

/**
 * Confirms what a feed proposed: the draw has its result and is settled. Not before the draw's time. A number that pays out more than the
 * lottery's setting is asked for, and waits for a second person. Nobody confirms what an operator entered: a second one types the same number.
 */
export async function confirmProposed(world: World, call: Call<typeof draws.confirmResult>) {
  const { operator_id } = call.who;
  const done = await world.db.transaction(async (tx) => {
    const { locked, proposal } = await lockProposal(tx, call.params.id);
    const { draw, now } = locked;
    if (draw.voided_at !== null) throw new Refusal('draw_voided');
    if (isReversing(locked)) throw new Refusal('reversal_running');
    if (now < lastClose(locked)) throw new Refusal('draw_not_closed');
    if (now < lastDraw(locked)) throw new Refusal('draw_not_held');
    if (proposal.state !== 'proposed') throw new Refusal('proposal_decided');
    if (draw.result !== null) throw new Refusal('draw_already_resulted');
    if (isEntry(proposal)) throw new Refusal('entry_is_blind');
    const number = numberText(proposal.number, draw.digits);
    const data = { proposal_id: proposal.id, draw_id: draw.id };
    if (await isDear(tx, draw, number)) {
      const deed_id = await askDeed(tx, resultDeed, { data, who: call.who, address: call.address });
      return { draw_id: draw.id, deed_id };
    }
    await confirm(tx, locked, { proposal_id: proposal.id, number, source: proposal, decided_by: operator_id });
    await auditCall(tx, call, { action: 'confirm_result', subject: `draw:${draw.id}`, after: { proposal_id: proposal.id, number } });
    return { draw_id: draw.id, deed_id: null };
  });
  return { ...(await showDraw(world.db, done.draw_id, call.who)), deed_id: done.deed_id };
}

/** Rejects a proposed result with a reason; a feed that repeats it does not propose it anew. Of an entry nobody is told the number by that. */
export async function rejectProposed(world: World, call: Call<typeof draws.rejectResult>) {
  const { reason } = call.body;
  const draw_id = await world.db.transaction(async (tx) => {
    const { locked, proposal } = await lockProposal(tx, call.params.id);
    if (proposal.state !== 'proposed') throw new Refusal('proposal_decided');
    await rejectProposal.run({ proposal_id: proposal.id, decided_by: call.who.operator_id, reason }, tx);
    const after = { proposal_id: proposal.id, ...(isEntry(proposal) ? {} : { number: proposal.number }) };
    await auditCall(tx, call, { action: 'reject_result', subject: `draw:${locked.draw.id}`, after, reason });
    return locked.draw.id;
  });
  return showDraw(world.db, draw_id, call.who);
}

/** A proposal as it is once its draw is locked. Refuses `not_found`. */
async function lockProposal(tx: Tx, proposal_id: number): Promise<{ locked: LockedDraws; proposal: ProposalsOfResult }> {
  const [found] = await findProposal.run({ proposal_id }, tx);
  if (found === undefined) throw new Refusal('not_found');
  const locked = await lockDraw(tx, found.draw_id);
  const proposal = (await proposalsOf.run({ draw_id: found.draw_id }, tx)).find((it) => it.id === proposal_id);
  if (proposal === undefined) throw new Refusal('not_found');
  return { locked, proposal };
}
