import type { NumberInputProps } from '@mantine/core';
import { NumberField } from './NumberField.tsx';

/** A field for a percent with up to two decimals; at most 100 unless told otherwise. */
export function PercentInput(props: NumberInputProps) {
  return <NumberField suffix=" %" min={0} max={100} decimalScale={2} allowNegative={false} {...props} />;
}
