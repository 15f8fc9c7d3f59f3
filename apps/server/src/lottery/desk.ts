import { mayPass, sqlState } from '../platform/database-error.ts';
import { type BatchEar, type Desk, openDesk } from '../platform/desk.ts';
import type { LanesSize } from '../platform/lanes.ts';
import { Refusal } from '../platform/refusal.ts';
import type { World } from '../platform/world.ts';
import { takeBets } from './batch.ts';
import type { Bet, BetAnswer } from './bet.ts';
import type { Closings } from './closings.ts';

/**
 * Where bets are taken: all of a bet or nothing. The same key sent twice is one bet: the second answer is the first one, marked as
 * replayed. Refuses as the contract of betting says; `busy` when too many bets wait, or when what it needs is locked by somebody
 * else for as long as a batch waits for it.
 */
export type BetDesk = Desk<Bet, BetAnswer> & {
  /** When draws close; null where nobody measures. */
  closings: Closings | null;
};

/** Who measures a desk's bets. */
type Watch = { hear?: BatchEar; closings?: Closings };

/** More than one lane would only wait for each other's numbers. */
const SIZE: LanesSize = { batch_max: 256, lanes: 1, waiting_max: 4096, oldest_ms: 500 };
/** How long a bet may wait for its turn behind batches that wait for what somebody holds. */
const PATIENCE_MS = 4000;
/** How long a bet is tried whose own player, numbers or draw somebody else holds; a batch waits as long for draws and numbers. The app asks on. */
const LOCKED_MS = 400;

/** Opens the desk of bets of this server process. */
export function openBetDesk(world: World, size: LanesSize = SIZE, { hear, closings }: Watch = {}): BetDesk {
  const desk = openDesk<Bet, BetAnswer>(world.log, size, {
    name: 'bets',
    patience_ms: PATIENCE_MS,
    locked_ms: LOCKED_MS,
    decide: (bets) => decideAll(world, bets),
    busy: () => new Refusal('busy'),
    isOfAll: mayPass,
    // A call that comes again with the same key does no harm, so nobody waits for what became of it.
    failure: async (error) => error,
    hear,
  });
  return { ...desk, closings: closings ?? null };
}

/** Waits a moment for draws and numbers that others hold. When that was too long, takes the bets that need none of them. */
async function decideAll(world: World, bets: Bet[]) {
  try {
    return await takeBets(world, bets);
  } catch (error) {
    if (sqlState(error) !== '55P03') throw error;
    return takeBets(world, bets, { waits: false });
  }
}
