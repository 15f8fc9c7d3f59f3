import { notifications } from '@mantine/notifications';
import type { Answer, CallName } from '@shwekan/contract';
import { Refused } from '@shwekan/ui';
import { useMutation } from '@tanstack/react-query';
import { type CallInput, call, isSessionEnd, sentenceOf } from '../app/call.ts';
import { type GetName, refresh } from '../app/queries.ts';

type PostName = Extract<CallName, `POST ${string}`>;

type ActionOptions<N extends PostName> = {
  /** What to say when it was done, or how to say it of the answer; nothing when the screen itself shows it. */
  done?: string | ((answer: Answer<N>) => string);
  /** The reading calls whose answers it changes. */
  refreshes: readonly GetName[];
  onDone?: () => void;
  /** The same, for what goes on with the answer. */
  onAnswer?: (answer: Answer<N>) => void;
  /** Someone else was first: what the dialog asks is no longer open. */
  onConflict?: (code: string) => void;
};

const CONFLICT = 409;

/**
 * An operator's action: nothing is shown as done before the server says so. A refusal becomes a notification with its
 * sentence; when someone else was first, what is on the screen is asked for again.
 */
export function useAction<N extends PostName>(name: N, { done, refreshes, onDone, onAnswer, onConflict }: ActionOptions<N>) {
  return useMutation({
    // As in `ask`: the same type, which the compiler cannot follow for an open N.
    mutationFn: (sent: CallInput<N>) => call(name, sent as Parameters<typeof call<N>>[1]),
    onSuccess: async (answer) => {
      if (done) notifications.show({ message: typeof done === 'string' ? done : done(answer), color: 'green' });
      onDone?.();
      onAnswer?.(answer);
      await refresh([...refreshes, 'GET /api/console/me']);
    },
    onError: async (error) => {
      if (isSessionEnd(error)) return;
      notifications.show({ message: sentenceOf(error), color: 'red', autoClose: 8_000 });
      if (!(error instanceof Refused) || error.status !== CONFLICT) return;
      onConflict?.(error.code);
      await refresh([...refreshes, 'GET /api/console/me']);
    },
  });
}
