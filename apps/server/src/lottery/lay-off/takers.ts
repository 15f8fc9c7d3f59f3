import type { layOff } from '@shwekan/contract';
import { kyatWire, type LotteryCode } from '@shwekan/rules';
import { z } from 'zod';
import { lockTaker, takers, writeTaker } from '#queries/lottery/lay-off/takers.ts';
import { auditCall } from '../../platform/audit-row.ts';
import { askDeed } from '../../platform/deeds/ask.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { isNameTaken, newTakerDeed, takerDeed, takerLines, takerState } from './taker-deeds.ts';
import { Terms, termsOf, termsWire } from './terms.ts';

/** The other houses that take what is laid off, with what is owed. */
export async function listTakers(world: World) {
  const rows = await takers.run({ taker_id: null }, world.db);
  return {
    data: rows.map((it) => ({
      id: it.id,
      name: it.name,
      is_open: it.is_open,
      second_above: kyatWire(it.second_above_pya),
      // The codes of the table are the rules'.
      terms: z
        .array(Terms)
        .parse(it.terms)
        .map(({ code, ...terms }) => ({ lottery: code as LotteryCode, ...termsWire(terms) })),
      owed: kyatWire(it.owed_pya),
      open_stakes: kyatWire(it.open_stakes_pya),
    })),
  };
}

/** Asks for another house, with its terms. Refuses `taker_taken` for a name that one has. */
export async function askTaker(world: World, call: Call<typeof layOff.addTaker>) {
  const { name, second_above: second_above_pya, terms } = call.body;
  const deed_id = await world.db.transaction(async (tx) => {
    if (await isNameTaken(tx, name, null)) throw new Refusal('taker_taken', { errors: { name: 'taker_taken' } });
    const data = { name, second_above_pya, terms: termsOf(terms) };
    return askDeed(tx, newTakerDeed, { data, who: call.who, address: call.address });
  });
  return { deed_id };
}

/** Shuts another house at once; everything else of it is asked for, and waits for a second person. Refuses `taker_taken`. */
export async function changeTaker(world: World, call: Call<typeof layOff.changeTaker>) {
  const taker_id = call.params.id;
  const deed_id = await world.db.transaction(async (tx) => {
    await lockTaker.run({ taker_id }, tx);
    const before = await takerState(tx, taker_id);
    if (before === null) throw new Refusal('not_found');
    const { name = before.name, is_open = before.is_open, second_above: second_above_pya = before.second_above_pya, terms } = call.body;
    if (await isNameTaken(tx, name, taker_id)) throw new Refusal('taker_taken', { errors: { name: 'taker_taken' } });
    const is_shut = before.is_open && !is_open;
    if (is_shut) {
      await writeTaker.run({ taker_id, name: before.name, is_open, second_above_pya: before.second_above_pya }, tx);
      await auditCall(tx, call, { action: 'shut_taker', subject: `taker:${taker_id}`, before: { is_open: true }, after: { is_open } });
    }
    const data = { taker_id, name, is_open, second_above_pya, terms: terms === undefined ? before.terms : termsOf(terms) };
    const is_asked = takerLines(is_shut ? { ...before, is_open } : before, data).length > 0;
    return is_asked ? askDeed(tx, takerDeed, { data, who: call.who, address: call.address }) : null;
  });
  return { deed_id };
}
