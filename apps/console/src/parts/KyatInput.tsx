import type { NumberInputProps } from '@mantine/core';
import { NumberField } from './NumberField.tsx';

/** A field for whole kyat, with thousands separators. The arrow keys change no money. */
export function KyatInput(props: NumberInputProps) {
  return (
    <NumberField
      thousandSeparator=","
      allowDecimal={false}
      allowNegative={false}
      withKeyboardEvents={false}
      suffix=" kyat"
      inputMode="numeric"
      max={1_000_000_000_000}
      {...props}
    />
  );
}
