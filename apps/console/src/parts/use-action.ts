import { notifications } from '@mantine/notifications';
import type { Answer, CallName } from '@shwekan/contract';
import { Refused } from '@shwekan/ui';
import { useMutation } from '@tanstack/react-query';
import { type ActionInput, call, isSessionEnd, sentenceOf } from '../app/call.ts';
import { type GetName, refresh } from '../app/queries.ts';

export type PostName = Extract<CallName, `POST ${string}`>;

export type ActionOptions<N extends PostName> = {
  /** What to say when it was done, or how to say it of the answer; nothing when the screen itself shows it. */
  done?: string | ((answer: Answer<N>) => string);
  /** The reading calls whose answers it changes, beside what waits for this operator and for a second person. */
  refreshes: readonly GetName[];
  onDone?: (() => void) | undefined;
  /** The same, for what goes on with the answer. */
  onAnswer?: ((answer: Answer<N>) => void) | undefined;
  /** Someone else was first: what the dialog asks is no longer open. */
  onConflict?: ((code: string) => void) | undefined;
  /** Says a refusal where it was asked for, and answers whether it did: else a notification does. A conflict comes with its code. */
  onRefusal?: ((sentence: string, conflict: string | null) => boolean) | undefined;
  /** Which fields of what was sent are wrong, with a sentence for each. */
  onWrongFields?: ((errors: Record<string, string>) => void) | undefined;
};

const CONFLICT = 409;
/** Its form goes as it is read anew, and tells what was typed into it. */
const RECORD_CHANGED = 'record_changed';
const DEED_ASKED = 'Asked. A second person has to confirm it.';
const LOST = 'No answer came: it may be done all the same. Look before you send it again.';
const ALWAYS = ['GET /api/console/me', 'GET /api/console/deeds'] as const;

/**
 * An operator's action: nothing is shown as done before the server says so, and what waits for a second person is said to wait. A
 * refusal becomes a notification with its sentence, unless the screen says it. When someone else was first, or no answer tells what was done, what is on
 * the screen is asked for again.
 */
export function useAction<N extends PostName>(name: N, options: ActionOptions<N>) {
  const { done, refreshes, onDone, onAnswer, onConflict, onRefusal, onWrongFields } = options;
  return useMutation({
    // As in `ask`: the same type, which the compiler cannot follow for an open N.
    mutationFn: (sent: ActionInput<N>) => call(name, sent as Parameters<typeof call<N>>[1]),
    onSuccess: async (answer) => {
      const said = isAsked(answer) ? DEED_ASKED : typeof done === 'function' ? done(answer) : done;
      if (said) notifications.show({ message: said, color: 'green' });
      onDone?.();
      onAnswer?.(answer);
      await refresh([...refreshes, ...ALWAYS]);
    },
    onError: async (error) => {
      if (isSessionEnd(error)) return;
      const conflict = error instanceof Refused && error.status === CONFLICT ? error.code : null;
      const isLost = !(error instanceof Refused);
      const sentence = isLost ? LOST : sentenceOf(error);
      if (error instanceof Refused) onWrongFields?.(error.errors);
      if (!onRefusal?.(sentence, conflict)) notifications.show({ message: sentence, color: 'red', autoClose: 8_000 });
      if (conflict === null && !isLost) return;
      if (conflict !== null) onConflict?.(conflict);
      const again = refresh([...refreshes, ...ALWAYS]);
      // What may be lost as well holds up nobody.
      if (!isLost && conflict !== RECORD_CHANGED) await again;
    },
  });
}

/** Whether a call asked for something that waits for a second person, instead of doing it. */
export function isAsked(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'deed_id' in answer && answer.deed_id !== null;
}
