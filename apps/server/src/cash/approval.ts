import type { cashIn } from '@shwekan/contract';
import { endsWithDigits, refuseCorrection } from '@shwekan/rules';
import {
  contestedBy,
  type LockCashInResult,
  markRejected,
  queueForApprovals,
  readCreditedAlone,
  readCreditedAloneTo,
} from '#queries/cash/approval.ts';
import { auditCall } from '../platform/audit-row.ts';
import { lockToDecide } from '../platform/claims/queue.ts';
import type { Tx } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { Refusal, refuseIf } from '../platform/refusal.ts';
import type { Call, OperatorCaller } from '../platform/serve.ts';
import { watchWords } from '../platform/words-to-player.ts';
import type { World } from '../platform/world.ts';
import { showCashInRequest } from './approval-queue.ts';
import { cashInDeed, unpaidRivals } from './cash-in-deed.ts';
import { type ApprovingLine, type Correction, credit, type Proof, refuseOverLimit } from './credit.ts';
import { cashInRequests } from './queues.ts';
import { tellOfRequest } from './tell-player.ts';
import { termsOf } from './terms.ts';

type ApproveBody = Call<typeof cashIn.approve>['body'];
type Decision = { params: { id: number }; who: OperatorCaller; address: string };

/**
 * Credits the player, once: request, money, audit row and message are written together or not at all. What came may be other than what the
 * player wrote: it is corrected with a reason, which the player reads, and everything counts what came. Above the amount of the terms,
 * whenever it is more than the player wrote, and beyond what one operator credits alone in a day, it is asked for instead, and waits for a second. Refuses `already_decided` after any decision or the end of its time,
 * `transaction_id_not_valid` when the id read from our account does not end with the digits the player gave or is no more than them,
 * `transaction_id_used` when it paid another request of the method.
 */
export async function approve(world: World, call: Call<typeof cashIn.approve>) {
  let deed_id: number | null = null;
  const decided = await decide(world, call, async (tx, request) => {
    const full_transaction_id = paidBy(request, call.body.full_transaction_id);
    const correction = correctionOf(request, call.body);
    deed_id = await creditOrAsk(tx, request, { call, full_transaction_id, correction, line: null });
  });
  return { ...decided, deed_id };
}

/**
 * The same by a line of a statement of ours that has the request's amount: what the line says is what was paid. `isFree` is asked once the request
 * is held, and may refuse.
 */
export async function approveByLine(world: World, call: Decision, line: ApprovingLine, isFree: (tx: Tx) => Promise<void>) {
  let deed_id: number | null = null;
  const decided = await decide(world, call, async (tx, request) => {
    if (request.voucher_code !== null || request.amount_pya !== line.amount_pya) throw new Refusal('match_not_certain');
    await isFree(tx);
    deed_id = await creditOrAsk(tx, request, { call, full_transaction_id: line.transaction_id, correction: null, line });
  });
  return { ...decided, deed_id };
}

/**
 * Above the amount of the terms, all that one person alone credited this player that day together, whenever it is more than the player wrote, where another player sent the same card or gave the same digits, or those of the payment that
 * is to credit this one, and beyond what an operator credits alone in a day, a second person is asked:
 * answers the deed, or null of what is credited.
 */
