import { writeCanonical } from '@shwekan/proof';
import {
  beginLog,
  closingsToLog,
  drawsToReveal,
  lastCheckpoint,
  lockHead,
  logDue,
  moveHead,
  moveToldDay,
  moveTrail,
  oldestToLookAt,
  oldestUntold,
  recordsToLog,
  seedsToLog,
  type TrailToLogResult,
  trailToLog,
} from '#queries/transparency/log.ts';
import { raiseAlert } from '../platform/alerts.ts';
import type { Tx } from '../platform/db.ts';
import type { World } from '../platform/world.ts';
import { append, signHead } from './grow.ts';
import { contradiction, NOTHING_KEPT } from './guard.ts';
import { keepHead, type LogKey, readKeptHead } from './key.ts';
import { type Leaf, leafOf, leafOfSeed, leavesOfClosing, leavesOfDraws } from './leaves.ts';
import { originOf } from './origin.ts';

const MOST = 500;
/** Every leaf is hashed anew at the first turn of a process, and then so often. */
const THOROUGH_EVERY_MS = 3_600_000;
/** A log that was refused is looked at again, from its first leaf on, after so long; until then nothing is written. */
const REFUSED_FOR_MS = 30_000;
/** What was written down has its leaf a second later. After so long somebody must look, whatever the cause. */
const UNTOLD_MS = 300_000;
const LATE_EVERY_MS = 60_000;
/** So long a first checkpoint may be signed and not yet kept: it is kept after the commit. */
const KEPT_SOON_MS = 1000;
const NO_KEY = 'the key that signed the log is not in its folder';

/**
 * One turn of the log, to be taken again and again by every process: what happened since becomes leaves, and what is new is signed when
 * it is time. All in one transaction that holds the log's head: two processes, a crash at any point or a turn taken twice write a leaf once. When the database
 * contradicts what was signed, nothing is written and an alert says why. Where nothing happened it asks one question, and holds nothing.
 */
export function keepLog(world: World, key: LogKey | null): () => Promise<void> {
  let checked_ms = Number.NEGATIVE_INFINITY;
  let refused_ms = Number.NEGATIVE_INFINITY;
  let late_ms = Number.NEGATIVE_INFINITY;
  let missed_ms: number | null = null;
  return async () => {
    const now_ms = performance.now();
    if (now_ms - refused_ms < REFUSED_FOR_MS) return;
    try {
      const is_thorough = now_ms - checked_ms > THOROUGH_EVERY_MS;
      const is_due = is_thorough || (await isDue(world));
      const done = is_due ? await world.db.transaction((tx) => takeTurn(tx, world, key, is_thorough)) : null;
      missed_ms = done?.reason === NOTHING_KEPT ? (missed_ms ?? now_ms) : null;
      // Another turn looks again: nobody waits while holding the head.
      if (missed_ms !== null && now_ms - missed_ms < KEPT_SOON_MS) return;
      if (done?.reason != null) {
        [refused_ms, checked_ms] = [performance.now(), Number.NEGATIVE_INFINITY];
        await tellRefused(world, done.reason, done);
        return;
      }
      if (done === null) return;
      if (is_thorough) checked_ms = performance.now();
      // After the commit: what is kept outside is never ahead of the database.
      if (done.note !== null) await keepNewer(world, done.note);
    } finally {
      if (now_ms - late_ms > LATE_EVERY_MS) {
        late_ms = now_ms;
        await tellLate(world);
      }
    }
  };
}

async function isDue({ db, config }: World): Promise<boolean> {
  const [found] = await logDue.run({ fresh_ms: config.CHECKPOINT_EVERY_MS }, db);
  // A head that is gone is said at the turn.
  return found?.is_due !== false;
}

/** Once a day: a cause that stays is not forgotten because somebody closed its alert. */
async function tellRefused(world: World, reason: string, { today, size }: { today: string; size: number | null }): Promise<void> {
  world.log.error({ reason }, 'the log is neither written nor signed');
  await raiseAlert(world.db, `log_refused:${reason}:${today}`, 'log_refused', { reason, leaves: size });
}

