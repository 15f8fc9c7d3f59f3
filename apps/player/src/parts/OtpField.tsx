import { latinDigits } from '@shwekan/rules';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../house/language.ts';

const LENGTH = 6;

/**
 * Six boxes for a one-time code. It is one input over them, so that pasting, the keyboard's own suggestion and screen
 * readers work as with any other. The sixth digit sends the form, or leads to what is still empty there; a code that is
 * whole is selected, so that what is typed next takes its place.
 */
export function OtpField({ error }: { error?: string | undefined }) {
  const t = useT('account');
  const id = useId();
  const [code, setCode] = useState('');
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // The code is what is missing here, and each refusal leads back to it: in the moment it is read, so that nothing typed after it is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is the event
  useLayoutEffect(() => {
    input.current?.focus();
    selectWhole(input.current);
  }, [error]);
  // Once for each code, however it came: another one is another text.
  useEffect(() => {
    if (code.length < LENGTH) return;
    selectWhole(input.current);
    goOn(input.current?.form);
  }, [code]);

  const isWhole = focused && code.length === LENGTH;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {t.code}
      </label>
      <div className="relative">
        <div aria-hidden="true" className="grid grid-cols-6 gap-2 huge:gap-1">
          {Array.from({ length: LENGTH }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              key={place}
              className={`flex h-14 items-center justify-center rounded-control border font-bold text-2xl huge:text-base tabular-nums ${boxLook(error !== undefined, focused && place === code.length, isWhole)}`}
            >
              {code[place] ?? ''}
            </span>
          ))}
        </div>
        <input
          ref={input}
          id={id}
          name="code"
          value={code}
          onChange={(event) => setCode(latinDigits(event.target.value).replace(/\D/g, '').slice(0, LENGTH))}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onClick={() => selectWhole(input.current)}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-told` : undefined}
          className="absolute inset-0 size-full bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </div>
      {error && (
        <p id={`${id}-told`} className="mt-1.5 text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

function selectWhole(input: HTMLInputElement | null): void {
  if (input?.value.length === LENGTH) input.select();
}

/** Sends the form of a whole code. What else it asks for comes first: a code may be suggested before a password is typed. */
function goOn(form: HTMLFormElement | null | undefined): void {
  const missing = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])].find((it) => it.value === '');
  if (missing) missing.focus();
  else form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}

function boxLook(isWrong: boolean, isHere: boolean, isWhole: boolean): string {
  if (isHere) return 'border-gold-deep bg-card ring-2 ring-gold-deep';
  const edge = isWrong ? 'border-bad' : isWhole ? 'border-gold-deep' : 'border-edge';
  return `${edge} ${isWhole ? 'bg-gold-wash' : 'bg-card'}`;
}
