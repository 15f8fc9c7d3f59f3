import { mayPass } from '../platform/db.ts';
import { type LanesSize, openLanes } from '../platform/lanes.ts';
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

/** More than one lane would only wait for each other's numbers. */
const SIZE: LanesSize = { batch_max: 256, lanes: 1, waiting_max: 4096 };

type Waiting = { bet: Bet; resolve: (taken: Taken) => void; reject: (error: unknown) => void };

/** Opens the desk of this server process. Any number of desks may stand on one database: what they share is locked there. */
export function openDesk(world: World, size: LanesSize = SIZE): Desk {
  const hand = openLanes<Waiting>(size, (batch) => takeBatch(world, batch));
  return {
    place: (bet) =>
      new Promise((resolve, reject) => {
        if (!hand({ bet, resolve, reject })) reject(new Refusal('busy'));
      }),
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
