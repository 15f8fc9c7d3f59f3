import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { forgetWorker, tellWorker } from '#queries/platform/worker-process.ts';
import { type LoopTurn, logFailedTurn, openRest } from './loop-turn.ts';
import type { World } from './world.ts';

const TELL_EVERY_MS = 10_000;
/** While a first turn is under way: a start is looked at. */
const TELL_AT_START_MS = 2_000;
const NAME = 'platform.worker';

/** How a loop fared when its process told of it; `silent_ms` since its last turn ended, or since it began while the first has not. */
export type LoopTale = {
  name: string;
  every_ms: number;
  silent_ms: number;
  has_ended: boolean;
  has_failed: boolean;
  /** Another process leads it: it has no turns here. */
  stands_by: boolean;
};

/**
 * Tells the other processes now and then how the loops of this one fare, in one statement; the answer ends that and takes its row away. A process that is
 * killed, or stands still, leaves its row as it was: its silence is what tells of it.
 */
export function startTelling(world: World, turns: readonly LoopTurn[]): () => Promise<void> {
  const place = placeOf(world);
  const { rest, wake } = openRest();
  let stopped = false;
  const tell = async () => {
    const now_ms = performance.now();
    const loops = turns.map((it) => taleOf(it, now_ms));
    await tellWorker.run({ place, loops: JSON.stringify(loops) }, world.db);
    return loops.every((it) => it.has_ended || it.stands_by);
  };
  const going = (async () => {
    while (!stopped) {
      const has_begun = await tell().catch((error) => {
        logFailedTurn(world, NAME, error);
        return true;
      });
      if (!stopped) await rest(has_begun ? TELL_EVERY_MS : TELL_AT_START_MS);
    }
  })();
  return async () => {
    stopped = true;
    wake();
    await going;
    // A database that is away forgets it after an hour.
    await forgetWorker.run({ place }, world.db).catch(() => {});
  };
}

function taleOf({ name, every_ms, began_ms, ended_ms, has_failed, leads }: LoopTurn, now_ms: number): LoopTale {
  const silent_ms = Math.round(now_ms - (ended_ms ?? began_ms));
  return { name, every_ms, silent_ms, has_ended: ended_ms !== null, has_failed, stands_by: leads === false };
}

/** Machine and port, which no two processes share. Where any free port is taken, each start is a place of its own. */
function placeOf({ config }: World): string {
  return `${hostname()}:${config.PORT === 0 ? randomUUID() : config.PORT}`;
}
