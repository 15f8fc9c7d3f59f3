import { setTimeout as wait } from 'node:timers/promises';
import type { Node } from './node.ts';

/** Longer than a job waits whose process is gone. */
const PATIENCE_MS = 120_000;
/** How far the readers of facts are that mark their places: one process at a time reads for each. */
const READERS = `select string_agg(name || ' ' || xid::text || '-' || id, ', ' order by name) as places from platform.fact_reader`;
/** Jobs that were due for long, and are with nobody. */
const LATE = `select task_id || ' ' || coalesce(key, '') || coalesce(', held since ' || locked_at, '') || coalesce(', ' || last_error, '') as job from graphile_worker._private_jobs
  where run_at < now() - interval '20 seconds' and attempts < max_attempts and (locked_at is null or locked_at < now() - interval '20 seconds')`;

/** What the house does by itself goes on at whoever leads now while it is played: a reader of facts comes further, and no job of the queue is left lying. */
export async function standingJobs(leader: Pick<Node, 'ask'>): Promise<string[]> {
  const places = async () => (await leader.ask<{ places: string }>(READERS))[0]?.places;
  const late = async () => (await leader.ask<{ job: string }>(LATE)).map((it) => it.job);
  const before = await places();
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await wait(500))
    if ((await places()) !== before && (await late()).length === 0) return [];
  return [`the jobs stand: the readers of facts are at ${await places()}, and late jobs are: ${(await late()).join('; ') || 'none'}`];
}
