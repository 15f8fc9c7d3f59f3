import { hasNews, lockReader, markRead, nextFacts, pruneFacts } from '#queries/platform/fact-reader.ts';
import type { Queryable, Tx } from './db.ts';
import { latestPlace } from './facts.ts';
import type { World } from './world.ts';

/** A fact as a reader gets it, with its age in seconds. */
export type FactToRead = { kind: string; player_id: number | null; data: Record<string, unknown>; age_s: number };

/** A reader that goes on from facts: a name among the readers of the database, what it wants, and what it does with a chunk. */
export type FactReader = {
  name: 'rewards' | 'push' | 'risk';
  kinds: readonly string[];
  /** Of the facts that something changed: of what. */
  changes?: readonly string[];
  take(tx: Tx, facts: FactToRead[]): Promise<void>;
};

const CHUNK_FACTS = 500;

/**
 * Reads what was told since the last time. What was read is marked in the transaction of what the reader did with it: a fact counts once,
 * and none is lost when the server is killed. Where nothing is to be read, nothing is locked or written.
 */
export async function readFacts(world: World, reader: FactReader): Promise<void> {
  const { name, kinds, changes = [] } = reader;
  const [news] = await hasNews.run({ name, kinds: [...kinds], changes: [...changes] }, world.db);
  if (news?.has_news == null) throw new Error(`${name} has no place among the facts`);
  let goes_on = news.has_news;
  while (goes_on) goes_on = await world.db.transaction((tx) => readChunk(tx, reader));
}

/** Holds a reader where it is until the transaction ends. */
export async function holdReader(tx: Tx, name: FactReader['name']): Promise<void> {
  await lockReader.run({ name }, tx);
}

/** Forgets what no reader waits for and no stream repeats: facts of these kinds after two minutes, the rest after a week. */
export async function forgetFacts(db: Queryable, short_lived: readonly string[]): Promise<void> {
  await pruneFacts.run({ short_lived: [...short_lived] }, db);
}

/** Reads the next chunk; false when it was the last for now. */
async function readChunk(tx: Tx, { name, kinds, changes = [], take }: FactReader): Promise<boolean> {
  const [place] = await lockReader.run({ name }, tx);
  if (!place) throw new Error(`${name} has no place among the facts`);
  // No fact of a transaction that is still open is jumped over; and what becomes visible after this is read the next time, and only then.
  const { xid, id } = await latestPlace(tx);
  const latest = { xid, id };
  const until = { to_xid: latest.xid, to_id: latest.id };
  const facts = await nextFacts.run({ ...place, ...until, kinds: [...kinds], changes: [...changes], most: CHUNK_FACTS }, tx);
  const last = facts.at(-1);
  const is_all = facts.length < CHUNK_FACTS;
  if (facts.length > 0) await take(tx, facts.map(toRead));
  const next = is_all || !last ? latest : { xid: last.xid, id: last.id };
  if (next.xid !== place.xid || next.id !== place.id) await markRead.run({ name, ...next }, tx);
  return !is_all;
}

function toRead({ kind, player_id, data, age_s }: { kind: string; player_id: number | null; data: unknown; age_s: number }): FactToRead {
  return { kind, player_id, data: data as Record<string, unknown>, age_s };
}
