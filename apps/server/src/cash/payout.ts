import type { cashOut } from '@shwekan/contract';
import { findAccountOfRequest, type LockCashOutResult, markPaid, markRefused } from '#queries/cash/payout.ts';
import { cashOutPaid, cashOutRejected } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import { auditCall } from '../platform/audit-row.ts';
import { lockToDecide } from '../platform/claims/queue.ts';
import { isUniqueViolation } from '../platform/database-error.ts';
import type { Tx } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, OperatorCaller } from '../platform/serve.ts';
import { watchWords } from '../platform/words-to-player.ts';
import type { World } from '../platform/world.ts';
import { cashOutDeed } from './cash-out-deed.ts';
import { showCashOutRequest } from './payout-queue.ts';
import { holdPlayer, holdPurse } from './player.ts';
import { cashOutRequests } from './queues.ts';
import { tellOfRequest } from './tell-player.ts';

type Decision = { params: { id: number }; who: OperatorCaller; address: string };

/** Asks to pay a request that this operator does not pay alone, and lets it go: a second person confirms before the money is sent. */
export async function askToPay(world: World, call: Call<typeof cashOut.askToPay>) {
  const { who, address } = call;
  let deed_id: number | null = null;
  const answer = await decide(world, call, async (tx, request) => {
    await refuseBlocked(tx, request.player_id);
    if (!request.needs_second && !isVoucher(request, who)) throw new Refusal('no_second_needed');
    if (request.deed_id !== null) throw new Refusal('already_approved');
    deed_id = await askDeed(tx, cashOutDeed, { data: { cash_out_id: request.id }, who, address });
  });
  return { ...answer, deed_id };
}

/**
 * Books that the money was sent, once: the hold goes to the house's purse of the method. A request that needs two people is confirmed before; nobody
 * alone credits a player, or approves their level 2, and pays them; nobody below zero, or blocked, is paid.
 */
export async function pay(world: World, call: Call<typeof cashOut.pay>) {
  const { operator_id } = call.who;
  const payout_reference = call.body.payout_reference.toUpperCase();
  const { account_id = null } = call.body;
  return decide(world, call, async (tx, request) => {
    await refuseBlocked(tx, request.player_id);
    refuseAlone(request, call.who);
    await refuseOverdrawn(tx, request.player_id);
    await refuseAccount(tx, request.id, account_id);
    await markPaid.run({ cash_out_id: request.id, operator_id, payout_reference, account_id }, tx).catch(refuseUsed);
    await post(tx, [cashOutPaid({ ...request, cash_out_id: request.id })], operator_id);
    const { amount_pya, player_id } = request;
    await auditCall(tx, call, {
      action: 'pay_cash_out',
      ...pendingOf(call),
      after: { state: 'paid', payout_reference, amount_pya, account_id },
    });
    const data = { amount_pya, method: request.method_name, account: request.account_number };
    await tellOfRequest(tx, { player_id, what: 'cash_out', kind: 'cash_out_paid', data });
  });
}

/** Refuses a request with a reason the player reads, once: the held money goes back to main. One operator is enough. */
export async function refuse(world: World, call: Call<typeof cashOut.reject>) {
  const { operator_id } = call.who;
  const { reason } = call.body;
  return decide(world, call, async (tx, request) => {
    await markRefused.run({ cash_out_id: request.id, operator_id, reason }, tx);
    await post(tx, [cashOutRejected({ ...request, cash_out_id: request.id })], operator_id);
    const { amount_pya, player_id } = request;
    await auditCall(tx, call, { action: 'reject_cash_out', ...pendingOf(call), after: { state: 'rejected', amount_pya }, reason });
    await tellOfRequest(tx, { player_id, what: 'cash_out', kind: 'cash_out_rejected', data: { amount_pya, reason } });
    await watchWords(tx, { who: call.who, player_id, about: `cash_out:${request.id}`, text: reason });
  });
}

/** Works on a request that is still to be decided and is nobody else's, and answers it as it then stands. */
async function decide(world: World, call: Decision, work: (tx: Tx, request: LockCashOutResult) => Promise<void>) {
  return world.db.transaction(async (tx) => {
    const request = await lockToDecide(tx, cashOutRequests, call);
    await work(tx, request);
    return { data: await showCashOutRequest(tx, request.id, call.who.operator_id) };
  });
}

/** What takes two people is paid once a second person has confirmed it. */
function refuseAlone(request: LockCashOutResult, who: OperatorCaller): void {
  if (request.deed_id !== null) return;
  if (request.needs_second) throw new Refusal('second_operator_needed');
  if (isVoucher(request, who)) throw new Refusal('credited_by_same_operator');
}

/** Whether this operator alone said that the player paid in, or who the player is. */
function isVoucher({ vouchers }: LockCashOutResult, { operator_id }: OperatorCaller): boolean {
  return vouchers.includes(operator_id);
}

/** A player who was blocked after asking is paid nothing until they are let in again; rejecting the request gives the held money back to their balance. */
async function refuseBlocked(tx: Tx, player_id: number): Promise<void> {
  const { is_blocked } = await holdPlayer(tx, player_id);
  if (is_blocked) throw new Refusal('player_blocked');
}

/** A player who was left below zero after asking gets nothing out until that is covered; rejecting the request gives the held money to it. */
async function refuseOverdrawn(tx: Tx, player_id: number): Promise<void> {
  const main = await holdPurse(tx, player_id, 'main');
  const game = await holdPurse(tx, player_id, 'game');
  if (main.is_overdrawn || game.is_overdrawn) throw new Refusal('player_overdrawn');
}

/** What it was sent from is an account of ours of the method. */
async function refuseAccount(tx: Tx, cash_out_id: number, account_id: number | null): Promise<void> {
  if (account_id === null) return;
  if ((await findAccountOfRequest.run({ cash_out_id, account_id }, tx)).length === 0) throw new Refusal('account_not_found');
}

function refuseUsed(error: unknown): never {
  if (isUniqueViolation(error, 'cash_out_paid_once')) throw new Refusal('transaction_id_used');
  throw error;
}

function pendingOf({ params }: Decision) {
  return { subject: `cash_out:${params.id}`, before: { state: 'pending' } };
}
