import { Textarea, type TextareaProps } from '@mantine/core';

/** The longest reason that the server takes. */
const REASON_MAX = 200;

type ReasonFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & { value: string; change: (reason: string) => void };

/** Why an operator does something: one line, however long, kept in the audit trail. */
export function ReasonField({ value, change, ...props }: ReasonFieldProps) {
  return (
    <Textarea
      label="Reason"
      value={value}
      onChange={(event) => change(event.currentTarget.value.replace(/\n/g, ' '))}
      maxLength={REASON_MAX}
      autosize
      required
      {...props}
    />
  );
}