/** Says when what happened does not come to the log, whatever the cause: also when every turn fails. */
async function tellLate(world: World): Promise<void> {
  const [late] = await oldestUntold.run({ patience_ms: UNTOLD_MS }, world.db);
  if (late !== undefined) await tellRefused(world, `not in the log after minutes: ${late.what}`, { today: late.today, size: late.size });
}

/** Keeps a checkpoint outside the database, while no other process does. */
async function keepNewer(world: World, note: string): Promise<void> {
  if ((await readKeptHead(world.config)) === note) return;
  await world.db.transaction(async (tx) => {
    await lockHead.run(undefined, tx);
    await keepHead(world.config, note);
  });
}

type Turn = { reason: string | null; size: number; note: string | null; today: string };

/** Null when there is nothing to do. */
async function takeTurn(tx: Tx, world: World, key: LogKey | null, is_thorough: boolean): Promise<Turn | null> {
  const [head] = await lockHead.run(undefined, tx);
  if (head === undefined) throw new Error('the head of the log is gone');
  const records = await recordsToLog.run({ read_to: head.read_to, most: MOST }, tx);
  const [last] = await lastCheckpoint.run({ fresh_ms: world.config.CHECKPOINT_EVERY_MS }, tx);
  const [trail] = head.is_trail_due ? await trailToLog.run({ trail_n: head.trail_n }, tx) : [];
  const closings = await closingsToLog.run({ most: MOST }, tx);
  const drawn = [
    ...(await seedsToLog.run(undefined, tx)).map(leafOfSeed),
    ...(await drawsToReveal.run(undefined, tx)).flatMap(leavesOfDraws),
  ];
  const new_count = records.length + closings.length + drawn.length + (trail === undefined ? 0 : 1);
  const is_due = head.size + new_count !== (last?.size ?? 0) && last?.is_fresh !== true;
  if (!is_thorough && !is_due && new_count === 0) return null;
  const { today } = head;
  const reason = key === null ? NO_KEY : await contradiction(tx, world.config, key, head, is_thorough);
  if (key === null || reason !== null) return { reason, size: head.size, note: null, today };
  const leaves: Leaf[] = [];
  for (const record of records) leaves.push(await leafOf(tx, record));
  for (const closing of closings) leaves.push(...leavesOfClosing(closing));
  leaves.push(...drawn);
  const told_day = closings.at(-1)?.day;
  if (told_day !== undefined) await moveToldDay.run({ told_day }, tx);
  if (trail !== undefined) leaves.push(await leafOfTrail(tx, trail));
  const below = records[0]?.id ?? Number.MAX_SAFE_INTEGER;
  const [{ read_to } = { read_to: 0 }] = await oldestToLookAt.run({ read_to: head.read_to, below }, tx);
  const size = await append(tx, head.size, leaves);
  await moveHead.run({ size, read_to }, tx);
  return {
    reason: null,
    size,
    today,
    note: is_due ? await signHead(tx, key, { origin: await nameOf(tx, world, key, head.origin), size }) : (last?.note ?? null),
  };
}

/** The leaf of the trail's newest link, which is told once. */
async function leafOfTrail(tx: Tx, { n, sha256: hash, at }: TrailToLogResult): Promise<Leaf> {
  await moveTrail.run({ trail_n: n }, tx);
  return { subject: `trail:${n}`, draw_id: null, entry: writeCanonical({ v: 1, type: 'trail', at, n, sha256: hash }) };
}

/** The log's name; its first checkpoint gives it one. */
async function nameOf(tx: Tx, world: World, key: LogKey, known: string | null): Promise<string> {
  const origin = known ?? originOf(world);
  if (known === null) await beginLog.run({ origin, public_key: Buffer.from(key.public_key) }, tx);
  return origin;
}