async function creditOrAsk(tx: Tx, request: LockCashInResult, { call, ...proof }: Proof & { call: Decision }): Promise<number | null> {
  const { who, address } = call;
  const { correction } = proof;
  const counted_pya = correction?.amount_pya ?? request.amount_pya;
  const { cash_in_second_above_pya, credited_alone_a_day_pya } = await termsOf(tx);
  const contested_by = await unpaidRivals(tx, { cash_in_id: request.id, ...proof });
  const isSmall = counted_pya <= Math.min(cash_in_second_above_pya, request.amount_pya) && contested_by.length === 0;
  const alone_pya = isSmall ? await creditedAlone(tx, who) : 0;
  const [player] = isSmall ? await readCreditedAloneTo.run(request, tx) : [];
  const player_alone_pya = player?.credited_pya ?? 0;
  const isBeyond = alone_pya + counted_pya > credited_alone_a_day_pya;
  const isMuchOfPlayer = player_alone_pya + counted_pya > cash_in_second_above_pya;
  if (isSmall && !isBeyond && !isMuchOfPlayer) {
    await credit(tx, request, { ...proof, operator_id: who.operator_id, address, deed_id: null });
    if (correction) await watchWords(tx, { who, player_id: request.player_id, about: `cash_in:${request.id}`, text: correction.reason });
    return null;
  }
  await refuseOverLimit(tx, request, correction);
  const data = {
    ...{ cash_in_id: request.id, ...proof, contested_by },
    alone_pya: isSmall && isBeyond ? alone_pya : null,
    player_alone_pya: isSmall && isMuchOfPlayer ? player_alone_pya : null,
  };
  return askDeed(tx, cashInDeed, { data, who, address, ...(correction && { reason: correction.reason }) });
}

/** What an operator has credited alone since midnight in Yangon (pya). Their approvals queue here until the transaction ends. */
async function creditedAlone(tx: Tx, { operator_id }: OperatorCaller): Promise<number> {
  await queueForApprovals.run({ operator_id }, tx);
  const [alone] = await readCreditedAlone.run({ operator_id }, tx);
  return alone?.credited_pya ?? 0;
}

/**
 * Refuses a request with a reason the player reads. Refuses `already_decided` as `approve` does, and `same_operator` to who alone credited another
 * player who gave the same digits, or asked a second person for it who knew of no other: they would decide whose payment it is.
 */
export async function reject(world: World, call: Call<typeof cashIn.reject>) {
  const { reason } = call.body;
  return decide(world, call, async (tx, { id, player_id, amount_pya }) => {
    const others = await contestedBy.run({ cash_in_id: id, operator_id: call.who.operator_id, paid_by: null }, tx);
    if (others.some((it) => it.is_own_credit)) throw new Refusal('same_operator');
    await markRejected.run({ cash_in_id: id, operator_id: call.who.operator_id, reason }, tx);
    await auditCall(tx, call, { action: 'reject_cash_in', ...pendingOf(call), after: { state: 'rejected' }, reason });
    await tellOfRequest(tx, { player_id, what: 'cash_in', kind: 'cash_in_rejected', data: { amount_pya, reason } });
    await watchWords(tx, { who: call.who, player_id, about: `cash_in:${id}`, text: reason });
  });
}

/** Works on a request that is still to be decided and is nobody else's, and answers it as it then stands. */
async function decide(world: World, call: Decision, work: (tx: Tx, request: LockCashInResult) => Promise<void>) {
  return world.db.transaction(async (tx) => {
    const request = await lockToDecide(tx, cashInRequests, call);
    await work(tx, request);
    return { data: await showCashInRequest(tx, request.id) };
  });
}

/** What came instead of what the player wrote, or null when it is the same. */
function correctionOf({ amount_pya, maximum_pya }: LockCashInResult, { amount, correction }: ApproveBody): Correction | null {
  if (amount === undefined || amount === amount_pya) return null;
  if (correction === undefined) throw new Refusal('malformed', { errors: { correction: 'malformed' } });
  refuseIf(refuseCorrection(amount, { amount_pya, maximum_pya }));
  return { amount_pya: amount, reason: correction };
}

/** What proves the payment for ever: the whole transaction id that our account shows, or the card's code. */
function paidBy(request: LockCashInResult, typed: string | undefined): string {
  if (request.voucher_code !== null) return request.voucher_code;
  const full_transaction_id = typed?.toUpperCase() ?? '';
  // The digits that the player typed tell one payment of a day from another, not of all days.
  const isWhole = full_transaction_id.replaceAll('-', '').length > (request.transaction_id ?? '').length;
  if (!isWhole || !endsWithDigits(full_transaction_id, request.transaction_id ?? '')) throw new Refusal('transaction_id_not_valid');
  return full_transaction_id;
}

function pendingOf({ params }: Decision) {
  return { subject: `cash_in:${params.id}`, before: { state: 'pending' } };
}
