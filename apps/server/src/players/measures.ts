import { failedInRow } from '#queries/players/sms/sms.ts';
import type { Measure } from '../platform/metrics/metrics.ts';
import type { World } from '../platform/world.ts';

/** What is measured of what players wait for before they are in: texts with codes. */
export function playersMeasures(world: World): Measure[] {
  return [
    {
      name: 'shwekan_sms_failed_in_row',
      help: 'Texts that failed for good since the last one that was sent, 500 at most.',
      label: null,
      read: async () => (await failedInRow.run(undefined, world.db)).map(({ count }) => ({ value: count })),
    },
  ];
}
