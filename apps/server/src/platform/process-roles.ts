import type { Endpoint } from '@shwekan/contract';
import { isForConsole } from '@shwekan/contract/address';
import type { FastifyInstance } from 'fastify';

/**
 * What a process does of the product's work; any number of processes may do each (docs/decisions/153). `api`: players' calls and the app; `desk`: bets and
 * callbacks; `streams`: event streams; `worker`: the jobs; `console`: the operators' door.
 */
export const PROCESS_ROLES = ['api', 'desk', 'streams', 'worker', 'console'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];
export type ProcessRoles = readonly ProcessRole[];

/** Whether a process has one of some roles. */
export function hasRole(roles: ProcessRoles, ...some: ProcessRole[]): boolean {
  return some.some((it) => roles.includes(it));
}

/** The role whose processes answer a call. */
export function roleOf(endpoint: Pick<Endpoint, 'path' | 'desk'>): ProcessRole {
  if (isForConsole(endpoint)) return 'console';
  return endpoint.desk ? 'desk' : 'api';
}

/** Misdirected: what was asked was not begun, another process answers it. Only a proxy that sends calls astray hears it. */
const MISDIRECTED = 421;

type Path = { method: 'GET' | 'POST'; url: string; role: ProcessRole };

/** Refuses paths of a role that the process has not, so that a wrong mixture of processes and proxy is seen at once and does nothing. */
export function refuseMisdirected(door: FastifyInstance, roles: ProcessRoles, paths: readonly Path[]): void {
  for (const { method, url, role } of paths) {
    const message = `This is a process for ${roles.join(', ')}; a process with the role ${role} answers this call.`;
    door.route({
      method,
      url,
      handler: (_request, reply) =>
        reply.status(MISDIRECTED).header('Cache-Control', 'no-store').send({
          result: 0,
          status: MISDIRECTED,
          success: false,
          code: 'misdirected',
          message,
        }),
    });
  }
}
