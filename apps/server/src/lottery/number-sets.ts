import type { numberSets } from '@shwekan/contract';
import { type Digits, kyatWire, numberValue, PYA_PER_KYAT } from '@shwekan/rules';
import { countSets, dropSet, keepSet, queueForSets, setsOf } from '#queries/lottery/number-sets.ts';
import type { Queryable } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

const SETS_MAX = 20;

/** A player's sets of numbers with so many digits, the newest first. */
export async function listSets(db: Queryable, player_id: number, digits: Digits) {
  const rows = await setsOf.run({ player_id, digits }, db);
  const data = rows.map(({ name, bet_numbers, stakes_pya }) => ({
    name,
    lines: bet_numbers.map((bet_number, at) => ({ bet_number, amount: kyatWire(stakes_pya[at] ?? 0) })),
  }));
  return { data };
}

/** Keeps a set in the place of one of its name. Refuses numbers of other digits or named twice, and more sets than there may be. */
export async function keepNumberSet(world: World, { who, body }: Call<typeof numberSets.keep>) {
  const { digits, name, lines } = body;
  const bet_numbers = lines.map((line) => line.bet_number);
  const isWrong = bet_numbers.some((it) => numberValue(it, digits) < 0) || new Set(bet_numbers).size < bet_numbers.length;
  if (isWrong) throw new Refusal('number_not_valid');
  return world.db.transaction(async (tx) => {
    const place = { player_id: who.player_id, digits, name };
    await queueForSets.run({ player_id: who.player_id }, tx);
    const [now] = await countSets.run(place, tx);
    if (now && !now.has && now.count >= SETS_MAX) throw new Refusal('too_many_sets');
    await keepSet.run({ ...place, bet_numbers, stakes_pya: lines.map((line) => line.amount * PYA_PER_KYAT) }, tx);
    return listSets(tx, who.player_id, digits);
  });
}

/** Lets a set go; answers the others. */
export async function dropNumberSet(world: World, { who, body }: Call<typeof numberSets.drop>) {
  await dropSet.run({ player_id: who.player_id, digits: body.digits, name: body.name }, world.db);
  return listSets(world.db, who.player_id, body.digits);
}
