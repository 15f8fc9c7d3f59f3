import { latinDigits } from '@shwekan/rules';
import { Field } from '../Field.tsx';

const DIGITS_MAX = 6;

type PinFieldProps = {
  label: string;
  name: string;
  value: string;
  change: (pin: string) => void;
  error?: string | undefined;
  first?: boolean;
};

/** A PIN as it is typed: digits alone, of any language's keys, and not to be read. */
export function PinField({ label, name, value, change, error, first = false }: PinFieldProps) {
  return (
    <Field
      label={label}
      name={name}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      autoFocus={first}
      value={value}
      onChange={(event) => change(latinDigits(event.target.value).replace(/\D/g, '').slice(0, DIGITS_MAX))}
      error={error}
    />
  );
}
