import * as calls from '@shwekan/contract';
import { on, type Route } from '../serve.ts';
import type { World } from '../world.ts';
import { claim, claimMany, handOver, listClaimants, release } from './claims.ts';
import type { Queue } from './queue.ts';

/** The calls about claims on requests of every queue; deciding a request is the room's own call. */
export function claimRoutes(world: World, queues: readonly Queue[]): Route[] {
  return [
    ...on(calls.claims, {
      claim: (call) => claim(world, queues, call),
      claimMany: (call) => claimMany(world, queues, call),
      release: (call) => release(world, queues, call),
      handOver: (call) => handOver(world, queues, call),
      claimants: (call) => listClaimants(world, queues, call),
    }),
  ];
}
