import { useForm } from '@mantine/form';
import { type FormEvent, useCallback, useState } from 'react';
import { type FieldRow, type Form, refusalsOf } from './fields.ts';

const NONE: ReadonlySet<string> = new Set();

/** What an operator fills in, beginning with `values`. What is wrong is said when the form is to be sent; such a form is not, nor one with a day or time that is none. */
export function useFields<V extends object>(values: V, rows: readonly FieldRow<V>[] = []) {
  const [unread, setAllUnread] = useState(NONE);
  const setUnread = useCallback((name: string, isUnread: boolean) => setAllUnread((old) => withOrWithout(old, name, isUnread)), []);
  // The same, with the names of fields as this form has them.
  const form = useForm<V>({ initialValues: values, validate: (now) => refusalsOf(rows, now) as never }) as unknown as FilledForm<V>;
  const onSubmit: FilledForm<V>['onSubmit'] = (send) => (event) => {
    if (unread.size === 0) form.onSubmit(send)(event);
    else event.preventDefault();
  };
  return { ...form, unread, setUnread, onSubmit };
}

type FilledForm<V> = Form<V> & {
  reset: () => void;
  onSubmit: (send: (values: V) => void) => (event: FormEvent) => void;
  setErrors: (errors: Record<string, string>) => void;
};

function withOrWithout(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  if (names.has(name) === isIn) return names;
  return new Set(isIn ? [...names, name] : [...names].filter((it) => it !== name));
}
