import { drawsUnsettled, feedsAnswered } from '#queries/lottery/measures.ts';
import type { Measure } from '../platform/metrics/metrics.ts';
import type { World } from '../platform/world.ts';

/** What is measured of the lotteries: how old feeds are, and what drew and is not paid. */
export function lotteryMeasures(world: World): Measure[] {
  return [
    {
      name: 'shwekan_feed_age_seconds',
      help: 'Since a feed answered last.',
      label: 'market',
      read: async () =>
        (await feedsAnswered.run(undefined, world.db)).flatMap(({ market, age_s }) =>
          age_s === null ? [] : [{ of: market, value: age_s }],
        ),
    },
    {
      name: 'shwekan_feed_unanswered_seconds',
      help: 'How long a feed has been asked in vain; it is not asked while there is nothing to ask.',
      label: 'market',
      read: async () => (await feedsAnswered.run(undefined, world.db)).map(({ market, in_vain_s }) => ({ of: market, value: in_vain_s })),
    },
    {
      name: 'shwekan_draws_unsettled',
      help: 'Draws with bets whose time has come and that are neither settled nor called off.',
      label: null,
      read: async () => (await drawsUnsettled.run(undefined, world.db)).map(({ count }) => ({ value: count })),
    },
    {
      name: 'shwekan_draws_unsettled_seconds',
      help: 'How long the oldest of them waits.',
      label: null,
      read: async () => (await drawsUnsettled.run(undefined, world.db)).map(({ age_s }) => ({ value: age_s })),
    },
  ];
}
