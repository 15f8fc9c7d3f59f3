import { fill } from '@shwekan/phrases/fill';
import { type FormEvent, useState } from 'react';
import { useT } from '../../house/language.ts';
import { withOverlay } from '../../phone/overlay.ts';
import { toast } from '../../phone/toast.ts';
import { Button } from '../Button.tsx';
import { Sheet } from '../Sheet.tsx';
import { type KeptLock, keptLock, lockWith, refusePin, triesLeft, tryPin } from './kept-lock.ts';
import { leave } from './leave.ts';
import { PinField } from './PinField.tsx';

type PinSheetProps = { asked: 'set' | 'change' | 'off'; lock: KeptLock | null; close: () => void; done: (next: KeptLock | null) => void };
type Errors = { now?: string; pin?: string; again?: string };

/** Asks for the PIN that is, where there is one, and for the new one twice. */
export function PinSheet({ asked, lock, close, done }: PinSheetProps) {
  const t = useT('lock');
  const [now, setNow] = useState('');
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const isNew = asked !== 'off';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = isNew ? refusePin(pin) : null;
    if (wrong !== null) return setErrors({ pin: t[wrong] });
    if (isNew && pin !== again) return setErrors({ again: t.not_same });
    if (lock !== null && !(await withOverlay(tryPin(now)))) {
      if (triesLeft() > 0) return setErrors({ now: refusalOf(t) });
      toast('error', t.ended);
      return leave();
    }
    done(isNew ? await withOverlay(lockWith(pin, lock)) : null);
  };
  return (
    <Sheet title={t.title} open close={close}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {lock !== null && <PinField label={t.pin_now} name="now" value={now} change={setNow} error={errors.now} first />}
        {isNew && (
          <>
            <PinField label={t.pin} name="pin" value={pin} change={setPin} error={errors.pin} first={lock === null} />
            <PinField label={t.pin_again} name="again" value={again} change={setAgain} error={errors.again} />
          </>
        )}
        <Button type="submit" look="gold" wide>
          {isNew ? t.save : t.turn_off}
        </Button>
      </form>
    </Sheet>
  );
}

function refusalOf(t: { wait: string; wrong: string }): string {
  const wait_s = Math.ceil(((keptLock()?.wait_until_ms ?? 0) - Date.now()) / 1_000);
  return wait_s > 0 ? fill(t.wait, { seconds: wait_s }) : fill(t.wrong, { count: triesLeft() });
}
