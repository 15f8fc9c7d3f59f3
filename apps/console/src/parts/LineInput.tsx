import { Textarea, type TextareaProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';

export type LineInputProps = Omit<TextareaProps, 'onChange'> & { onChange: (text: string) => void };

/**
 * A text on one line that is read whole however long it is: it wraps. Enter goes on with its form, as in any field of one line; where it begins with
 * several rows, somebody writes for others to read and sends by the button.
 */
export function LineInput({ onChange, ...props }: LineInputProps) {
  const goesOn = (props.minRows ?? 1) === 1;
  return (
    <Textarea
      autosize
      {...props}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\n/g, ' '))}
      {...(goesOn && { onKeyDown: submitByEnter })}
    />
  );
}

/** A form whose button waits is not sent by a key either; what is chosen from an input method's list is no end of the text. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.querySelector<HTMLButtonElement>('[type="submit"]:not(:disabled)')?.click();
}
