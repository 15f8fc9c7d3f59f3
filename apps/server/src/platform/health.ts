import type { FastifyInstance } from 'fastify';
import type { Crowd } from './crowd.ts';
import { mayPass } from './database-error.ts';
import type { Db } from './db.ts';
import { ALIVE, READY } from './health-paths.ts';
import type { ProcessRoles } from './process-roles.ts';

/** Why a process should get no calls. */
type NotReady = 'database' | 'schema' | 'stopping' | 'role';
/** However many ask, the database is asked so often. */
const KEPT_MS = 500;
const ANSWER_WITHIN_MS = 1800;

export type Health = { roles: ProcessRoles; whyNotReady(): Promise<NotReady | null> };

/** Opens the health of a process: `probe` is a database with a connection that nothing else waits for, `files` the schema it was written for. */
export function openHealth(probe: Db, crowd: Crowd, files: readonly string[], roles: ProcessRoles): Health {
  let kept: { at_ms: number; found: Promise<NotReady | null> } | null = null;
  const look = async (): Promise<NotReady | null> => {
    const asked = probe.query('select is_migrated($1) as is_migrated', [files]).then(
      ({ rows }): NotReady | null => (rows[0].is_migrated ? null : 'schema'),
      (error): NotReady => (mayPass(error) ? 'database' : 'schema'),
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<NotReady>((resolve) => {
      timer = setTimeout(resolve, ANSWER_WITHIN_MS, 'database');
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  };
  return {
    roles,
    whyNotReady: async () => {
      if (crowd.isStopping()) return 'stopping';
      if (kept === null || performance.now() - kept.at_ms > KEPT_MS) kept = { at_ms: performance.now(), found: look() };
      const found = await kept.found;
      return crowd.isStopping() ? 'stopping' : found;
    },
  };
}

/**
 * Serves both at a door. `alive` asks nothing of the database: a process that lost it is not to be killed, it goes on by itself. A proxy that sends one role's
 * calls names it (`?role=desk`): a process without that role is not ready for them.
 */
export function serveHealth(door: FastifyInstance, health: Health): void {
  const { roles } = health;
  door.get(ALIVE, async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ alive: true, roles }));
  door.get(READY, async (request, reply) => {
    const { role } = request.query as { role?: unknown };
    const is_of_role = role === undefined || roles.some((it) => it === role);
    const why = (await health.whyNotReady()) ?? (is_of_role ? null : 'role');
    reply.header('Cache-Control', 'no-store');
    if (why === null) return reply.send({ ready: true, roles });
    return reply.status(503).header('Retry-After', '2').send({ ready: false, why, roles });
  });
}
