import { rewardsDue } from '#queries/rewards/due.ts';
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
  const { kinds, changes = [] } = rewardsReader;
  return {
    watches: [
      {
        every_ms: LOOK_MS,
        ask: async () => {
          const [due] = await rewardsDue.run({ kinds: [...kinds], changes: [...changes] }, world.db);
          if (due === undefined) throw new Error('the rewards did not answer');
          return {
            'rewards-referral': due.is_referral,
            'rewards-draws': due.is_stake,
            'rewards-facts': due.is_fact !== false,
            'rewards-referral-weeks': due.is_referral_week,
            'rewards-seeds': due.is_seed,
            'rewards-weeks': due.is_week,
          };
        },
        turns: {
          'rewards-referral': () => rewardSettledDraws(world),
          'rewards-draws': () => sumSettledDraws(world),
          'rewards-facts': () => readFacts(world, rewardsReader),
          'rewards-referral-weeks': () => payReferralWeeks(world),
          'rewards-seeds': () => makeSeeds(world),
          'rewards-weeks': () => workOnWeeks(world),
        },
      },
    ],
  };
}
