import type { Reply, today } from '@shwekan/contract';
import { archiveAge, feedsHeard, lastBackup, workersTold } from '#queries/reports/today.ts';
import type { LoopTale } from '../platform/worker-process.ts';
import type { World } from '../platform/world.ts';

/** How old everything is that comes by itself. The product's clock tells of feeds, the machines' of jobs and of the archive. */
export async function showHealth(world: World): Promise<Reply<typeof today.health>> {
  const feeds = await feedsHeard.run(undefined, world.db);
  const workers = await workersTold.run(undefined, world.db);
  const [archive] = await archiveAge.run(undefined, world.db);
  const [backup] = await lastBackup.run(undefined, world.db);
  return {
    feeds,
    // Each wrote its loops itself, in this shape.
    workers: workers.map(({ place, loops, told_ms_ago }) => ({ place, told_ms_ago, jobs: loops as LoopTale[] })),
    archive: { archived_ms_ago: archive?.archived_ms_ago ?? null, has_failed: archive?.has_failed ?? false },
    backup: backup ?? null,
  };
}
