import { expireSome } from '#queries/cash/approval.ts';
import type { Tx } from '../platform/db.ts';
import { tellOfRequest } from './tell-player.ts';

/** Ends requests that are out of time, of a player or of all, and tells whose they are; answers how many. What somebody decides this moment is left. */
export async function endOverdue(tx: Tx, { player_id, row_count }: { player_id: number | null; row_count: number }): Promise<number> {
  const expired = await expireSome.run({ player_id, row_count }, tx);
  for (const it of expired)
    await tellOfRequest(tx, { player_id: it.player_id, what: 'cash_in', kind: 'cash_in_expired', data: { amount_pya: it.amount_pya } });
  return expired.length;
}
