import { sendOnce } from '@shwekan/ui';
import { useState } from 'react';
import { type FieldErrors, inlineErrors, tellFailure } from '../../app/send.ts';
import { toast } from '../../app/toast.ts';

/** What becomes of a request about money: it is typed, asked, asked again after a lost answer, or still unknown. */
export type Way = 'form' | 'sending' | 'checking' | 'unknown';

/**
 * A form's request about money, sent with one key until the answer is known; `answered` is told which. A refusal is shown beside the
 * fields it is about, else as a toast.
 */
export function useOnce<S>(
  send: (sent: S) => Promise<{ message: string }>,
  fields: readonly string[],
  answered: (isAccepted: boolean) => void,
) {
  const [way, setWay] = useState<Way>('form');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [asked, setAsked] = useState<S | null>(null);

  async function ask(sent: S) {
    setAsked(sent);
    setWay('sending');
    const outcome = await sendOnce(() => send(sent), { checking: () => setWay('checking') });
    if (outcome.state === 'unknown') return setWay('unknown');
    setWay('form');
    answered(outcome.state === 'accepted');
    if (outcome.state === 'accepted') return toast('success', outcome.answer.message);
    const inline = inlineErrors(outcome.refused, fields);
    setErrors(inline);
    if (Object.keys(inline).length === 0) tellFailure(outcome.refused);
  }

  return { way, errors, setErrors, ask, askAgain: () => asked !== null && void ask(asked) };
}
