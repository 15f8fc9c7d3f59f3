import { dropLoggedOut } from '#queries/realtime/push-devices.ts';
import { pruneEras } from '#queries/realtime/stream.ts';
import { forgetFacts, readFacts } from '../platform/fact-reader.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';
import { tellNotices } from './notices.ts';
import type { PushKeys } from './push/send.ts';
import { pushReader } from './push-queue.ts';
import { makeSender } from './push-send.ts';

const PUSH_LOOK_MS = 400;
/** Facts of what is old as soon as the next one comes. */
const MOVING_NUMBERS = ['live_2d', 'live_crypto'];

/**
 * Forgets facts that no stream repeats any more: moving numbers after two minutes, the rest after a week. Tells players what is sent
 * to many, queues pushes and sends them.
 */
export function realtimeJobs(world: World, keys: PushKeys | null): Jobs {
  const news = { name: 'push-queue', every_ms: PUSH_LOOK_MS, run: () => readFacts(world, pushReader) };
  return {
    loops: [
      { name: 'prune-facts', every_ms: 60_000, run: () => forgetFacts(world.db, MOVING_NUMBERS) },
      { name: 'prune-eras', every_ms: 3_600_000, run: async () => void (await pruneEras.run(undefined, world.db)) },
      { name: 'push-logged-out', every_ms: 60_000, run: async () => void (await dropLoggedOut.run(undefined, world.db)) },
      { name: 'notices', every_ms: PUSH_LOOK_MS, run: () => tellNotices(world) },
      news,
      ...(keys === null ? [] : [{ name: 'push-send', every_ms: PUSH_LOOK_MS, run: makeSender(world, keys) }]),
    ],
  };
}
