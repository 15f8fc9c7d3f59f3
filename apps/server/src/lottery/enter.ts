import type { draws } from '@shwekan/contract';
import { lotteryOf, numberFrom, numberText, numberValue } from '@shwekan/rules';
import { findDraw, type ProposalsOfResult, proposalsOf, replaceEntry, standingDraw } from '#queries/lottery/results.ts';
import { raiseAlert } from '../platform/alerts.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { agreementOn, isEntry } from './agreement.ts';
import { tellDisagreement } from './announce.ts';
import { heldBackBy } from './dear.ts';
import { lockDraw, showDraw } from './draws.ts';
import {
  areSealed,
  confirm,
  isReversing,
  isStanding,
  type LockedDraw,
  type LockedDraws,
  lastClose,
  lastDraw,
  propose,
  sealPlace,
} from './results.ts';

type Entering = Call<typeof draws.enterResult>;
/** What an entry came to: it stands alone, agrees and waits for the draw's time, is the result, or says another number than others. */
type Outcome = 'entered' | 'agreed' | 'confirmed' | 'differs';

/** An operator who could try every number would find the one that another entered. */
const MOST_ENTRIES = 3;

/**
 * An operator enters the number of a draw, from source values or bare, without being shown what other operators entered. When another
 * operator or a feed says the same, it is the result, at the draw's time at the earliest; a feed alone does not do where others disagree and
 * the number is dear. Another entry replaces their own; the same
 * again looks whether somebody agrees by now. Refuses `entries_used` after a few in a round. A second, different result of a draw is
 * refused and raises an alert.
 */
export async function enter(world: World, call: Entering) {
  const draw_id = call.params.id;
  await sealPlace(world, await placeOf(world, draw_id));
  const done = await world.db.transaction(async (tx) => {
    const locked = await lockDraw(tx, draw_id);
    const { draw } = locked;
    await refuseEntry(tx, locked);
    const number = numberEntered(draw, call.body);
    // Returned, not thrown: the alert must outlive the refusal.
    if (draw.result !== null) return refuseSecond(tx, draw, number);
    const entry = await keepEntry(tx, draw, number, call);
    return decideEntry(tx, locked, entry, call);
  });
  if (done instanceof Refusal) throw done;
  return { ...(await showDraw(world.db, draw_id, call.who)), outcome: done };
}

async function refuseEntry(tx: Tx, locked: LockedDraws): Promise<void> {
  const { draw, now } = locked;
  if (draw.voided_at !== null) throw new Refusal('draw_voided');
  if (isReversing(locked)) throw new Refusal('reversal_running');
  if (now < lastClose(locked) || !areSealed(locked)) throw new Refusal('draw_not_closed');
  // A draw that follows another has its number from there, unless that was called off.
  const { follows } = lotteryOf(draw.code);
  const [leader] = await standingDraw.run({ code: follows, day: draw.day, section: draw.section }, tx);
  if (leader !== undefined && draw.result === null) throw new Refusal('result_not_derived');
}

/** The number an operator entered. Refuses `result_not_derived` for values it does not follow from, `number_not_valid`. */
function numberEntered(draw: LockedDraw, { set, value, number }: Entering['body']): string {
  if (value === undefined) {
    if (number === undefined || numberValue(number, draw.digits) < 0) throw new Refusal('number_not_valid');
    return number;
  }
  const derived = numberFrom(draw.code, { ...(set === undefined ? {} : { set }), value, bid: value, first_prize: value });
  if (derived === null || (number !== undefined && number !== derived)) throw new Refusal('result_not_derived');
  return derived;
}

/** The one entry of this operator that stands: the one before, when it says the same. The trail's page tells the number only once the draw has a result. */
async function keepEntry(tx: Tx, draw: LockedDraw, number: string, call: Entering): Promise<ProposalsOfResult> {
  const { body, who } = call;
  const proposals = await proposalsOf.run({ draw_id: draw.id }, tx);
  const mine = proposals.filter((it) => it.proposed_by === who.operator_id && it.round === draw.round);
  const before = mine.find(isStanding);
  if (before && before.number === Number(number)) return before;
  // What a colleague rejected is none: whoever rejects a right number again and again would keep its author from entering it.
  const used = mine.filter((it) => it.state !== 'rejected' || it.decided_by === who.operator_id);
  if (used.length >= MOST_ENTRIES) throw new Refusal('entries_used');
  if (before) await replaceEntry.run({ proposal_id: before.id }, tx);
  const source_set = body.value === undefined ? null : (body.set ?? null);
  const source = { source: 'operator', source_set, source_value: body.value ?? null, source_at: null, proposed_by: who.operator_id };
  const proposal_id = await propose(tx, draw, number, source);
  await auditCall(tx, call, {
    action: before ? 'correct_result' : 'enter_result',
    subject: `draw:${draw.id}`,
    ...(before ? { before: { proposal_id: before.id } } : {}),
    after: { proposal_id, number, ...body },
  });
  const entry = (await proposalsOf.run({ draw_id: draw.id }, tx)).find((it) => it.id === proposal_id);
  if (entry === undefined) throw new Error('an entry was not stored');
  return entry;
}

/** What an entry comes to beside what else stands. */
async function decideEntry(tx: Tx, locked: LockedDraws, entry: ProposalsOfResult, call: Entering): Promise<Outcome> {
  const { draw, now } = locked;
  const proposals = await proposalsOf.run({ draw_id: draw.id }, tx);
  const standing = proposals.filter(isStanding);
  const isDisputed = standing.some((it) => it.number !== entry.number);
  if (isDisputed) await tellDisagreement(tx, draw, standing);
  const agreed = agreementOn(entry, standing);
  if (agreed === null) return isDisputed ? 'differs' : 'entered';
  const against = await heldBackBy(tx, draw, { agreed, proposals });
  if (against.length > 0) {
    await tellDisagreement(tx, draw, [...against, ...standing]);
    return 'differs';
  }
  if (now < lastDraw(locked)) return isDisputed ? 'differs' : 'agreed';
  const { proposal, decided_by } = agreed;
  const number = numberText(proposal.number, draw.digits);
  await confirm(tx, locked, { proposal_id: proposal.id, number, source: proposal, decided_by });
  const after = { proposal_id: proposal.id, number, entry_id: entry.id, agrees_with: isEntry(proposal) ? 'operator' : proposal.source };
  await auditCall(tx, call, { action: 'confirm_result', subject: `draw:${draw.id}`, after });
  return 'confirmed';
}

/** A draw has one result. Another one is refused and told. */
async function refuseSecond(tx: Tx, { id: draw_id, code: lottery, day, section, result }: LockedDraw, number: string): Promise<Refusal> {
  if (result !== number) {
    const data = { lottery, draw_id, day, section: section.slice(0, 5), feed: 'operator', number, result };
    await raiseAlert(tx, `result_differs:${draw_id}:operator:${number}`, 'result_differs', data);
  }
  return new Refusal('draw_already_resulted');
}

/** Where a draw is drawn. Refuses `not_found`. */
async function placeOf(world: World, draw_id: number) {
  const [place] = await findDraw.run({ draw_id }, world.db);
  if (place === undefined) throw new Refusal('not_found');
  return place;
}
