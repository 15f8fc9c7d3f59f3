import { dayShown, kyatInFull } from '@shwekan/rules';
import { z } from 'zod';
import { type FindPaymentResult, findPayment, insertPaymentReversal } from '#queries/lottery/lay-off/payments.ts';
import { lockTaker } from '#queries/lottery/lay-off/takers.ts';
import { takerPaymentReversed } from '../../ledger/entries.ts';
import { post } from '../../ledger/ledger.ts';
import type { DeedKind } from '../../platform/deeds/kind.ts';

const TakeBackShape = z.object({ payment_id: z.number(), taker_id: z.number(), reason: z.string() });
type TakeBackShape = z.output<typeof TakeBackShape>;

/** A payment between two houses is taken back: it was booked wrong. What is owed is again what it was without it. */
export const takeBackPaymentDeed: DeedKind<TakeBackShape, FindPaymentResult> = {
  kind: 'taker_payment_reversal',
  asks: ['cash'],
  decides: ['cash'],
  data: TakeBackShape,
  subject: ({ payment_id }) => `taker_payment:${payment_id}`,
  async lock(tx, { taker_id }) {
    await lockTaker.run({ taker_id }, tx);
  },
  async basis(db, { payment_id }) {
    const [payment] = await findPayment.run({ payment_id }, db);
    return payment ?? null;
  },
  title: (_data, { taker, direction }) =>
    direction === 'in' ? `What ${taker} paid is taken back` : `What was paid to ${taker} is taken back`,
  lines: ({ reason }, { amount_pya, day, reference }) => [
    { field: 'Amount', before: `${kyatInFull(amount_pya)} kyat`, after: null },
    { field: 'Day', before: dayShown(day), after: null },
    { field: 'Reference', before: reference, after: null },
    { field: 'Reason', before: null, after: reason },
  ],
  async perform(tx, { data: { payment_id, taker_id, reason }, basis, id, operator_id }) {
    await insertPaymentReversal.run({ payment_id, reason, deed_id: id }, tx);
    const { direction, amount_pya, method = null } = basis;
    await post(tx, [takerPaymentReversed({ payment_id, taker_id, direction, amount_pya, method })], operator_id);
  },
};
