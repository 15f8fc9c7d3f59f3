import { NumberInput, type NumberInputProps } from '@mantine/core';

/** A field for whole kyat, with thousands separators. The arrow keys change no money. */
export function KyatInput(props: NumberInputProps) {
  return (
    <NumberInput
      thousandSeparator=","
      allowDecimal={false}
      allowNegative={false}
      hideControls
      withKeyboardEvents={false}
      suffix=" kyat"
      inputMode="numeric"
      max={1_000_000_000_000}
      {...props}
    />
  );
}
