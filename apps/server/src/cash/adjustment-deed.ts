import { AdjustedPurse } from '@shwekan/contract';
import { countShown, kyatInFull } from '@shwekan/rules';
import { z } from 'zod';
import { findPlayer, findPurse, insertAdjustment, lockCorrected } from '#queries/cash/adjustments.ts';
import { adjustment } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { notify } from '../platform/notifications.ts';

/** Above 0 the amount is given to the player, below 0 it is taken. Of the purse of points it counts points. */
const Correction = z.object({ player_id: z.number(), purse: AdjustedPurse, amount_pya: z.number().int(), reason: z.string() });
type Correction = z.output<typeof Correction>;
type Player = { name: string; phone: string };

const PURSE_WORDS = { main: 'Main balance', game: 'Game balance', promotion: 'Promotion balance', points: 'Points' } as const;

/** A correction of a balance by hand: it moves money between a player and the house that nobody paid or won. */
export const adjustmentDeed: DeedKind<Correction, Player> = {
  kind: 'adjustment',
  asks: ['cash'],
  decides: ['cash'],
  data: Correction,
  subject: ({ player_id }) => `player:${player_id}`,
  async lock(tx, { player_id }) {
    await lockCorrected.run({ player_id }, tx);
  },
  async basis(db, { player_id }) {
    const [found] = await findPlayer.run({ player_id }, db);
    return found ? { name: found.name, phone: found.phone } : null;
  },
  title: (_data, { name }) => `A balance of ${name} is corrected`,
  lines: ({ purse, amount_pya, reason }, { phone }) => [
    { field: 'Phone', before: null, after: phone },
    { field: PURSE_WORDS[purse], before: null, after: amountShown(purse, amount_pya) },
    { field: 'Reason, for the player', before: null, after: reason },
  ],
  async perform(tx, { id: deed_id, data, operator_id }) {
    const { player_id, purse, amount_pya } = data;
    const [found] = await findPurse.run({ player_id, purse }, tx);
    const [added] = await insertAdjustment.run({ deed_id, ...data }, tx);
    if (!found || !added) throw new Error(`player ${player_id} has no purse ${purse}`);
    await post(tx, [adjustment({ adjustment_id: added.id, purse: found.id, is_points: purse === 'points', amount_pya })], operator_id);
    await notify(tx, { player_id, ...messageOf(data) });
  },
};

function amountShown(purse: Correction['purse'], amount_pya: number): string {
  const [amount, sign] = [Math.abs(amount_pya), amount_pya > 0 ? '+' : '−'];
  if (purse === 'points') return `${sign}${countShown(amount)} points`;
  return `${sign}${kyatInFull(amount)} kyat`;
}

function messageOf({ purse, amount_pya, reason }: Correction): { kind: string; data: Record<string, string | number> } {
  const sign = amount_pya > 0 ? '+' : '-';
  if (purse === 'points') return { kind: 'points_adjusted', data: { points: `${sign}${countShown(Math.abs(amount_pya))}`, reason } };
  return { kind: amount_pya > 0 ? 'adjusted_up' : 'adjusted_down', data: { amount_pya: Math.abs(amount_pya), reason } };
}
