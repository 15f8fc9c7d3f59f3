import type { approveCashIn, claimCashIn, rejectCashIn, releaseCashIn } from '@shwekan/contract';
import { bonusOf, endsWithDigits, lessFee, turnoverOf } from '@shwekan/rules';
import { cashIn, cashInPromoted } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import { auditRow } from '../platform/audit-row.ts';
import { CLAIM_MINUTES, refuseClaimed } from '../platform/claims.ts';
import { isUniqueViolation, type Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, OperatorCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { type LockCashInResult, lockCashIn, markApproved, markRejected, setCashInClaim } from './approval.queries.ts';
import { showCashInRequest } from './approval-queue.ts';
import { addTurnover } from './player.queries.ts';
import { holdPlayer } from './player.ts';
import { tellOfRequest } from './tell-player.ts';

type Decision = { params: { id: number }; who: OperatorCaller; address: string };

/**
 * Credits the player, once: request, money, audit row and message are written together or not at all. What a top-up card
 * brings is the amount less its fee; with a promotion the money and the bonus go to the game purse and the player's turnover
 * grows. Refuses `already_decided` after any decision or the end of its time, `transaction_id_not_valid` when the id read
 * from our account does not end with the digits the player gave or is no more than them, `transaction_id_used` when it paid another request of the method.
 */
export async function approve(world: World, call: Call<typeof approveCashIn>) {
  const { operator_id } = call.who;
  return decide(world, call, async (tx, request) => {
    const full_transaction_id = paidBy(request, call.body.full_transaction_id);
    const credit = creditOf(request);
    if (credit.turnover_pya > 0) await holdPlayer(tx, request.player_id);
    const balances = await credited(tx, request, credit, operator_id);
    const decision = { cash_in_id: request.id, operator_id, full_transaction_id, ...credit, ...balances };
    await markApproved.run(decision, tx).catch(refuseUsed);
    if (credit.turnover_pya > 0) await addTurnover.run({ player_id: request.player_id, added_pya: credit.turnover_pya }, tx);
    await auditRow(tx, { ...audited(call, 'approve_cash_in'), after: { state: 'approved', full_transaction_id, ...credit } });
    await tellOfRequest(tx, {
      player_id: request.player_id,
      what: 'cash_in',
      kind: request.promotion === null ? 'cash_in_approved' : 'cash_in_promoted',
      data: { amount_pya: credit.credited_pya + credit.bonus_pya, balance_pya: balances.new_balance_pya },
    });
  });
}

/** Refuses a request with a reason the player reads. Refuses `already_decided` as `approve` does. */
export async function reject(world: World, call: Call<typeof rejectCashIn>) {
  const { reason } = call.body;
  return decide(world, call, async (tx, { id, player_id, amount_pya }) => {
    await markRejected.run({ cash_in_id: id, operator_id: call.who.operator_id, reason }, tx);
    await auditRow(tx, { ...audited(call, 'reject_cash_in'), after: { state: 'rejected' }, reason });
    await tellOfRequest(tx, { player_id, what: 'cash_in', kind: 'cash_in_rejected', data: { amount_pya, reason } });
  });
}

/** Takes a request for some minutes, so that two operators do not work on one. Claiming one's own again makes it last longer. */
export async function claimRequest(world: World, call: Call<typeof claimCashIn>) {
  return decide(world, call, async (tx, { id }) => {
    await setCashInClaim.run({ cash_in_id: id, operator_id: call.who.operator_id }, tx);
    await auditRow(tx, audited(call, 'claim_cash_in'));
  });
}

/** Lets an own claim go; a request that nobody holds stays as it is. */
export async function releaseRequest(world: World, call: Call<typeof releaseCashIn>) {
  return decide(world, call, async (tx, { id, claimed_by }) => {
    if (claimed_by === null) return;
    await setCashInClaim.run({ cash_in_id: id, operator_id: null }, tx);
    await auditRow(tx, audited(call, 'release_cash_in'));
  });
}

/** Locks a request that is still to be decided and is nobody else's, works on it, and answers it as it then stands. */
async function decide(world: World, call: Decision, work: (tx: Tx, request: LockCashInResult) => Promise<void>) {
  return world.db.transaction(async (tx) => {
    const [request] = await lockCashIn.run({ cash_in_id: call.params.id, claim_minutes: CLAIM_MINUTES }, tx);
    if (!request) throw new Refusal('not_found');
    if (!request.is_open) throw new Refusal('already_decided');
    refuseClaimed(request, call.who);
    await work(tx, request);
    return { data: await showCashInRequest(tx, request.id) };
  });
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

type Credit = { credited_pya: number; bonus_pya: number; turnover_pya: number };

function creditOf(request: LockCashInResult): Credit {
  const credited_pya = lessFee(request.amount_pya, request.fee_percent);
  const bonus_pya = request.promotion === null ? 0 : bonusOf(credited_pya, request.bonus_basis_points ?? 0);
  const turnover_pya = request.promotion === null ? 0 : turnoverOf(credited_pya + bonus_pya, request.turnover_hundredths ?? 0);
  return { credited_pya, bonus_pya, turnover_pya };
}

/** Posts the money and the bonus; answers the balance of the purse before and after both. */
async function credited(tx: Tx, request: LockCashInResult, { credited_pya, bonus_pya }: Credit, operator_id: number) {
  const { id: cash_in_id, method, promotion, main_purse, game_purse } = request;
  const paid = { cash_in_id, method, amount_pya: credited_pya };
  const entries = promotion === null ? [cashIn({ ...paid, main_purse })] : cashInPromoted({ ...paid, promotion, game_purse, bonus_pya });
  const posted = await post(tx, entries, operator_id);
  const new_balance_pya = posted.at(-1)?.moves[0]?.to_balance_after;
  if (new_balance_pya == null) throw new Error(`cash-in ${cash_in_id} was credited to no purse`);
  return { old_balance_pya: new_balance_pya - credited_pya - bonus_pya, new_balance_pya };
}

function refuseUsed(error: unknown): never {
  if (isUniqueViolation(error, 'cash_in_paid_once')) throw new Refusal('transaction_id_used');
  throw error;
}

function audited(call: Decision, action: string) {
  const { operator_id } = call.who;
  return { operator_id, action, subject: `cash_in:${call.params.id}`, before: { state: 'pending' }, address: call.address };
}
