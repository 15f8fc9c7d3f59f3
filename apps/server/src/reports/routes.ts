import type { Reply } from '@shwekan/contract';
import * as calls from '@shwekan/contract';
import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { checkAccounts, listClosings } from './closings-console.ts';
import { listEntries } from './entries.ts';
import { showFunds } from './funds.ts';
import { showHealth } from './health.ts';
import { reportCash, reportPlay } from './range.ts';
import { reportRewards } from './rewards.ts';
import { askSigning, showSigning } from './signing.ts';
import { showStatement } from './statement.ts';
import { showSystem } from './system.ts';
import { showMonth, showToday } from './today.ts';
import { listWaiting } from './wait-list.ts';

/** What the reports ask of others: the deeds of all rooms, how many players are online, how far the house is on its way to the first bet, and whom outside it works with. */
type Others = {
  kinds: readonly AnyDeedKind[];
  onlineCount: () => Promise<number>;
  firstRun: () => Promise<Reply<typeof calls.system.firstRun>['data']>;
  gateways: () => Promise<Reply<typeof calls.system.gateways>['data']>;
};

/** What the house took and gave, what waits for a person, and how old everything is that comes by itself. */
export function reportsRoutes(world: World, { kinds, onlineCount, firstRun, gateways }: Others): Route[] {
  return [
    ...on(calls.today, {
      show: async () => showToday(world, await onlineCount()),
      month: () => showMonth(world),
      waiting: (call) => listWaiting(world, kinds, call.who),
      health: () => showHealth(world),
    }),
    ...on(calls.reports, {
      play: (call) => reportPlay(world, call),
      cash: (call) => reportCash(world, call),
      rewards: (call) => reportRewards(world, call),
      funds: (call) => showFunds(world, call),
      statement: (call) => showStatement(world, call),
      entries: (call) => listEntries(world, call),
    }),
    ...on(calls.closings, {
      list: (call) => listClosings(world, call),
      checkAccounts: (call) => checkAccounts(world, call),
      signing: (call) => showSigning(world, call),
      askSigning: (call) => askSigning(world, call),
    }),
    ...on(calls.system, {
      show: async () => showSystem(world, await onlineCount()),
      firstRun: async () => ({ data: await firstRun() }),
      gateways: async () => ({ data: await gateways() }),
    }),
  ];
}
