import type { Reply, today } from '@shwekan/contract';
import { archiveAge, feedsHeard } from '#queries/reports/today.ts';
import { loopTurns } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';

/** How old everything is that comes by itself. The product's clock tells of feeds, the machine's of jobs and of the archive. */
export async function showHealth(world: World): Promise<Reply<typeof today.health>> {
  const feeds = await feedsHeard.run(undefined, world.db);
  const [archive] = await archiveAge.run(undefined, world.db);
  const now_ms = performance.now();
  return {
    feeds,
    jobs: loopTurns(world).map(({ name, every_ms, ended_ms, has_failed }) => ({
      name,
      every_ms,
      ended_ms_ago: ended_ms === null ? null : Math.round(now_ms - ended_ms),
      has_failed,
    })),
    archive: { archived_ms_ago: archive?.archived_ms_ago ?? null, has_failed: archive?.has_failed ?? false },
  };
}
