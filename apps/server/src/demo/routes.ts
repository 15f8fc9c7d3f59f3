import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { moveDemoClock, readDemoClock } from './clock.ts';
import { lastCodeFor } from './outbox.ts';

/** The calls of demo mode; the front door leaves them out in any other. */
export function demoRoutes(world: World): Route[] {
  return [
    on(calls.readClock, () => readDemoClock(world.db)),
    on(calls.moveClock, (call) => moveDemoClock(world, call.body)),
    on(calls.demoOutbox, (call) => lastCodeFor(world, call.query.phone)),
  ];
}
