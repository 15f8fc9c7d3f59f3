import { local } from '../../phone/storage.ts';
import { ageMs, betKeptUnder, hasJustBegun, locks } from '../cash/kept-requests.ts';
import { GAMES, type Game } from './games.ts';
import { betsLeft, isFresh, type KeptBet, keepBet, tabName } from './kept-bets.ts';
import { lockOf, standBy } from './stand-by.ts';

/** A bet of a lottery that is still to be heard of. */
export type LeftBet = { readonly game: Game; readonly bet: KeptBet };

/** Where a browser has no locks nobody knows of other tabs: for so long the one that sent a bet asks for it by itself. */
const OWN_FOR_MS = 120_000;

/** A tab that is loaded anew holds nothing until its page is there again: so long nobody who has been here all the while takes its bets. */
export const LOADS_WITHIN_MS = 15_000;
/** Since when bets of other tabs have been seen with nobody who holds them, by their keys. */
const unheld = new Map<string, number>();
/** Whether a bet is left whose tab may come back: it is to be looked at again. */
export const mayBeLeft = (): boolean => unheld.size > 0;

const leftOf = (player_id: number): LeftBet[] => GAMES.flatMap((game) => betsLeft(game, player_id).map((bet) => ({ game, bet })));

/**
 * Takes over the bets of this player whose tabs are no more, and answers them with those of this tab. Of tabs that start together one has each. A tab that was there before waits first, for one that is loaded anew. One that lives
 * asks for its own: its screen waits for the answer.
 */
export async function takeBets(player_id: number): Promise<LeftBet[]> {
  const mine = tabName();
  const take = (isLeft: (it: KeptBet) => boolean) =>
    leftOf(player_id).flatMap(({ game, bet }) => {
      if (!isFresh(bet)) return [];
      if (bet.tab === mine) return [{ game, bet }];
      if (!isLeft(bet)) return [];
      const taken: KeptBet = { ...bet, tab: mine, is_alone: false, is_taken: true };
      keepBet(taken);
      standBy(taken.key);
      return [{ game, bet: taken }];
    });
  const tabs = locks;
  if (tabs === undefined) return take((it) => ageMs(it.asked_at) > OWN_FOR_MS);
  return tabs.request('bets', async () => {
    const { held = [] } = await tabs.query();
    const now_ms = performance.now();
    const seen = new Map(unheld);
    unheld.clear();
    return take((it) => {
      if (held.some(({ name }) => name === lockOf(it.tab))) return false;
      const since_ms = seen.get(it.key) ?? now_ms;
      if (hasJustBegun() || now_ms - since_ms >= LOADS_WITHIN_MS) return true;
      unheld.set(it.key, since_ms);
      return false;
    });
  });
}

/** Lets go of the bets of this player that are too old to be asked for, and answers them. */
export function takeOldBets(player_id: number): LeftBet[] {
  const old = leftOf(player_id).filter(({ bet }) => !isFresh(bet));
  for (const { bet } of old) local.removeItem(betKeptUnder(bet.key));
  return old;
}
