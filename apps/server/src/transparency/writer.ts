import { hashLeaf, rootInTiles, rootOf, TILE_WIDTH, utf8, writeCheckpoint, writeNote } from '@shwekan/proof';
import {
  beginLog,
  type LockHeadResult,
  lastCheckpoint,
  leafHashes,
  lockHead,
  moveHead,
  nodeHashes,
  oldestToLookAt,
  type RecordsToLogResult,
  recordsToLog,
  writeLeaves,
  writeNodes,
  writeCheckpoint as writeSigned,
} from '#queries/transparency/log.ts';
import { raiseAlert } from '../platform/alerts.ts';
import type { Tx } from '../platform/db.ts';
import type { World } from '../platform/world.ts';
import { contradiction } from './guard.ts';
import { keepHead, keysOf, type LogKey, sha256 } from './key.ts';
import { type Leaf, leafOf } from './leaves.ts';
import { originOf } from './origin.ts';
import { logTiles } from './tiles.ts';

const MOST = 500;
/** Every leaf is hashed anew at the first turn of a process, and then so often. */
const THOROUGH_EVERY_MS = 3_600_000;

/**
 * One turn of the log, to be taken again and again by every process: what happened since becomes leaves, and what is new is signed when
 * it is time. All in one transaction that holds the log's head: two processes, a crash at any point or a turn taken twice write a leaf once. When the database
 * contradicts what was signed, nothing is written and an alert says why.
 */
export function keepLog(world: World, key: LogKey): () => Promise<void> {
  let checked_ms = Number.NEGATIVE_INFINITY;
  return async () => {
    const is_thorough = performance.now() - checked_ms > THOROUGH_EVERY_MS;
    const done = await world.db.transaction((tx) => takeTurn(tx, world, key, is_thorough));
    if (done === null) return;
    if (done.reason !== null) {
      world.log.error({ reason: done.reason }, 'the log is neither written nor signed');
      await raiseAlert(world.db, `log_refused:${done.reason}`, 'log_refused', { reason: done.reason, leaves: done.size });
      return;
    }
    if (is_thorough) checked_ms = performance.now();
    // After the commit: what is kept outside is never ahead of the database.
    if (done.note !== null) await keepHead(world.config, done.note);
  };
}

type Turn = { reason: string | null; size: number; note: string | null };

/** Null when there is nothing to do. */
async function takeTurn(tx: Tx, world: World, key: LogKey, is_thorough: boolean): Promise<Turn | null> {
  const [head] = await lockHead.run(undefined, tx);
  if (head === undefined) throw new Error('the head of the log is gone');
  const records = await recordsToLog.run({ read_to: head.read_to, most: MOST }, tx);
  const [last] = await lastCheckpoint.run({ fresh_ms: world.config.CHECKPOINT_EVERY_MS }, tx);
  const is_due = head.size + records.length !== (last?.size ?? 0) && last?.is_fresh !== true;
  if (!is_thorough && !is_due && records.length === 0) return null;
  const reason = await contradiction(tx, world.config, key, head, is_thorough);
  if (reason !== null) return { reason, size: head.size, note: null };
  const size = await append(tx, head, records);
  return { reason: null, size, note: is_due ? await signHead(tx, world, key, { ...head, size }) : (last?.note ?? null) };
}

/** Writes the leaves of what is new. Answers how many the log has then. */
async function append(tx: Tx, head: LockHeadResult, records: readonly RecordsToLogResult[]): Promise<number> {
  const below = records[0]?.id ?? Number.MAX_SAFE_INTEGER;
  const [{ read_to } = { read_to: 0 }] = await oldestToLookAt.run({ read_to: head.read_to, below }, tx);
  const leaves: Leaf[] = [];
  for (const record of records) leaves.push(await leafOf(tx, record));
  const size = head.size + leaves.length;
  await writeLeaves.run(
    {
      ns: leaves.map((_, place) => head.size + place),
      subjects: leaves.map((it) => it.subject),
      draw_ids: leaves.map((it) => it.draw_id),
      entries: leaves.map((it) => it.entry),
      hashes: leaves.map((it) => Buffer.from(hashLeaf(sha256, utf8(it.entry))).toString('hex')),
    },
    tx,
  );
  await writeRootsAbove(tx, head.size, size);
  await moveHead.run({ size, read_to }, tx);
  return size;
}

/** Writes the roots over what has become full: 256 leaves, 256 of those, and so on. */
async function writeRootsAbove(tx: Tx, old_size: number, size: number): Promise<void> {
  const count = (of: number, level: number) => Math.floor(of / TILE_WIDTH ** level);
  for (let level = 1; count(size, level) > count(old_size, level); level += 1) {
    for (let n = count(old_size, level); n < count(size, level); n += 1) {
      const range = { from_n: n * TILE_WIDTH, to_n: (n + 1) * TILE_WIDTH };
      const below = level === 1 ? await leafHashes.run(range, tx) : await nodeHashes.run({ level: level - 1, ...range }, tx);
      const root = rootOf(sha256, below.map((it) => it.hash)); // biome-ignore format: one line
      await writeNodes.run({ levels: [level], ns: [n], hashes: [Buffer.from(root).toString('hex')] }, tx);
    }
  }
}

/** Signs the log's head. Its first checkpoint names the log for ever. */
async function signHead(tx: Tx, world: World, key: LogKey, head: LockHeadResult): Promise<string> {
  const origin = head.origin ?? originOf(world);
  if (head.origin === null) await beginLog.run({ origin, public_key: Buffer.from(key.public_key) }, tx);
  const text = writeCheckpoint({ origin, size: head.size, root: await rootInTiles(sha256, logTiles(tx), head.size), extensions: [] });
  const note = writeNote({ text, signatures: [key.signNote(keysOf(origin, key.public_key).log, text)] });
  await writeSigned.run({ size: head.size, note }, tx);
  return note;
}
