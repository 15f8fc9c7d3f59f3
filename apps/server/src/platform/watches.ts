import { type LoopTurn, logFailedTurn, openRest } from './loop-turn.ts';
import type { World } from './world.ts';

/**
 * Work that is mostly not there: what a room looks for as often, under one question. Asked every so often, it says by name for whom there is
 * something to do, and only those have a turn, each beside the others. What has its turn still is not asked for again. A turn that ended well may have
 * left work for another: it is looked for at once, though after turns of one name no oftener than by the clock.
 */
export type Watch<Name extends string = string> = {
  every_ms: number;
  ask: () => Promise<Record<Name, boolean>>;
  turns: Record<Name, () => Promise<void>>;
};

/** Starts a watch, which keeps in mind how each of its turns fared; the answer stops it and waits for what is running. */
export function startWatch(world: World, watch: Watch, kept: readonly LoopTurn[]): () => Promise<void> {
  const under_way = new Map<string, Promise<void>>();
  const followed_ms = new Map<string, number>();
  const { rest, wake } = openRest();
  let stopped = false;

  const end = (turn: LoopTurn, has_failed: boolean) => Object.assign(turn, { ended_ms: performance.now(), has_failed });
  const follow = (name: string) => {
    const now_ms = performance.now();
    if (now_ms - (followed_ms.get(name) ?? Number.NEGATIVE_INFINITY) < watch.every_ms) return;
    followed_ms.set(name, now_ms);
    wake();
  };
  const take = async (turn: LoopTurn) => {
    try {
      await watch.turns[turn.name]?.();
      end(turn, false);
    } catch (error) {
      end(turn, true);
      logFailedTurn(world, turn.name, error);
    }
  };
  const look = async () => {
    const idle = kept.filter((it) => !under_way.has(it.name));
    if (idle.length === 0) return;
    try {
      const due = await watch.ask();
      for (const turn of idle) {
        if (due[turn.name])
          under_way.set(
            turn.name,
            take(turn).then(() => {
              under_way.delete(turn.name);
              if (!turn.has_failed) follow(turn.name);
            }),
          );
        else end(turn, false);
      }
    } catch (error) {
      for (const turn of idle) end(turn, true);
      logFailedTurn(world, idle.map((it) => it.name).join(', '), error);
    }
  };
  const going = (async () => {
    while (!stopped) {
      await look();
      if (!stopped) await rest(watch.every_ms);
    }
  })();
  return async () => {
    stopped = true;
    wake();
    await going;
    await Promise.all(under_way.values());
  };
}
