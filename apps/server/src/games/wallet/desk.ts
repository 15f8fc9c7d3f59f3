import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseLost, isOutcomeUnknown, mayPass } from '../../platform/database-error.ts';
import { type BatchEar, type Desk, openDesk } from '../../platform/desk.ts';
import type { LanesSize } from '../../platform/lanes.ts';
import type { World } from '../../platform/world.ts';
import { takeCallbacks } from './batch.ts';
import type { Callback } from './callback.ts';

/**
 * Where callbacks that move money are taken. Throws `WalletBusy` when nothing was done because too many wait, the database is lost, or
 * the time a provider waits for has run out; then the provider may ask again.
 */
export type WalletDesk = Desk<Callback, string>;

/** Nothing was done; asking again is right. `is_full` when too many were waiting already. */
export class WalletBusy extends Error {
  readonly is_full: boolean;
  constructor(is_full: boolean) {
    super('the wallet is busy');
    this.is_full = is_full;
  }
}

/** How many may wait, one more is answered busy; and how long after its arrival a callback may still be committed: providers give up at 2.5 s. */
const PATIENCE = { waiting_max: 2048, patience_ms: 2_000 };
type DeskSize = Omit<LanesSize, 'waiting_max'> & Partial<typeof PATIENCE> & { hear?: BatchEar | undefined };

/** Opens the wallet's desk of this server process. */
export function openWalletDesk(world: World, more: DeskSize): WalletDesk {
  const { patience_ms, hear, ...size } = { ...PATIENCE, ...more };
  return openDesk(world.log, size, {
    name: 'callbacks',
    patience_ms,
    locked_ms: patience_ms,
    hear,
    decide: (callbacks, until_ms) => takeCallbacks(world, callbacks, until_ms),
    busy: (is_full) => new WalletBusy(is_full),
    isOfAll: isDatabaseLost,
    failure: async (error, late_ms) => {
      // A commit that got no answer may still be done until its time is over: nobody is told before that that it was not.
      if (isOutcomeUnknown(error)) await wait(Math.max(0, late_ms - performance.now()));
      return mayPass(error) ? new WalletBusy(false) : error;
    },
  });
}
