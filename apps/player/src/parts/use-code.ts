import type { OtpPurpose } from '@shwekan/contract';
import { useState } from 'react';
import { serverClock } from '../house/call.ts';
import { useSend } from '../house/send.ts';
import { perTab } from '../phone/storage.ts';
import { toast } from '../phone/toast.ts';
import { storedValue } from './stored-value.ts';

type CodeMessage = { phone: string; resend_at: string; expires_at: string };

/** While its reader looks for it, the phone may drop the page: a code that was sent is known as long as it is good. */
const keptCode = (purpose: OtpPurpose) => storedValue<CodeMessage | null>(() => perTab, `code:${purpose}`, null, restoreCode);

function restoreCode(value: unknown): CodeMessage | null {
  const { phone, resend_at, expires_at } = (value ?? {}) as Record<string, unknown>;
  if (typeof phone !== 'string' || typeof resend_at !== 'string' || typeof expires_at !== 'string') return null;
  const kept = { phone, resend_at, expires_at };
  return isGood(kept) ? kept : null;
}

const isGood = ({ expires_at }: CodeMessage) => Date.parse(expires_at) > serverClock.now();

/** Sends one-time codes to a phone. `sent` says to which, and when the next one may follow; null before the first. */
export function useCode(purpose: OtpPurpose) {
  const { send } = useSend('POST /api/user/send_otp');
  const [sent, setSent] = useState(() => keptCode(purpose).read());
  const note = (message: CodeMessage | null) => {
    keptCode(purpose).write(message);
    setSent(message);
  };
  /** Whether a code is there for this phone. */
  async function sendCode(phone: string, isAnother = false): Promise<boolean> {
    // The code that is on its way is still good.
    if (!isAnother && sent?.phone === phone && isGood(sent)) return true;
    const answer = await send({ body: { phone, purpose } });
    if (answer === null) return false;
    note({ phone, resend_at: answer.resend_at, expires_at: answer.expires_at });
    toast('success', answer.message);
    return true;
  }
  return { sent, sendCode, forget: () => note(null) };
}
