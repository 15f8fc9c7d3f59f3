import type { Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { notify } from '../platform/notifications.ts';

/** What became of a request for money: the phrases `told.<kind>_title` and `_body` say it, filled from the data. */
export type ToldOfRequest = {
  player_id: number;
  what: 'cash_in' | 'cash_out';
  kind:
    | 'cash_in_approved'
    | 'cash_in_promoted'
    | 'cash_in_corrected'
    | 'cash_in_corrected_promoted'
    | 'cash_in_rejected'
    | 'cash_in_expired'
    | 'cash_out_paid'
    | 'cash_out_rejected';
  data: Record<string, string | number>;
};

/** Tells a player what became of a request: a message to read, and that the screens which show it are out of date. */
export async function tellOfRequest(tx: Tx, { player_id, what, kind, data }: ToldOfRequest): Promise<void> {
  await notify(tx, { player_id, kind, data });
  await tell(tx, { kind: 'changed', player_id, data: { what } });
}

/** Tells every open screen that the ways to pay changed: nobody is to pay to an account that was closed while they read its number. */
export const tellMethods = (tx: Tx) => tell(tx, { kind: 'changed', data: { what: 'methods' } });
