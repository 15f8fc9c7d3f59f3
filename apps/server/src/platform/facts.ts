import type { Queryable, Tx } from './db.ts';

/** Something that happened. Kinds are words of the room that tells; `player_id` null means it concerns everyone. */
export type FactDraft = { kind: string; player_id?: number | null; data?: Record<string, unknown> };
export type Fact = { xid: string; id: number; kind: string; player_id: number | null; data: Record<string, unknown>; at: Date };
/** A place in the order of facts. */
export type FactPlace = { xid: string; id: number };
/** The place up to which a look has read, and in which history of the database: one that is put back, or a standby that leads now, has another. */
export type SeenPlace = FactPlace & { timeline: string };

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

/** PostgreSQL's timeline, as eight hexadecimal digits. Another begins whenever a standby is made the leader, and with each restore. */
const TIMELINE = 'left(pg_walfile_name(pg_current_wal_lsn()), 8)';

/** The place after every fact that is visible for good now. */
export async function latestPlace(db: Queryable): Promise<SeenPlace> {
  const { rows } = await db.query(`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${TIMELINE} as timeline`);
  return beforeHorizon(rows[0]);
}

/** What a reader wants of the facts: those for all, and those of these players. */
export type Wanted = { players: readonly number[]; has(player_id: number): boolean; most: number };
/** `place` is where to go on; `is_all` is false when there is more to read at once. */
export type FactsRead = { facts: Fact[]; place: SeenPlace; is_all: boolean };

/** So many facts are read with those of players nobody asks for: the list of thousands of players costs ten times as much as they do. */
const FEW = 100;

/**
 * The wanted facts after a place, in order. Reads only below the oldest running transaction: a fact of a transaction that is
 * still open is never jumped over. Where there are many, those of players nobody asks for are passed by in the database.
 */
export async function factsAfter(db: Queryable, place: FactPlace, { players, has, most }: Wanted): Promise<FactsRead> {
  const few = await readAfter(db, place, { players: null, most: Math.min(FEW, most) });
  if (!few.is_all) return readAfter(db, place, { players, most });
  return { ...few, facts: few.facts.filter((it) => it.player_id === null || has(it.player_id)) };
}

async function readAfter(
  db: Queryable,
  place: FactPlace,
  { players, most }: { players: readonly number[] | null; most: number },
): Promise<FactsRead> {
  const { rows } = await db.query(
    `select horizon.xmin::text as horizon, ${TIMELINE} as timeline, f.xid::text as xid, f.id, f.kind, f.player_id, f.data, f.at
     from pg_snapshot_xmin(pg_current_snapshot()) as horizon(xmin)
     left join lateral (
       select * from fact
       where (xid, id) > ($1::xid8, $2::bigint) and xid < horizon.xmin${players === null ? '' : ' and (player_id is null or player_id = any ($4::bigint[]))'}
       order by xid, id limit $3
     ) f on true
     order by f.xid, f.id`,
    [place.xid, place.id, most, ...(players === null ? [] : [players])],
  );
  const facts: Fact[] = rows.filter((row) => row.id !== null).map(({ horizon: _, timeline: __, ...fact }) => fact);
  const last = facts.at(-1);
  if (last !== undefined && facts.length === most) {
    return { facts, place: { xid: last.xid, id: last.id, timeline: rows[0].timeline }, is_all: false };
  }
  return { facts, place: beforeHorizon(rows[0]), is_all: true };
}

function beforeHorizon({ horizon, timeline }: { horizon: string; timeline: string }): SeenPlace {
  return { xid: String(BigInt(horizon) - 1n), id: AFTER_ALL, timeline };
}
