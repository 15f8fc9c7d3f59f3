import {
  Checkbox,
  NativeSelect,
  PasswordInput,
  ScrollArea,
  SegmentedControl,
  type SegmentedControlProps,
  SimpleGrid,
  Switch,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { type ComponentType, Fragment } from 'react';
import { type FieldRow, type Form, type FormField, pathOf } from './fields.ts';
import { KyatInput } from './KyatInput.tsx';
import { LineInput, type LineInputProps } from './LineInput.tsx';
import { NumberField } from './NumberField.tsx';
import { PercentInput } from './PercentInput.tsx';
import { showChosen } from './StateChoice.tsx';
import { TimeInput, type TimeInputProps } from './TimeInput.tsx';
import type { TimeKind } from './time.ts';

/** Fields side by side stand in one line: what is said of one is below it. */
const HINT_BELOW = { inputWrapperOrder: ['label', 'input', 'description', 'error'] };
/** What says its hint beside itself. */
const WITHOUT_WRAPPER: readonly FormField<unknown>['kind'][] = ['switch', 'check', 'either'];
/** What is typed into them may be no value. */
const TIMES: readonly FormField<unknown>['kind'][] = ['day', 'month', 'moment', 'time'];
/** The longest reason that the server takes. */
const REASON_MAX = 200;

type FieldRowsProps<V> = {
  form: Form<V>;
  rows: readonly FieldRow<V>[];
  /** Says what is wrong while it is typed; else once the form was to be sent. */
  isLive?: boolean;
};

/** The fields of a form, drawn from their data. */
export function FieldRows<V>({ form, rows, isLive = false }: FieldRowsProps<V>) {
  const one = (field: FormField<V>, isBeside = false) => (
    <FieldInput key={field.name} form={form} field={field} isLive={isLive} isBeside={isBeside} />
  );
  return rows.map((row, nth) => {
    if (row === false) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a form do not change places.
    if (typeof row === 'function') return <Fragment key={nth}>{row(form)}</Fragment>;
    if (!('of' in row)) return one(row);
    const cells = row.of.filter((it) => it !== false);
    return (
      <SimpleGrid key={cells[0]?.name} cols={row.cols} spacing="sm">
        {cells.map((it) => one(it, row.cols !== 1))}
      </SimpleGrid>
    );
  });
}

type FieldInputProps<V> = { form: Form<V>; field: FormField<V>; isLive: boolean; isBeside: boolean };

function FieldInput<V>({ form, field, isLive, isBeside }: FieldInputProps<V>) {
  const { kind, name, language, refuse, ...props } = field;
  const isChecked = kind === 'switch' || kind === 'check';
  const input = form.getInputProps(pathOf(field), isChecked ? { type: 'checkbox' } : undefined);
  const error = isLive && input.value !== '' ? refuse?.(form.values) : input.error;
  const Input = INPUTS[kind];
  const times = TIMES.includes(kind) ? { onUnread: (isUnread: boolean) => form.setUnread(pathOf(field), isUnread) } : {};
  const place = kind === 'either' ? { isBeside } : isBeside && !WITHOUT_WRAPPER.includes(kind) ? HINT_BELOW : {};
  return <Input lang={language} {...place} {...props} {...input} {...times} error={error} />;
}

type EitherProps = SegmentedControlProps & { isBeside: boolean };

/** Wider than a phone, it is moved sideways. Beside a field it stands on the line of what is typed; alone it begins where the fields begin. */
function Either({ data, size, value, onChange, isBeside, 'aria-label': label, 'aria-labelledby': by }: EitherProps) {
  return (
    <ScrollArea
      type="never"
      maw="100%"
      style={isBeside ? { alignSelf: 'end' } : undefined}
      viewportProps={{ tabIndex: -1 }}
      viewportRef={showChosen}
    >
      <SegmentedControl data={data} size={size} value={value} onChange={onChange} aria-label={label} aria-labelledby={by} />
    </ScrollArea>
  );
}

/** A field of time is empty while what is typed is none, and its form knows that it is not. */
const timed =
  (kind: TimeKind) =>
  ({ onChange, ...props }: TimeInputProps) => <TimeInput {...props} kind={kind} onChange={(value) => onChange(value ?? '')} />;

// What an input is told was checked against its kind where the field was written.
const INPUTS = {
  text: (props: TextInputProps) => <TextInput autoComplete="off" {...props} />,
  line: LineInput,
  lines: (props: TextareaProps) => <Textarea autosize {...props} />,
  reason: (props: LineInputProps) => <LineInput label="Reason" maxLength={REASON_MAX} required {...props} />,
  kyat: KyatInput,
  percent: PercentInput,
  number: NumberField,
  choice: NativeSelect,
  either: Either,
  switch: Switch,
  check: Checkbox,
  day: timed('day'),
  month: timed('month'),
  moment: timed('moment'),
  time: timed('time'),
  secret: PasswordInput,
} as unknown as Record<FormField<unknown>['kind'], ComponentType<Record<string, unknown>>>;
