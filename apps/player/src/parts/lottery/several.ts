import type { StoredValue } from '../stored-value.ts';
import { type Bet, type BetState, type Betting, type BettingOptions, createBetting, isUnderWay } from './betting.ts';

/** The same lines on several draws: each is a bet with a key and an answer of its own, and none undoes another. */
export type Several = {
  /** Where each stands; none when there are none. */
  states(): readonly BetState[];
  subscribe(listener: () => void): () => void;
  place(drafts: readonly Omit<Bet, 'key'>[]): void;
  /** Sends one that was refused again, as another bet. */
  placeAgain(at: number, lines: Bet['lines']): void;
  /** Asks for those whose answers are missing, if they are this player's. */
  askAgain(player_id: number): void;
  /** Puts the answers away. Does nothing while one is missing. */
  close(): void;
};

type SeveralOptions = Omit<BettingOptions, 'kept'> & { kept: StoredValue<readonly Bet[]> };

/** The one place that sends a lottery's bets on several draws. Those without an answer outlive a reload, as a single one does. */
export function createSeveral({ kept, ...options }: SeveralOptions): Several {
  const listeners = new Set<() => void>();
  let parts: Betting[] = [];
  let states: readonly BetState[] = [];
  /** The bets that have no answer yet. */
  let missing: readonly Bet[] = kept.read();

  const tell = () => {
    states = parts.map((part) => part.state());
    for (const listener of listeners) listener();
  };
  const part = (left: Bet | null): Betting => {
    let mine = left;
    const write = (bet: Bet | null) => {
      missing = [...missing.filter((it) => it !== mine), ...(bet === null ? [] : [bet])];
      mine = bet;
      kept.write(missing);
    };
    const betting = createBetting({ ...options, kept: { read: () => mine, write } });
    betting.subscribe(tell);
    return betting;
  };
  parts = missing.map(part);
  states = parts.map((it) => it.state());

  return {
    states: () => states,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    place: (drafts) => {
      if (states.some(isUnderWay)) return;
      parts = drafts.map(() => part(null));
      for (const [at, draft] of drafts.entries()) parts[at]?.place(draft);
    },
    placeAgain: (at, lines) => {
      const state = states[at];
      if (state?.is === 'refused') parts[at]?.place({ player_id: state.bet.player_id, draw: state.bet.draw, lines });
    },
    askAgain: (player_id) => {
      for (const it of parts) it.askAgain(player_id);
      // Another player's bets, left in this tab, are let go.
      parts = parts.filter((it) => it.state().is !== 'idle');
      tell();
    },
    close: () => {
      if (states.some(isUnderWay)) return;
      parts = [];
      tell();
    },
  };
}
