import { once as onEvent } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { calls, callsUnderHeadings } from '@shwekan/contract';
import { isForConsole } from '@shwekan/contract/address';
import { cashJobs } from './cash/jobs.ts';
import { cashRoutes } from './cash/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { deedKinds } from './deed-kinds.ts';
import { refuseOtherKind } from './demo/database-owner.ts';
import { demoRoutes } from './demo/routes.ts';
import { firstRun } from './first-run.ts';
import { serveMaintenance } from './games/catalogue/maintenance-page.ts';
import { serveGamePictures } from './games/catalogue/pictures.ts';
import { warnOfAgelessDialects } from './games/dialects/settings.ts';
import { gamesJobs } from './games/jobs.ts';
import { gamesRoutes } from './games/routes.ts';
import { openWalletDesk } from './games/wallet/desk.ts';
import { openWalletDoor, walletRoutes } from './games/wallet/door.ts';
import { openGateways } from './gateways.ts';
import { openBetDesk } from './lottery/desk.ts';
import { lotteryJobs } from './lottery/jobs.ts';
import { lotteryRoutes } from './lottery/routes.ts';
import { measureProcess } from './metrics.ts';
import { operatorsJobs } from './operators/jobs.ts';
import { operatorsRoutes } from './operators/routes.ts';
import { whoIsOperator } from './operators/sessions.ts';
import { alertJobs, alertMessageRoutes } from './platform/alert-messages/routes.ts';
import { openBrand } from './platform/brand/brand.ts';
import { serveInstalled } from './platform/brand/installed.ts';
import { brandRoutes } from './platform/brand/routes.ts';
import { operatorAt, type WhoIs } from './platform/callers.ts';
import { claimRoutes } from './platform/claims/routes.ts';
import { readConfig } from './platform/config.ts';
import { openCrowd } from './platform/crowd.ts';
import { untilReached } from './platform/db.ts';
import { deedsJobs } from './platform/deeds/jobs.ts';
import { deedRoutes } from './platform/deeds/routes.ts';
import { diskJobs } from './platform/disk-room.ts';
import { serveDocs } from './platform/docs.ts';
import { exportJobs, exportRoutes, serveExports } from './platform/exports/routes.ts';
import { forgetJobs } from './platform/forget.ts';
import { openHealth } from './platform/health.ts';
import { startJobs } from './platform/jobs.ts';
import { licenceJobs, licenceRoutes } from './platform/licence/routes.ts';
import { type Log, makeLog } from './platform/log.ts';
import { refuseStrongLogin } from './platform/logins.ts';
import { openPools, type Pools } from './platform/pools.ts';
import { type EndedRequest, requestLog } from './platform/requests.ts';
import { searchRoutes } from './platform/search.ts';
import { readSecretFiles } from './platform/secret-files.ts';
import { openDoor, type Route } from './platform/serve.ts';
import type { Config } from './platform/settings.ts';
import { openSharedAnswers } from './platform/shared-answers.ts';
import { serveApp } from './platform/static.ts';
import { openFiles, servePictures } from './platform/storage.ts';
import { VERSION } from './platform/version.ts';
import type { World } from './platform/world.ts';
import { playersJobs } from './players/jobs.ts';
import { playersRoutes } from './players/routes.ts';
import { openSessionLookUps } from './players/sessions.ts';
import { bundleRoutes, serveBundles } from './proof/bundle-routes.ts';
import { queues } from './queues.ts';
import { openHub } from './realtime/hub.ts';
import { realtimeJobs } from './realtime/jobs.ts';
import { pushKeys } from './realtime/push/keys.ts';
import { realtimeRoutes, streamRoute } from './realtime/routes.ts';
import { reportsJobs } from './reports/jobs.ts';
import { reportsRoutes } from './reports/routes.ts';
import { rewardsJobs } from './rewards/jobs.ts';
import { rewardsRoutes } from './rewards/routes.ts';
import { riskJobs } from './risk/jobs.ts';
import { riskRoutes } from './risk/routes.ts';
import { readTableFiles } from './schema-files.ts';
import { searches } from './searches.ts';
import { supportJobs } from './support/jobs.ts';
import { supportRoutes } from './support/routes.ts';
import { transparencyJobs } from './transparency/jobs.ts';
import { readLogKey } from './transparency/key.ts';
import { transparencyRoutes } from './transparency/routes.ts';
import { serveLog } from './transparency/serve.ts';

