import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type FieldErrors, inlineErrors, useFirstWrong } from '../../house/send.ts';
import { useSession } from '../../house/session.ts';
import type { CallState, MoneyCall } from './money-calls.ts';
import { isUnderWay } from './money-request.ts';

/** What becomes of a request about money: it is typed, asked, asked again after a lost answer, or still unknown. */
export type Way = 'form' | 'sending' | 'checking' | 'unknown';

/** `fields`: what a refusal may be about. `tell` shows an answer in a way of its own, and says whether it did; of what is not of this screen (`isMine`) it hears nothing. */
type CallView<S, A> = { fields?: readonly string[]; isMine?: (content: S) => boolean; tell?: (state: CallState<S, A>) => boolean };

const IDLE: { is: 'idle' } = { is: 'idle' };
/** The server knows no request: its page is drawn without one. */
const idle = () => IDLE;

/** A call that moves money, at its screen: where it stands, and what a refusal says of the fields. */
export function useMoneyCall<S, A extends { message: string | null }>(
  it: MoneyCall<S, A>,
  { fields = [], isMine, tell }: CallView<S, A> = {},
) {
  const state = useSyncExternalStore<CallState<S, A>>(it.subscribe, it.state, idle);
  const player_id = useSession()?.id;
  const [errors, setErrors] = useState<FieldErrors>({});
  useFirstWrong(errors);
  const teller = (told: CallState<S, A>): boolean => {
    // The card says it.
    if (told.is === 'unknown') return true;
    if (told.is !== 'idle' && isMine?.(told.request.content) === false) return false;
    const inline = told.is === 'refused' ? inlineErrors(told.refused, fields) : {};
    setErrors(inline);
    return Object.keys(inline).length > 0 || (tell?.(told) ?? false);
  };
  const latest = useRef(teller);
  useEffect(() => {
    latest.current = teller;
  });
  useEffect(() => it.tellBy((told) => latest.current(told)), [it]);
  const way: Way = isUnderWay(state) && state.request.player_id === player_id ? state.is : 'form';
  return { way, state, errors, setErrors, ask: it.ask, askAgain: it.askAgain };
}
