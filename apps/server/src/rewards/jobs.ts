import { readFacts } from '../platform/fact-reader.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';
import { sumSettledDraws } from './draw-stakes.ts';
import { rewardsReader } from './facts.ts';
import { rewardSettledDraws } from './lottery-referral.ts';
import { makeSeeds } from './pocket-seed.ts';
import { payReferralWeeks } from './referral-weeks.ts';
import { workOnWeeks } from './weekly.ts';

const LOOK_MS = 2000;

/** Gives what was earned: referral and points of settled draws and wagers, welcomes, the promotion of the week that is over. */
export function rewardsJobs(world: World): Jobs {
  return {
    loops: [
      { name: 'rewards-referral', every_ms: LOOK_MS, run: () => rewardSettledDraws(world) },
      { name: 'rewards-draws', every_ms: LOOK_MS, run: () => sumSettledDraws(world) },
      { name: 'rewards-facts', every_ms: LOOK_MS, run: () => readFacts(world, rewardsReader) },
      { name: 'rewards-referral-weeks', every_ms: LOOK_MS, run: () => payReferralWeeks(world) },
      { name: 'rewards-seeds', every_ms: LOOK_MS, run: () => makeSeeds(world) },
      { name: 'rewards-weeks', every_ms: LOOK_MS, run: () => workOnWeeks(world) },
    ],
  };
}
