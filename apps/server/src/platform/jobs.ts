import type pg from 'pg';
import type { Db, Tx } from './db.ts';
import { startQueue, type Tasks } from './job-runners.ts';
import { isNotLeading, openLead } from './leader.ts';
import { type LoopTurn, logFailedTurn, openRest } from './loop-turn.ts';
import { startWatch, type Watch } from './watches.ts';
import { startTelling } from './worker-process.ts';
import type { World } from './world.ts';

/** Work a room does by itself. Safe to run twice, by many processes, and to stop half way. */
export type Jobs = {
  /** Run because a transaction asked for them (`enqueue`), each in the places of its runner. */
  tasks?: Tasks;
  /** Run again and again, by every process that does jobs, or by the one that leads. */
  loops?: Loop[];
  /** Run where one question for several says that there is something to do, by every process that does jobs. */
  watches?: Watch[];
};
export type Loop = {
  name: string;
  every_ms: number;
  /** How long a loop rests whose turn failed, when that is longer: its turn is dear, and would fail again. */
  after_failure_ms?: number;
  /** One process does it for all: its turns go outside, or remember what was before. The others stand by. */
  is_led?: boolean;
  /** A long turn asks between its steps whether the process stops, and ends then. What a led one writes goes to `db`, which refuses it once another leads. */
  run: (isStopping: () => boolean, db?: Db) => Promise<void>;
};

const turns = new WeakMap<World, LoopTurn[]>();

/** The loops of a world's process, each with its last turn. */
export function loopTurns(world: World): readonly LoopTurn[] {
  return turns.get(world) ?? [];
}

/** Asks for a task in the caller's transaction; one job per key however often it is asked for. */
export async function enqueue(tx: Tx, task: string, payload: Record<string, unknown> = {}, key: string | null = null): Promise<void> {
  await tx.query('select enqueue($1, $2::json, $3)', [task, JSON.stringify(payload), key]);
}

/** Starts the rooms' jobs; the answer stops them and waits for what is running. */
export async function startJobs(world: World, queuePool: pg.Pool, rooms: Jobs[]): Promise<() => Promise<void>> {
  const loops = rooms.flatMap((room) => room.loops ?? []).map((loop) => ({ loop, turn: turnOf(loop) }));
  const watches = rooms
    .flatMap((room) => room.watches ?? [])
    .map((watch) => ({ watch, kept: Object.keys(watch.turns).map((name) => turnOf({ name, every_ms: watch.every_ms })) }));
  const all = [...loops.map((it) => it.turn), ...watches.flatMap((it) => it.kept)];
  turns.set(world, all);
  const stops = [
    ...loops.map(({ loop, turn }) => startLoop(world, loop, turn)),
    ...watches.map(({ watch, kept }) => startWatch(world, watch, kept)),
  ];
  const queue = startQueue(
    world,
    queuePool,
    rooms.flatMap((room) => room.tasks ?? []),
  );
  const stopTelling = startTelling(world, all);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await queue.stop();
    await stopTelling();
  };
}

function turnOf({ name, every_ms, is_led }: Pick<Loop, 'name' | 'every_ms' | 'is_led'>): LoopTurn {
  return { name, every_ms, began_ms: performance.now(), ended_ms: null, has_failed: false, leads: is_led ? false : null };
}

function startLoop(world: World, loop: Loop, kept: LoopTurn): () => Promise<void> {
  let stopped = false;
  const { rest, wake } = openRest();
  const lead = loop.is_led ? openLead(world.db, loop.name) : null;
  const turn = async () => {
    let has_failed = false;
    try {
      const db = lead === null ? world.db : await lead.take();
      if (lead !== null) kept.leads = db !== null;
      // Who stands by has no turn, and none that failed.
      if (db === null) {
        kept.has_failed = false;
        return false;
      }
      await loop.run(() => stopped, db);
    } catch (error) {
      if (isNotLeading(error)) {
        await lead?.drop();
        world.log.warn({ loop: loop.name }, 'another process leads a loop by now: what this one would have written is refused');
        return false;
      }
      has_failed = true;
      logFailedTurn(world, loop.name, error);
    }
    Object.assign(kept, { ended_ms: performance.now(), has_failed });
    return has_failed;
  };
  const going = (async () => {
    while (!stopped) {
      const has_failed = await turn();
      if (!stopped) await rest(has_failed ? Math.max(loop.every_ms, loop.after_failure_ms ?? 0) : loop.every_ms);
    }
  })();
  return async () => {
    stopped = true;
    wake();
    await going;
    // A database that is away lets another lead when the time is over.
    await lead?.drop().catch(() => {});
  };
}
