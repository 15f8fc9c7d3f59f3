import type { ClaimQueue } from '@shwekan/contract';
import { callServer, type TestWorld } from './world.ts';

/** The calls about claims on the requests of a queue. */
export function claimsOn(world: TestWorld, queue: ClaimQueue, server = world.server) {
  const asked = (id: number, token: string) => ({ token, body: { queue, id } });
  return {
    claim: (id: number, token: string) => callServer(server, 'POST /api/console/claims', asked(id, token)),
    claimMany: (ids: number[], token: string) => callServer(server, 'POST /api/console/claims/many', { token, body: { queue, ids } }),
    release: (id: number, token: string) => callServer(server, 'POST /api/console/claims/release', asked(id, token)),
    handOver: (id: number, token: string, operator_id: number) =>
      callServer(server, 'POST /api/console/claims/hand-over', { token, body: { queue, id, operator_id } }),
    claimants: (token: string) => callServer(server, 'GET /api/console/claims/operators', { token, query: { queue } }),
  };
}
