import { Refused } from '@shwekan/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, sentenceOf } from './call.ts';
import { noteOpened } from './session.ts';

type LogInBody = { username: string; password: string; code?: string };

/** Logs an operator in: who has a second factor is asked for its code once the password was right. */
export function useLogIn(opened: () => void | Promise<void>) {
  const [asksCode, setAsksCode] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: LogInBody) => call('POST /api/console/login', { body }),
    onSuccess: async () => {
      noteOpened();
      await opened();
    },
    onError: (refused) => setAsksCode(refused instanceof Refused && ['code_needed', 'code_wrong'].includes(refused.code)),
  });
  const isQuestion = error instanceof Refused && error.code === 'code_needed';
  return { logIn: mutate, asksCode, isPending, refusal: error === null || isQuestion ? null : sentenceOf(error) };
}
