import type { Refused } from '@shwekan/ui';
import { createMoneyRequests, type MoneyRequestOptions, type RequestState } from '../cash/money-request.ts';
import { availableIn } from './available.ts';
import type { Available } from './draft.ts';
import type { DraftLine, DrawRef } from './kinds.ts';

/** While it is, nothing else may be sent, and its lines stay as they are. */
export { isUnderWay } from '../cash/money-request.ts';

/** A bet the player confirmed. The key makes it one bet, however often it is sent. */
export type Bet = { readonly key: string; readonly player_id: number; readonly draw: DrawRef; readonly lines: readonly DraftLine[] };

export type Receipt = {
  readonly voucher: string;
  readonly total_amount: string;
  readonly total_bet: number;
  readonly user_balance: string;
  readonly accepted_at: string;
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
  kept: MoneyRequestOptions<Bet, Receipt>['kept'];
  decided: (state: BetState) => void;
  elsewhere?: MoneyRequestOptions<Bet, Receipt>['elsewhere'];
  once?: { within_ms?: number; wait?: (ms: number) => Promise<void> };
};

/** A lottery's bets, sent as every request about money is, in the words of its screens. */
export function createBetting({ send, kept, decided, elsewhere, once }: BettingOptions): Betting {
  const requests = createMoneyRequests<Bet, Receipt>({
    send,
    kept,
    decided: () => decided(state),
    elsewhere,
    ...(once && { once }),
  });
  let state = betState(requests.state());
  // The first to hear: whoever listens to bets finds the state that is told.
  requests.subscribe(() => {
    state = betState(requests.state());
  });
  return { ...requests, place: (draft) => requests.place(draft), state: () => state };
}

function betState(state: RequestState<Bet, Receipt>): BetState {
  if (state.is === 'idle') return state;
  if (state.is === 'accepted') return { is: state.is, bet: state.request, receipt: state.answer };
  if (state.is === 'refused') {
    return { is: state.is, bet: state.request, refused: state.refused, available: availableIn(state.refused.answer) };
  }
  return { is: state.is, bet: state.request };
}
