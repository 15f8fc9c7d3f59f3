import type { Jobs } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';
import { rewardSettledDraws } from './lottery-referral.ts';

const LOOK_MS = 2000;

/** Gives referrers their percent of the stakes of draws that were settled. */
export function rewardsJobs(world: World): Jobs {
  return { loops: [{ name: 'rewards-referral', every_ms: LOOK_MS, run: () => rewardSettledDraws(world) }] };
}
