import { newKey, type Outcome, type Refused, sendOnce } from '@shwekan/ui';
import { availableIn } from './available.ts';
import type { Available } from './draft.ts';
import type { DraftLine, DrawRef } from './kinds.ts';
import type { StoredValue } from './stored-value.ts';

const NO_SESSION = 401;

/** A bet the player confirmed. The key makes it one bet, however often it is sent. */
export type Bet = { readonly key: string; readonly player_id: number; readonly draw: DrawRef; readonly lines: readonly DraftLine[] };

export type Receipt = {
  readonly voucher: string;
  readonly total_amount: string;
  readonly total_bet: number;
  readonly user_balance: string;
};

/**
 * Where a bet stands. `checking`: an answer was lost and the server is asked again with the same key. `unknown`: nobody
 * answered for long; the bet may or may not be taken, and only asking again tells.
 */
export type BetState =
  | { readonly is: 'idle' }
  | { readonly is: 'sending' | 'checking' | 'unknown'; readonly bet: Bet }
  | { readonly is: 'accepted'; readonly bet: Bet; readonly receipt: Receipt }
  | { readonly is: 'refused'; readonly bet: Bet; readonly refused: Refused; readonly available: readonly Available[] };

export type Betting = {
  state(): BetState;
  subscribe(listener: () => void): () => void;
  /** Sends a bet. Does nothing while another is under way, so that a double tap is one bet. */
  place(draft: Omit<Bet, 'key'>): void;
  /** Asks for a bet whose answer is missing, if it is this player's: after a reload, or when nobody answered. */
  askAgain(player_id: number): void;
  /** Puts an answer away. A bet without one stays. */
  close(): void;
};

export type BettingOptions = {
  send: (bet: Bet) => Promise<Receipt>;
  /** Where the bet under way outlives a reload. */
  kept: StoredValue<Bet | null>;
  decided: (state: BetState) => void;
  once?: { within_ms?: number; wait?: (ms: number) => Promise<void> };
};

/** The one place that sends a lottery's bets. It lives beside the screens: leaving one does not lose a bet. */
export function createBetting({ send, kept, decided, once }: BettingOptions): Betting {
  const listeners = new Set<() => void>();
  const left = kept.read();
  let state: BetState = left === null ? { is: 'idle' } : { is: 'unknown', bet: left };

  const become = (next: BetState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const ask = async (bet: Bet, is: 'sending' | 'checking') => {
    // The bet is stored before it is sent: whatever happens from here on, the key is known after a reload.
    kept.write(bet);
    become({ is, bet });
    const outcome = await sendOnce(() => send(bet), { ...once, checking: () => become({ is: 'checking', bet }) });
    const next = stateAfter(bet, outcome, state.is === 'checking');
    if (next.is !== 'unknown') kept.write(null);
    become(next);
    decided(next);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    place: (draft) => {
      if (isUnderWay(state)) return;
      void ask({ ...draft, key: newKey() }, 'sending');
    },
    askAgain: (player_id) => {
      if (state.is !== 'unknown') return;
      if (state.bet.player_id === player_id) return void ask(state.bet, 'checking');
      // Someone else's bet, left in this tab: it must never be sent as this player's.
      kept.write(null);
      become({ is: 'idle' });
    },
    close: () => {
      if (!isUnderWay(state)) become({ is: 'idle' });
    },
  };
}

/** Whether a bet has no answer yet: nothing else may be sent, and its lines stay as they are. */
export function isUnderWay(state: BetState): state is Extract<BetState, { is: 'sending' | 'checking' | 'unknown' }> {
  return state.is === 'sending' || state.is === 'checking' || state.is === 'unknown';
}

function stateAfter(bet: Bet, outcome: Outcome<Receipt>, was_lost: boolean): BetState {
  if (outcome.state === 'accepted') return { is: 'accepted', bet, receipt: outcome.answer };
  if (outcome.state === 'unknown') return { is: 'unknown', bet };
  // An ended session does not tell what became of a bet whose answer was lost: the player is asked for it after the login.
  if (was_lost && outcome.refused.status === NO_SESSION) return { is: 'unknown', bet };
  return { is: 'refused', bet, refused: outcome.refused, available: availableIn(outcome.refused.answer) };
}
