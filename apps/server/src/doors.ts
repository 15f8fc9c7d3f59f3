import { callsUnderHeadings } from '@shwekan/contract';
import { isForConsole } from '@shwekan/contract/address';
import type { FastifyInstance } from 'fastify';
import { sendLeavePage, serveLeaving } from './games/catalogue/leave-page.ts';
import { serveMaintenance } from './games/catalogue/maintenance-page.ts';
import { serveGamePictures } from './games/catalogue/pictures.ts';
import { spokenDialects } from './games/dialects/list.ts';
import type { Wallet } from './games/wallet/caller.ts';
import { walletRoutes } from './games/wallet/door.ts';
import type { BrandNow } from './platform/brand/brand.ts';
import { serveInstalled } from './platform/brand/installed.ts';
import { operatorAt } from './platform/callers.ts';
import { serveDocs } from './platform/docs.ts';
import { serveExports } from './platform/exports/routes.ts';
import type { Pools } from './platform/pools.ts';
import { hasRole, type ProcessRoles, refuseMisdirected, roleOf } from './platform/process-roles.ts';
import { type DoorOptions, openDoor } from './platform/serve.ts';
import { serveApp } from './platform/static.ts';
import { type Files, servePictures } from './platform/storage.ts';
import { VERSION } from './platform/version.ts';
import type { World } from './platform/world.ts';
import { serveBundles } from './proof/bundle-routes.ts';
import type { Hub } from './realtime/hub.ts';
import type { OperatorStreams } from './realtime/operator-streams.ts';
import { STREAM_PATH, streamRoute } from './realtime/routes.ts';
import { serveSigningFiles } from './reports/signing-files.ts';
import type { LogKey } from './transparency/key.ts';
import { serveLog } from './transparency/serve.ts';

const PLAYER_APP = new URL('../../player/dist/', import.meta.url);
const CONSOLE_APP = new URL('../../console/dist/', import.meta.url);

/** What the doors of a process are made of. `hub` is null where nobody is told anything. */
type DoorParts = Omit<DoorOptions, 'pages' | 'more'> & {
  world: World;
  pools: Pools;
  files: Files;
  brand: BrandNow;
  hub: Hub | null;
  operatorStreams: OperatorStreams;
  wallet: Wallet;
  logKey: LogKey | null;
};

/**
 * Opens the players' door, in every process: its health is asked there. Beside that it answers what the process's roles answer, and refuses what
 * another role's processes do.
 */
export async function openPlayersDoor(parts: DoorParts): Promise<FastifyInstance> {
  const { world } = parts;
  const roles = world.config.ROLES;
  const calls = parts.routes.filter((it) => !isForConsole(it.endpoint));
  return openDoor(world, {
    ...parts,
    pages: 'player',
    routes: calls.filter((it) => roles.includes(roleOf(it.endpoint))),
    more: async (door) => {
      if (hasRole(roles, 'streams') && parts.hub !== null) await streamRoute(world, parts.hub, parts.whoIs, door);
      if (hasRole(roles, 'desk') && hasCallbacks(world)) await walletRoutes(parts.wallet, door);
      if (hasRole(roles, 'api')) await servePlayersApp(parts, door);
      refuseMisdirected(door, roles, pathsOfOthers(world, roles, calls));
    },
  });
}

/** Callbacks come at the players' door as well, unless a house gives them a port. */
function hasCallbacks({ config }: World): boolean {
  return config.WALLET_PORT === undefined || config.DEMO;
}

function pathsOfOthers(world: World, roles: ProcessRoles, calls: DoorParts['routes']): Parameters<typeof refuseMisdirected>[2] {
  const ofCalls = calls
    .filter(({ endpoint }) => world.config.DEMO || !endpoint.demo)
    .flatMap(({ endpoint }) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map((url) => ({ method: endpoint.method, url, role: roleOf(endpoint) })),
    );
  const ofDialects = hasCallbacks(world)
    ? spokenDialects.map((it) => ({ method: 'POST' as const, url: it.path, role: 'desk' as const }))
    : [];
  const paths = [...ofCalls, { method: 'GET' as const, url: STREAM_PATH, role: 'streams' as const }, ...ofDialects];
  return paths.filter((it) => !roles.includes(it.role));
}

/** What the players' door serves beside calls: the app itself, its pictures, the public log and the documents of the calls. */
async function servePlayersApp({ world, pools, files, brand, logKey }: DoorParts, door: FastifyInstance): Promise<void> {
  servePictures(door, files);
  serveMaintenance(door);
  serveLeaving(door);
  serveLog(door, { ...world, db: pools.log }, logKey);
  serveGamePictures(door, world, files);
  await serveDocs(door, { version: VERSION, path: '/api/docs', groups: callsUnderHeadings('players') });
  serveInstalled(door, PLAYER_APP, { files, brand });
  await serveApp(door, PLAYER_APP, { log: world.log, brand, sendFramed: sendLeavePage });
}

/** Opens the operators' door, of a process with the role `console`. */
export async function openConsoleDoor(parts: DoorParts): Promise<FastifyInstance> {
  const { world, files, brand, whoIs } = parts;
  return openDoor(world, {
    ...parts,
    pages: 'console',
    routes: parts.routes.filter((it) => isForConsole(it.endpoint)),
    more: async (door) => {
      parts.operatorStreams.serve(door, world, whoIs);
      serveBundles(door, world, { whoIs, standbys: parts.pools.standbys });
      serveExports(door, world, files, whoIs);
      serveSigningFiles(door, world, files, whoIs);
      servePictures(door, files);
      serveGamePictures(door, world, files);
      await serveDocs(door, {
        version: VERSION,
        path: '/api/console/docs',
        groups: callsUnderHeadings('console'),
        guard: (request) => operatorAt(world, whoIs, request),
      });
      await serveApp(door, CONSOLE_APP, { log: world.log, brand });
    },
  });
}
