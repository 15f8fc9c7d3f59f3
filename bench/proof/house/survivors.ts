import type { House } from './house.ts';

/** The keys of everything that is done in a database. */
export async function keysThere({ database }: House): Promise<Set<string>> {
  const { rows } =
    await database.owner.query(`select request_key as key from slip union all select regexp_replace(key, '^id:', '') from game_transaction
    union all select a.key from given_answer a where a.call like '/api/user/transfer_%' and a.reply is not null
    union all select a.key from given_answer a join cash_in c on a.call = '/api/cash-in' and (a.reply #>> '{data,id}')::bigint = c.id where c.state = 'approved'
    union all select a.key from given_answer a join cash_out c on a.call = '/api/cash-out' and (a.reply #>> '{data,id}')::bigint = c.id where c.state <> 'pending'`);
  return new Set(rows.map((it) => it.key));
}

/** What waits for an operator's word in a cash-out that was cut off between the two: it has left the main purse. */
export async function halfDone({ database }: House): Promise<[player_id: number, held_pya: number][]> {
  const { rows } = await database.owner.query(`select player_id::int, amount_pya::bigint from cash_out where state = 'pending'`);
  return rows.map((it) => [it.player_id, Number(it.amount_pya)]);
}
