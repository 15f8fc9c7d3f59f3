import { fill } from '@shwekan/phrases/fill';
import { maskPhone } from '@shwekan/rules';
import { useEffect, useState } from 'react';
import { useT } from '../../house/language.ts';
import { session } from '../../house/session.ts';
import { toast } from '../../phone/toast.ts';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { changeLock, type KeptLock, keepLock, useKeptLock } from './kept-lock.ts';
import { PinSheet } from './PinSheet.tsx';
import { hasPasskey, makePasskey } from './passkey.ts';
import { watchLeaving } from './watch.ts';

const MINUTE_MS = 60_000;
const AFTER_MINUTES = [0, 1, 5, 15];

/** The app lock of this phone: to set it, to choose what opens it and when it locks, and to turn it off. */
export function LockCard() {
  const t = useT('lock');
  const lock = useKeptLock();
  const [asked, setAsked] = useState<'set' | 'change' | 'off' | null>(null);
  return (
    <Card title={t.title}>
      <p className="text-soft">{t.text}</p>
      <p className="mt-2 text-soft text-sm">{t.honest}</p>
      <div className="mt-3 flex flex-col gap-3">
        {lock === null ? (
          <Button look="gold" wide onClick={() => setAsked('set')}>
            {t.set}
          </Button>
        ) : (
          <>
            <After lock={lock} />
            <Passkey lock={lock} />
            <Button wide onClick={() => setAsked('change')}>
              {t.change}
            </Button>
            <Button wide onClick={() => setAsked('off')}>
              {t.turn_off}
            </Button>
          </>
        )}
      </div>
      {asked !== null && (
        <PinSheet
          asked={asked}
          lock={lock}
          close={() => setAsked(null)}
          done={(next) => {
            keepLock(next);
            if (next !== null) watchLeaving();
            toast('success', next === null ? t.off : t.saved);
            setAsked(null);
          }}
        />
      )}
    </Card>
  );
}

function After({ lock }: { lock: KeptLock }) {
  const t = useT('lock');
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm">{t.after}</legend>
      <div className="flex gap-2 zoomed:flex-col">
        {AFTER_MINUTES.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={lock.after_ms === count * MINUTE_MS}
            onClick={() => changeLock({ after_ms: count * MINUTE_MS })}
            className="min-h-11 flex-1 rounded-control border-2 border-line bg-sunk px-1 py-1 text-sm aria-pressed:border-gold-deep aria-pressed:bg-gold-wash aria-pressed:font-semibold"
          >
            {count === 0 ? t.at_once : fill(t.minutes, { count })}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Offered where the phone has a fingerprint, a face or a code of its own that a browser may ask. */
function Passkey({ lock }: { lock: KeptLock }) {
  const t = useT('lock');
  const [isThere, setThere] = useState(lock.passkey !== null);
  useEffect(() => void hasPasskey().then(setThere), []);
  if (!isThere) return null;
  const turn = async () => {
    if (lock.passkey !== null) return changeLock({ passkey: null });
    const passkey = await makePasskey(maskPhone(session()?.phone ?? ''));
    if (passkey === null) toast('error', t.passkey_failed);
    else changeLock({ passkey });
  };
  return (
    <Button wide onClick={() => void turn()}>
      {lock.passkey === null ? t.passkey : t.passkey_off}
    </Button>
  );
}
