import { fill } from '@shwekan/phrases/fill';
import { type FormEvent, useEffect, useState } from 'react';
import { useT } from '../../house/language.ts';
import { houseName } from '../../phone/house-name.ts';
import { withOverlay } from '../../phone/overlay.ts';
import { toast } from '../../phone/toast.ts';
import { Button } from '../Button.tsx';
import { LockIcon } from '../icons.tsx';
import { Logo } from '../Logo.tsx';
import { changeLock, triesLeft, tryPin, useKeptLock } from './kept-lock.ts';
import { leave } from './leave.ts';
import { PinField } from './PinField.tsx';
import { askPasskey } from './passkey.ts';

/** All that a locked app shows: the PIN, the phone's own confirmation where it was chosen, and the way through a login. */
export function LockScreen({ open }: { open: () => void }) {
  const t = useT('lock');
  const lock = useKeptLock();
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const wait_s = useWait(lock?.wait_until_ms ?? 0);
  // In another tab the lock was turned off, or the session ended: nothing is left to open.
  const isGone = lock === null;
  useEffect(() => {
    if (isGone) open();
  }, [isGone, open]);
  // The app was closed over the last wrong PIN.
  useEffect(() => {
    if (triesLeft() === 0) leave();
  }, []);
  if (isGone) return null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pin.length < 4) return setError(t.wrong_shape);
    const isRight = await withOverlay(tryPin(pin));
    setPin('');
    if (isRight) return open();
    const count = triesLeft();
    if (count > 0) return setError(fill(t.wrong, { count }));
    toast('error', t.ended);
    leave();
  };
  const confirm = async (key: string) => {
    if (!(await askPasskey(key))) return setError(t.passkey_failed);
    changeLock({ tries: 0, wait_until_ms: 0 });
    open();
  };
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-phone flex-col items-center justify-center gap-5 bg-brand p-6 text-on-brand">
      <Logo />
      <h1 className="flex items-center gap-2 text-balance text-center font-semibold text-lg">
        <LockIcon className="size-6 text-gold" />
        {fill(t.locked, { house: houseName() })}
      </h1>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex w-full max-w-80 flex-col gap-4 rounded-card bg-card p-4 text-ink"
      >
        <PinField
          label={t.pin}
          name="pin"
          value={pin}
          change={setPin}
          error={wait_s > 0 ? fill(t.wait, { seconds: wait_s }) : error}
          first
        />
        <Button type="submit" look="gold" wide disabled={wait_s > 0}>
          {t.unlock}
        </Button>
        {lock.passkey !== null && (
          <Button wide onClick={() => void confirm(lock.passkey ?? '')}>
            {t.passkey}
          </Button>
        )}
      </form>
      <Forgotten />
    </main>
  );
}

/** The way in without the PIN: it ends the session, so it asks. */
function Forgotten() {
  const t = useT('lock');
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button look="outline" onClick={() => setAsked(true)}>
        {t.forgot}
      </Button>
    );
  }
  return (
    <div className="flex w-full max-w-80 flex-col gap-3 text-center">
      <p role="status">{t.forgot_how}</p>
      <Button look="danger" wide onClick={leave}>
        {t.log_out}
      </Button>
    </div>
  );
}

const SECOND_MS = 1_000;

/** The seconds until an instant of this phone's clock. */
function useWait(until_ms: number): number {
  const [now_ms, setNow] = useState(Date.now);
  const left_s = Math.max(0, Math.ceil((until_ms - now_ms) / SECOND_MS));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return left_s;
}
