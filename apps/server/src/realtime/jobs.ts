import { realtimeDue } from '#queries/realtime/due.ts';
import { dropLoggedOut } from '#queries/realtime/push-devices.ts';
import { pruneEras } from '#queries/realtime/stream.ts';
import { forgetFacts, readFacts } from '../platform/fact-reader.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';
import { tellNotices } from './notices.ts';
import type { PushKeys } from './push/send.ts';
import { pushReader } from './push-queue.ts';
import { makeSender } from './push-send.ts';

/** A push goes through a push service that takes longer. */
const PUSH_LOOK_MS = 1000;
/** Facts of what is old as soon as the next one comes, of what who comes later asks for anew, and of messages that run over screens for seconds. */
const SHORT_LIVED = ['live_2d', 'live_crypto', 'console', 'message'];

/**
 * Forgets facts that no stream repeats any more: moving numbers, messages over the screen and what consoles are told after two minutes, the rest after a week. Tells players what is sent
 * to many, queues pushes and sends them.
 */
export function realtimeJobs(world: World, keys: PushKeys | null): Jobs {
  const send = keys === null ? null : makeSender(world, keys);
  return {
    loops: [
      { name: 'prune-facts', every_ms: 60_000, run: () => forgetFacts(world.db, SHORT_LIVED) },
      { name: 'prune-eras', every_ms: 3_600_000, run: async () => void (await pruneEras.run(undefined, world.db)) },
      { name: 'push-logged-out', every_ms: 60_000, run: async () => void (await dropLoggedOut.run(undefined, world.db)) },
    ],
    watches: [
      {
        every_ms: PUSH_LOOK_MS,
        ask: async () => {
          const [due] = await realtimeDue.run({ kinds: [...pushReader.kinds] }, world.db);
          if (due === undefined) throw new Error('pushes and notices did not answer');
          // A reader without a place says so at its turn.
          return { notices: due.is_notice, 'push-queue': due.is_news !== false, 'push-send': due.is_push };
        },
        turns: {
          notices: () => tellNotices(world),
          'push-queue': () => readFacts(world, pushReader),
          ...(send === null ? {} : { 'push-send': send }),
        },
      },
    ],
  };
}
