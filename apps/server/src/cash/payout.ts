import type { cashOut } from '@shwekan/contract';
import { findAccountOfRequest, type LockCashOutResult, markRefused, playerOfCashOut, sentDeed } from '#queries/cash/payout.ts';
import type { LockPlayerResult } from '#queries/cash/player.ts';
import { cashOutRejected } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import { auditCall } from '../platform/audit-row.ts';
import { lockToDecide } from '../platform/claims/queue.ts';
import type { Tx } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, OperatorCaller } from '../platform/serve.ts';
import { watchWords } from '../platform/words-to-player.ts';
import type { World } from '../platform/world.ts';
import { bookPayment } from './book-payment.ts';
import { cashOutDeed } from './cash-out-deed.ts';
import { refuseIdUsed } from './payment-id.ts';
import { showCashOutRequest } from './payout-queue.ts';
import { holdPlayer, holdPurse } from './player.ts';
import { cashOutRequests } from './queues.ts';
import { tellOfRequest } from './tell-player.ts';

type Decision = { params: { id: number }; who: OperatorCaller; address: string };
type Work = (tx: Tx, request: LockCashOutResult, player: LockPlayerResult, wasSent: boolean) => Promise<void>;

/** Asks to pay a request that this operator does not pay alone, and lets it go: a second person confirms before the money is sent. */
export async function askToPay(world: World, call: Call<typeof cashOut.askToPay>) {
  const { who, address } = call;
  let deed_id: number | null = null;
  const answer = await decide(world, call, async (tx, request, player) => {
    refuseBlocked(player);
    if ((await owedBy(tx, request.player_id)) !== null) throw new Refusal('player_overdrawn');
    if (!request.needs_second && !isVoucher(request, who)) throw new Refusal('no_second_needed');
    if (request.deed_id !== null) throw new Refusal('already_approved');
    deed_id = await askDeed(tx, cashOutDeed, { data: { cash_out_id: request.id }, who, address });
  });
  return { ...answer, deed_id };
}

/**
 * Books that the money was sent, once. A request that needs two people is confirmed before; nobody alone credits a player, or approves their level 2, and
 * pays them; nobody who is blocked is paid. What was sent to somebody who is below zero by now is noted, and booked once a second person confirms it: the
 * money that is held is theirs, and a refusal would have it given back beside what they were sent.
 */
export async function pay(world: World, call: Call<typeof cashOut.pay>) {
  const { who, address } = call;
  const payment = { payout_reference: call.body.payout_reference.toUpperCase(), account_id: call.body.account_id ?? null };
  let deed_id: number | null = null;
  const work: Work = async (tx, request, player, wasSent) => {
    refuseBlocked(player);
    await refuseIdUsed(tx, { method_id: request.method_id, transaction_id: payment.payout_reference });
    const owed_pya = (await owedBy(tx, request.player_id)) ?? (wasSent ? 0 : null);
    if (owed_pya === null) refuseAlone(request, who);
    await refuseAccount(tx, request.id, payment.account_id);
    if (owed_pya === null) await bookPayment(tx, request, { ...payment, operator_id: who.operator_id, address });
    else deed_id = await askDeed(tx, cashOutDeed, { data: { cash_out_id: request.id, sent: { ...payment, owed_pya } }, who, address });
  };
  const answer = await decide(world, call, work, { notes: true });
  return { ...answer, deed_id };
}

/** Refuses a request with a reason the player reads, once: the held money goes back to main. One operator is enough. */
export async function refuse(world: World, call: Call<typeof cashOut.reject>) {
  const { operator_id } = call.who;
  const { reason } = call.body;
  return decide(world, call, async (tx, request) => {
    await markRefused.run({ cash_out_id: request.id, operator_id, reason }, tx);
    await post(tx, [cashOutRejected({ ...request, cash_out_id: request.id })], operator_id);
    const { amount_pya, player_id } = request;
    const subject = `cash_out:${request.id}`;
    const before = { state: 'pending' };
    await auditCall(tx, call, { action: 'reject_cash_out', subject, before, after: { state: 'rejected', amount_pya }, reason });
    await tellOfRequest(tx, { player_id, what: 'cash_out', kind: 'cash_out_rejected', data: { amount_pya, reason } });
    await watchWords(tx, { who: call.who, player_id, about: subject, text: reason });
  });
}

/**
 * Works on a request that is still to be decided and is nobody else's, and answers it as it then stands. Its player is locked before it, as when they ask
 * for another. While a second person is to confirm that it was sent, nothing else is done with it, and once that word was dropped it is only said anew
 * (`notes`): `deed_waits`.
 */
async function decide(world: World, call: Decision, work: Work, { notes = false } = {}) {
  return world.db.transaction(async (tx) => {
    const cash_out_id = call.params.id;
    const [of] = await playerOfCashOut.run({ cash_out_id }, tx);
    if (!of) throw new Refusal('not_found');
    const player = await holdPlayer(tx, of.player_id);
    const request = await lockToDecide(tx, cashOutRequests, call);
    const [sent] = await sentDeed.run({ cash_out_id }, tx);
    if (sent !== undefined && (sent.is_waiting || !notes)) throw new Refusal('deed_waits');
    await work(tx, request, player, sent !== undefined);
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
function refuseBlocked({ is_blocked }: LockPlayerResult): void {
  if (is_blocked) throw new Refusal('player_blocked');
}

/** What a player owes by purses that were left below zero (pya), or null. Nothing is to be sent to them until it is covered. */
async function owedBy(tx: Tx, player_id: number): Promise<number | null> {
  const main = await holdPurse(tx, player_id, 'main');
  const game = await holdPurse(tx, player_id, 'game');
  if (!main.is_overdrawn && !game.is_overdrawn) return null;
  return -Math.min(main.balance, 0) - Math.min(game.balance, 0);
}

/** What it was sent from is an account of ours of the method. */
async function refuseAccount(tx: Tx, cash_out_id: number, account_id: number | null): Promise<void> {
  if (account_id === null) return;
  if ((await findAccountOfRequest.run({ cash_out_id, account_id }, tx)).length === 0) throw new Refusal('account_not_found');
}
