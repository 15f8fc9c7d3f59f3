import { type Bet, type BetState, type Betting, type BettingOptions, createBetting, isUnderWay } from './betting.ts';

/** The same lines on several draws: each is a bet with a key and an answer of its own, and none undoes another. */
export type Several = {
  /** Where each stands; none when there are none. */
  states(): readonly BetState[];
  subscribe(listener: () => void): () => void;
  place(drafts: readonly Omit<Bet, 'key'>[]): void;
  /** Takes bets whose answers another page has not heard. */
  take(bets: readonly Bet[]): void;
  /** Sends one that was refused again, as another bet. */
  placeAgain(at: number, lines: Bet['lines']): void;
  /** Asks for those whose answers are missing, if they are this player's. */
  askAgain(player_id: number): void;
  /** Puts the answers away. Does nothing while one is missing. */
  close(): void;
};

/** `left`: those that a page before this one has not heard of. `slot`: where one of them outlives a reload. */
type SeveralOptions = Omit<BettingOptions, 'kept'> & { left: readonly Bet[]; slot: (left: Bet | null) => BettingOptions['kept'] };

/** The one place that sends a lottery's bets on several draws. Those without an answer outlive a reload, as a single one does. */
export function createSeveral({ left, slot, ...options }: SeveralOptions): Several {
  const listeners = new Set<() => void>();
  let parts: Betting[] = [];
  let states: readonly BetState[] = [];

  const tell = () => {
    states = parts.map((part) => part.state());
    for (const listener of listeners) listener();
  };
  const part = (bet: Bet | null): Betting => {
    const betting = createBetting({ ...options, kept: slot(bet) });
    betting.subscribe(tell);
    return betting;
  };
  parts = left.map(part);
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
    take: (bets) => {
      parts = [...parts, ...bets.map(part)];
      tell();
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
