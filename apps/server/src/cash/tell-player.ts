import type { Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { insertNotification } from './approval.queries.ts';

/** Tells a player what became of a cash-in: a message to read, and that the screens which show it are out of date. */
export async function tellOfCashIn(
  tx: Tx,
  it: { player_id: number; kind: 'cash_in_approved' | 'cash_in_rejected' | 'cash_in_expired'; data: Record<string, string | number> },
): Promise<void> {
  const { player_id } = it;
  const [message] = await insertNotification.run({ player_id, kind: it.kind, data: JSON.stringify(it.data) }, tx);
  await tell(tx, { kind: 'notification', player_id, data: { id: message?.id } }, { kind: 'changed', player_id, data: { what: 'cash_in' } });
}
