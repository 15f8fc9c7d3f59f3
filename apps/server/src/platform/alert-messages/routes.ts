import * as calls from '@shwekan/contract';
import { messagesDue } from '#queries/platform/alert-messages/messages.ts';
import type { Jobs } from '../jobs.ts';
import { on, type Route } from '../serve.ts';
import type { World } from '../world.ts';
import { listKinds, nameOwner, snooze } from './kinds.ts';
import { sendMessages, tellAlerts } from './messages.ts';
import { askForWays, sendTrial, showWays } from './ways-console.ts';

const LOOK_EVERY_MS = 2_000;

/** The calls about what is told of alerts outside the console. */
export function alertMessageRoutes(world: World): Route[] {
  return [
    ...on(calls.alertKinds, {
      list: (call) => listKinds(world, call.who),
      snooze: (call) => snooze(world, call),
      own: (call) => nameOwner(world, call),
    }),
    ...on(calls.alertWays, {
      show: () => showWays(world),
      change: (call) => askForWays(world, call),
      trial: (call) => sendTrial(world, call),
    }),
  ];
}

/** Tells alerts outside the console. */
export function alertJobs(world: World): Jobs {
  return {
    watches: [
      {
        every_ms: LOOK_EVERY_MS,
        ask: async () => {
          const [due] = await messagesDue.run(undefined, world.db);
          if (due === undefined) throw new Error('the alerts did not answer');
          return { 'platform-tell-alerts': due.is_untold, 'platform-send-alerts': due.is_message };
        },
        turns: { 'platform-tell-alerts': () => tellAlerts(world), 'platform-send-alerts': () => sendMessages(world) },
      },
    ],
  };
}
