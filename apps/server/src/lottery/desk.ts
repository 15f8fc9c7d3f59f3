import { isDatabaseLost, sqlState } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { World } from '../platform/world.ts';
import { takeBets } from './batch.ts';
import type { Bet, Outcome, Taken } from './bet.ts';

/** Where bets are taken. */
export type Desk = {
  /**
   * Takes a bet, all of it or nothing, and answers when that is on disk. The same key sent twice is one bet: the second answer is
   * the first one, marked as replayed. Refuses as the contract of betting says; `busy` when too many bets wait.
   */
  place(bet: Bet): Promise<Taken>;
};

export type DeskSize = {
  /** Most bets that are decided in one transaction. */
  batch_max: number;
  /** Transactions under way at once. More than one only wait for each other's numbers. */
  lanes: number;
  /** Bets that may wait; one more is answered busy. */
  waiting_max: number;
};

const SIZE: DeskSize = { batch_max: 256, lanes: 1, waiting_max: 4096 };

type Waiting = { bet: Bet; resolve: (taken: Taken) => void; reject: (error: unknown) => void };

/**
 * Opens the desk of this server process. An idle desk takes a bet at once; while a batch is under way the next one collects.
 * Any number of desks may stand on one database: what they share is locked there.
 */
export function openDesk(world: World, size: DeskSize = SIZE): Desk {
  const waiting: Waiting[] = [];
  let idle_lanes = size.lanes;
  let is_called = false;

  const call = () => {
    if (is_called || idle_lanes === 0 || waiting.length === 0) return;
    is_called = true;
    // After this turn of the event loop, so that bets that arrived together are decided together.
    setImmediate(() => {
      is_called = false;
      idle_lanes -= 1;
      void takeBatch(world, waiting.splice(0, size.batch_max)).finally(() => {
        idle_lanes += 1;
        call();
      });
      call();
    });
  };

  return {
    place(bet) {
      if (waiting.length >= size.waiting_max) return Promise.reject(new Refusal('busy'));
      return new Promise((resolve, reject) => {
        waiting.push({ bet, resolve, reject });
        call();
      });
    },
  };
}

/** Decides a batch and tells each caller its own outcome. Never throws. */
async function takeBatch(world: World, batch: Waiting[]): Promise<void> {
  try {
    const outcomes = await takeBets(
      world,
      batch.map((it) => it.bet),
    );
    batch.forEach((it, index) => {
      answer(it, outcomes[index]);
    });
  } catch (error) {
    await afterFailure(world, batch, error);
  }
}

/** Nothing of a failed batch is written. What may pass by itself is everyone's `busy`; else one bet spoils it: each is tried alone. */
async function afterFailure(world: World, batch: Waiting[], error: unknown): Promise<void> {
  if (batch.length === 1 || mayPass(error)) {
    for (const it of batch) it.reject(error);
    return;
  }
  world.log.error({ err: error, bets: batch.length }, 'a batch of bets failed; its bets are tried one by one');
  for (const it of batch) await takeBatch(world, [it]);
}

function answer(waiting: Waiting, outcome: Outcome | undefined): void {
  if (outcome === undefined) waiting.reject(new Error('a bet of a batch got no outcome'));
  else if ('refusal' in outcome) waiting.reject(outcome.refusal);
  else waiting.resolve(outcome);
}

/** The database is lost, or a lock or statement took too long, or a deadlock was broken: asking again is right. */
function mayPass(error: unknown): boolean {
  return isDatabaseLost(error) || ['55P03', '57014', '40001', '40P01', '25P03'].includes(sqlState(error) ?? '');
}
