import type { OtpPurpose } from '@shwekan/contract';
import { useState } from 'react';
import { serverClock } from '../house/call.ts';
import { useSend } from '../house/send.ts';
import { toast } from '../phone/toast.ts';

type CodeMessage = { phone: string; resend_at: string };

/** Sends one-time codes to a phone. `sent` says to which, and when the next one may follow; null before the first. */
export function useCode(purpose: OtpPurpose) {
  const { send } = useSend('POST /api/user/send_otp');
  const [sent, setSent] = useState<CodeMessage | null>(null);
  async function sendCode(phone: string): Promise<void> {
    // The code that is on its way is still good.
    if (sent?.phone === phone && Date.parse(sent.resend_at) > serverClock.now()) return;
    const answer = await send({ body: { phone, purpose } });
    if (answer === null) return;
    setSent({ phone, resend_at: answer.resend_at });
    toast('success', answer.message);
  }
  return { sent, sendCode, forget: () => setSent(null) };
}
