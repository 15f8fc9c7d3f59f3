import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makePlainLog } from './log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A word of its use case for the figures of requests; null for most. */
    mark: string | null;
  }
}

/** How a request ended, without anything of who sent it. `route` is the template of its path; null where no route took it. `mark` is a word of its use case. */
export type EndedRequest = { method: string; route: string | null; status: number; ms: number; request_id: string; mark: string | null };
type Hear = (request: EndedRequest) => void;

/** What a client that went away before its answer is counted as. */
const GONE = 499;

/** Tells how each request of a door ends, a refused one included. It is put on a door before whatever may refuse. */
export function watchRequests(door: FastifyInstance, hear: Hear): void {
  door.decorateRequest('mark', null);
  door.addHook('onRequest', (request, reply, done) => {
    hearEnd(request, reply, hear);
    done();
  });
}

/** The same for one request, of which no route's hook hears: its path cannot be read. */
export function hearEnd(request: FastifyRequest, { raw }: FastifyReply, hear: Hear): void {
  const began_ms = performance.now();
  raw.once('close', () =>
    hear({
      method: request.method,
      route: request.routeOptions?.url ?? null,
      status: raw.writableFinished || raw.headersSent ? raw.statusCode : GONE,
      ms: performance.now() - began_ms,
      request_id: request.id,
      mark: request.mark,
    }),
  );
}

/**
 * The log of requests: a line for each, of these fields and no other. A path, a query, an address or a body may name a person; the id of the
 * request, which a refusal shows to who was refused, finds the line of what they tell of. Nothing in it is to be hidden, so that nothing is looked for:
 * looking costs twice what the line does.
 */
export function requestLog(level: string): Hear {
  const log = makePlainLog(level);
  return ({ method, route, status, ms, request_id }) => {
    log.info({ method, route, status, ms: Math.round(ms * 10) / 10, request_id }, 'request');
  };
}
