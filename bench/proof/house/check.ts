import { type CheckName, checks, findWrong } from '../../../apps/server/src/proof/audit.ts';
import { BENCH_REASON } from '../../database.ts';
import type { House } from './house.ts';
import type { Acknowledged, Kind, Play } from './model.ts';

/** Where each kind of operation stands, with the key by which it was asked and the id by which it was answered. */
const WRITTEN: Record<Kind, string> = {
  bet: 'select request_key as key, id::text as id from slip',
  transfer: `select a.key, null as id from given_answer a where a.call like '/api/user/transfer_%' and a.reply is not null`,
  callback: `select regexp_replace(key, '^id:', '') as key, null as id from game_transaction`,
  cash_in: `select a.key, c.id::text as id from cash_in c left join given_answer a on a.call = '/api/cash-in' and (a.reply #>> '{data,id}')::bigint = c.id where c.state = 'approved'`,
  cash_out: `select a.key, c.id::text as id from cash_out c left join given_answer a on a.call = '/api/cash-out' and (a.reply #>> '{data,id}')::bigint = c.id where c.state <> 'pending'`,
  claim: `select a.key, null as id from given_answer a where a.call = '/api/point/claim' and a.reply is not null`,
  correction: `select deed_id::text as key, null as id from adjustment where reason <> '${BENCH_REASON}'`,
};

export const SUM = `select unit, sum(amount)::text as total from (
    select unit, balance::numeric as amount from purse where keeps_balance
    union all select p.unit, m.amount from move m join purse p on p.id = m.to_purse where not p.keeps_balance
    union all select p.unit, -m.amount from move m join purse p on p.id = m.from_purse where not p.keeps_balance) part group by unit having sum(amount) <> 0`;
const OVERSOLD = `select x.draw_id, x.number, x.staked from (
    select s.draw_id, l.number, sum(l.stake) as staked from slip s, unnest(s.numbers, s.stakes_pya) as l(number, stake) group by s.draw_id, l.number) x
  join draw d on d.id = x.draw_id left join draw_number n on n.draw_id = x.draw_id and n.number = x.number
  where x.staked > coalesce(n.cap_pya, d.cap_pya)`;
const LATE = 'select s.id from slip s join draw d on d.id = s.draw_id where s.accepted_at >= d.closes_at';

/** All checks of the books. */
export const EVERY_CHECK = Object.keys(checks) as CheckName[];

/** The checks of the books, but one: players of a proof have their money without an operator's correction. */
export const AUDITED = EVERY_CHECK.filter((it) => it !== 'everyAdjustmentEntryIsConfirmed');

/**
 * What is wrong after a play: every acknowledged operation is there, once, under the id that its answer said; nothing else is; every purse holds
 * what the model says; sums are zero, no number is oversold, no bet is late, and the product's own audit finds nothing.
 */
export async function findFaults(house: House, play: Play, isAudited = true): Promise<string[]> {
  const found = [...play.faults];
  for (const kind of Object.keys(WRITTEN) as Kind[]) found.push(...(await lostOrDoubled(house, play, kind)));
  found.push(...(await wrongPurses(house, play)));
  for (const [what, sql] of [
    ['a sum is not zero', SUM],
    ['a number is oversold', OVERSOLD],
    ['a bet is late', LATE],
  ] as const)
    for (const row of (await house.database.owner.query(sql)).rows) found.push(`${what}: ${JSON.stringify(row)}`);
  if (isAudited) found.push(...(await auditFaults(house.database)));
  return found;
}

async function lostOrDoubled({ database }: House, play: Play, kind: Kind): Promise<string[]> {
  const { rows } = await database.owner.query<{ key: string | null; id: string | null }>(WRITTEN[kind]);
  const left = new Map<string, Acknowledged>(play.acknowledged.filter((it) => it.kind === kind).map((it) => [it.key, it]));
  const found: string[] = [];
  for (const { key, id } of rows) {
    const known = key === null ? undefined : left.get(key);
    if (key === null || known === undefined) found.push(`doubled: ${kind} ${key} (${id}) is there, and nobody was told so`);
    else if (known.id !== id && known.id !== null) found.push(`${kind} ${key} was answered as ${known.id} and is ${id}`);
    if (key !== null) left.delete(key);
  }
  for (const key of left.keys()) found.push(`lost: ${kind} ${key} was acknowledged and is not there`);
  return found;
}

async function wrongPurses({ database, players }: House, play: Play): Promise<string[]> {
  const { rows } = await database.owner.query(
    `select p.player_id::int, p.kind, p.balance::bigint - coalesce((select sum(m.amount) from move m join entry e on e.id = m.entry_id where e.ref = 'adjustment:' || p.id and m.to_purse = p.id), 0) as moved
     from purse p where p.kind in ('main', 'game') and p.player_id = any ($1)`,
    [players.map((it) => it.id)],
  );
  return rows.flatMap(({ player_id, kind, moved }) => {
    const due = kind === 'main' ? (play.main.get(player_id) ?? 0) : (play.game.get(player_id) ?? 0);
    return Number(moved) === due ? [] : [`purse: ${kind} of player ${player_id} came to ${moved}, by the model to ${due}`];
  });
}

/** What the product's own audit finds wrong, asked by who may read everything. */
export async function auditFaults({ owner }: Pick<House['database'], 'owner'>, names: readonly CheckName[] = AUDITED): Promise<string[]> {
  const db = {
    query: async (text: string, values?: unknown[]) => {
      const { rows, rowCount } = await owner.query(text, values);
      return { rows, rowCount: rowCount ?? 0 };
    },
  };
  const found: string[] = [];
  for (const check of names) {
    const wrong = await findWrong(check, db);
    if (wrong !== null) found.push(`audit, ${check}: ${wrong}`);
  }
  return found;
}
