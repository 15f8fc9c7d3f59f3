import type { Queryable, Tx } from './db.ts';

/** Something that happened. Kinds are words of the room that tells; `player_id` null means it concerns everyone. */
export type FactDraft = { kind: string; player_id?: number | null; data?: Record<string, unknown> };
export type Fact = { xid: string; id: number; kind: string; player_id: number | null; data: Record<string, unknown>; at: Date };
/** A place in the order of facts. */
export type FactPlace = { xid: string; id: number };

/** Tells facts in the transaction of the change they tell of: they exist if and only if it does. */
export async function tell(tx: Tx, ...facts: FactDraft[]): Promise<void> {
  if (facts.length === 0) return;
  await tx.query(
    `insert into fact (kind, player_id, data)
     select * from unnest($1::text[], $2::bigint[], $3::jsonb[])`,
    [facts.map((it) => it.kind), facts.map((it) => it.player_id ?? null), facts.map((it) => JSON.stringify(it.data ?? {}))],
  );
}

/** Beyond every fact of its transaction. Fits a safe integer, and an event id. */
const AFTER_ALL = 999_999_999_999_999;

/** The place after every fact that is visible for good now. */
export async function latestPlace(db: Queryable): Promise<FactPlace> {
  const { rows } = await db.query('select pg_snapshot_xmin(pg_current_snapshot())::text as horizon');
  return beforeHorizon(rows[0].horizon);
}

/** What a reader wants of the facts: those for all, and those of these players. */
export type Wanted = { players: number[]; most: number };
/** `place` is where to go on; `is_all` is false when there is more to read at once. */
export type FactsRead = { facts: Fact[]; place: FactPlace; is_all: boolean };

/**
 * The wanted facts after a place, in order. Reads only below the oldest running transaction: a fact of a transaction that is
 * still open is never jumped over. Facts of players nobody asks for are passed by in the database.
 */
export async function factsAfter(db: Queryable, place: FactPlace, wanted: Wanted): Promise<FactsRead> {
  const { rows } = await db.query(
    `select horizon.xmin::text as horizon, f.xid::text as xid, f.id, f.kind, f.player_id, f.data, f.at
     from pg_snapshot_xmin(pg_current_snapshot()) as horizon(xmin)
     left join lateral (
       select * from fact
       where (xid, id) > ($1::xid8, $2::bigint) and xid < horizon.xmin and (player_id is null or player_id = any ($3::bigint[]))
       order by xid, id limit $4
     ) f on true
     order by f.xid, f.id`,
    [place.xid, place.id, wanted.players, wanted.most],
  );
  const facts: Fact[] = rows.filter((row) => row.id !== null).map(({ horizon: _, ...fact }) => fact);
  const last = facts.at(-1);
  if (last !== undefined && facts.length === wanted.most) return { facts, place: { xid: last.xid, id: last.id }, is_all: false };
  return { facts, place: beforeHorizon(rows[0].horizon), is_all: true };
}

function beforeHorizon(xid: string): FactPlace {
  return { xid: String(BigInt(xid) - 1n), id: AFTER_ALL };
}
