import { kyatShown } from '@shwekan/rules';
import { z } from 'zod';
import { type FindCashOutResult, findCashOut, markConfirmed, playerOfCashOut } from '#queries/cash/payout.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { Refusal } from '../platform/refusal.ts';
import { bookPayment } from './book-payment.ts';
import { refuseIdUsed } from './payment-id.ts';
import { holdPlayer } from './player.ts';
import { cashOutRequests } from './queues.ts';
import { termsOf } from './terms.ts';

const CashOut = z.object({
  cash_out_id: z.number(),
  /** The payment that was sent already to a player who was below zero, by what it was sent, and what they owed then. */
  sent: z.object({ payout_reference: z.string(), account_id: z.number().nullable(), owed_pya: z.number() }).optional(),
});

/**
 * A cash-out that one operator alone does not pay: too much, to another name, or to whom they vouched for themself. Confirmed, it may be paid; until then no
 * money is sent. One whose money was sent before it was seen that its player is below zero is booked by it.
 */
export const cashOutDeed: DeedKind<z.output<typeof CashOut>, FindCashOutResult> = {
  kind: 'cash_out',
  asks: ['cash'],
  decides: ['cash'],
  data: CashOut,
  subject: ({ cash_out_id }) => `cash_out:${cash_out_id}`,
  async lock(tx, { cash_out_id }) {
    const [of] = await playerOfCashOut.run({ cash_out_id }, tx);
    if (of) await holdPlayer(tx, of.player_id);
    await cashOutRequests.lock(tx, cash_out_id);
  },
  async basis(db, { cash_out_id, sent }) {
    const { vouched_above_pya } = await termsOf(db);
    const [found] = await findCashOut.run({ cash_out_id, vouched_above_pya }, db);
    // Who vouched for the player decides nothing once the money has left, and changes by itself.
    return found && sent !== undefined ? { ...found, vouchers: null } : (found ?? null);
  },
  title: ({ cash_out_id, sent }, { player }) =>
    sent === undefined
      ? `Cash-out #${cash_out_id} of ${player} may be paid`
      : `Cash-out #${cash_out_id} of ${player}, who owes the house, was sent and is booked`,
  lines: ({ sent }, { phone, amount_pya, method, account_number, account_name, lvl_2_name, is_name_same, vouchers }) => [
    { field: 'Phone', before: null, after: phone },
    { field: 'Amount', before: null, after: `${kyatShown(amount_pya)} kyat` },
    { field: 'Pay to', before: null, after: `${method}, ${account_number}` },
    { field: 'Account holder', before: null, after: account_name },
    {
      field: 'Level 2 name',
      before: null,
      after: is_name_same ? lvl_2_name : `${lvl_2_name ?? 'none'}, which is not the account holder’s`,
    },
    ...(vouchers === null ? [] : [{ field: 'Credited alone, or level 2 approved, by', before: null, after: vouchers }]),
    ...(sent === undefined
      ? []
      : [
          { field: 'Sent already, by transaction', before: null, after: sent.payout_reference },
          { field: 'The player owed', before: null, after: `${kyatShown(sent.owed_pya)} kyat` },
        ]),
  ],
  async perform(tx, { id: deed_id, data: { cash_out_id, sent }, operator_id, address }) {
    if (sent === undefined) {
      await markConfirmed.run({ cash_out_id, deed_id }, tx);
      return;
    }
    const request = await cashOutRequests.lock(tx, cash_out_id);
    if (!request) throw new Error(`cash-out ${cash_out_id} is gone`);
    if ((await holdPlayer(tx, request.player_id)).is_blocked) throw new Refusal('player_blocked');
    await markConfirmed.run({ cash_out_id, deed_id }, tx);
    const { payout_reference, account_id } = sent;
    await refuseIdUsed(tx, { method_id: request.method_id, transaction_id: payout_reference });
    await bookPayment(tx, request, { payout_reference, account_id, operator_id, address });
  },
};
