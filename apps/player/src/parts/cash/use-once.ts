import { Lost, type Outcome, type Refused, sendOnce } from '@shwekan/ui';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, inlineErrors, tellFailure, useFirstWrong } from '../../house/send.ts';
import { session, useSession } from '../../house/session.ts';
import { createStore, type Store } from '../../phone/store.ts';
import { toast } from '../../phone/toast.ts';

/** What becomes of a request about money: it is typed, asked, asked again after a lost answer, or still unknown. */
export type Way = 'form' | 'sending' | 'checking' | 'unknown';

type RequestState = { way: Way; sent: unknown; player_id: number | null };
type Once<S> = {
  /** What it is: one of a name is under way at a time. */
  name: string;
  /** An answer without a message is told by its screen. */
  send: (sent: S) => Promise<{ message: string | null }>;
  /** Fields that a refusal may be about. */
  fields: readonly string[];
  /** Told which answer there is. */
  answered: (isAccepted: boolean) => void;
};

const NOTHING: RequestState = { way: 'form', sent: null, player_id: null };
const NO_SESSION = 401;
/** They live beside the screens: a player who leaves one and comes back finds what was asked there, and does not ask for it twice. */
const stores = new Map<string, Store<RequestState>>();

/**
 * A request about money, sent with one key until the answer is known. Does nothing while one of this name is under way, so that a
 * double tap is one request. A refusal is shown beside the fields it is about, else as a toast.
 */
export function useOnce<S>({ name, send, fields, answered }: Once<S>) {
  const store = storeOf(name);
  const { way, sent: asked, player_id } = store.use();
  const isMine = (useSession()?.id ?? null) === player_id;
  const [errors, setErrors] = useState<FieldErrors>({});
  const isShown = useShown();
  useFirstWrong(errors);

  async function ask(sent: S) {
    const mine = session()?.id ?? null;
    const last = store.get();
    if (mine === last.player_id && (last.way === 'sending' || last.way === 'checking')) return;
    let isLost = last.way === 'unknown' && last.sent === sent;
    const become = (way: Way) => {
      // Another player's request may have taken its place.
      if (way === 'sending' || store.get().sent === sent) store.set({ way, sent, player_id: mine });
    };
    const checking = () => {
      isLost = true;
      become('checking');
    };
    become('sending');
    const outcome = await sendOnce(() => sendAs(mine, () => send(sent)), { checking });
    if (outcome.state === 'unknown' || (isLost && isSessionOver(outcome))) return become('unknown');
    become('form');
    answered(outcome.state === 'accepted');
    if (outcome.state === 'refused') return tell(outcome.refused);
    if (outcome.answer.message !== null) toast('success', outcome.answer.message);
  }

  function tell(refused: Refused) {
    const inline = isShown() ? inlineErrors(refused, fields) : {};
    setErrors(inline);
    if (Object.keys(inline).length === 0) tellFailure(refused);
  }

  // Only what `ask` was given is kept under this name.
  return { way: isMine ? way : 'form', errors, setErrors, ask, askAgain: () => void ask(asked as S) };
}

function storeOf(name: string): Store<RequestState> {
  const store = stores.get(name) ?? createStore<RequestState>(NOTHING);
  stores.set(name, store);
  return store;
}

/** Another player may have logged in on this phone since: the request is not theirs, and must never be sent as theirs. */
async function sendAs<T>(player_id: number | null, send: () => Promise<T>): Promise<T> {
  if ((session()?.id ?? null) !== player_id) throw new Lost('another session');
  return send();
}

/** An ended session does not tell what became of a request whose answer was lost. */
function isSessionOver(outcome: Outcome<unknown>): boolean {
  return outcome.state === 'refused' && outcome.refused.status === NO_SESSION;
}

/** Whether the screen is still there. */
export function useShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
