import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { moveDemoClock, readDemoClock } from './clock.ts';
import { lastCodeFor } from './outbox.ts';

/** The calls of demo mode; the front door leaves them out in any other. */
export function demoRoutes(world: World): Route[] {
  return [
    ...on(calls.demo, {
      readClock: () => readDemoClock(world.db),
      moveClock: (call) => moveDemoClock(world, call.body),
      outbox: (call) => lastCodeFor(world, call.query.phone),
    }),
  ];
}
