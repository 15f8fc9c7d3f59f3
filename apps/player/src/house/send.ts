import type { CallName } from '@shwekan/contract';
import { type CallOptions, type Got, Refused } from '@shwekan/ui';
import { useEffect, useState } from 'react';
import { withOverlay } from '../phone/overlay.ts';
import { toast } from '../phone/toast.ts';
import { call } from './call.ts';
import { shellPhrases } from './language.ts';

export type FieldErrors = Record<string, string>;

/** Tells a failure in one place: the server's own sentence, or that no answer came. Ended sessions have told theirs already. */
export function tellFailure(error: unknown): void {
  if (error instanceof Refused) {
    if (error.code !== 'session_expired') toast('error', error.message);
  } else toast('error', navigator.onLine ? shellPhrases().went_wrong : shellPhrases().offline);
}

/**
 * A call a form makes, under the full-screen overlay. `send` answers null after a refusal, which is told by a toast, or, when
 * fields of this form were the reason, is left in `errors` beside them. It answers null too where no answer came and `hasArrived` finds that it
 * was done all the same: then nothing went wrong, and the screen shows it.
 */
export function useSend<N extends CallName>(name: N, fields: readonly string[] = [], hasArrived?: () => Promise<boolean>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  useFirstWrong(errors);
  async function send(sent: CallOptions<N>): Promise<Got<N> | null> {
    setErrors({});
    try {
      return await withOverlay(call(name, sent));
    } catch (error) {
      const is_told = error instanceof Refused;
      if (!is_told && (await hasArrived?.())) return null;
      const inline = is_told ? inlineErrors(error, fields) : {};
      setErrors(inline);
      if (Object.keys(inline).length === 0) tellFailure(error);
      return null;
    }
  }
  return { send, errors, setErrors };
}

/** Leads to the first field that is wrong, also when the server found it so: its error is read out with it. */
export function useFirstWrong(errors: FieldErrors): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const form = document.querySelector('dialog[open]') ?? document;
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
}

/** What a refusal says of these fields: by name, or by a code that is about one field. */
export function inlineErrors(refused: Refused, fields: readonly string[]): FieldErrors {
  const named = Object.entries(refused.errors).filter(([field]) => fields.includes(field));
  if (named.length > 0) return Object.fromEntries(named);
  const field = fieldOf(refused.code, fields);
  return field === undefined ? {} : { [field]: refused.message };
}

const FIELD_OF_CODE: Record<string, string> = {
  under_age: 'birthday',
  otp_wrong: 'code',
  otp_expired: 'code',
  password_wrong: 'old_password',
};

/** `phone_taken` is about `phone`, `transaction_id_not_valid` about `transaction_id`. */
function fieldOf(code: string, fields: readonly string[]): string | undefined {
  const told = FIELD_OF_CODE[code];
  return fields.find((field) => field === told) ?? fields.find((field) => code.startsWith(`${field}_`));
}
