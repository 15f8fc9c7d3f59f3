import { setTimeout as wait } from 'node:timers/promises';
import { houseJobs } from '../../../apps/server/src/house-jobs.ts';
import { follow } from '../../../apps/server/src/lottery/live.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import type { Db } from '../../../apps/server/src/platform/db.ts';
import { type Loop, startJobs } from '../../../apps/server/src/platform/jobs.ts';
import { openLead } from '../../../apps/server/src/platform/leader.ts';
import { makeLog } from '../../../apps/server/src/platform/log.ts';
import { openPools } from '../../../apps/server/src/platform/pools.ts';
import { openFiles } from '../../../apps/server/src/platform/storage.ts';
import { readLogKey } from '../../../apps/server/src/transparency/key.ts';
import { loopsOf } from '../../../apps/server/test/loops-of.ts';
import { FeedPlans } from './feed-faults.ts';

// The house's worker as a process of its own, whose loops take a turn when they are told to: the product clock goes a day in a second, and a loop that looks every
// few seconds would see few of them. `node worker.ts SEED [LOOP]`, where the loop has no turns; each message is `{ turn: 'short' | 'whole' }`, each answer what failed in it.
export type Turn = { turn: 'short' | 'whole' };
export type TurnEnd = { failed: string[] };

/** What rests for longer has its turn once a day. */
const SHORT_MS = 60_000;
const STEPS = ['reports.days', 'reports.days', 'reports.closing', 'reports.closing'];
const PATIENCE_MS = 60_000;
/** What a worker held that was killed is let go a minute later: until then a loop does its work. */
const BUSY = `select count(*)::int as count from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts and (locked_at is null or locked_at > $1)`;
const began_at = new Date();

const config = { ...readConfig({ ...process.env, NODE_ENV: 'test' }), POOL_SIZE: 8 };
const log = makeLog('fatal');
const pools = openPools(config, log);
const world = { config, db: pools.rest, log };
const files = await openFiles(config);
const logKey = await readLogKey(config, world.db);
const rooms = houseJobs(world, { push: null, files, standbys: pools.standbys, logKey, routesOver: () => [] });
const plans = new FeedPlans(Number(process.argv[2]));
const feeds: Loop[] = (['2D', 'C2D', '3D'] as const)
  .flatMap((it) => plans.feedsOf(it))
  .map((feed) => ({ name: `lottery.feed.${feed.market}`, every_ms: 1000, is_led: true, run: follow(world, feed) }));
const loops = rooms.flatMap(loopsOf).filter((it) => it.name !== process.argv[3]);
const leads = new Map([...feeds, ...loops].filter((it) => it.is_led).map((it) => [it.name, openLead(world.db, it.name)]));
// Loops take their turns here; what a transaction asked for is done by the product's own queue.
if (pools.queue === null) throw new Error('a worker without a queue');
await startJobs(
  world,
  pools.queue,
  rooms.map(({ tasks }) => (tasks === undefined ? {} : { tasks })),
);
const { queue } = pools;

async function takeTurn({ turn }: Turn): Promise<TurnEnd> {
  const failed: string[] = [];
  const some = loops.filter((it) => turn === 'whole' || it.every_ms < SHORT_MS);
  // One after the other, for the order in which feeds tell is of the seed.
  for (const feed of feeds) await takeAll([feed], failed);
  await takeAll(some, failed);
  // What was settled is counted by those that read of it.
  await emptyQueue(failed);
  await takeAll(
    some.filter((it) => /^(rewards|reports|cases|transparency)/.test(it.name)),
    failed,
  );
  // A closing marks where it ends, waits for whoever began before that, and is made: a step a turn.
  if (turn === 'whole')
    for (const name of STEPS)
      await takeAll(
        loops.filter((it) => it.name === name),
        failed,
      );
  return { failed };
}

async function takeAll(some: readonly Loop[], failed: string[]): Promise<void> {
  await Promise.all(
    some.map(async (loop) => {
      try {
        const db = await dbOf(loop);
        await loop.run(() => false, db);
      } catch (error) {
        failed.push(`${loop.name}: ${(error as Error).stack ?? error}`);
      }
    }),
  );
}

/** The database as the leader of a loop writes to it; who was killed leads on for some seconds. */
async function dbOf({ name }: Loop): Promise<Db> {
  const lead = leads.get(name);
  if (lead === undefined) return world.db;
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await wait(200)) {
    const db = await lead.take();
    if (db !== null) return db;
  }
  throw new Error('nobody leads');
}

/** Waits until the queue has done what is due. */
async function emptyQueue(failed: string[]): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await wait(10)) {
    const { rows } = await queue.query(BUSY, [began_at]);
    if (rows[0].count === 0) return;
  }
  failed.push('the queue does not come to its end');
}

process.on('message', (asked: Turn) => void takeTurn(asked).then((done) => process.send?.(done)));
process.on('disconnect', () => process.exit(0));
process.send?.({ failed: [] } satisfies TurnEnd);
