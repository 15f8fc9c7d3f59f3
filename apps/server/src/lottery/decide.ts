import type { confirmResult, enterResult, rejectResult } from '@shwekan/contract';
import { type Digits, lotteryOf, numberFrom, numberText, numberValue } from '@shwekan/rules';
import { raiseAlert } from '../platform/alerts.ts';
import { auditRow } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { tellDisagreement } from './announce.ts';
import { lockDraw, showDraw } from './draws.ts';
import { findDraw, findProposal, type ProposalsOfResult, proposalsOf, rejectProposal, standingDraw } from './results.queries.ts';
import {
  areSealed,
  confirm,
  isStanding,
  type LockedDraw,
  type LockedDraws,
  lastClose,
  lastDraw,
  propose,
  type Source,
  sealPlace,
} from './results.ts';
import { by } from './settings.ts';

type Entered = Call<typeof enterResult>['body'];

/**
 * An operator proposes a result, from source values or as a bare number; another operator confirms it. Proposing the same again
 * changes nothing. A second, different result of a draw is refused and raises an alert.
 */
export async function enter(world: World, call: Call<typeof enterResult>) {
  const draw_id = call.params.id;
  await sealPlace(world, await placeOf(world, draw_id));
  const refusal = await world.db.transaction(async (tx): Promise<Refusal | null> => {
    const locked = await lockDraw(tx, draw_id);
    const { draw, now } = locked;
    if (draw.voided_at !== null) throw new Refusal('draw_voided');
    if (draw.reversing_at !== null) throw new Refusal('reversal_running');
    if (now < lastClose(locked) || !areSealed(locked)) throw new Refusal('draw_not_closed');
    // A draw that follows another has its number from there, unless that was called off.
    const { follows } = lotteryOf(draw.code);
    const [leader] = await standingDraw.run({ code: follows, day: draw.day, section: draw.section }, tx);
    if (leader !== undefined && draw.result === null) throw new Refusal('result_not_derived');
    const number = numberEntered(draw, call.body);
    const standing = (await proposalsOf.run({ draw_id }, tx)).filter(isStanding);
    // Returned, not thrown: the alert must outlive the refusal.
    if (draw.result !== null) return refuseSecond(tx, draw, number);
    if (standing.some((it) => it.source === 'operator' && it.number === Number(number))) return null;
    const source = sourceEntered(call);
    const proposal_id = await propose(tx, draw, number, source);
    const entered = { ...source, number: Number(number) };
    if (standing.some((it) => it.number !== entered.number)) await tellDisagreement(tx, draw, [...standing, entered]);
    await auditRow(tx, { ...by(call), action: 'enter_result', subject: `draw:${draw_id}`, after: { proposal_id, number, ...call.body } });
    return null;
  });
  if (refusal) throw refusal;
  return showDraw(world.db, draw_id);
}

/** The number an operator entered. Refuses `result_not_derived` for values it does not follow from, `number_not_valid`. */
function numberEntered(draw: LockedDraw, { set, value, number }: Entered): string {
  if (value === undefined) {
    if (number === undefined || numberValue(number, draw.digits) < 0) throw new Refusal('number_not_valid');
    return number;
  }
  const derived = numberFrom(draw.code, { ...(set === undefined ? {} : { set }), value, bid: value, first_prize: value });
  if (derived === null || (number !== undefined && number !== derived)) throw new Refusal('result_not_derived');
  return derived;
}

function sourceEntered({ body, who }: Call<typeof enterResult>): Source {
  const source_set = body.value === undefined ? null : (body.set ?? null);
  return { source: 'operator', source_set, source_value: body.value ?? null, source_at: null, proposed_by: who.operator_id };
}

/** A draw has one result. Another one is refused and told. */
async function refuseSecond(tx: Tx, { id: draw_id, code: lottery, day, section, result }: LockedDraw, number: string): Promise<Refusal> {
  if (result !== number) {
    const data = { lottery, draw_id, day, section: section.slice(0, 5), feed: 'operator', number, result };
    await raiseAlert(tx, `result_differs:${draw_id}:operator:${number}`, 'result_differs', data);
  }
  return new Refusal('draw_already_resulted');
}

/** Confirms a proposed result, of a feed or of another operator: the draw has its result and is settled. Not before the draw's time. */
export async function confirmProposed(world: World, call: Call<typeof confirmResult>) {
  const { operator_id } = call.who;
  const draw_id = await world.db.transaction(async (tx) => {
    const { locked, proposal } = await lockProposal(tx, call.params.id);
    const { draw, now } = locked;
    if (draw.voided_at !== null) throw new Refusal('draw_voided');
    if (draw.reversing_at !== null) throw new Refusal('reversal_running');
    if (now < lastClose(locked)) throw new Refusal('draw_not_closed');
    if (now < lastDraw(locked)) throw new Refusal('draw_not_held');
    if (proposal.state !== 'proposed') throw new Refusal('proposal_decided');
    if (draw.result !== null) throw new Refusal('draw_already_resulted');
    if (proposal.proposed_by === operator_id) throw new Refusal('same_operator');
    const number = numberText(proposal.number, draw.digits as Digits);
    await confirm(tx, locked, { proposal_id: proposal.id, number, source: proposal, decided_by: operator_id });
    await auditRow(tx, { ...by(call), action: 'confirm_result', subject: `draw:${draw.id}`, after: { proposal_id: proposal.id, number } });
    return draw.id;
  });
  return showDraw(world.db, draw_id);
}

/** Rejects a proposed result with a reason; a feed that repeats it does not propose it anew. */
export async function rejectProposed(world: World, call: Call<typeof rejectResult>) {
  const { reason } = call.body;
  const draw_id = await world.db.transaction(async (tx) => {
    const { locked, proposal } = await lockProposal(tx, call.params.id);
    if (proposal.state !== 'proposed') throw new Refusal('proposal_decided');
    await rejectProposal.run({ proposal_id: proposal.id, decided_by: call.who.operator_id, reason }, tx);
    const after = { proposal_id: proposal.id, number: proposal.number };
    await auditRow(tx, { ...by(call), action: 'reject_result', subject: `draw:${locked.draw.id}`, after, reason });
    return locked.draw.id;
  });
  return showDraw(world.db, draw_id);
}

/** Where a draw is drawn. Refuses `not_found`. */
async function placeOf(world: World, draw_id: number) {
  const [place] = await findDraw.run({ draw_id }, world.db);
  if (place === undefined) throw new Refusal('not_found');
  return place;
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
