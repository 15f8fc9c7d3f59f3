import { dropDeed, waitingDeeds } from '#queries/platform/deeds/deeds.ts';
import type { Jobs } from '../jobs.ts';
import type { World } from '../world.ts';
import { dropReason } from './deed-record.ts';
import type { AnyDeedKind } from './kind.ts';

const EVERY_MS = 5_000;

/** Drops deeds whose subject has changed since they were asked, or whose asker may no longer ask for them. */
export function deedsJobs(world: World, kinds: readonly AnyDeedKind[]): Jobs {
  return { loops: [{ name: 'deeds-stale', every_ms: EVERY_MS, run: () => dropStale(world, kinds) }] };
}

/** Looks at every deed that waits, without locks: the decision of one looks again. Safe to run twice and to stop half way. */
async function dropStale(world: World, kinds: readonly AnyDeedKind[]): Promise<void> {
  for (const deed of await waitingDeeds.run(undefined, world.db)) {
    const kind = kinds.find((it) => it.kind === deed.kind);
    const why = kind ? await dropReason(world.db, kind, deed) : null;
    if (why !== null) await dropDeed.run({ deed_id: deed.id, why }, world.db);
  }
}
