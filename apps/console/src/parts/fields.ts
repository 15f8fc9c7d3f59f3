import type {
  CheckboxProps,
  NativeSelectProps,
  NumberInputProps,
  PasswordInputProps,
  SegmentedControlProps,
  SimpleGridProps,
  SwitchProps,
  TextareaProps,
  TextInputProps,
} from '@mantine/core';
import type { TextLanguage } from '@shwekan/phrases/per-language';
import type { ReactNode } from 'react';

/** What an operator fills in, as it stands now. */
export type Form<V> = {
  values: V;
  isDirty: (name?: string) => boolean;
  setFieldValue: <K extends Key<V>>(name: K, value: V[K]) => void;
  // biome-ignore lint/suspicious/noExplicitAny: the value is the field's own.
  getInputProps: (name: string, options?: { type: 'checkbox' }) => { value?: any; error?: any };
  /** Where what is typed is no day or time: the value there is that of an empty field, and is not what was meant. */
  unread: ReadonlySet<string>;
  setUnread: (name: string, isUnread: boolean) => void;
};

/** The kinds of field, each with what its input may be told. */
type Kinds = {
  text: TextInputProps;
  /** A long text on one line, and one of several. */
  line: TextareaProps;
  lines: TextareaProps;
  /** Why it is done: kept in the audit trail. */
  reason: TextareaProps;
  kyat: NumberInputProps;
  percent: NumberInputProps;
  number: NumberInputProps;
  choice: NativeSelectProps;
  /** One of a few, all in sight. */
  either: Omit<SegmentedControlProps, 'ref'>;
  switch: SwitchProps;
  check: CheckboxProps;
  day: TextInputProps;
  month: TextInputProps;
  /** A day and a time, and a time of day, in Yangon. */
  moment: TextInputProps;
  time: TextInputProps;
  secret: PasswordInputProps;
};

type Key<V> = Extract<keyof V, string>;
type FieldBase<V, K> = {
  kind: K;
  name: Key<V>;
  /** Which language of a text that is written in each. */
  language?: TextLanguage;
  /** Why it cannot be sent so, or null. */
  refuse?: (values: V) => string | null;
};
type Own = 'name' | 'value' | 'defaultValue' | 'onChange' | 'checked' | 'error';

/** A field of a form as data. Empty, a required one keeps the form from being sent. */
export type FormField<V> = { [K in keyof Kinds]: FieldBase<V, K> & Partial<Omit<Kinds[K], Own>> }[keyof Kinds];

/** Fields beside each other. */
type FieldGrid<V> = { cols: SimpleGridProps['cols']; of: readonly (FormField<V> | false)[] };

/** What stands below each other in a form: a field, some beside each other, or anything that is made from what is filled in. */
export type FieldRow<V> = FormField<V> | FieldGrid<V> | ((form: Form<V>) => ReactNode) | false;

/** Every field of a form, those beside each other as well; what a row makes itself is not among them. */
export function everyField<V>(rows: readonly FieldRow<V>[]): FormField<V>[] {
  return rows.flatMap((row) => {
    if (row === false || typeof row === 'function') return [];
    return 'of' in row ? row.of.filter((it) => it !== false) : [row];
  });
}

/** What is wrong with what is filled in, by the name of its field. A required field that is empty has no sentence: its mark says so. */
export function refusalsOf<V>(rows: readonly FieldRow<V>[], values: V): Record<string, string | null> {
  return Object.fromEntries(everyField(rows).map((it) => [pathOf(it), it.refuse?.(values) ?? null]));
}

/** What the server said of fields of this form, by the name of each; of a field that is sent as a list, what it said of the first wrong one in it. */
export function wrongIn<V>(rows: readonly FieldRow<V>[], errors: Readonly<Record<string, string>>): Record<string, string> {
  const saidOf = (field: string) => Object.entries(errors).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1];
  const wrong = everyField(rows).map((it) => [pathOf(it), saidOf(pathOf(it))] as const);
  return Object.fromEntries(wrong.filter((it): it is [string, string] => it[1] !== undefined));
}

/** Whether it may be sent: every required field is filled, what is typed is read, and nothing is wrong. */
export function isComplete<V>(rows: readonly FieldRow<V>[], form: Form<V>): boolean {
  const isEmpty = (it: FormField<V>) => String(form.getInputProps(pathOf(it)).value ?? '').trim() === '';
  return form.unread.size === 0 && everyField(rows).every((it) => !(isRequired(it) && isEmpty(it)) && !it.refuse?.(form.values));
}

const WRITTEN: readonly string[] = ['text', 'line', 'lines', 'reason', 'kyat', 'percent', 'number'] satisfies (keyof Kinds)[];

/** What was written into a form, in its order: to be told back when the form goes. Secrets are not. */
export function writtenIn<V>(rows: readonly FieldRow<V>[], form: Form<V>): string[] {
  const fields = everyField(rows);
  const written = fields.filter((it) => WRITTEN.includes(it.kind)).map(pathOf);
  const known = new Set(fields.map(pathOf));
  const paths = [...textPaths(form.values).filter((it) => !known.has(it)), ...written].filter((it) => form.isDirty(it));
  return paths.map((it) => String(form.getInputProps(it).value ?? '').trim()).filter((it) => it !== '');
}

/** Where the texts are that a form holds in several languages: their fields are often of a row that makes them itself. */
function textPaths(values: unknown): string[] {
  return Object.entries(values as object).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.keys(value)
      .filter((key) => typeof value[key] === 'string')
      .map((key) => `${name}.${key}`);
  });
}

/** The same values without space around their texts. */
export function withoutSpace<V>(values: V): V {
  if (typeof values === 'string') return values.trim() as V;
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, withoutSpace(value)])) as V;
}

/**
 * What differs of a record between how it was read and what is to be sent: only that is sent to a call that changes what it is sent, so that a field a
 * colleague changed meanwhile keeps their value. Null when nothing does.
 */
export function changesIn<T extends object>(before: T, after: NoInfer<T>): Partial<T> | null {
  const changed = Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof T]));
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<T>);
}

/** Where the value of a field is. */
export function pathOf<V>({ name, language }: FormField<V>): string {
  return language ? `${name}.${language}` : name;
}

function isRequired<V>(field: FormField<V>): boolean {
  return field.kind === 'reason' || ('required' in field && field.required === true);
}
