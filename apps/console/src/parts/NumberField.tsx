import { NumberInput, type NumberInputProps } from '@mantine/core';
import { latinDigits } from '@shwekan/rules';
import type { ComponentProps } from 'react';

/** A field for a number, in whose digits a keyboard writes does not matter. */
export function NumberField(props: NumberInputProps) {
  // What the field is drawn by is told to it beside what Mantine names.
  return <NumberInput hideControls {...props} {...({ customInput: DigitInput } as object)} />;
}

/** Has Burmese digits as Latin ones before the field looks at what was typed: it would drop them. */
function DigitInput({ onChange, ...props }: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      onChange={(event) => {
        const input = event.currentTarget;
        const latin = latinDigits(input.value);
        if (latin !== input.value) {
          const caret = input.selectionStart;
          input.value = latin;
          input.setSelectionRange(caret, caret);
        }
        onChange?.(event);
      }}
    />
  );
}
