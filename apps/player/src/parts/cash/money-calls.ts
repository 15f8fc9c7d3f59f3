import { Lost } from '@shwekan/ui';
import { serverClock } from '../../house/call.ts';
import { saidIn } from '../../house/language.ts';
import { tellFailure } from '../../house/send.ts';
import { onSession, session } from '../../house/session.ts';
import { inBrowser, onWindow } from '../../phone/browser.ts';
import { local } from '../../phone/storage.ts';
import { toast } from '../../phone/toast.ts';
import { storedValue } from '../stored-value.ts';
import { ageMs, locks } from './kept-requests.ts';
import { keptUnder, type MoneyKind, onForget } from './money-kinds.ts';
import { createMoneyRequests, isUnderWay, type MoneyRequest, type MoneyRequests, type RequestState } from './money-request.ts';

/** The server gives an answer again for thirty days. What is a day old is nobody's wish any more. */
const KEPT_AT_MOST_MS = 24 * 3_600_000;

/** `content` is what was sent, as it lies on the phone: never a password. */
type CallRequest<S> = MoneyRequest & { readonly asked_at: number; readonly content: S };
export type CallState<S, A> = RequestState<CallRequest<S>, A>;
type ToldAnswer = { message: string | null };

type MoneyCallOptions<S, A> = {
  kind: MoneyKind;
  send: (content: S, key: string) => Promise<A>;
  /** An answer is here, or another tab has heard it (`idle`). `isShown`: a screen tells it. */
  settled: (state: CallState<S, A>, isShown: boolean) => void;
  /** Tells an answer that no screen told in words of its own; answers whether it did. */
  tellLate?: (state: CallState<S, A>) => boolean;
};

/** Told what became of a request; answers whether that was shown to the player. */
type Teller<S, A> = (state: CallState<S, A>) => boolean;

export type MoneyCall<S, A> = Pick<MoneyRequests<CallRequest<S>, A>, 'state' | 'subscribe'> & {
  /** Sends it with one key until the answer is known. Does nothing while another is under way. */
  ask(content: S, key?: string): void;
  askAgain(): void;
  /** A screen that tells the answer by itself while it is open. */
  tellBy(teller: Teller<S, A>): () => void;
};

/**
 * A call that moves money, or must not be lost or doubled as if it did: its request is on the phone before it is sent, so that a reload, a killed tab or another tab asks for
 * the same one; it is never sent by another player's login. Its answer is told by its screen, or else by a toast.
 */
export function createMoneyCall<S, A extends ToldAnswer>({ kind, send, settled, tellLate }: MoneyCallOptions<S, A>): MoneyCall<S, A> {
  const tellers = new Set<Teller<S, A>>();
  const name = keptUnder(kind);
  const kept = storedValue<CallRequest<S> | null>(() => local, name, null, restore);
  const requests = createMoneyRequests<CallRequest<S>, A>({
    send: (request) => {
      // Another player may have logged in since.
      if (session()?.id !== request.player_id) return Promise.reject(new Lost('another session'));
      return send(request.content, request.key);
    },
    kept,
    alone: (work) => (locks === undefined ? work() : locks.request(name, work)),
    decided: (state) => {
      const isShown = [...tellers].map((teller) => teller(state)).includes(true);
      if (state.is !== 'unknown') settled(state, isShown);
      if (!isShown && !tellLate?.(state)) tell(state);
    },
  });
  const resume = () => {
    const player_id = session()?.id;
    if (player_id !== undefined) requests.askAgain(player_id);
  };
  if (inBrowser) {
    // What nobody may ask for again is not looked for at every start.
    if (local.getItem(name) !== null && kept.read() === null) kept.write(null);
    onForget(requests.forget);
    onSession(resume);
    onWindow('online', resume);
    onWindow('storage', (event) => {
      const { key } = event as StorageEvent;
      if (key !== name && key !== null) return;
      requests.lookAgain();
      // The tab that sends it may be killed: this one waits for its turn. Without turns it only follows.
      if (locks !== undefined) resume();
    });
    resume();
  }
  return {
    ...requests,
    ask: (content, key) => {
      const player_id = session()?.id;
      if (player_id !== undefined) requests.place({ player_id, asked_at: serverClock.now(), content }, key);
    },
    askAgain: resume,
    tellBy: (teller) => {
      tellers.add(teller);
      return () => tellers.delete(teller);
    },
  };
}

function restore<S>(value: unknown): CallRequest<S> | null {
  const kept = value as CallRequest<S> | null;
  if (typeof kept?.key !== 'string' || typeof kept.player_id !== 'number') return null;
  return ageMs(kept.asked_at) < KEPT_AT_MOST_MS ? kept : null;
}

/** By a toast, wherever the player is. */
function tell(state: CallState<unknown, ToldAnswer>): void {
  if (state.is === 'refused') tellFailure(state.refused);
  if (state.is === 'accepted' && state.answer.message !== null) toast('success', state.answer.message);
  if (isUnderWay(state)) void saidIn('account').then(({ cashin }) => toast('warning', `${cashin.unknown}\n${cashin.unknown_text}`));
}
