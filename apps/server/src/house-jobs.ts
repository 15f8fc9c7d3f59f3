import { cashJobs } from './cash/jobs.ts';
import { deedKinds } from './deed-kinds.ts';
import { gamesJobs } from './games/jobs.ts';
import { lotteryJobs } from './lottery/jobs.ts';
import { operatorsJobs } from './operators/jobs.ts';
import { alertJobs } from './platform/alert-messages/routes.ts';
import { deedsJobs } from './platform/deeds/jobs.ts';
import { diskJobs } from './platform/disk-room.ts';
import { exportJobs } from './platform/exports/routes.ts';
import { forgetJobs } from './platform/forget.ts';
import type { Jobs } from './platform/jobs.ts';
import { licenceJobs } from './platform/licence/routes.ts';
import { nightlyJobs } from './platform/nightly-alerts.ts';
import type { Pools } from './platform/pools.ts';
import type { Route } from './platform/serve.ts';
import type { Files } from './platform/storage.ts';
import type { World } from './platform/world.ts';
import { playersJobs } from './players/jobs.ts';
import { realtimeJobs } from './realtime/jobs.ts';
import type { PushKeys } from './realtime/push/send.ts';
import { reportsJobs } from './reports/jobs.ts';
import { rewardsJobs } from './rewards/jobs.ts';
import { riskJobs } from './risk/jobs.ts';
import { supportJobs } from './support/jobs.ts';
import { transparencyJobs } from './transparency/jobs.ts';
import type { LogKey } from './transparency/key.ts';

/** What jobs need beside their world: files, keys, and the calls whose lists are exported. */
type Tools = {
  push: PushKeys | null;
  files: Files;
  standbys: Pools['standbys'];
  logKey: LogKey | null;
  routesOver: (world: World) => Route[];
};

/** All work that the rooms do by themselves. */
export function houseJobs(world: World, { push, files, standbys, logKey, routesOver }: Tools): Jobs[] {
  return [
    forgetJobs(world),
    diskJobs(world),
    alertJobs(world),
    licenceJobs(world),
    nightlyJobs(world),
    deedsJobs(world, deedKinds),
    exportJobs(world, { routesOver, files, standbys }),
    realtimeJobs(world, push),
    playersJobs(world, files),
    operatorsJobs(world),
    cashJobs(world, files),
    lotteryJobs(world),
    rewardsJobs(world),
    gamesJobs(world),
    reportsJobs(world, files),
    supportJobs(world, files),
    riskJobs(world),
    transparencyJobs(world, logKey),
  ];
}
