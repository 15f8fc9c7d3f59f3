import type { FormEvent } from 'react';
import type { FieldErrors } from '../app/send.ts';

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

/** Puts the caret into the first field that is wrong, in the order of the form; of a group into its first. */
export function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find((element) => (element as HTMLInputElement).name in errors);
  const field = first instanceof HTMLFieldSetElement ? first.querySelector('input') : first;
  (field as HTMLElement | null | undefined)?.focus();
}

/** A form's submit: reads it, shows what is wrong and goes to the first of it, or sends. */
export function submitting(
  check: (texts: Record<string, string>) => FieldErrors,
  setErrors: (errors: FieldErrors) => void,
  send: (texts: Record<string, string>) => Promise<void>,
) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const texts = readForm(form);
    const errors = check(texts);
    setErrors(errors);
    if (Object.keys(errors).length > 0) focusFirst(form, errors);
    else void send(texts);
  };
}
