import { dayShown, kyatInFull, plainReference, refuseTakerPayment } from '@shwekan/rules';
import { z } from 'zod';
import { insertPayment, paymentPlace } from '#queries/lottery/lay-off/payments.ts';
import { lockTaker } from '#queries/lottery/lay-off/takers.ts';
import { takerPayment } from '../../ledger/entries.ts';
import { post } from '../../ledger/ledger.ts';
import type { Queryable } from '../../platform/db.ts';
import type { DeedKind } from '../../platform/deeds/kind.ts';

const PaymentShape = z.object({
  taker_id: z.number(),
  direction: z.enum(['in', 'out']),
  amount_pya: z.number(),
  day: z.string(),
  way: z.enum(['bank', 'app', 'cash']),
  reference: z.string(),
  note: z.string(),
  account_id: z.number().nullable(),
  is_ahead: z.boolean(),
  /** When it was asked for: above zero by this house. */
  owed_pya: z.number(),
});
type PaymentShape = z.output<typeof PaymentShape>;
/** How a payment stands. What is owed may change while it waits, as draws are sold and settled: it is stale once it is more than that. */
type PaymentBasis = { taker: string; account: string | null; method: string | null; is_booked: boolean; is_above: boolean };

const WAYS: Readonly<Record<PaymentShape['way'], string>> = { bank: 'by bank', app: 'by payment app', cash: 'in cash' };

/** A payment between this house and another one: an operator alone could write off what another house owes. */
export const takerPaymentDeed: DeedKind<PaymentShape, PaymentBasis> = {
  kind: 'taker_payment',
  asks: ['cash'],
  decides: ['cash'],
  data: PaymentShape,
  subject: ({ taker_id, reference }) => `taker:${taker_id}:${plainReference(reference)}`,
  async lock(tx, { taker_id }) {
    await lockTaker.run({ taker_id }, tx);
  },
  async basis(db, data) {
    const place = await readPlace(db, data);
    if (place === null) return null;
    const { taker, account, method, is_booked, owed_pya } = place;
    return { taker, account, method, is_booked, is_above: refuseTakerPayment({ ...data, owed_pya }) !== null };
  },
  title: ({ direction, amount_pya }, { taker }) =>
    direction === 'in' ? `${taker} paid ${kyatInFull(amount_pya)} kyat` : `${taker} was paid ${kyatInFull(amount_pya)} kyat`,
  lines: ({ owed_pya, amount_pya, direction, day, way, reference, note, is_ahead }, { account }) => [
    {
      field: 'Owed when it was asked',
      before: owedShown(owed_pya),
      after: owedShown(owed_pya + (direction === 'in' ? amount_pya : 0 - amount_pya)),
    },
    { field: 'Day', before: null, after: dayShown(day) },
    { field: 'Way', before: null, after: WAYS[way] },
    { field: 'Reference', before: null, after: reference },
    { field: 'Through our account', before: null, after: account ?? 'none' },
    ...(is_ahead ? [{ field: 'Paid ahead', before: null, after: 'yes' }] : []),
    ...(note === '' ? [] : [{ field: 'Note', before: null, after: note }]),
  ],
  async perform(tx, { data, basis: { method }, id, operator_id }) {
    const { taker_id, direction, amount_pya, reference } = data;
    // The house is held: what is owed is what it was when the basis was read.
    const place = await readPlace(tx, data);
    if (place === null) throw new Error(`deed ${id} is of no house`);
    const row = { ...data, reference_plain: plainReference(reference), method, owed_pya: place.owed_pya, deed_id: id };
    const [booked] = await insertPayment.run(row, tx);
    if (booked === undefined) throw new Error('a payment was not stored');
    await post(tx, [takerPayment({ payment_id: booked.id, taker_id, direction, amount_pya, method })], operator_id);
  },
};

type Place = Pick<PaymentShape, 'taker_id' | 'reference' | 'account_id'>;

/** Another house, what is owed between it and this one, our account and whether the reference is booked; null without such a house. */
export async function readPlace(db: Queryable, { taker_id, reference, account_id }: Place) {
  const [row] = await paymentPlace.run({ taker_id, reference_plain: plainReference(reference), account_id }, db);
  if (row === undefined) return null;
  const { taker, method = null, method_name, account_number, owed_pya, is_booked } = row;
  return { taker, method, account: method == null ? null : `${method_name} ${account_number}`, owed_pya, is_booked };
}

function owedShown(pya: number): string {
  if (pya === 0) return 'nothing';
  return pya > 0 ? `we owe ${kyatInFull(pya)} kyat` : `it owes ${kyatInFull(0 - pya)} kyat`;
}
