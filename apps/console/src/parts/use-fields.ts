import { useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import { type FieldRow, type Form, refusalsOf } from './fields.ts';

/** What an operator fills in, beginning with `values`. What is wrong is said when the form is to be sent; such a form is not. */
export function useFields<V extends object>(values: V, rows: readonly FieldRow<V>[] = []) {
  const form = useForm<V>({ initialValues: values, validate: (now) => refusalsOf(rows, now) as never });
  // The same, with the names of fields as this form has them.
  return form as unknown as FilledForm<V>;
}

type FilledForm<V> = Form<V> & {
  reset: () => void;
  onSubmit: (send: (values: V) => void) => (event: FormEvent) => void;
  setErrors: (errors: Record<string, string>) => void;
};
