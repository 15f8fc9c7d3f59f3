import type { Queryable, Tx } from './db.ts';

/** Something that happened. Kinds are words of the room that tells; `player_id` null means it concerns everyone. */
export type Told = { kind: string; player_id?: number | null; data?: Record<string, unknown> };
export type Fact = { xid: string; id: number; kind: string; player_id: number | null; data: Record<string, unknown>; at: Date };
/** A place in the order of facts. */
export type FactPlace = { xid: string; id: number };

/** Tells facts in the transaction of the change they tell of: they exist if and only if it does. */
export async function tell(tx: Tx, ...facts: Told[]): Promise<void> {
  if (facts.length === 0) return;
  await tx.query(
    `insert into fact (kind, player_id, data)
     select * from unnest($1::text[], $2::bigint[], $3::jsonb[])`,
    [facts.map((it) => it.kind), facts.map((it) => it.player_id ?? null), facts.map((it) => JSON.stringify(it.data ?? {}))],
  );
}

/** The place after every fact that is visible for good now. */
export async function latestPlace(db: Queryable): Promise<FactPlace> {
  const { rows } = await db.query(
    `select coalesce(max(xid)::text, '0') as xid, 0 as id from fact where xid < pg_snapshot_xmin(pg_current_snapshot())`,
  );
  const last = await db.query('select coalesce(max(id), 0) as id from fact where xid = $1::xid8', [rows[0].xid]);
  return { xid: rows[0].xid, id: last.rows[0].id };
}

/**
 * The next facts after a place, in order, at most `limit`. Reads only below the oldest running transaction: a fact of a
 * transaction that is still open is never jumped over.
 */
export async function factsAfter(db: Queryable, place: FactPlace, limit: number): Promise<Fact[]> {
  const { rows } = await db.query(
    `select xid::text as xid, id, kind, player_id, data, at from fact
     where (xid, id) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
     order by xid, id limit $3`,
    [place.xid, place.id, limit],
  );
  return rows;
}
