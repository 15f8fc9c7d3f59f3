import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { type JobLocks, keepJobLocks } from './job-locks.ts';
import type { World } from './world.ts';

/**
 * Who runs tasks, by what the tasks wait for: each has places that the others cannot take, so an aggregator that hangs keeps no code from a phone.
 * `prompt` ends within seconds, and somebody waits for it; `files` reads much and writes files; `outside` asks aggregators, for as long as they take.
 * A job that is asked for is told of at once; one that waits for its time, or to be tried again, is looked for by each place.
 */
const RUNNERS = {
  prompt: { places: 3, look_every_ms: 2000 },
  files: { places: 2, look_every_ms: 5000 },
  outside: { places: 2, look_every_ms: 5000 },
} as const satisfies Record<string, { places: number; look_every_ms: number }>;
type RunnerName = keyof typeof RUNNERS;
// The keys of a constant object are its names.
const RUNNER_NAMES = Object.keys(RUNNERS) as RunnerName[];

type Task = (payload: Record<string, unknown>) => Promise<void>;
/** A room's tasks, by who runs them. */
export type Tasks = Partial<Record<RunnerName, Record<string, Task>>>;

/** Starts the runners of the rooms' tasks; `stop` waits for what is running. */
export function startQueue(world: World, queuePool: pg.Pool, rooms: readonly Tasks[]): { stop(): Promise<void> } {
  const locks = keepJobLocks(queuePool, world.log);
  const runners = RUNNER_NAMES.map((name) =>
    keepRunner(world, { queuePool, locks, name, tasks: Object.assign({}, ...rooms.map((it) => it[name])) }),
  );
  return {
    async stop() {
      await Promise.all(runners.map((it) => it.stop()));
      locks.stop();
    },
  };
}

type Running = { queuePool: pg.Pool; locks: JobLocks; name: RunnerName; tasks: Record<string, Task> };

/** Keeps a runner alive: when the database is lost it is started again, with a pause between. */
function keepRunner(world: World, { queuePool, locks, name, tasks }: Running): { stop(): Promise<void> } {
  // The queue knows no shape of a payload: what a task is asked with is what `enqueue` was given.
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([task, work]) => [task, (payload) => work(payload as Record<string, unknown>)]),
  );
  const { places, look_every_ms } = RUNNERS[name];
  let stopped = false;
  let runner: Runner | null = null;
  const keep = (async () => {
    while (!stopped) {
      const held = locks.open();
      try {
        runner = await run({
          events: held.events,
          pgPool: queuePool,
          taskList,
          concurrency: places,
          pollInterval: look_every_ms,
          noHandleSignals: true,
          logger: quietLogger(world),
          // Without batches a finished job is written down by a promise that nobody holds: a database that is slow to connect would end the process.
          preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        });
        // Who was asked to stop while it started had no runner to stop.
        if (stopped) await runner.stop();
        await runner.promise;
      } catch (error) {
        if (!stopped) world.log.warn({ runner: name, err: (error as Error).message }, 'the job queue stopped and will start again');
      }
      held.close();
      runner = null;
      if (!stopped) await pause(1000);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await runner?.stop().catch(() => undefined);
      await keep;
    },
  };
}

function quietLogger(world: World) {
  return new Logger(() => (level, message) => {
    if (level === 'error') world.log.error(message);
    else if (level === 'warning') world.log.warn(message);
    else world.log.debug(message);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
