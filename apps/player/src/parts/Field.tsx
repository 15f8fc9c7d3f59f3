import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useT } from '../house/language.ts';
import type { FieldErrors } from '../house/send.ts';
import { IconButton } from './Button.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import { useCorrected } from './use-corrected.ts';

type FieldProps = ComponentProps<'input'> & { label: string; name: string; error?: string; hint?: ReactNode; beside?: ReactNode };

/** A labelled input; its error is read out with it. `beside` is laid into the input at its end. */
export function Field({ label, error: told, hint, beside, className = '', ...input }: FieldProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { error, onInput } = useCorrected(told, place);
  return (
    <div ref={place} onInput={onInput} className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <div className="relative flex items-center">
        <input
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error || hint ? `${id}-told` : undefined}
          ref={input.autoFocus ? asksForKeys : undefined}
          className="min-h-12 w-full rounded-control border border-edge bg-card px-3 py-2 aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad"
          {...input}
        />
        {beside && <span className="absolute right-0.5">{beside}</span>}
      </div>
      {(error || hint) && (
        <p id={`${id}-told`} className={`mt-1.5 text-sm ${error ? 'text-bad' : 'text-soft'}`}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

/** In a sheet as well: a dialog looks for it in the document, and React's own `autoFocus` comes before the dialog is open. */
const asksForKeys = (input: HTMLInputElement | null): void => input?.setAttribute('autofocus', '');

/** A password, which can be shown. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'beside'>) {
  const t = useT('account');
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      beside={
        <IconButton name={shown ? t.hide_password : t.show_password} onClick={() => setShown(!shown)} className="text-soft">
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}

/** A new password, typed twice. */
export function NewPasswordFields({ errors }: { errors: FieldErrors }) {
  const t = useT('account');
  const fields = [
    { label: t.new_password, name: 'password', hint: t.password_hint },
    { label: t.confirm_password, name: 'confirm_password' },
  ];
  return fields.map((it) => {
    const error = errors[it.name];
    return <PasswordField key={it.name} autoComplete="new-password" {...it} {...(error === undefined ? {} : { error })} />;
  });
}

/** A phone number: Burmese digits are understood. */
export function PhoneField(props: Partial<FieldProps>) {
  const t = useT('account');
  return (
    <Field
      label={t.phone}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={t.phone_hint}
      maxLength={20}
      {...props}
    />
  );
}
