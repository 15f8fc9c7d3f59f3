import { pushesDue } from '#queries/realtime/measures.ts';
import type { Measure } from '../platform/metrics/metrics.ts';
import type { World } from '../platform/world.ts';
import type { Hub } from './hub.ts';

/** What is measured of what players are told: the streams that are open here, and how late pushes are. */
export function realtimeMeasures(world: World, hub: Pick<Hub, 'count'> | null): Measure[] {
  return [
    {
      name: 'shwekan_streams_open',
      help: 'Event streams that are open in this process.',
      label: null,
      read: () => [{ value: hub?.count() ?? 0 }],
    },
    {
      name: 'shwekan_push_age_seconds',
      help: 'How long the push waits that is due longest.',
      label: null,
      read: async () => (await pushesDue.run(undefined, world.db)).map(({ age_s }) => ({ value: age_s })),
    },
  ];
}
