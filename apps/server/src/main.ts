import { once as onEvent } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@shwekan/contract';
import { cashRoutes } from './cash/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { deedKinds } from './deed-kinds.ts';
import { refuseOtherKind } from './demo/database-owner.ts';
import { demoRoutes } from './demo/routes.ts';
import { openConsoleDoor, openPlayersDoor } from './doors.ts';
import { firstRun } from './first-run.ts';
import { warnOfAgelessDialects } from './games/dialects/settings.ts';
import { gamesRoutes } from './games/routes.ts';
import { openWalletDesk } from './games/wallet/desk.ts';
import { openWalletDoor } from './games/wallet/door.ts';
import { openGateways } from './gateways.ts';
import { houseJobs } from './house-jobs.ts';
import { openBetDesk } from './lottery/desk.ts';
import { lotteryRoutes } from './lottery/routes.ts';
import { measureProcess } from './metrics.ts';
import { operatorsRoutes } from './operators/routes.ts';
import { whoIsOperator } from './operators/sessions.ts';
import { alertMessageRoutes } from './platform/alert-messages/routes.ts';
import { openBrand } from './platform/brand/brand.ts';
import { brandRoutes } from './platform/brand/routes.ts';
import type { WhoIs } from './platform/callers.ts';
import { claimRoutes } from './platform/claims/routes.ts';
import { readConfig } from './platform/config.ts';
import { openCrowd } from './platform/crowd.ts';
import { untilReached } from './platform/db.ts';
import { deedRoutes } from './platform/deeds/routes.ts';
import { exportRoutes } from './platform/exports/routes.ts';
import { openHealth } from './platform/health.ts';
import { startJobs } from './platform/jobs.ts';
import { licenceRoutes } from './platform/licence/routes.ts';
import { type Log, makeLog } from './platform/log.ts';
import { refuseStrongLogin } from './platform/logins.ts';
import { openPools, type Pools } from './platform/pools.ts';
import { hasRole } from './platform/process-roles.ts';
import { type EndedRequest, requestLog } from './platform/requests.ts';
import { searchRoutes } from './platform/search.ts';
import { readSecretFiles } from './platform/secret-files.ts';
import type { Route } from './platform/serve.ts';
import type { Config } from './platform/settings.ts';
import { openSharedAnswers } from './platform/shared-answers.ts';
import { readingFromStandbys } from './platform/standbys.ts';
import { openFiles } from './platform/storage.ts';
import type { World } from './platform/world.ts';
import { playersRoutes } from './players/routes.ts';
import { openSessionLookUps } from './players/sessions.ts';
import { bundleRoutes } from './proof/bundle-routes.ts';
import { queues } from './queues.ts';
import { openHub } from './realtime/hub.ts';
import { openOperatorStreams } from './realtime/operator-streams.ts';
import { pushKeys } from './realtime/push/keys.ts';
import { realtimeRoutes } from './realtime/routes.ts';
import { reportsRoutes } from './reports/routes.ts';
import { rewardsRoutes } from './rewards/routes.ts';
import { riskRoutes } from './risk/routes.ts';
import { readTableFiles } from './schema-files.ts';
import { searches } from './searches.ts';
import { supportRoutes } from './support/routes.ts';
import { readLogKey } from './transparency/key.ts';
import { transparencyRoutes } from './transparency/routes.ts';

/** Behind a proxy: how long a process that is asked to end goes on serving, until nobody sends it calls any more. */
const NOTICE_MS = 3_000;
/** How long it says then that it ends, and when it ends at the latest. */
const GRACE_MS = 1_000;
const FORCE_MS = 13_000;
/** How long a start waits for a database that comes up later, or slowly. */
const REACH_MS = 30_000;

/** `wallet_url` is where providers call when they have a port of their own, else null; `console_url` is null in a process without that role. */
export type RunningServer = {
  player_url: string;
  console_url: string | null;
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
  if (pools.queue !== null) await refuseStrongLogin(pools.queue, 'JOBS_DATABASE_URL');
  const { standbys } = pools;
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
    config.ROLES,
  );
  const writeDown = requestLog(config.LOG_LEVEL);
  const hear = (request: EndedRequest) => {
    writeDown(request);
    metrics?.hear(request);
  };
  // Who answers players or operators hears what everybody is told: answers that are shared end with it, and who asks for one has it heard soon.
  const shared = openSharedAnswers({ asked: () => hub?.quicken() });
  const operatorStreams = openOperatorStreams();
  const hub = hasRole(config.ROLES, 'api', 'streams', 'console') ? openHub(world, shared.drop, operatorStreams.tell) : null;
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
    ...reportsRoutes(over, {
      kinds: deedKinds,
      onlineCount: async () => (await hub?.playerCount()) ?? 0,
      firstRun: () => firstRun(over.db, config),
      gateways,
    }),
    ...contentRoutes(over, files),
    ...supportRoutes(over, files),
    ...riskRoutes(over),
    ...demoRoutes(over),
    ...transparencyRoutes(over, logKey),
    ...bundleRoutes(over),
  ];
  const ofRooms = readingFromStandbys(world, standbys, routesOver);
  const routes = [...ofRooms, ...exportRoutes(world, routesOver), ...searchRoutes(world, routesOver, searches)];

  const parts = { world, pools, routes, whoIs, crowd, shared, health, hear, files, brand, hub, operatorStreams, wallet, logKey };
  const player = await openPlayersDoor(parts);
  const console = hasRole(config.ROLES, 'console') ? await openConsoleDoor(parts) : null;
  const stopJobs =
    pools.queue === null
      ? async () => {}
      : await startJobs(world, pools.queue, houseJobs(world, { push, files, standbys, logKey, routesOver }));
  const player_url = await player.listen({ host: config.HOST, port: config.PORT });
  const console_url = console && (await console.listen({ host: config.HOST, port: config.CONSOLE_PORT }));
  const has_wallet_door = config.WALLET_PORT !== undefined && hasRole(config.ROLES, 'desk');
  const callbacks = has_wallet_door ? await openWalletDoor(wallet, crowd, hear) : null;
  const wallet_url = callbacks && (await callbacks.listen({ host: config.HOST, port: config.WALLET_PORT }));
  const figures = config.METRICS_PORT === undefined ? null : await metrics?.open(hub, config.METRICS_PORT);
  const metrics_url = figures?.url ?? null;
  log.info({ roles: config.ROLES, player_url, console_url, wallet_url, metrics_url, calls: calls.length }, 'the doors are open');

  let stopping: Promise<void> | null = null;
  const stop = async ({ noticed, grace_ms = 0 }: Lasting) => {
    crowd.giveNotice();
    await noticed;
    const jobsDone = stopJobs();
    operatorStreams.stop();
    await Promise.all([hub?.stop(), crowd.drain(grace_ms)]);
    await Promise.all([player.close(), console?.close(), callbacks?.close()]);
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
