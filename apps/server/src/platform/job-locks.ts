import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from './log.ts';

/** What one life of a runner tells as it goes; after `close` nobody says any more that its jobs are done. */
type RunnerJobs = { events: WorkerEvents; close(): void };
export type JobLocks = { open(): RunnerJobs; stop(): void };

/** How often a process says which jobs it does, and looks for those of which nobody says so. */
const TURN_MS = 5000;
/** Longer than a database is away when another takes its lead, and than a process stands still under load. */
const LOST_AFTER = '1 minute';

/**
 * Keeps the locks of a process's jobs true: of those that its runners do it says so again and again, and whose holder has said nothing for a minute is free for
 * everybody. The queue itself frees a job only after four hours: one whose process was killed, and one that was handed over while the database was lost,
 * so that its runner never heard of it. Each task is safe to run twice, so a holder that only stood still does no harm.
 */
export function keepJobLocks(queue: pg.Pool, log: Log): JobLocks {
  const runners = new Set<Set<string>>();
  const open = () => {
    const events: WorkerEvents = new EventEmitter();
    const ids = new Set<string>();
    runners.add(ids);
    events.on('job:start', ({ job }) => ids.add(job.id));
    events.on('job:complete', ({ job }) => ids.delete(job.id));
    return { events, close: () => void runners.delete(ids) };
  };
  let is_busy = false;
  const turn = async () => {
    if (is_busy) return;
    is_busy = true;
    try {
      const running = [...runners].flatMap((ids) => [...ids]);
      if (running.length > 0)
        await queue.query(
          'update graphile_worker._private_jobs set locked_at = now() where id = any ($1::bigint[]) and locked_at is not null',
          [running],
        );
      const { rowCount } = await queue.query(
        `update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
         where locked_at < now() - interval '${LOST_AFTER}'`,
      );
      if (rowCount) log.warn({ job_count: rowCount }, 'jobs whose process is gone are done by another');
    } catch (error) {
      log.debug({ err: (error as Error).message }, 'the locks of jobs could not be looked at');
    } finally {
      is_busy = false;
    }
  };
  void turn();
  const timer = setInterval(() => void turn(), TURN_MS);
  return { open, stop: () => clearInterval(timer) };
}
