import { fill } from '@shwekan/phrases/fill';
import { type ReactNode, useEffect } from 'react';
import { useT } from '../house/language.ts';
import { useCall } from '../house/query.ts';
import { Button } from './Button.tsx';
import { OtpField } from './OtpField.tsx';
import { ResendCode } from './ResendCode.tsx';

type CodeStepProps = {
  phone: string;
  resend_at: string;
  error?: string | undefined;
  resend: () => void;
  changePhone: () => void;
  children: ReactNode;
};

/** Where the code is typed: to which phone it went, the six boxes, what ends the step, and after that send again and change the phone. */
export function CodeStep({ phone, resend_at, error, resend, changePhone, children }: CodeStepProps) {
  const t = useT('account');
  // Back at the phone that is to be changed.
  useEffect(() => () => void setTimeout(toPhone), []);
  return (
    <>
      <p className="text-soft">{fill(t.code_sent_to, { phone })}</p>
      <OtpField error={error} />
      <DemoCode phone={phone} resend_at={resend_at} />
      {children}
      <div className="flex flex-col gap-2">
        <ResendCode resend_at={resend_at} resend={resend} />
        <Button look="text" wide onClick={changePhone}>
          {t.change_phone}
        </Button>
      </div>
    </>
  );
}

function toPhone(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLInputElement>('main input[name=phone]')?.focus();
}

/** In the demonstration no text message is sent: the code is shown instead. The server answers this in demo mode only. */
function DemoCode({ phone, resend_at }: { phone: string; resend_at: string }) {
  const t = useT('account');
  const setting = useCall('GET /api/app-setting');
  const isDemo = setting.data?.data.is_demo === true;
  // A new code has a new time: asked again for each.
  const outbox = useCall('GET /api/demo/outbox', { query: { phone } }, { enabled: isDemo, staleTime: 0, key: resend_at });
  if (!isDemo) return null;
  // Its room is kept while the code is asked for.
  const code = outbox.data?.data.code;
  return (
    <p className={`rounded-control bg-gold-wash px-3 py-2 text-center text-gold-ink text-sm ${code === undefined ? 'invisible' : ''}`}>
      {fill(t.demo_code, { code: code ?? '–' })}
    </p>
  );
}
