import { fill } from '@shwekan/phrases/fill';
import { useNow } from '../house/clock.ts';
import { useT } from '../house/language.ts';
import { Button } from './Button.tsx';

/** Sends a one-time code again, once the server allows it. */
export function ResendCode({ resend_at, resend }: { resend_at: string; resend: () => void }) {
  const t = useT('account');
  const seconds = Math.ceil((Date.parse(resend_at) - useNow()) / 1_000);
  return (
    <Button wide disabled={seconds > 0} onClick={resend}>
      <span className="tabular-nums">{seconds > 0 ? fill(t.resend_in, { seconds }) : t.resend}</span>
    </Button>
  );
}