/** Behind a proxy: how long a process that is asked to end goes on serving, until nobody sends it calls any more. */
const NOTICE_MS = 3_000;
/** How long it says then that it ends, and when it ends at the latest. */
const GRACE_MS = 1_000;
const FORCE_MS = 13_000;
/** How long a start waits for a database that comes up later, or slowly. */
const REACH_MS = 30_000;
const PLAYER_APP = new URL('../../player/dist/', import.meta.url);

/** `wallet_url` is where providers call when they have a port of their own, else null. */
export type RunningServer = {
  player_url: string;
  console_url: string;
  wallet_url: string | null;
  /** Where this process tells its figures, else null. */
  metrics_url: string | null;
  world: World;
  stop(lasting?: Lasting): Promise<void>;
};

/** `noticed` resolves once nobody sends calls any more. */
type Lasting = { noticed?: Promise<unknown>; grace_ms?: number };

/**
 * Builds the world, opens both doors, starts the jobs; a start that fails leaves no connection behind. `stop` first serves on until it is `noticed`, not ready
 * any more, so that a proxy turns to others; then it answers what is in flight, refuses what comes (for at least `grace_ms`, so that a client with
 * an open connection hears it), sends streams away, ends the jobs and at last the pools; it may be asked twice.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = makeLog(config.LOG_LEVEL);
  const pools = openPools(config, log);
  try {
    await untilReached(pools.rest, REACH_MS);
    return await openDoors(config, log, pools);
  } catch (error) {
    await pools.end();
    throw error;
  }
}

async function openDoors(config: Config, log: Log, pools: Pools): Promise<RunningServer> {
  const world: World = { config, db: pools.rest, log };
  await refuseStrongLogin(pools.rest, 'APP_DATABASE_URL');
  await refuseStrongLogin(pools.queue, 'JOBS_DATABASE_URL');
  const metrics = config.METRICS_PORT === undefined ? null : await measureProcess(world, pools);
  const desk = openBetDesk({ ...world, db: pools.bets }, undefined, metrics?.bets);
  const logins: World = { ...world, db: pools.logins };
  const walletSize = { batch_max: config.WALLET_BATCH, lanes: config.WALLET_LANES, hear: metrics?.hearWallet };
  const walletWorld = { ...world, db: pools.callbacks };
  const wallet = { world: walletWorld, desk: openWalletDesk(walletWorld, walletSize) };
  await refuseOtherKind(world);
  await warnOfAgelessDialects(world);
  const files = await openFiles(config);
  const brand = openBrand(world);
  const crowd = openCrowd();
  const health = openHealth(
    pools.probe,
    crowd,
    (await readTableFiles()).map((it) => it.name),
  );
  const writeDown = requestLog(config.LOG_LEVEL);
  const hear = (request: EndedRequest) => {
    writeDown(request);
    metrics?.hear(request);
  };
  const shared = openSharedAnswers();
  const hub = openHub(world, shared.drop);
  const push = await pushKeys(world);
  const gateways = openGateways(world, push !== null);
  const logKey = await readLogKey(config, world.db);
  const sessions: World = { ...world, db: pools.sessions };
  const whoIs: WhoIs = {
    player: openSessionLookUps(sessions),
    operator: (token, isAway) => whoIsOperator(sessions, token, isAway),
  };
  const routesOver = (over: World): Route[] => [
    ...deedRoutes(over, deedKinds),
    ...claimRoutes(over, queues),
    ...alertMessageRoutes(over),
    ...licenceRoutes(over),
    ...brandRoutes(over, files),
    ...realtimeRoutes(over, push),
    ...playersRoutes(over, files, logins),
    ...operatorsRoutes(over, logins, deedKinds),
    ...cashRoutes(over, files),
    ...lotteryRoutes(over, desk),
    ...gamesRoutes(over, files),
    ...rewardsRoutes(over, files),
    ...reportsRoutes(over, { kinds: deedKinds, onlineCount: () => hub.playerCount(), firstRun: () => firstRun(over.db, config), gateways }),
    ...contentRoutes(over, files),
    ...supportRoutes(over, files),
    ...riskRoutes(over),
    ...demoRoutes(over),
    ...transparencyRoutes(over, logKey),
    ...bundleRoutes(over),
  ];
  const routes = [...routesOver(world), ...exportRoutes(world, routesOver), ...searchRoutes(world, routesOver, searches)];

  const player = await openDoor(world, {
    pages: 'player',
    routes: routes.filter((it) => !isForConsole(it.endpoint)),
    whoIs,
    crowd,
    shared,
    health,
    hear,
    more: async (door) => {
      await streamRoute(world, hub, whoIs, door);
      if (config.WALLET_PORT === undefined || config.DEMO) await walletRoutes(wallet, door);
      servePictures(door, files);
      serveMaintenance(door);
      serveLog(door, { ...world, db: pools.log }, logKey);
      serveGamePictures(door, world, files);
      await serveDocs(door, { version: VERSION, path: '/api/docs', groups: callsUnderHeadings('players') });
      serveInstalled(door, PLAYER_APP, { files, brand });
      await serveApp(door, PLAYER_APP, { log, brand });
    },
  });
  const console = await openDoor(world, {
    pages: 'console',
    routes: routes.filter((it) => isForConsole(it.endpoint)),
    whoIs,
    crowd,
    shared,
    health,
    hear,
    more: async (door) => {
      serveBundles(door, world, whoIs);
      serveExports(door, world, files, whoIs);
      servePictures(door, files);
      serveGamePictures(door, world, files);
      await serveDocs(door, {
        version: VERSION,
        path: '/api/console/docs',
        groups: callsUnderHeadings('console'),
        guard: (request) => operatorAt(world, whoIs, request),
      });
      await serveApp(door, new URL('../../console/dist/', import.meta.url), { log, brand });
    },
  });
  const stopJobs = await startJobs(world, pools.queue, [
    forgetJobs(world),
    diskJobs(world),
    alertJobs(world),
    licenceJobs(world),
    deedsJobs(world, deedKinds),
    exportJobs(world, routesOver, files),
    realtimeJobs(world, push),
    playersJobs(world, files),
    operatorsJobs(world),
    cashJobs(world, files),
    lotteryJobs(world),
    rewardsJobs(world),
    gamesJobs(world),
    reportsJobs(world),
    supportJobs(world, files),
    riskJobs(world),
    transparencyJobs(world, logKey),
  ]);
  const player_url = await player.listen({ host: config.HOST, port: config.PORT });
  const console_url = await console.listen({ host: config.HOST, port: config.CONSOLE_PORT });
  const callbacks = config.WALLET_PORT === undefined ? null : await openWalletDoor(wallet, crowd, hear);
  const wallet_url = callbacks && (await callbacks.listen({ host: config.HOST, port: config.WALLET_PORT }));
  const figures = config.METRICS_PORT === undefined ? null : await metrics?.open(hub, config.METRICS_PORT);
  const metrics_url = figures?.url ?? null;
  log.info({ player_url, console_url, wallet_url, metrics_url, calls: calls.length }, 'the doors are open');

  let stopping: Promise<void> | null = null;
  const stop = async ({ noticed, grace_ms = 0 }: Lasting) => {
    crowd.giveNotice();
    await noticed;
    const jobsDone = stopJobs();
    await Promise.all([hub.stop(), crowd.drain(grace_ms)]);
    await Promise.all([player.close(), console.close(), callbacks?.close()]);
    await jobsDone;
    await figures?.close();
    await pools.end();
  };
  return {
    player_url,
    console_url,
    wallet_url,
    metrics_url,
    world,
    stop: (lasting = {}) => {
      stopping ??= stop(lasting);
      return stopping;
    },
  };
}

async function main(): Promise<void> {
  const config = readConfig(readSecretFiles(process.env));
  const server = await startServer(config);
  await Promise.race([onEvent(process, 'SIGINT'), onEvent(process, 'SIGTERM')]);
  const notice_ms = config.STOP_NOTICE_MS ?? (config.TRUST_PROXY > 0 ? NOTICE_MS : 0);
  // Whatever hangs: the process ends.
  setTimeout(() => process.exit(1), notice_ms + FORCE_MS).unref();
  await server.stop({ noticed: wait(notice_ms), grace_ms: GRACE_MS });
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    // The person who starts the product reads a sentence, not a stack.
    process.stderr.write(`${error.message || String(error)}\n`);
    process.exit(1);
  });
}
