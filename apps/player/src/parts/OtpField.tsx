import { latinDigits } from '@shwekan/rules';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../house/language.ts';

const LENGTH = 6;

/**
 * Six boxes for a one-time code. It is one input over them, so that pasting, the keyboard's own suggestion and screen
 * readers work as with any other.
 */
export function OtpField({ error }: { error?: string | undefined }) {
  const t = useT('account');
  const id = useId();
  const [code, setCode] = useState('');
  const [focused, setFocused] = useState(false);

  // A code that was refused is typed anew: the field is empty in the moment the refusal is read, so that nothing typed after it is lost.
  const [told, setTold] = useState(error);
  if (told !== error) {
    setTold(error);
    if (error !== undefined) setCode('');
  }
  // The code is what is missing here.
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads back to the field
  useLayoutEffect(() => input.current?.focus(), [error]);

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
              className={`flex h-14 items-center justify-center rounded-control border bg-card font-bold text-2xl huge:text-base tabular-nums ${boxLook(error !== undefined, focused && place === Math.min(code.length, LENGTH - 1))}`}
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
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-told` : undefined}
          className="absolute inset-0 size-full bg-transparent text-transparent caret-transparent outline-none"
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

function boxLook(wrong: boolean, here: boolean): string {
  if (here) return 'border-gold-deep ring-2 ring-gold-deep';
  return wrong ? 'border-bad' : 'border-edge';
}
