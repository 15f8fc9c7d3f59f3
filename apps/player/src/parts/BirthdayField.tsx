import { fill } from '@shwekan/phrases/fill';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useT } from '../house/language.ts';
import { useMinimumAge } from '../house/minimum-age.ts';
import { type BirthdayFields, DIGITS, dayOf, digitsOf, pasted, typedAt, typedOf } from './birthday.ts';
import { useCorrected } from './use-corrected.ts';

const FILLED_BY = ['bday-day', 'bday-month', 'bday-year'];

/**
 * A date of birth, typed: a day that is known by heart is not searched for in a calendar, and a browser's own field would ask for it
 * in the browser's order. `known` is what was typed before.
 */
export function BirthdayField({ known, error: told }: { known?: string | undefined; error?: string | undefined }) {
  const t = useT('account');
  const age = useMinimumAge();
  const id = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  const { error, onInput } = useCorrected(told, fields);
  const [typed, setTyped] = useState<BirthdayFields>(() => typedOf(known));
  const goTo = (place: number) => fields.current?.querySelectorAll('input')[place]?.focus();

  const type = (place: number, text: string) => {
    const digits = digitsOf(text, place);
    setTyped(typedAt(typed, place, digits));
    const is_full = digits.length === DIGITS[place] && digits.length > (typed[place] ?? '').length;
    if (is_full && place < 2) goTo(place + 1);
  };
  const back = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Backspace' || typed[place] !== '' || place === 0) return;
    event.preventDefault();
    goTo(place - 1);
  };
  const paste = (event: ClipboardEvent) => {
    const whole = pasted(event.clipboardData.getData('text'));
    if (whole === null) return;
    event.preventDefault();
    setTyped(whole);
    goTo(2);
  };

  return (
    <fieldset ref={fields} onInput={onInput} name="birthday" aria-describedby={`${id}-told`} className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{t.birthday}</legend>
      <div className="grid grid-cols-[1fr_1fr_1.4fr] gap-2 zoomed:grid-cols-1">
        {[t.birthday_day, t.birthday_month, t.birthday_year].map((name, place) => (
          <label key={FILLED_BY[place]} className="flex min-w-0 flex-col gap-1.5 text-soft text-xs">
            {name}
            <input
              inputMode="numeric"
              autoComplete={FILLED_BY[place]}
              aria-invalid={error !== undefined}
              value={typed[place]}
              onChange={(event) => type(place, event.target.value)}
              onKeyDown={(event) => back(event, place)}
              onPaste={paste}
              className="amount min-h-12 w-full min-w-0 rounded-control border border-edge bg-card px-3 text-base text-ink aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad"
            />
          </label>
        ))}
      </div>
      <input type="hidden" name="birthday" value={dayOf(typed)} />
      <p id={`${id}-told`} className={`mt-1 text-sm ${error ? 'text-bad' : 'text-soft'}`}>
        {error ?? fill(t.birthday_hint, { age })}
      </p>
    </fieldset>
  );
}
