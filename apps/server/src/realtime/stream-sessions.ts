import { closedSessions } from '#queries/realtime/stream.ts';
import type { World } from '../platform/world.ts';

const LOOK_EVERY_MS = 5_000;
/** Each is looked at once in so many looks, that is once a minute. */
const LOOKS_OF_ALL = 12;

type Watched = { session_id: number; end: () => void };

/** The sessions that opened streams of this process. A stream ends with its session. */
export type StreamSessions = {
  /** Looks now and then whether a session is still open, and ends its stream when not. Answers how to look at once, and how to leave. */
  add(session_id: number, end: () => void): { look(): Promise<void>; leave(): void };
};

/**
 * Watches the sessions of a process's streams: those whose turn it is are asked for together, so that the database hears one question every five
 * seconds, however many streams there are. What it cannot answer is asked a minute later.
 */
export function watchSessions(world: World, look_every_ms: number = LOOK_EVERY_MS): StreamSessions {
  // In the order in which they were looked at: the next are at the front.
  const watched = new Set<Watched>();
  let timer: NodeJS.Timeout | null = null;
  const endClosed = async (some: Watched[]): Promise<void> => {
    const session_ids = some.map((it) => it.session_id);
    const closed = await closedSessions.run({ session_ids }, world.db).catch(() => []);
    const ids = new Set(closed.map((it) => it.id));
    for (const it of some) if (ids.has(it.session_id)) it.end();
  };
  const lookAtNext = () => {
    const next = [...watched].slice(0, Math.ceil(watched.size / LOOKS_OF_ALL));
    for (const it of next) {
      watched.delete(it);
      watched.add(it);
    }
    void endClosed(next);
  };
  return {
    add(session_id, end) {
      const one = { session_id, end };
      watched.add(one);
      timer ??= setInterval(lookAtNext, look_every_ms).unref();
      return {
        look: () => endClosed([one]),
        leave() {
          watched.delete(one);
          if (watched.size > 0 || timer === null) return;
          clearInterval(timer);
          timer = null;
        },
      };
    },
  };
}
