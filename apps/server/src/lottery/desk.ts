import { mayPass, sqlState } from '../platform/db.ts';
import { type LanesSize, openLanes } from '../platform/lanes.ts';
import { Refusal } from '../platform/refusal.ts';
import type { World } from '../platform/world.ts';
import { takeBets } from './batch.ts';
import type { Bet, Outcome, Taken } from './bet.ts';

/** Where bets are taken. */
export type Desk = {
  /**
   * Takes a bet, all of it or nothing, and answers when that is on disk. The same key sent twice is one bet: the second answer is
   * the first one, marked as replayed. Refuses as the contract of betting says; `busy` when too many bets wait, or when what it
   * needs is locked by somebody else for four seconds.
   */
  place(bet: Bet): Promise<Taken>;
};

/** More than one lane would only wait for each other's numbers. */
const SIZE: LanesSize = { batch_max: 256, lanes: 1, waiting_max: 4096, oldest_ms: 500 };
/** How long a bet is tried again whose player, numbers or draw somebody else holds, and how long it rests between. */
const PATIENCE_MS = 4000;
const REST_MS = 25;

type Waiting = { bet: Bet; since_ms: number; resolve: (taken: Taken) => void; reject: (error: unknown) => void };
type Hands = { world: World; hand: (work: Waiting) => boolean };

/** Opens the desk of this server process. Any number of desks may stand on one database: what they share is locked there. */
export function openDesk(world: World, size: LanesSize = SIZE): Desk {
  const hand: (work: Waiting) => boolean = openLanes<Waiting>(size, (batch) => takeBatch({ world, hand }, batch));
  return {
    place: (bet) =>
      new Promise((resolve, reject) => {
        if (!hand({ bet, since_ms: performance.now(), resolve, reject })) reject(new Refusal('busy'));
      }),
  };
}

/** Decides a batch and tells each caller its own outcome. Never throws. */
async function takeBatch(hands: Hands, batch: Waiting[]): Promise<void> {
  try {
    const outcomes = await decideAll(
      hands.world,
      batch.map((it) => it.bet),
    );
    batch.forEach((it, index) => {
      answer(hands, it, outcomes[index]);
    });
  } catch (error) {
    await afterFailure(hands, batch, error);
  }
}

/** Waits a moment for draws and numbers that others hold. When that was too long, takes the bets that need none of them. */
async function decideAll(world: World, bets: Bet[]): Promise<Outcome[]> {
  try {
    return await takeBets(world, bets);
  } catch (error) {
    if (sqlState(error) !== '55P03') throw error;
    return takeBets(world, bets, { waits: false });
  }
}

/** Nothing of a failed batch is written. What may pass by itself is everyone's `busy`; else one bet spoils it: each is tried alone. */
async function afterFailure(hands: Hands, batch: Waiting[], error: unknown): Promise<void> {
  if (batch.length === 1 || mayPass(error)) {
    for (const it of batch) it.reject(error);
    return;
  }
  hands.world.log.error({ err: error, bets: batch.length }, 'a batch of bets failed; its bets are tried one by one');
  for (const it of batch) await takeBatch(hands, [it]);
}

function answer(hands: Hands, waiting: Waiting, outcome: Outcome | undefined): void {
  if (outcome === undefined) waiting.reject(new Error('a bet of a batch got no outcome'));
  else if ('is_locked' in outcome) tryLater(hands, waiting);
  else if ('refusal' in outcome) waiting.reject(outcome.refusal);
  else waiting.resolve(outcome);
}

/** Hands a bet in again for a later batch, until its patience is over. */
function tryLater({ hand }: Hands, waiting: Waiting): void {
  const again = () => {
    if (performance.now() - waiting.since_ms > PATIENCE_MS || !hand(waiting)) waiting.reject(new Refusal('busy'));
  };
  setTimeout(again, REST_MS);
}
