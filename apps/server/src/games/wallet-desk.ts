import { isDatabaseLost, mayPass } from '../platform/db.ts';
import { type LanesSize, openLanes } from '../platform/lanes.ts';
import type { World } from '../platform/world.ts';
import type { Callback } from './wallet.ts';
import { takeCallbacks } from './wallet-batch.ts';

/** Where callbacks that move money are taken. */
export type WalletDesk = {
  /**
   * Takes a callback and answers once what it did is on disk. Throws `WalletBusy` when it did nothing because too many wait, the
   * database is lost, or the time a provider waits for has run out; then the provider may ask again.
   */
  take(callback: Callback): Promise<string>;
};

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
type DeskSize = Omit<LanesSize, 'waiting_max'> & Partial<typeof PATIENCE>;

type Waiting = { callback: Callback; arrived_ms: number; resolve: (answer: string) => void; reject: (error: unknown) => void };

/** Opens the wallet's desk of this server process. Any number of desks may stand on one database: what they share is locked there. */
export function openWalletDesk(world: World, more: DeskSize): WalletDesk {
  const size = { ...PATIENCE, ...more };
  const hand = openLanes<Waiting>(size, (batch) => takeBatch(world, batch, size.patience_ms));
  return {
    take: (callback) =>
      new Promise((resolve, reject) => {
        if (!hand({ callback, arrived_ms: performance.now(), resolve, reject })) reject(new WalletBusy(true));
      }),
  };
}

/** Decides a batch and gives each caller its own answer. Never throws. */
async function takeBatch(world: World, batch: Waiting[], patience_ms: number): Promise<void> {
  const is_late = (it: Waiting) => performance.now() - it.arrived_ms > patience_ms;
  for (const it of batch.filter(is_late)) it.reject(new WalletBusy(false));
  const fresh = batch.filter((it) => !is_late(it));
  if (fresh.length === 0) return;
  try {
    const callbacks = fresh.map((it) => it.callback);
    const answers = await takeCallbacks(world, callbacks, () => fresh.some(is_late));
    fresh.forEach((it, index) => {
      const answer = answers[index];
      if (answer === undefined) it.reject(new Error('a callback of a batch got no answer'));
      else it.resolve(answer);
    });
  } catch (error) {
    await afterFailure(world, fresh, error, patience_ms);
  }
}

/** Nothing of a failed batch is written. Without a database it is everyone's; else one callback spoils it: each is tried alone. */
async function afterFailure(world: World, batch: Waiting[], error: unknown, patience_ms: number): Promise<void> {
  if (batch.length === 1 || isDatabaseLost(error)) {
    for (const it of batch) it.reject(mayPass(error) ? new WalletBusy(false) : error);
    return;
  }
  world.log.warn({ err: error, callbacks: batch.length }, 'a batch of callbacks failed; they are tried one by one');
  for (const it of batch) await takeBatch(world, [it], patience_ms);
}
