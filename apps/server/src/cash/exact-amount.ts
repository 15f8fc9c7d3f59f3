import type { cashIn } from '@shwekan/contract';
import { CASH_IN_EXACT, kyatWire, yangonStamp } from '@shwekan/rules';
import { readCashInLeft } from '#queries/cash/cash-in.ts';
import { holdExactAmount, queueForExactAmount, renewExactAmount } from '#queries/cash/exact-amount.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

/**
 * Gives a player an amount of some kyat beside the one he wants to pay in, which nobody else is given for two hours and a day after that, and which
 * no request of the last day has: an operator who sees it arrive knows whose it is. Asked again for about the same, he keeps the one he has. It
 * is within what the method and his own limits take. Null where none is free, or he was given five in a day. Refuses `method_not_found`,
 * `method_closed`, `amount_too_small`, `amount_too_large`.
 */
export async function giveExactAmount(world: World, { who, body }: Call<typeof cashIn.exactAmount>) {
  const asked = { player_id: who.player_id, method_id: body.payment_id, amount_pya: body.amount, ...CASH_IN_EXACT };
  const given = await world.db.transaction(async (tx) => {
    const [terms] = await queueForExactAmount.run({ method_id: asked.method_id }, tx);
    if (!terms) throw new Refusal('method_not_found');
    if (!terms.is_open) throw new Refusal('method_closed');
    if (asked.amount_pya < terms.minimum_pya) throw new Refusal('amount_too_small');
    if (asked.amount_pya > terms.maximum_pya) throw new Refusal('amount_too_large');
    const [allowed] = await readCashInLeft.run({ player_id: asked.player_id }, tx);
    const maximum_pya = Math.min(terms.maximum_pya, allowed?.left_pya ?? terms.maximum_pya);
    const held = await renewExactAmount.run({ ...asked, maximum_pya }, tx);
    const [given] = held.length > 0 ? held : await holdExactAmount.run({ ...asked, minimum_pya: terms.minimum_pya, maximum_pya }, tx);
    return given ?? null;
  });
  return { data: given && { amount: kyatWire(given.amount_pya), until: yangonStamp(given.until) } };
}
