import { Lost, type Refused } from '@shwekan/ui';
import { newKey, type Outcome, sendOnce } from '@shwekan/ui/money-request';

/** The status of a refusal that only a login mends. */
export const NO_SESSION = 401;

/** What a player confirmed about their money. The key makes it one deed, however often it is sent. */
export type MoneyRequest = { readonly key: string; readonly player_id: number };

/**
 * Where it stands. `checking`: an answer was lost and the server is asked again with the same key. `unknown`: nobody answered for
 * long; it may or may not have happened, and only asking again tells.
 */
export type RequestState<R, A> =
  | { readonly is: 'idle' }
  | { readonly is: 'sending' | 'checking' | 'unknown'; readonly request: R }
  | { readonly is: 'accepted'; readonly request: R; readonly answer: A }
  | { readonly is: 'refused'; readonly request: R; readonly refused: Refused };

export type MoneyRequests<R extends MoneyRequest, A> = {
  state(): RequestState<R, A>;
  subscribe(listener: () => void): () => void;
  /** Sends a request. Does nothing while another of this player is under way, so that a double tap is one. */
  place(draft: Omit<R, 'key'>, key?: string): void;
  /** Asks for a request whose answer is missing, if it is this player's: after a reload, or when nobody answered. */
  askAgain(player_id: number): void;
  /** Puts an answer away. A request without one stays. */
  close(): void;
  /** Looks again at what is kept: another tab of this phone may have sent one, or heard its answer. */
  lookAgain(): void;
  /** Forgets it, answered or not: the player has left. */
  forget(): void;
};

export type MoneyRequestOptions<R, A> = {
  send: (request: R) => Promise<A>;
  /** Where the request under way outlives a reload. */
  kept: { read(): R | null; write(request: R | null): void };
  decided: (state: RequestState<R, A>) => void;
  /** Hears of one whose answer another page heard while this one asked. */
  elsewhere?: ((request: R) => void) | undefined;
  /** Keeps other tabs of this phone from sending meanwhile. */
  alone?: <T>(work: () => Promise<T>) => Promise<T>;
  once?: { within_ms?: number; wait?: (ms: number) => Promise<void> };
};

/** Sends what moves a player's money, until an answer is known: the one way for bets, cash and claims. It lives beside the screens. */
export function createMoneyRequests<R extends MoneyRequest, A>(options: MoneyRequestOptions<R, A>): MoneyRequests<R, A> {
  const { send, kept, decided, elsewhere, alone = (work) => work(), once } = options;
  const listeners = new Set<() => void>();
  const left = kept.read();
  let state: RequestState<R, A> = left === null ? { is: 'idle' } : { is: 'unknown', request: left };

  const become = (next: RequestState<R, A>) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const ask = async (request: R, is: 'sending' | 'checking') => {
    let isLost = is === 'checking';
    const isLatest = () => isUnderWay(state) && state.request.key === request.key;
    const isOff = () => !isLatest() || kept.read()?.key !== request.key;
    const checking = () => {
      isLost = true;
      become({ is: 'checking', request });
    };
    become({ is, request });
    const outcome = await sendOnce(() => alone(() => (isOff() ? Promise.reject(new Lost('answered elsewhere')) : send(request))), {
      ...once,
      isOff,
      checking,
    });
    const isOurs = kept.read()?.key === request.key;
    const next: RequestState<R, A> = outcome.state === 'unknown' && !isOurs ? { is: 'idle' } : stateAfter(request, outcome, isLost);
    if (next.is !== 'unknown' && isOurs) kept.write(null);
    if (!isLatest()) return;
    become(next);
    decided(next);
    if (next.is === 'idle') elsewhere?.(request);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    place: (draft, key = newKey()) => {
      if (isUnderWay(state) && state.request.player_id === draft.player_id) return;
      const other = kept.read();
      // Another tab sends one right now.
      if (other?.player_id === draft.player_id) return void ask(other, 'checking');
      const request = { ...draft, key } as R;
      // It is stored before it is sent: whatever happens from here on, the key is known after a reload.
      kept.write(request);
      void ask(request, 'sending');
    },
    askAgain: (player_id) => {
      if (state.is !== 'unknown') return;
      if (state.request.player_id === player_id) return void ask(state.request, 'checking');
      // Someone else's, left on this phone: it must never be sent as this player's.
      kept.write(null);
      become({ is: 'idle' });
    },
    close: () => {
      if (!isUnderWay(state)) become({ is: 'idle' });
    },
    lookAgain: () => {
      const now = kept.read();
      if (state.is === 'sending' || state.is === 'checking') return;
      if (now !== null) return become({ is: 'unknown', request: now });
      if (state.is !== 'unknown') return;
      become({ is: 'idle' });
      decided(state);
    },
    forget: () => {
      kept.write(null);
      become({ is: 'idle' });
    },
  };
}

/** Whether it has no answer yet: nothing else of its kind may be sent. */
export function isUnderWay<S extends { readonly is: string }>(state: S): state is Extract<S, { is: 'sending' | 'checking' | 'unknown' }> {
  return state.is === 'sending' || state.is === 'checking' || state.is === 'unknown';
}

function stateAfter<R, A>(request: R, outcome: Outcome<A>, was_lost: boolean): RequestState<R, A> {
  if (outcome.state === 'accepted') return { is: 'accepted', request, answer: outcome.answer };
  if (outcome.state === 'unknown') return { is: 'unknown', request };
  // An ended session does not tell what became of a request whose answer was lost: it is asked for after the login.
  if (was_lost && outcome.refused.status === NO_SESSION) return { is: 'unknown', request };
  return { is: 'refused', request, refused: outcome.refused };
}
