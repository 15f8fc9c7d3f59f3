import type { Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { insertNotification } from './approval.queries.ts';

/** What became of a request for money: the phrases `told.<kind>_title` and `_body` say it, filled from the data. */
export type ToldOfRequest = {
  player_id: number;
  what: 'cash_in' | 'cash_out';
  kind: 'cash_in_approved' | 'cash_in_promoted' | 'cash_in_rejected' | 'cash_in_expired' | 'cash_out_paid' | 'cash_out_rejected';
  data: Record<string, string | number>;
};

/** Tells a player what became of a request: a message to read, and that the screens which show it are out of date. */
export async function tellOfRequest(tx: Tx, { player_id, what, kind, data }: ToldOfRequest): Promise<void> {
  await tellMessage(tx, { player_id, kind, data });
  await tell(tx, { kind: 'changed', player_id, data: { what } });
}

/** Writes a player a message and tells that it is there. */
export async function tellMessage(tx: Tx, it: { player_id: number; kind: string; data: Record<string, string | number> }): Promise<void> {
  const [message] = await insertNotification.run({ ...it, data: JSON.stringify(it.data) }, tx);
  await tell(tx, { kind: 'notification', player_id: it.player_id, data: { id: message?.id } });
}
