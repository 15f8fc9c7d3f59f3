import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { proveFunds } from './funds.ts';
import type { LogKey } from './key.ts';
import { showReceipt } from './receipt.ts';

/** The calls of the log: a player's proofs of their own slip and of their own money. */
export function transparencyRoutes(world: World, key: LogKey | null): Route[] {
  return [
    ...on(calls.receipts, { show: (call) => showReceipt(world, key, call) }),
    ...on(calls.funds, { prove: (call) => proveFunds(world, call) }),
  ];
}
