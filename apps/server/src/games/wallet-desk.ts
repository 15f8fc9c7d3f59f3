import { setTimeout as wait } from 'node:timers/promises';
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

/** How long a callback rests whose member somebody else holds, until it is tried again. */
const REST_MS = 25;

type Waiting = { callback: Callback; resolve: (answer: string) => void; reject: (error: unknown) => void };

/** Opens the wallet's desk of this server process. Any number of desks may stand on one database: what they share is locked there. */
export function openWalletDesk(world: World, more: DeskSize): WalletDesk {
  const size = { ...PATIENCE, ...more };
  const hand: (work: Waiting) => boolean = openLanes<Waiting>(size, (batch) =>
    takeBatch({ world, hand, patience_ms: size.patience_ms }, batch),
  );
  return {
    take: (callback) =>
      new Promise((resolve, reject) => {
        if (!hand({ callback, resolve, reject })) reject(new WalletBusy(true));
      }),
  };
}

type Hands = { world: World; hand: (work: Waiting) => boolean; patience_ms: number };

/** Decides a batch and gives each caller its own answer. Never throws. */
async function takeBatch(hands: Hands, batch: Waiting[]): Promise<void> {
  const fresh = refuseLate(hands, batch);
  if (fresh.length === 0) return;
  try {
    const callbacks = fresh.map((it) => it.callback);
    const until_ms = Math.min(...callbacks.map((it) => it.arrived_ms)) + hands.patience_ms;
    const answers = await takeCallbacks(hands.world, callbacks, until_ms);
    fresh.forEach((it, index) => {
      const answer = answers[index];
      if (answer === undefined) it.reject(new Error('a callback of a batch got no answer'));
      else if (answer === null) tryLater(hands, it);
      else it.resolve(answer);
    });
  } catch (error) {
    await afterFailure(hands, fresh, error);
  }
}

/** Refuses those whose provider has given up, and answers the others. */
function refuseLate({ patience_ms }: Hands, batch: Waiting[]): Waiting[] {
  const isLate = (it: Waiting) => performance.now() - it.callback.arrived_ms > patience_ms;
  for (const it of batch.filter(isLate)) it.reject(new WalletBusy(false));
  return batch.filter((it) => !isLate(it));
}

/**
 * Nothing of a failed batch is written. Without a database it is everyone's. When it came too late for one, the others are decided again
 * together; else one callback spoils it: each is tried alone.
 */
async function afterFailure(hands: Hands, batch: Waiting[], error: unknown): Promise<void> {
  if (batch.length === 1 || isDatabaseLost(error)) {
    // A commit that got no answer may still be done until the patience is over: nobody is told before that that it was not.
    if ((error as { code?: unknown }).code === 'ETIMEDOUT') await untilLate(hands, batch);
    for (const it of batch) it.reject(mayPass(error) ? new WalletBusy(false) : error);
    return;
  }
  const fresh = refuseLate(hands, batch);
  if (fresh.length < batch.length) return takeBatch(hands, fresh);
  hands.world.log.warn({ err: error, callbacks: batch.length }, 'a batch of callbacks failed; they are tried one by one');
  for (const it of batch) await takeBatch(hands, [it]);
}

/** Waits until the patience of all in a batch is over: the database commits nothing of it after that. */
async function untilLate({ patience_ms }: Hands, batch: Waiting[]): Promise<void> {
  const latest_ms = Math.max(...batch.map((it) => it.callback.arrived_ms)) + patience_ms;
  await wait(Math.max(0, latest_ms - performance.now()));
}

/** Hands a callback in again for a later batch; one that comes too late is refused there. */
function tryLater({ hand }: Hands, waiting: Waiting): void {
  setTimeout(() => {
    if (!hand(waiting)) waiting.reject(new WalletBusy(true));
  }, REST_MS);
}
