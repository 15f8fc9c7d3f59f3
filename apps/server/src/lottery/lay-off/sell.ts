import type { layOff } from '@shwekan/contract';
import { type LayOffLine, numberValue, refuseLayOffLines } from '@shwekan/rules';
import { auditCall } from '../../platform/audit-row.ts';
import type { Tx } from '../../platform/db.ts';
import { askDeed } from '../../platform/deeds/ask.ts';
import { once } from '../../platform/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { showLayOff } from './list.ts';
import { layOffDeed } from './sale-deed.ts';
import { lockForSale, readSaleNumbers, readSaleState, type SaleState } from './state.ts';
import { totalOf, writeSale } from './write-sale.ts';

/**
 * Sells what is staked on numbers of a draw to another house, at its terms of this moment. Above the house's amount, together with what of the
 * draw is sold to it already, it is asked for, and waits for a second person. The same Idempotency-Key sells once. Refuses as the contract says.
 */
export async function sell(world: World, call: Call<typeof layOff.sell>) {
  const given = await world.db.transaction((tx) => once(tx, call.once, () => sellOnce(tx, call)));
  if (given.replayed) call.markReplayed();
  return given.reply;
}

async function sellOnce(tx: Tx, call: Call<typeof layOff.sell>) {
  const { who, address } = call;
  const [draw_id, taker_id] = [call.params.id, call.body.taker_id];
  await lockForSale(tx, draw_id);
  const state = await readSaleState(tx, { draw_id, taker_id });
  if (state === null) throw new Refusal('not_found');
  const lines = call.body.lines.map((it) => ({ number: numberValue(it.bet_number, state.digits), stake_pya: it.amount }));
  const terms = await refuseSale(tx, draw_id, { ...state, lines });
  const sale = { draw_id, taker_id, lines };
  if (state.sold_pya + totalOf(lines) > state.second_above_pya)
    return { data: null, deed_id: await askDeed(tx, layOffDeed, { data: sale, who, address }) };
  const by = who.operator_id;
  const lay_off_id = await writeSale(tx, { ...sale, code: state.code, terms, sold_by: by, booked_by: by, deed_id: null });
  await auditCall(tx, call, { action: 'lay_off', subject: `draw:${draw_id}`, after: { lay_off: lay_off_id, taker: taker_id, lines } });
  return { data: await showLayOff(tx, lay_off_id), deed_id: null };
}

type SaleRequest = SaleState & { lines: readonly LayOffLine[] };

/** Refuses a sale of a locked draw that may not be; answers the terms at which it is made. */
async function refuseSale(tx: Tx, draw_id: number, { refusal, terms, lines }: SaleRequest) {
  if (refusal !== null) throw new Refusal(refusal);
  if (terms === null) throw new Refusal('taker_shut');
  const numbers = lines.map((it) => it.number);
  const refused = refuseLayOffLines(lines, await readSaleNumbers(tx, draw_id, numbers));
  if (refused !== null) throw new Refusal(refused);
  return terms;
}
