import type { statement } from '@shwekan/contract';
import { kyatWire, PYA_PER_KYAT, yangonStamp } from '@shwekan/rules';
import { statementOf } from '../ledger/ledger.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { daysAsked } from './history-days.ts';

/** Every movement of the player's own purses between two Yangon days, newest first, page by page. */
export async function showStatement(world: World, call: Call<typeof statement>) {
  const { purse = null, cursor = null, limit } = call.query;
  const days = await daysAsked(world, call.query);
  const { lines, next } = await statementOf(world.db, call.who.player_id, { ...days, purse, cursor, limit });
  const data = lines.map(({ unit, amount, balance_after, at, ...line }) => {
    // Points stand on the wire as kyat do: "12.00" is twelve points.
    const scale = unit === 'points' ? PYA_PER_KYAT : 1;
    return { ...line, amount: kyatWire(amount * scale), balance_after: kyatWire(balance_after * scale), at: yangonStamp(at) };
  });
  return { data, next };
}
