import { kyatShown } from '@shwekan/rules';
import { z } from 'zod';
import { type FindCashOutResult, findCashOut, markConfirmed } from '#queries/cash/payout.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { cashOutRequests } from './queues.ts';
import { termsOf } from './terms.ts';

const CashOut = z.object({ cash_out_id: z.number() });

/** A cash-out that one operator alone does not pay: too much, to another name, or to whom they vouched for themself. Confirmed, it may be paid; until then no money is sent. */
export const cashOutDeed: DeedKind<z.output<typeof CashOut>, FindCashOutResult> = {
  kind: 'cash_out',
  asks: ['cash'],
  decides: ['cash'],
  data: CashOut,
  subject: ({ cash_out_id }) => `cash_out:${cash_out_id}`,
  async lock(tx, { cash_out_id }) {
    await cashOutRequests.lock(tx, cash_out_id);
  },
  async basis(db, { cash_out_id }) {
    const { vouched_above_pya } = await termsOf(db);
    const [found] = await findCashOut.run({ cash_out_id, vouched_above_pya }, db);
    return found ?? null;
  },
  title: ({ cash_out_id }, { player }) => `Cash-out #${cash_out_id} of ${player} may be paid`,
  lines: (_data, { phone, amount_pya, method, account_number, account_name, lvl_2_name, is_name_same, vouchers }) => [
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
  ],
  async perform(tx, { id: deed_id, data: { cash_out_id } }) {
    await markConfirmed.run({ cash_out_id, deed_id }, tx);
  },
};
