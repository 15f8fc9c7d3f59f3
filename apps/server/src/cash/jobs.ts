import type { Jobs } from '../platform/jobs.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { forgetImages, sweepImages } from './cash-in-images.ts';
import { endOverdue } from './expiry.ts';

const EVERY_MS = 10_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const AT_ONCE = 200;

/** Ends the requests that nobody decided in time, and deletes pictures of payments that are old or of no request. */
export function cashJobs(world: World, files: Files): Jobs {
  return {
    loops: [
      { name: 'cash-in-expiry', every_ms: EVERY_MS, run: () => expireCashIns(world) },
      { name: 'cash-in-images', every_ms: HOUR_MS, run: () => forgetImages(world, files) },
      { name: 'cash-in-swept', every_ms: DAY_MS, run: () => sweepImages(world, files) },
    ],
  };
}

/** Ends what is out of time and tells the players. Safe to run twice, by many processes, and to stop half way. */
export async function expireCashIns(world: World): Promise<void> {
  for (let ended = AT_ONCE; ended === AT_ONCE; ) {
    ended = await world.db.transaction((tx) => endOverdue(tx, { player_id: null, row_count: AT_ONCE }));
  }
}
