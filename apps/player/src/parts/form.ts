import type { FormEvent } from 'react';
import type { FieldErrors } from '../house/send.ts';

/** The named texts of a form, trimmed; passwords are left as they are. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts[name] = name.includes('password') ? value : value.trim();
  }
  return texts;
}

/** Keeps only the fields that are wrong. */
export function wrongFields(checks: Record<string, string | false | null | undefined>): FieldErrors {
  const wrong: FieldErrors = {};
  for (const [name, error] of Object.entries(checks)) if (error) wrong[name] = error;
  return wrong;
}

/** A form's submit: reads it, and shows what is wrong or sends. */
export function submitting(
  check: (texts: Record<string, string>) => FieldErrors,
  setErrors: (errors: FieldErrors) => void,
  send: (texts: Record<string, string>) => Promise<void> | void,
) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = readForm(event.currentTarget);
    const errors = check(texts);
    setErrors(errors);
    if (Object.keys(errors).length === 0) void send(texts);
  };
}
