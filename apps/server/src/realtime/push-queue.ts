import type { Tx } from '../platform/db.ts';
import type { World } from '../platform/world.ts';
import { announceResults, lockReader, markRead, nextFacts, queuePushes, readHorizon } from './push-queue.queries.ts';

const CHUNK_FACTS = 500;
/** Beyond every fact of its transaction. */
const AFTER_ALL = 999_999_999_999_999;

/**
 * Reads what was told since the last time and puts a push for each device into the outbox, and results before those who asked
 * for them. What was read is marked in the transaction that queued it: a notification is queued once, and none is lost when the
 * server is killed. What is older than a day is no news and is passed by.
 */
export async function queueNews(world: World): Promise<void> {
  let goes_on = true;
  while (goes_on) goes_on = await world.db.transaction(queueChunk);
}

/** Queues the next chunk; false when it was the last for now. */
async function queueChunk(tx: Tx): Promise<boolean> {
  const [place] = await lockReader.run(undefined, tx);
  if (!place) throw new Error('pushes have no place among the facts');
  // Before the facts: what becomes visible between the two statements is read the next time.
  const [horizon] = await readHorizon.run(undefined, tx);
  const facts = await nextFacts.run({ xid: place.xid, id: place.id, most: CHUNK_FACTS }, tx);
  const news = facts.filter((it) => it.is_news).map(({ kind, data }) => ({ kind, data: data as Record<string, unknown> }));
  const ids = news.filter((it) => it.kind === 'notification').map((it) => Number(it.data.id));
  // A result without a number was taken back.
  const results = news.filter((it) => it.kind === 'result' && it.data.number !== '').map((it) => it.data);
  if (ids.length > 0) await queuePushes.run({ ids }, tx);
  if (results.length > 0) await announceResults.run({ datas: results.map((it) => JSON.stringify(it)) }, tx);
  const last = facts.at(-1);
  const is_all = facts.length < CHUNK_FACTS;
  const next = is_all || !last ? { xid: horizon?.xid ?? place.xid, id: AFTER_ALL } : { xid: last.xid, id: last.id };
  if (next.xid !== place.xid || next.id !== place.id) await markRead.run(next, tx);
  return !is_all;
}
