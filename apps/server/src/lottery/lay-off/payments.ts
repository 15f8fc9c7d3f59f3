import type { layOff } from '@shwekan/contract';
import { refuseTakerPayment } from '@shwekan/rules';
import { findPayment } from '#queries/lottery/lay-off/payments.ts';
import { lockTaker } from '#queries/lottery/lay-off/takers.ts';
import { readToday } from '../../platform/clock.ts';
import { askDeed } from '../../platform/deeds/ask.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { readPlace, takerPaymentDeed } from './payment-deed.ts';
import { takeBackPaymentDeed } from './take-back-deed.ts';

/**
 * Asks for a payment between this house and another one to be booked: a second person confirms it. Refuses one that is booked already, one of a day
 * to come, and unless it is paid ahead one above what its side owes.
 */
export async function askPayment(world: World, call: Call<typeof layOff.pay>) {
  const taker_id = call.params.id;
  const { amount: amount_pya, ...body } = call.body;
  const deed_id = await world.db.transaction(async (tx) => {
    await lockTaker.run({ taker_id }, tx);
    const place = await readPlace(tx, { ...body, taker_id });
    if (place === null) throw new Refusal('not_found');
    if (body.day > (await readToday(tx))) throw new Refusal('time_not_valid', { errors: { day: 'time_not_valid' } });
    if (body.account_id !== null && place.account === null) throw new Refusal('account_not_found');
    if (place.is_booked) throw new Refusal('payment_booked', { errors: { reference: 'payment_booked' } });
    const { owed_pya } = place;
    const refused = refuseTakerPayment({ ...body, amount_pya, owed_pya });
    if (refused !== null) throw new Refusal(refused, { errors: { amount: refused } });
    const data = { ...body, taker_id, amount_pya, owed_pya };
    return askDeed(tx, takerPaymentDeed, { data, who: call.who, address: call.address, reason: body.note || undefined });
  });
  return { deed_id };
}

/** Asks for a payment to be taken back: a second person confirms it, and both stay. Refuses `payment_taken_back`. */
export async function askTakeBack(world: World, call: Call<typeof layOff.takeBackPayment>) {
  const payment_id = call.params.id;
  const { reason } = call.body;
  const deed_id = await world.db.transaction(async (tx) => {
    const [payment] = await findPayment.run({ payment_id }, tx);
    if (payment === undefined) throw new Refusal('not_found');
    await lockTaker.run({ taker_id: payment.taker_id }, tx);
    const [now] = await findPayment.run({ payment_id }, tx);
    if (now?.is_taken_back) throw new Refusal('payment_taken_back');
    const data = { payment_id, taker_id: payment.taker_id, reason };
    return askDeed(tx, takeBackPaymentDeed, { data, who: call.who, address: call.address, reason });
  });
  return { deed_id };
}
